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
    <section id={id} className="scroll-mt-20">
      <div className="acc__title">
        <h2 className="h3" tabIndex={-1}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
