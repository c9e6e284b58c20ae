import { Menu as Base } from '@base-ui/react/menu';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from './cx.ts';
import { type Opener, type Replay, useReplay } from './firstPress.tsx';

export interface MenuProps {
  /** The button that opens it. */
  trigger: Opener;
  align?: 'start' | 'center' | 'end';
  children: ReactNode;
}

export interface MenuItemProps {
  icon?: ReactNode;
  children: ReactNode;
  onSelect: () => void;
  danger?: boolean;
  disabled?: boolean;
}

export interface MenuLinkProps {
  icon?: ReactNode;
  to: string;
  children: ReactNode;
}

/** The menu once its button was pressed. */
export function OpenedMenu({
  trigger,
  align = 'end',
  replay,
  children,
}: MenuProps & { replay: Replay }) {
  const button = useReplay(replay);
  return (
    <Base.Root modal={false}>
      <Base.Trigger render={trigger} ref={button} />
      <Base.Portal>
        <Base.Positioner className="layer" align={align} sideOffset={6}>
          <Base.Popup className="menu">{children}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

export function MenuItem({ icon, children, onSelect, danger, disabled }: MenuItemProps) {
  return (
    <Base.Item
      className={cx('menu__item', danger && 'menu__item--danger')}
      disabled={disabled}
      onClick={onSelect}
    >
      {icon}
      {children}
    </Base.Item>
  );
}

export function MenuLink({ icon, to, children }: MenuLinkProps) {
  return (
    <Base.LinkItem className="menu__item" closeOnClick render={<Link to={to} />}>
      {icon}
      {children}
    </Base.LinkItem>
  );
}

export function MenuSeparator() {
  return <Base.Separator className="menu__sep" />;
}
