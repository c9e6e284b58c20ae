import type { LineItem } from '#domain/document/types.ts';
import { editByInstruction } from '#drafting/editDocument.ts';
import { line } from './line.ts';

/** Lines of a hairdresser who travels: one of a thing, several, hours and kilometres. */
export const SALON: readonly LineItem[] = [
  line('Coupe', 1, 45),
  line('Mèches', 2, 25),
  line('Soin', 3, 12),
  line('Couleur', 1, 60),
  line('Pose', 4, 30, 'hour'),
  line('Trajet', 25, 0.5, 'km'),
];

/** What sentences change of these lines, in French; or why nothing changes. */
export const editsOf =
  (lines: readonly LineItem[]) =>
  (sentence: string): string => {
    const edit = editByInstruction(lines, sentence, { vat: true, vatRate: 20 });
    return (edit.lines === null ? edit.reason : edit.changes.join(' ; ')).replaceAll('\u00a0', ' ');
  };
