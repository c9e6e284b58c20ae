import { Combobox } from '@base-ui/react/combobox';
import { Check, ChevronsUpDown } from 'lucide-react';
import { type Ref, useEffect, useId } from 'react';
import { countriesLike, countryName } from '#domain/client/country.ts';
import { cx } from '#web/ui/cx.ts';
import { Field, type FieldLook } from '#web/ui/field.tsx';
import { Matched } from '#web/ui/matched.tsx';
import { Warning } from '#web/ui/warning.tsx';
import { takeFocus } from './focusLeft.ts';

export interface CountryProps extends FieldLook {
  id?: string;
  name: string;
  /** A name, as it is stored: of the list, or as somebody once wrote it. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
  autoComplete?: string;
}

/**
 * A country, chosen in the French list or typed as people write it: « germany » becomes « Allemagne » when
 * one leaves the field. A name that is none stays, and is said to be unknown.
 */
export function CountryLayer({
  id,
  name,
  value,
  onChange,
  onBlur,
  inputRef,
  autoComplete = 'off',
  hint,
  ...look
}: CountryProps) {
  const generated = useId();
  const ownId = id ?? generated;
  const known = countryName(value);
  const isListed = known !== null && known === value;
  const isUnknown = known === null && value.trim() !== '';
  useEffect(() => {
    if (takeFocus(name)) document.getElementById(ownId)?.focus();
  }, [name, ownId]);

  return (
    <Field
      {...look}
      id={ownId}
      hint={
        isUnknown ? <Warning>Ce pays n’est pas dans la liste. La TVA en dépend.</Warning> : hint
      }
    >
      {(ties) => (
        <Combobox.Root<string>
          items={countriesLike(isListed ? '' : value)}
          value={isListed ? value : null}
          inputValue={value}
          filter={null}
          autoHighlight
          onValueChange={(next) => next !== null && onChange(next)}
          // What Base UI would put back when the list closes is not what was typed.
          onInputValueChange={(next, { reason }) => reason === 'input-change' && onChange(next)}
        >
          <Combobox.InputGroup className={cx('input', look.error && 'is-error')}>
            <Combobox.Input
              {...ties}
              // While the list is open all but it and this field is hidden from screen readers, the label too.
              aria-labelledby={`${ties.id}-label`}
              ref={inputRef}
              name={name}
              autoComplete={autoComplete}
              spellCheck={false}
              onClick={({ currentTarget }) => isListed && currentTarget.select()}
              onBlur={() => {
                if (known !== null && known !== value) onChange(known);
                onBlur?.();
              }}
            />
            <Combobox.Trigger className="flex" aria-label="Ouvrir la liste" tabIndex={-1}>
              <ChevronsUpDown className="i faint" />
            </Combobox.Trigger>
          </Combobox.InputGroup>
          <Combobox.Portal>
            <Combobox.Positioner className="layer" sideOffset={6}>
              <Combobox.Popup className="menu menu--anchor max-h-[min(20rem,var(--available-height))]">
                <Combobox.Empty>
                  <div className="faint px-2.5 py-2">Aucun pays de ce nom</div>
                </Combobox.Empty>
                <Combobox.List>
                  {(country: string) => (
                    <Combobox.Item key={country} value={country} className="menu__item">
                      <span>
                        <Matched text={country} part={isListed ? '' : value.trim()} />
                      </span>
                      <Combobox.ItemIndicator className="menu__end">
                        <Check className="i i--s" />
                      </Combobox.ItemIndicator>
                    </Combobox.Item>
                  )}
                </Combobox.List>
              </Combobox.Popup>
            </Combobox.Positioner>
          </Combobox.Portal>
        </Combobox.Root>
      )}
    </Field>
  );
}
