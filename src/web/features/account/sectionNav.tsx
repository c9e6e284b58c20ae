import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { installationQuery } from '#web/api/queries.ts';
import { cx } from '#web/ui/cx.ts';
import { useSectionRead } from './useSectionRead.ts';

const SECTIONS = [
  { id: 'entreprise', title: 'Entreprise' },
  { id: 'numerotation', title: 'Numérotation' },
  { id: 'apparence', title: 'Apparence' },
  { id: 'paiement', title: 'TVA et paiement' },
  { id: 'carte', title: 'Paiement par carte' },
  { id: 'e-mails', title: 'E-mails' },
  { id: 'relances', title: 'Relances' },
  { id: 'subscription', title: 'Abonnement' },
  { id: 'securite', title: 'Sécurité' },
  { id: 'donnees', title: 'Données' },
] as const;

export function SectionNav() {
  const { data: installation } = useQuery(installationQuery);
  const shown = SECTIONS.filter(({ id }) => id !== 'carte' || installation?.cardPayments);
  const current = useSectionRead(shown.map(({ id }) => id));
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const link = nav.current?.querySelector<HTMLElement>(`[href$="#${current}"]`);
    // On a phone the names run off the side; the page itself must not move.
    if (link) nav.current?.scrollTo({ left: link.offsetLeft - 16 });
  }, [current]);
  return (
    <nav
      ref={nav}
      className="sticky top-20 grid gap-0.5 self-start max-desk:top-14 max-desk:z-4 max-desk:-mx-4 max-desk:mb-6 max-desk:flex max-desk:gap-5 max-desk:overflow-x-auto max-desk:border-b max-desk:border-hairline max-desk:bg-paper max-desk:px-4 max-desk:whitespace-nowrap"
      aria-label="Sections"
    >
      {shown.map(({ id, title }) => (
        <Link
          key={id}
          to={`#${id}`}
          className={cx(
            'py-1.5 max-desk:py-2.5',
            id === current
              ? 'w-fit font-semibold text-ink shadow-[inset_0_-2px_0_-1px_var(--color-ink)]'
              : 'font-medium text-ink-2',
          )}
          aria-current={id === current ? 'location' : undefined}
        >
          {title}
        </Link>
      ))}
    </nav>
  );
}
