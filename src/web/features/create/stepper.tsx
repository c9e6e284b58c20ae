import { Check } from 'lucide-react';
import { cx } from '#web/ui/cx.ts';

export const STEP_TITLES = [
  'Informations du Document',
  'Vérification',
  'Édition & Finalisation',
] as const;

/** On a phone a stroke alone: the sentence above says the rest. */
const STEP =
  'flex items-center gap-2 border-t-2 text-small max-desk:text-[0] max-desk:leading-none max-desk:[&>*]:hidden desk:pt-2.5';

function lookOf(toCome: number): string {
  if (toCome > 0) return 'border-hairline font-medium text-ink-3';
  return toCome === 0
    ? 'border-action font-semibold text-ink'
    : 'border-ink font-medium text-ink-2';
}

/** Where one is among the three steps (docs/product.md, The wizard). */
export function Stepper({ step }: { step: 1 | 2 | 3 }) {
  return (
    <>
      <p className="small soft mb-2 desk:hidden">
        Étape {step} sur 3 · <b className="strong text-ink">{STEP_TITLES[step - 1]}</b>
      </p>
      <ol className="grid grid-cols-3 gap-1 desk:gap-2" aria-label="Étapes">
        {STEP_TITLES.map((title, index) => (
          <li
            key={title}
            className={cx(STEP, lookOf(index + 1 - step))}
            aria-current={index + 1 === step ? 'step' : undefined}
          >
            {index + 1 < step ? (
              <Check className="i size-3.5 stroke-[2.2]" />
            ) : (
              <span className="tabular-nums">{index + 1}</span>
            )}
            <span>{title}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
