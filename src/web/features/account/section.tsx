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
    <section
      id={id}
      className="scroll-mt-20 border-t border-hairline pt-8 pb-10 first-of-type:border-t-0 first-of-type:pt-0"
    >
      <div className="mb-5 flex items-baseline justify-between gap-4">
        <h2 className="h3" tabIndex={-1}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
