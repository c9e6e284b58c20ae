import { ChevronsUpDown } from 'lucide-react';
import type { ComboboxProps } from './comboboxLayer.tsx';
import { cx } from './cx.ts';
import { Field } from './field.tsx';
import { onDemand } from './onDemand.tsx';

/** A field one types in to choose from a list. */
export const Combobox = onDemand<ComboboxProps>(
  async () => (await import('./comboboxLayer.tsx')).ComboboxLayer,
  ({ value, placeholder, id, label, hint, error, className }) => (
    <Field label={label} hint={hint} error={error} className={className} id={id}>
      {(ties) => (
        // Disabled: what was typed here would be lost when the list comes.
        <div className={cx('input', error && 'is-error')}>
          <input {...ties} placeholder={placeholder} value={value?.label ?? ''} disabled readOnly />
          <ChevronsUpDown className="i faint" />
        </div>
      )}
    </Field>
  ),
);
