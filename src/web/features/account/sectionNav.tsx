import { Link, useLocation } from 'react-router';
import { cx } from '#web/ui/cx.ts';

const SECTIONS = [
  { id: 'entreprise', title: 'Entreprise' },
  { id: 'numerotation', title: 'Numérotation' },
  { id: 'apparence', title: 'Apparence' },
  { id: 'paiement', title: 'TVA et paiement' },
  { id: 'subscription', title: 'Abonnement' },
  { id: 'securite', title: 'Sécurité' },
  { id: 'donnees', title: 'Données' },
] as const;

export function SectionNav() {
  const { hash } = useLocation();
  const current = SECTIONS.find(({ id }) => hash === `#${id}`)?.id ?? 'entreprise';
  return (
    <nav className="acc__nav max-desk:overflow-x-auto!" aria-label="Sections">
      {SECTIONS.map(({ id, title }) => (
        <Link
          key={id}
          to={`#${id}`}
          className={cx(id === current && 'is-on')}
          aria-current={id === current ? 'location' : undefined}
        >
          {title}
        </Link>
      ))}
    </nav>
  );
}
