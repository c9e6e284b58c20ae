import { useId } from 'react';
import { useController } from 'react-hook-form';
import { type Template, TEMPLATE_CHOICES } from '#domain/profile/look.ts';
import { cx } from '#web/ui/cx.ts';
import { onDemand } from '#web/ui/onDemand.tsx';
import { PAPER } from '#web/ui/paper.tsx';
import { useLookSource } from './useLookSource.ts';

/** It stands below the first screen: its code comes after it, and its place is kept. */
export const DrawnLook = onDemand(
  async () => (await import('./lookSheet.tsx')).LookSheet,
  () => <div className={cx(PAPER, 'aspect-[210/297]')} />,
);

/** The idea of each composition, in a few words. */
const IDEAS: Record<Template, string> = {
  classique: 'Une lettre, pour l’enveloppe à fenêtre',
  moderne: 'Une page de cahier, tout à payer dans la marge',
  epure: 'Un chiffre, et de l’air',
};

const CARD =
  'relative block cursor-pointer rounded-sheet p-3 transition-colors hover:bg-well has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-focus';
const CHOSEN = 'bg-well inset-ring-2 inset-ring-action';

/** The three compositions, each drawn with the seller’s own name and logo. */
export function TemplateField() {
  const { field } = useController({ name: 'template' });
  const name = useId();
  return (
    <fieldset className="m-0 grid grid-cols-3 gap-2 border-0 p-0 desk:gap-6" aria-label="Modèle">
      {TEMPLATE_CHOICES.map(({ value, label }) => (
        <label key={value} className={cx(CARD, value === field.value && CHOSEN)}>
          <input
            type="radio"
            name={name}
            className="absolute inset-0 m-0 cursor-pointer opacity-0"
            value={value}
            checked={value === field.value}
            aria-label={label}
            aria-describedby={`${name}-${value}`}
            onChange={() => field.onChange(value)}
          />
          <Thumbnail template={value} />
          <span className="mt-3 block font-semibold">{label}</span>
          <span id={`${name}-${value}`} className="small faint block max-desk:hidden">
            {IDEAS[value]}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function Thumbnail({ template }: { template: Template }) {
  return <DrawnLook source={useLookSource(template)} label="" />;
}
