import { ChevronsUpDown } from 'lucide-react';
import type { ComboboxProps } from './comboboxLayer.tsx';
import { cx } from './cx.ts';
import { Field } from './field.tsx';
import { onDemand } from './onDemand.tsx';

type ClosedProps = Pick<
  ComboboxProps,
  'value' | 'placeholder' | 'id' | 'label' | 'hint' | 'error' | 'className'
>;

/** It as it looks before its list can open. */
export function ClosedCombobox({ value, placeholder, ...field }: ClosedProps) {
  return (
    <Field {...field}>
      {(ties) => (
        // Disabled: what was typed here would be lost when the list comes.
        <div className={cx('input', field.error && 'is-error')}>
          <input {...ties} placeholder={placeholder} value={value?.label ?? ''} disabled readOnly />
          <ChevronsUpDown className="i faint" />
        </div>
      )}
    </Field>
  );
}

/** A field one types in to choose from a list. */
export const Combobox = onDemand<ComboboxProps>(
  async () => (await import('./comboboxLayer.tsx')).ComboboxLayer,
  ClosedCombobox,
);
