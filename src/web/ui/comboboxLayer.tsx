import { Combobox as Base } from '@base-ui/react/combobox';
import { Check, ChevronsUpDown, Plus } from 'lucide-react';
import { type Ref, useMemo, useState } from 'react';
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

/** What the list keeps: what contains the words typed, and the way to add them. */
function matches({ value, label }: Option, typed: string): boolean {
  return value === CREATE || plain(label).includes(plain(typed));
}

function plain(text: string): string {
  return text.trim().toLocaleLowerCase('fr');
}

/** The last choice of the list, reached by the arrows like the others: to add what was typed. */
const CREATE = 'create';
const APART =
  'relative not-first:mt-3 not-first:before:absolute not-first:before:inset-x-0 not-first:before:-top-1.5 not-first:before:border-t not-first:before:border-hairline';

/** The same object for the same choice: another one would put its name back over what is being typed. */
function useSame(option: Option | null): Option | null {
  const { value = null, label = '' } = option ?? {};
  return useMemo(() => (value === null ? null : { value, label }), [value, label]);
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
  const chosen = useSame(value);
  const searched = text.trim();
  const creation = searched ? `Ajouter « ${searched} »` : 'Ajouter un client';

  return (
    <Field {...look} id={id}>
      {(ties) => (
        <Base.Root<Option>
          items={onCreate ? [...options, { value: CREATE, label: creation }] : options}
          value={chosen}
          open={open}
          autoHighlight
          filter={onSearch ? null : matches}
          isItemEqualToValue={(a, b) => a.value === b.value}
          onOpenChange={setOpen}
          onValueChange={(next) =>
            next?.value === CREATE ? onCreate?.(searched) : onChange(next?.value ?? null)
          }
          onInputValueChange={(next, details) => {
            setText(details.reason === 'input-change' ? next : '');
            if (details.reason === 'input-change') onSearch?.(next);
          }}
        >
          <Base.InputGroup className={cx('input', look.error && 'is-error')}>
            <Base.Input
              {...ties}
              // While the list is open all but it and this field is hidden from screen readers, the label too.
              aria-labelledby={`${ties.id}-label`}
              ref={inputRef}
              placeholder={placeholder}
              // What is typed takes the place of the name that stands there.
              onClick={({ currentTarget }) => text === '' && currentTarget.select()}
            />
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
                    <Base.Item
                      key={option.value}
                      value={option}
                      className={cx('menu__item', option.value === CREATE && APART)}
                    >
                      {option.value === CREATE && <Plus className="i" />}
                      <span>
                        <Matched
                          text={option.label}
                          part={option.value === CREATE ? '' : searched}
                        />
                      </span>
                      <Base.ItemIndicator className="menu__end">
                        <Check className="i i--s" />
                      </Base.ItemIndicator>
                    </Base.Item>
                  )}
                </Base.List>
              </Base.Popup>
            </Base.Positioner>
          </Base.Portal>
        </Base.Root>
      )}
    </Field>
  );
}
