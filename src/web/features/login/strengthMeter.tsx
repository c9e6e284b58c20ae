import { passwordStrength, strengthWords } from './passwordStrength.ts';
import { cx } from '#web/ui/cx.ts';

const steps = [1, 2, 3] as const;

/** Three strokes and a word, said politely to screen readers. */
export function StrengthMeter({ password }: { password: string }) {
  const strength = passwordStrength(password);
  return (
    <div className="grid gap-1.5">
      <div className="grid grid-cols-3 gap-1" aria-hidden="true">
        {steps.map((step) => (
          <span
            key={step}
            className={cx('h-1 rounded-sheet', strength >= step ? 'bg-ink-2' : 'bg-hairline')}
          />
        ))}
      </div>
      <output className="field__hint" aria-live="polite">
        {strengthWords[strength]}
      </output>
    </div>
  );
}
