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
  return (
    <span
      className="size-4 animate-[spin_0.8s_linear_infinite] rounded-full border-2 border-current/30 border-t-current motion-reduce:[animation-duration:4s]"
      aria-hidden="true"
    />
  );
}
