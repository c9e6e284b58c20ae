import { createContext, useContext } from 'react';
import { useFirstPress } from './firstPress.tsx';
import { whenIdle } from './onDemand.tsx';
import type { MenuItemProps, MenuLinkProps, MenuProps } from './openedMenu.tsx';

const load = whenIdle(async () => import('./openedMenu.tsx'));

/** The entries of a menu are drawn by the code that came with it. */
const Parts = createContext<Awaited<ReturnType<typeof load>> | null>(null);

export function Menu(props: MenuProps) {
  const { part, twin, replay } = useFirstPress(load, props.trigger, { 'aria-haspopup': 'menu' });
  if (!part) return twin;
  return (
    <Parts value={part}>
      <part.OpenedMenu {...props} replay={replay} />
    </Parts>
  );
}

export function MenuItem(props: MenuItemProps) {
  const parts = useContext(Parts);
  return parts && <parts.MenuItem {...props} />;
}

export function MenuLink(props: MenuLinkProps) {
  const parts = useContext(Parts);
  return parts && <parts.MenuLink {...props} />;
}

export function MenuSeparator() {
  const parts = useContext(Parts);
  return parts && <parts.MenuSeparator />;
}
