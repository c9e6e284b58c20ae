import { ChevronDown } from 'lucide-react';
import type { Ref } from 'react';
import { cx } from './cx.ts';
import { Field, type FieldLook, type FieldTies } from './field.tsx';
import { useFirstPress } from './firstPress.tsx';
import { whenIdle } from './onDemand.tsx';
import type { SelectOption } from './openedSelect.tsx';

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

export const loadSelect = whenIdle(async () => import('./openedSelect.tsx'));

export function Select<Value extends string>({ id, ...props }: SelectProps<Value>) {
  return (
    <Field {...props} id={id}>
      {(ties) => <Control {...props} ties={ties} />}
    </Field>
  );
}

function Control<Value extends string>({
  ties,
  options,
  value,
  onChange,
  onBlur,
  placeholder = 'Choisir',
  error,
  disabled,
  name,
  ref,
}: SelectProps<Value> & { ties: FieldTies }) {
  const chosen = options.find((option) => option.value === value);
  const trigger = (
    <button
      type="button"
      {...ties}
      ref={ref}
      aria-labelledby={`${ties.id}-label`}
      className={cx('input input--select', error && 'is-error', disabled && 'is-disabled')}
      disabled={disabled}
      onBlur={onBlur}
    >
      <span className="v">{chosen?.label ?? <span className="faint">{placeholder}</span>}</span>
      <ChevronDown className="i" />
    </button>
  );
  const { part, twin, replay } = useFirstPress(loadSelect, trigger, {
    'aria-haspopup': 'listbox',
    role: 'combobox',
  });
  if (!part) return twin;
  return (
    <part.OpenedSelect
      trigger={trigger}
      replay={replay}
      options={options}
      value={value}
      onChange={onChange}
      disabled={disabled}
      name={name}
      className="menu menu--anchor"
      sideOffset={6}
    />
  );
}
