import { useQuery } from '@tanstack/react-query';
import { Menu as MenuIcon, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { ScreenHelp } from './screenHelp.tsx';
import { UserButton } from './userButton.tsx';
import { meQuery, profileQuery } from '#web/api/queries.ts';
import { COMMAND_KEY } from '#web/ui/commandKey.ts';
import { Logo } from '#web/ui/logo.tsx';
import { NotYet, onDemand } from '#web/ui/onDemand.tsx';
import { ThemeToggle } from '#web/ui/themeToggle.tsx';

const UserMenu = onDemand(
  async () => (await import('./userMenu.tsx')).UserMenu,
  ({ name }) => (
    <NotYet>
      <UserButton name={name} />
    </NotYet>
  ),
);

interface TopBarProps {
  bell: ReactNode;
  onMenu: () => void;
  onSearch: () => void;
  onHelp: () => void;
}

export function TopBar({ bell, onMenu, onSearch, onHelp }: TopBarProps) {
  const { data: me } = useQuery(meQuery);
  const { data: profile } = useQuery(profileQuery);
  const name = profile?.name || me?.user.name || me?.user.email || '';
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
      <UserMenu name={name} onHelp={onHelp} />
    </header>
  );
}
