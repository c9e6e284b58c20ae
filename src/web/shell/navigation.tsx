import { Files, House, SquarePen, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { cx } from '#web/ui/cx.ts';

interface Place {
  to: string;
  label: string;
  icon: ReactNode;
  key?: string;
  /** It is this address alone, not those below it. */
  end?: boolean;
  /** Reached from there, and about the same things. */
  also?: readonly string[];
}

const places: readonly Place[] = [
  { to: '/app', label: 'Tableau de bord', icon: <House className="i" />, end: true },
  { to: '/app/clients', label: 'Clients', icon: <Users className="i" /> },
  { to: '/app/create', label: 'Nouveau Document', icon: <SquarePen className="i" />, key: 'N' },
  {
    to: '/app/documents',
    label: 'Documents',
    icon: <Files className="i" />,
    also: ['/app/recurring', '/app/register', '/app/statement'],
  },
];

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
  const { pathname } = useLocation();
  const height = roomy ? 'min-h-12' : 'min-h-10';
  const mark = roomy ? 'before:inset-y-3' : 'before:inset-y-2';
  return (
    <nav className="-ml-3 grid gap-0.5" aria-label="Navigation principale">
      {places.map((place) => (
        <Link
          key={place.to}
          to={place.to}
          onClick={onNavigate}
          aria-current={isHere(place, pathname) ? 'page' : undefined}
          className={cx(PLACE, height, isHere(place, pathname) ? cx(HERE, mark) : ELSEWHERE)}
        >
          {place.icon}
          {place.label}
          {place.key && (
            <kbd className="kbd ml-auto max-desk:hidden" aria-hidden="true">
              {place.key}
            </kbd>
          )}
        </Link>
      ))}
    </nav>
  );
}

function isHere({ to, end = false, also = [] }: Place, pathname: string): boolean {
  const isUnder = (place: string) => pathname.startsWith(`${place}/`);
  return [to, ...also].some((place) => pathname === place || (!end && isUnder(place)));
}
