import { Files, House, SquarePen, Users } from 'lucide-react';
import { NavLink } from 'react-router';
import { cx } from '#web/ui/cx.ts';

const places = [
  { to: '/app', label: 'Tableau de bord', icon: <House className="i" />, end: true },
  { to: '/app/clients', label: 'Clients', icon: <Users className="i" /> },
  { to: '/app/create', label: 'Nouveau Document', icon: <SquarePen className="i" />, key: 'N' },
  { to: '/app/documents', label: 'Documents', icon: <Files className="i" /> },
] as const;

interface NavigationProps {
  onNavigate?: () => void;
  /** Rows of a finger's height. */
  roomy?: boolean;
}

const PLACE =
  'relative flex items-center gap-3 rounded-sm px-3 whitespace-nowrap hover:bg-well hover:text-ink';
const ELSEWHERE = 'font-medium text-ink-2';
const HERE =
  'font-semibold text-ink before:absolute before:-left-3 before:w-[3px] before:bg-action [&>svg]:text-action';

export function Navigation({ onNavigate, roomy = false }: NavigationProps) {
  const height = roomy ? 'min-h-12' : 'min-h-10';
  const mark = roomy ? 'before:inset-y-3' : 'before:inset-y-2';
  return (
    <nav className="-ml-3 grid gap-0.5" aria-label="Navigation principale">
      {places.map((place) => (
        <NavLink
          key={place.to}
          to={place.to}
          end={'end' in place}
          onClick={onNavigate}
          className={({ isActive }) => cx(PLACE, height, isActive ? cx(HERE, mark) : ELSEWHERE)}
        >
          {place.icon}
          {place.label}
          {'key' in place && (
            <kbd className="kbd ml-auto max-desk:hidden" aria-hidden="true">
              {place.key}
            </kbd>
          )}
        </NavLink>
      ))}
    </nav>
  );
}
