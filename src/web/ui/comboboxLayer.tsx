import { Combobox as Base } from '@base-ui/react/combobox';
import { Check, ChevronsUpDown, Plus } from 'lucide-react';
import { type Ref, useState } from 'react';
import { cx } from './cx.ts';
import { Field, type FieldLook } from './field.tsx';
import { Matched } from './matched.tsx';
import type { Option } from './optionsPopup.tsx';

export interface ComboboxProps extends FieldLook {
  options: readonly Option[];
  value: Option | null;
  onChange: (value: string | null) => void;
  /** Searching beyond `options`, on the server: the list shown is then exactly `options`. */
  onSearch?: (text: string) => void;
  /** Offers « Ajouter « … » » under the list. */
  onCreate?: (text: string) => void;
  placeholder?: string;
  id?: string;
  inputRef?: Ref<HTMLInputElement>;
}

/** `Combobox`, over Base UI. */
export function ComboboxLayer({
  options,
  value,
  onChange,
  onSearch,
  onCreate,
  placeholder,
  id,
  inputRef,
  ...look
}: ComboboxProps) {
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const searched = text.trim();

  return (
    <Field {...look} id={id}>
      {(ties) => (
        <Base.Root<Option>
          items={options}
          value={value}
          open={open}
          autoHighlight
          filter={onSearch ? null : undefined}
          isItemEqualToValue={(a, b) => a.value === b.value}
          onOpenChange={setOpen}
          onValueChange={(next) => onChange(next?.value ?? null)}
          onInputValueChange={(next, details) => {
            setText(details.reason === 'input-change' ? next : '');
            if (details.reason === 'input-change') onSearch?.(next);
          }}
        >
          <Base.InputGroup className={cx('input', look.error && 'is-error')}>
            <Base.Input {...ties} ref={inputRef} placeholder={placeholder} />
            <Base.Trigger className="flex" aria-label="Ouvrir la liste" tabIndex={-1}>
              <ChevronsUpDown className="i faint" />
            </Base.Trigger>
          </Base.InputGroup>
          <Base.Portal>
            <Base.Positioner className="layer" sideOffset={6}>
              <Base.Popup className="menu menu--anchor">
                <Base.Empty>
                  <div className="faint px-2.5 py-2">Aucun résultat</div>
                </Base.Empty>
                <Base.List>
                  {(option: Option) => (
                    <Base.Item key={option.value} value={option} className="menu__item">
                      <span>
                        <Matched text={option.label} part={searched} />
                      </span>
                      <Base.ItemIndicator className="menu__end">
                        <Check className="i i--s" />
                      </Base.ItemIndicator>
                    </Base.Item>
                  )}
                </Base.List>
                {onCreate && (
                  <>
                    <div className="menu__sep" />
                    <button
                      type="button"
                      className="menu__item"
                      onClick={() => {
                        setOpen(false);
                        onCreate(searched);
                      }}
                    >
                      <Plus className="i" />
                      {searched ? `Ajouter « ${searched} »` : 'Ajouter un client'}
                    </button>
                  </>
                )}
              </Base.Popup>
            </Base.Positioner>
          </Base.Portal>
        </Base.Root>
      )}
    </Field>
  );
}
