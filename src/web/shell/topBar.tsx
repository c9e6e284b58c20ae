import { useQuery } from '@tanstack/react-query';
import { ChevronDown, Keyboard, LogOut, Menu as MenuIcon, Search, Settings } from 'lucide-react';
import type { ReactNode } from 'react';
import { ScreenHelp } from './screenHelp.tsx';
import { useSignOut } from './signOut.ts';
import { meQuery, profileQuery } from '#web/api/queries.ts';
import { COMMAND_KEY } from '#web/ui/commandKey.ts';
import { initials } from '#web/ui/french.ts';
import { Logo } from '#web/ui/logo.tsx';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '#web/ui/menu.tsx';
import { ThemeToggle } from '#web/ui/themeToggle.tsx';

interface TopBarProps {
  bell: ReactNode;
  onMenu: () => void;
  onSearch: () => void;
  onHelp: () => void;
}

export function TopBar({ bell, onMenu, onSearch, onHelp }: TopBarProps) {
  return (
    <header className="top">
      <button
        type="button"
        className="icon-btn top__menu"
        aria-label="Ouvrir le menu"
        onClick={onMenu}
      >
        <MenuIcon className="i" />
      </button>
      <Logo to="/app" />
      <button type="button" className="top__search" onClick={onSearch}>
        <Search className="i" />
        <span>Rechercher ou créer</span>
        <kbd className="kbd" aria-hidden="true">
          {COMMAND_KEY === '⌘' ? '⌘K' : `${COMMAND_KEY} K`}
        </kbd>
      </button>
      <ScreenHelp />
      <ThemeToggle className="only-desk" />
      {bell}
      <UserMenu onHelp={onHelp} />
    </header>
  );
}

function UserMenu({ onHelp }: { onHelp: () => void }) {
  const { data: me } = useQuery(meQuery);
  const { data: profile } = useQuery(profileQuery);
  const signOut = useSignOut();
  const name = profile?.name || me?.user.name || me?.user.email || '';

  return (
    <Menu
      trigger={
        <button type="button" className="top__user" aria-label={`Menu de ${name}`}>
          <span className="avatar" aria-hidden="true">
            {initials(name)}
          </span>
          <span className="name">{name}</span>
          <ChevronDown className="i i--s" />
        </button>
      }
    >
      <MenuLink to="/app/account" icon={<Settings className="i" />}>
        Paramètres
      </MenuLink>
      <MenuItem icon={<Keyboard className="i" />} onSelect={onHelp}>
        Raccourcis clavier
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<LogOut className="i" />} onSelect={() => void signOut()}>
        Se déconnecter
      </MenuItem>
    </Menu>
  );
}
