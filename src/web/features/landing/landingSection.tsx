import type { ReactNode } from 'react';

interface LandingSectionProps {
  id?: string;
  title: string;
  /** At the right of the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One chapter of the page under its title. */
export function LandingSection({ id, title, aside, children }: LandingSectionProps) {
  return (
    <section className="chapter scroll-mt-16 border-t border-hairline py-16 desk:py-24" id={id}>
      <div className="wrap">
        <div className="mb-8 grid items-end gap-4 desk:mb-14 desk:grid-cols-[minmax(0,34rem)_1fr] desk:gap-8">
          <h2 className="font-display text-[clamp(1.875rem,1.4rem+1.6vw,2.75rem)] leading-[1.08] font-[620] tracking-[-0.03em] text-balance">
            {title}
          </h2>
          {aside}
        </div>
        {children}
      </div>
    </section>
  );
}
