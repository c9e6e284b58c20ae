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
      // A list that ends a section leaves the line under it to the next one: two lines would part nothing.
      className="scroll-mt-20 max-desk:scroll-mt-25 border-t border-hairline pt-8 pb-10 [&>.rules:last-child]:border-b-0 [&>.rules:last-child]:-mb-6"
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
