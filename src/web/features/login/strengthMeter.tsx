import { passwordStrength, strengthWords } from './passwordStrength.ts';
import { cx } from '#web/ui/cx.ts';
import { Told } from '#web/ui/told.tsx';

const steps = [1, 2, 3] as const;

interface Props {
  /** Of its words, which are said with the field. */
  id: string;
  password: string;
}

/** Three strokes and a word, told once the typing rests: the next key would cover it. */
export function StrengthMeter({ id, password }: Props) {
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
      <span className="field__hint" id={id}>
        {strengthWords[strength]}
      </span>
      <Told words={strengthWords[strength]} />
    </div>
  );
}
