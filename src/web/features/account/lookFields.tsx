import type { ReactNode } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { ACCENTS, isReadableAccent, LOGO_SIZE_CHOICES } from '#domain/profile/look.ts';
import { cx } from '#web/ui/cx.ts';
import { FieldError } from '#web/ui/field.tsx';
import { FormSegmented } from '#web/ui/formFields.tsx';
import { Section } from './section.tsx';
import { DrawnLook, TemplateField } from './templateField.tsx';
import { useLookSource } from './useLookSource.ts';

/** Composition, colour and size of the logo, with the page they make. */
export function LookFields() {
  return (
    <Section id="apparence" title="Apparence des documents">
      <TemplateField />
      <div className="mt-8 grid gap-8 desk:grid-cols-[minmax(16rem,1fr)_minmax(0,1fr)]">
        <div className="grid content-start gap-6">
          <AccentField />
          <Labelled title="Taille du logo">
            <FormSegmented name="logoSize" label="Taille du logo" options={LOGO_SIZE_CHOICES} />
          </Labelled>
          <p className="small faint">
            Vos prochains fichiers prennent cette apparence. Les PDF déjà scellés ne changent pas.
          </p>
        </div>
        <LookPreview />
      </div>
    </Section>
  );
}

function Labelled({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="field">
      <span className="field__label" aria-hidden="true">
        {title}
      </span>
      {children}
    </div>
  );
}

const SWATCH =
  'size-9 cursor-pointer overflow-hidden rounded-full border-0 p-0 ring ring-edge [&::-webkit-color-swatch]:border-0 [&::-webkit-color-swatch-wrapper]:p-0';
/** The ring stands off the colour, whatever it is. */
const CHOSEN = 'outline-2 outline-offset-2 outline-ink';

/** Six colours that hold on paper, or one’s own. */
function AccentField() {
  const {
    field: { ref, value: chosen, onChange, onBlur },
    fieldState,
  } = useController({ name: 'accentColor' });
  const own = !ACCENTS.some(({ value }) => value === chosen);
  return (
    <div className="field">
      <span className="field__label" aria-hidden="true">
        Couleur
      </span>
      <fieldset className="flex flex-wrap items-center gap-2" aria-label="Couleur">
        {ACCENTS.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            className={cx(SWATCH, value === chosen && CHOSEN)}
            style={{ backgroundColor: value }}
            aria-label={label}
            aria-pressed={value === chosen}
            onClick={() => onChange(value)}
          />
        ))}
        <label className="small inline-flex items-center gap-2">
          <input
            ref={ref}
            type="color"
            className={cx(SWATCH, own && CHOSEN)}
            value={chosen}
            onChange={onChange}
            onBlur={onBlur}
          />
          Votre couleur
        </label>
      </fieldset>
      <FieldError message={fieldState.error?.message} />
    </div>
  );
}

function LookPreview() {
  const [template, accentColor] = useWatch({ name: ['template', 'accentColor'] }) as string[];
  const source = useLookSource(template ?? '');
  if (!isReadableAccent(accentColor ?? '')) {
    return (
      <p className="small faint self-center text-center">
        Cette couleur est trop claire pour se lire sur du papier blanc.
      </p>
    );
  }
  return (
    <figure className="m-0">
      <DrawnLook source={source} label="Aperçu d’une facture" />
      <figcaption className="caption faint mt-4 text-center">
        Aperçu avec vos informations enregistrées
      </figcaption>
    </figure>
  );
}
