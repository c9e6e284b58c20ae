import { Keyboard, LogOut, Settings } from 'lucide-react';
import { useSignOut } from './signOut.ts';
import { UserButton } from './userButton.tsx';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '#web/ui/menu.tsx';

/** What is the user’s own, in the top bar. */
export function UserMenu({ name, onHelp }: { name: string; onHelp: () => void }) {
  const signOut = useSignOut();
  return (
    <Menu trigger={<UserButton name={name} />}>
      <MenuLink to="/app/account" icon={<Settings className="i" />}>
        Paramètres
      </MenuLink>
      <MenuItem icon={<Keyboard className="i" />} className="max-desk:hidden" onSelect={onHelp}>
        Raccourcis clavier
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<LogOut className="i" />} onSelect={() => void signOut()}>
        Se déconnecter
      </MenuItem>
    </Menu>
  );
}
