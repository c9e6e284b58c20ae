import { useQuery } from '@tanstack/react-query';
import { Menu as MenuIcon, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { ScreenHelp } from './screenHelp.tsx';
import { TOP_BAR } from './shellFrame.tsx';
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
    <header className={TOP_BAR}>
      <button
        type="button"
        className="icon-btn wide:hidden"
        aria-label="Ouvrir le menu"
        onClick={onMenu}
      >
        <MenuIcon className="i" />
      </button>
      <Logo to="/app" className="max-desk:mr-auto desk:mr-3 wide:hidden" />
      <button
        type="button"
        className="mr-auto flex min-h-9 items-center gap-2.5 rounded-sm px-3 whitespace-nowrap text-ink-3 hover:bg-well max-desk:hidden wide:-ml-3"
        onClick={onSearch}
      >
        <Search className="i" />
        <span>Rechercher ou créer</span>
        <kbd className="kbd ml-2 max-wide:hidden pointer-coarse:hidden" aria-hidden="true">
          {COMMAND_KEY === '⌘' ? '⌘K' : `${COMMAND_KEY} K`}
        </kbd>
      </button>
      {/* On a phone the menu has the help, and the bar the search. */}
      <span className="contents max-desk:hidden">
        <ScreenHelp />
      </span>
      <button
        type="button"
        className="icon-btn desk:hidden"
        aria-label="Rechercher ou créer"
        onClick={onSearch}
      >
        <Search className="i" />
      </button>
      <ThemeToggle className="max-desk:hidden" />
      {bell}
      <UserMenu name={name} onHelp={onHelp} />
    </header>
  );
}
