import { conversion } from '../lexicon/units.ts';
import type { Line } from '../readings/state.ts';
import type { Implication } from './implication.ts';
import { counted, isBilled } from './places.ts';

/** « transcription de 2 h 45, 1,80 € la minute »: what is counted in one unit and priced by another. */
export const inUnitOfPrice: Implication = {
  name: 'inUnitOfPrice',
  kind: 'each',
  when: /(?:minute|heure|mois|an|annee|jour|journee|trimestre|semaine)s?(?![a-z])|\/ ?(?:h|min|mn|j|mois)/,
  workOut: (_, lines) => {
    const result = lines.map(converted);
    return result.some((line, at) => line !== lines[at]) ? result : null;
  },
  examples: [['transcription de 2h45 d’entretiens, 1,80 € la minute', '165×1.8']],
  not: ['transcription de 2h45 d’entretiens à 45 € de l’heure'],
};

function converted(line: Line): Line {
  const [unit] = line.units;
  if (!isBilled(line) || line.per === null || unit === undefined || line.units.length > 1)
    return line;
  const factor = conversion(unit, line.per);
  if (factor === null || factor === 1) return line;
  return { ...line, quantity: counted(line.quantity * factor), units: [line.per] };
}
