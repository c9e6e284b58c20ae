import { ButtonLink } from '#web/ui/button.tsx';

/** The page ends where it began: on a line to be written. */
export function LastLine() {
  return (
    <section className="pb-16 desk:pb-24">
      <div className="wrap">
        <div className="write">
          <div className="write__page flex flex-wrap items-center justify-between gap-x-8 gap-y-5">
            <p className="relative font-display text-[clamp(1.5rem,1.2rem+1.3vw,2.25rem)]/16 font-[620] tracking-[-0.025em]">
              La prochaine phrase est la vôtre.
            </p>
            <ButtonLink variant="primary" size="l" to="/login?beta=true" className="relative">
              Écrire ma première facture
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
