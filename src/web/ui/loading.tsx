import { cx } from './cx.ts';

/** Spec §4: « Chargement... »; `page` fills the window. */
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
