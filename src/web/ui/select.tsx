import { Select as Base } from '@base-ui/react/select';
import { Check, ChevronDown } from 'lucide-react';
import type { Ref } from 'react';
import { cx } from './cx.ts';
import { Field, type FieldLook } from './field.tsx';

export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
}

export interface SelectProps<Value extends string> extends FieldLook {
  options: readonly SelectOption<Value>[];
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
  options,
  value,
  onChange,
  onBlur,
  placeholder = 'Choisir',
  disabled,
  name,
  id,
  ref,
  ...look
}: SelectProps<Value>) {
  return (
    <Field {...look} id={id}>
      {(ties) => (
        <Base.Root
          items={options}
          value={value}
          disabled={disabled}
          name={name}
          modal={false}
          onValueChange={(next) => {
            if (next !== null) onChange(next);
          }}
        >
          <Base.Trigger
            {...ties}
            ref={ref}
            aria-labelledby={`${ties.id}-label`}
            className={cx(
              'input input--select',
              look.error && 'is-error',
              disabled && 'is-disabled',
            )}
            onBlur={onBlur}
          >
            <Base.Value className="v">
              {(current: Value | null) =>
                options.find((option) => option.value === current)?.label ?? (
                  <span className="faint">{placeholder}</span>
                )
              }
            </Base.Value>
            <ChevronDown className="i" />
          </Base.Trigger>
          <Base.Portal>
            <Base.Positioner className="layer" alignItemWithTrigger={false} sideOffset={6}>
              <Base.Popup className="menu menu--anchor">
                <Base.List>
                  {options.map((option) => (
                    <Base.Item key={option.value} value={option.value} className="menu__item">
                      <Base.ItemText>{option.label}</Base.ItemText>
                      <Base.ItemIndicator className="menu__end">
                        <Check className="i i--s" />
                      </Base.ItemIndicator>
                    </Base.Item>
                  ))}
                </Base.List>
              </Base.Popup>
            </Base.Positioner>
          </Base.Portal>
        </Base.Root>
      )}
    </Field>
  );
}
