import type { ReactNode } from 'react';

/** One family of pieces beside its name. */
export function Specimen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-12 border-t border-hairline pt-8">
      <h2 className="h3">{title}</h2>
      <div className="mt-5 flex flex-wrap items-start gap-6">{children}</div>
    </section>
  );
}
