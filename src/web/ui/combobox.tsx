import { ChevronsUpDown } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { cx } from './cx.ts';
import { Field } from './field.tsx';
import type { ComboboxProps } from './openedCombobox.tsx';
import { type Arrived, useHandOver } from './useHandOver.ts';

/** What a screen reader is told of a field whose list is closed. */
const CLOSED_LIST = {
  role: 'combobox',
  'aria-expanded': false,
  'aria-haspopup': 'listbox',
  'aria-autocomplete': 'list',
} as const;

/**
 * A field one types in to choose from a list. The list's code comes after the screen; until then a plain
 * field of the same look takes what is typed, and hands it over with the caret.
 */
export function Combobox<Item>(props: ComboboxProps<Item>) {
  const [arrived, setArrived] = useState<Arrived | null>(null);
  if (arrived) return <arrived.part.OpenedCombobox {...props} handedOver={arrived.handedOver} />;
  return <PlainCombobox {...props} onArrival={setArrived} />;
}

function PlainCombobox<Item>({
  value,
  itemLabel,
  onSearch,
  placeholder,
  disabled,
  id,
  onArrival,
  ...look
}: ComboboxProps<Item> & { onArrival: (arrived: Arrived) => void }) {
  const [typed, setTyped] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const { want, touch, compose } = useHandOver(input, onArrival);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowDown' || key === 'ArrowUp') want();
  };

  return (
    <Field {...look} id={id}>
      {(ties) => (
        <div className={cx('input', look.error && 'is-error')}>
          <input
            {...ties}
            ref={input}
            {...CLOSED_LIST}
            autoComplete="off"
            placeholder={placeholder}
            disabled={disabled}
            value={typed ?? (value ? itemLabel(value) : '')}
            onPointerDown={want}
            onClick={want}
            onKeyDown={onKeyDown}
            onCompositionStart={() => compose(true)}
            onCompositionEnd={() => compose(false)}
            onChange={({ target }) => {
              setTyped(target.value);
              onSearch?.(target.value);
              touch();
            }}
          />
          <button
            type="button"
            className="flex"
            aria-label="Ouvrir la liste"
            tabIndex={-1}
            disabled={disabled}
            onClick={() => {
              input.current?.focus();
              want();
            }}
          >
            <ChevronsUpDown className="i faint" />
          </button>
        </div>
      )}
    </Field>
  );
}
