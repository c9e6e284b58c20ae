import { Combobox as Base } from '@base-ui/react/combobox';
import { Check, ChevronsUpDown, Plus } from 'lucide-react';
import { useState } from 'react';
import { cx } from './cx.ts';
import { Field, type FieldLook } from './field.tsx';
import { Matched } from './matched.tsx';

interface ComboboxProps<Item> extends FieldLook {
  items: readonly Item[];
  value: Item | null;
  onChange: (item: Item | null) => void;
  itemLabel: (item: Item) => string;
  itemKey: (item: Item) => string;
  /** Searching beyond `items`, on the server: the list shown is then exactly `items`. */
  onSearch?: (text: string) => void;
  /** Offers « Ajouter « … » » under the list. */
  onCreate?: (text: string) => void;
  placeholder?: string;
  disabled?: boolean;
  id?: string;
}

/** A field one types in to choose from a list. */
export function Combobox<Item>({
  items,
  value,
  onChange,
  itemLabel,
  itemKey,
  onSearch,
  onCreate,
  placeholder,
  disabled,
  id,
  ...look
}: ComboboxProps<Item>) {
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const searched = text.trim();

  return (
    <Field {...look} id={id}>
      {(ties) => (
        <Base.Root<Item>
          items={items}
          value={value}
          open={open}
          disabled={disabled}
          autoHighlight
          filter={onSearch ? null : undefined}
          itemToStringLabel={itemLabel}
          isItemEqualToValue={(a, b) => itemKey(a) === itemKey(b)}
          onOpenChange={setOpen}
          onValueChange={(next) => onChange(next)}
          onInputValueChange={(next, details) => {
            setText(details.reason === 'input-change' ? next : '');
            if (details.reason === 'input-change') onSearch?.(next);
          }}
        >
          <Base.InputGroup className={cx('input', look.error && 'is-error')}>
            <Base.Input {...ties} placeholder={placeholder} />
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
                  {(item: Item) => (
                    <Base.Item key={itemKey(item)} value={item} className="menu__item">
                      <span>
                        <Matched text={itemLabel(item)} part={searched} />
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
