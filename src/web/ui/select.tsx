import { ChevronDown } from 'lucide-react';
import type { Ref } from 'react';
import { cx } from './cx.ts';
import { Field, type FieldLook } from './field.tsx';
import { Options } from './options.tsx';
import type { Option } from './optionsPopup.tsx';

export interface SelectProps<Value extends string> extends FieldLook {
  options: readonly Option<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  onBlur?: () => void;
  placeholder?: string;
  disabled?: boolean | undefined;
  name?: string;
  id?: string;
  ref?: Ref<HTMLButtonElement>;
}

export function Select<Value extends string>({
  id,
  options,
  value,
  onChange,
  onBlur,
  placeholder = 'Choisir',
  disabled,
  name,
  ref,
  ...look
}: SelectProps<Value>) {
  const chosen = options.find((option) => option.value === value);
  return (
    <Field {...look} id={id}>
      {(ties) => (
        <Options
          options={options}
          value={value}
          disabled={disabled}
          name={name}
          className="menu menu--anchor"
          sideOffset={6}
          onChange={(next) => {
            const option = options.find((one) => one.value === next);
            if (option) onChange(option.value);
          }}
          trigger={
            <button
              type="button"
              {...ties}
              ref={ref}
              aria-labelledby={`${ties.id}-label`}
              // What is cut off where it is too long is a box of its own to Firefox, and not the value of its button.
              aria-describedby={[`${ties.id}-value`, ties['aria-describedby'] ?? '']
                .join(' ')
                .trim()}
              className={cx(
                'input input--select',
                look.error && 'is-error',
                disabled && 'is-disabled',
              )}
              disabled={disabled}
              onBlur={onBlur}
            >
              <span className="v" id={`${ties.id}-value`}>
                {chosen?.label ?? <span className="faint">{placeholder}</span>}
              </span>
              <ChevronDown className="i" />
            </button>
          }
        />
      )}
    </Field>
  );
}
