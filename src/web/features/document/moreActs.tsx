import { Menu, MenuItem, MenuSeparator } from '#web/ui/menu.tsx';
import { MoreButton } from './moreButton.tsx';
import type { NamedAct } from './useDocumentActs.tsx';

/** The acts that are not the next one, in a quiet menu; what cannot be undone comes last. */
export function MoreActs({ acts }: { acts: readonly NamedAct[] }) {
  const [last] = acts.filter(({ danger }) => danger);
  return (
    <Menu trigger={<MoreButton />}>
      {acts
        .filter(({ danger }) => !danger)
        .map(({ act, icon, label, run }) => (
          <MenuItem key={act} icon={icon} onSelect={run}>
            {label}
          </MenuItem>
        ))}
      {last && (
        <>
          <MenuSeparator />
          <MenuItem icon={last.icon} danger onSelect={last.run}>
            {last.label}
          </MenuItem>
        </>
      )}
    </Menu>
  );
}
