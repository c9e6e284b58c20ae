import { type Ceiling, ceilingLevel } from '#domain/dashboard/ceilings.ts';
import { formatWhole } from '#domain/format/numbers.ts';

/** « Plafond de la micro-entreprise, prestations ». */
export function ceilingTitle({ of, part }: Ceiling): string {
  const name = of === 'micro' ? 'Plafond de la micro-entreprise' : 'Seuil de la franchise de TVA';
  return part === 'services' ? `${name}, prestations` : name;
}

/** What the seller's distance to the ceiling means, and what to do once it is passed. */
export function ceilingSentence(ceiling: Ceiling): string {
  const { of, limit, raised, forecast } = ceiling;
  const level = ceilingLevel(ceiling);
  if (level === 'raised_passed') {
    return `Le seuil majoré de ${euros(raised ?? limit)} est passé\u00A0: la TVA est due depuis le jour où il l’a été. Changez de régime dans Paramètres.`;
  }
  if (level === 'passed' && of === 'franchise') {
    return `Seuil passé\u00A0: la TVA sera due à partir du 1er\u00A0janvier prochain, et tout de suite au-delà de ${euros(raised ?? limit)}.`;
  }
  if (level === 'passed') {
    return 'Plafond passé\u00A0: deux années de suite, il met fin au régime de la micro-entreprise.';
  }
  if (forecast === null) return 'L’année est trop jeune pour dire où elle mène.';
  const pace = `À ce rythme, ${euros(forecast)} au 31\u00A0décembre`;
  return forecast > limit
    ? `${pace}\u00A0: vous dépasseriez ${of === 'micro' ? 'le plafond' : 'le seuil'}.`
    : `${pace}\u00A0: vous restez en dessous.`;
}

function euros(amount: number): string {
  return `${formatWhole(amount)}\u00A0€`;
}
