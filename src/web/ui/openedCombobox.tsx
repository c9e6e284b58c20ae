import { Combobox as Base } from '@base-ui/react/combobox';
import { Check, ChevronsUpDown, Plus } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { cx } from './cx.ts';
import { Field, type FieldLook } from './field.tsx';
import { Matched } from './matched.tsx';

export interface ComboboxProps<Item> extends FieldLook {
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

/** What was done in the plain field before the code of its list was there. */
export interface HandedOver {
  /** What was typed; null when nothing was. */
  text: string | null;
  /** The caret, when the field had the focus. */
  caret: [number, number] | null;
  /** The list was asked for. */
  wanted: boolean;
}

/** A field one types in to choose from a list, once its code is there. */
export function OpenedCombobox<Item>({
  handedOver,
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
}: ComboboxProps<Item> & { handedOver: HandedOver }) {
  const [text, setText] = useState(handedOver.text ?? '');
  const [open, setOpen] = useState(false);
  const input = useTakenOver(handedOver, () => setOpen(true));
  const searched = text.trim();

  return (
    <Field {...look} id={id}>
      {(ties) => (
        <Base.Root<Item>
          items={items}
          value={value}
          open={open}
          {...(handedOver.text !== null && { defaultInputValue: handedOver.text })}
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
            <Base.Input {...ties} ref={input} placeholder={placeholder} />
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

/** The focus, the caret and the open list, as the plain field left them. */
function useTakenOver(
  { caret, wanted }: HandedOver,
  open: () => void,
): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  const left = useRef({ caret, wanted, open });
  useEffect(() => {
    const { caret: place, wanted: asked, open: show } = left.current;
    left.current.caret = null;
    if (!place || !input.current) return;
    input.current.focus();
    input.current.setSelectionRange(...place);
    if (asked) show();
  }, []);
  return input;
}
