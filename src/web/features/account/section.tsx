import type { ReactNode } from 'react';

interface SectionProps {
  /** What the address may end with: `#paiement`. */
  id: string;
  title: string;
  /** At the right of the title. */
  aside?: ReactNode;
  children: ReactNode;
}

export function Section({ id, title, aside, children }: SectionProps) {
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-title`} className="scroll-mt-20">
      <div className="acc__title">
        <h2 className="h3" id={`${id}-title`}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
