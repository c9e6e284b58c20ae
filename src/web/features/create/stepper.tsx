import { Check } from 'lucide-react';
import { cx } from '#web/ui/cx.ts';

export const STEP_TITLES = [
  'Informations du Document',
  'Vérification',
  'Édition & Finalisation',
] as const;

/** Where one is among the three steps (docs/product.md, The wizard). */
export function Stepper({ step }: { step: 1 | 2 | 3 }) {
  return (
    <>
      <p className="small soft only-phone mb-2">
        Étape {step} sur 3 · <b className="strong text-ink">{STEP_TITLES[step - 1]}</b>
      </p>
      <ol className="stepper" aria-label="Étapes">
        {STEP_TITLES.map((title, index) => (
          <li
            key={title}
            className={cx(
              'stepper__item',
              index + 1 < step && 'is-done',
              index + 1 === step && 'is-now',
            )}
            aria-current={index + 1 === step ? 'step' : undefined}
          >
            {index + 1 < step ? (
              <Check className="i" />
            ) : (
              <span className="stepper__n">{index + 1}</span>
            )}
            <span>{title}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
