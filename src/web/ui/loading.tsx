import { cx } from './cx.ts';

/** « Chargement... »; `page` fills the window (docs/product.md, The gate). */
export function Loading({ page = false }: { page?: boolean }) {
  return (
    <output
      className={cx('soft flex items-center justify-center gap-3', page ? 'min-h-dvh' : 'py-16')}
    >
      <Spinner />
      Chargement...
    </output>
  );
}

export function Spinner() {
  return <span className="spin" aria-hidden="true" />;
}
