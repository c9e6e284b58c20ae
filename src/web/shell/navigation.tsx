import { Files, House, SquarePen, Users } from 'lucide-react';
import { NavLink } from 'react-router';
import { cx } from '#web/ui/cx.ts';

const places = [
  { to: '/app', label: 'Tableau de bord', icon: <House className="i" />, end: true },
  { to: '/app/clients', label: 'Clients', icon: <Users className="i" /> },
  { to: '/app/create', label: 'Nouveau Document', icon: <SquarePen className="i" />, key: 'N' },
  { to: '/app/documents', label: 'Documents', icon: <Files className="i" /> },
] as const;

export function Navigation({ onNavigate }: { onNavigate?: () => void }) {
  return (
    <nav className="nav" aria-label="Navigation principale">
      {places.map((place) => (
        <NavLink
          key={place.to}
          to={place.to}
          end={'end' in place}
          onClick={onNavigate}
          className={({ isActive }) => cx('nav__item', isActive && 'is-on')}
        >
          {place.icon}
          {place.label}
          {'key' in place && (
            <kbd className="kbd only-desk" aria-hidden="true">
              {place.key}
            </kbd>
          )}
        </NavLink>
      ))}
    </nav>
  );
}
