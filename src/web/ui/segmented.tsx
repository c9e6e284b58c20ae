import { type ReactNode, useId } from 'react';
import { cx } from './cx.ts';

interface Props<Value extends string> {
  /** Accessible name of the group. */
  label: string;
  options: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
  small?: boolean;
}

/**
 * Two to five exclusive options side by side: « Facture | Devis », « 7J | 30J | 90J ». Native radios: the
 * landing and the wizard's first step need no more.
 */
export function Segmented<Value extends string>(props: Props<Value>) {
  const { label, options, value, onChange, small } = props;
  const name = useId();
  return (
    <div className={cx('seg', small && 'seg--s')} role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label
          key={option.value}
          className="seg__item relative has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-focus"
          data-checked={option.value === value ? '' : undefined}
        >
          <input
            type="radio"
            name={name}
            // Over the whole option: a press anywhere on it is a press on the radio.
            className="absolute inset-0 m-0 cursor-pointer opacity-0"
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
