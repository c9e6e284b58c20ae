import type { Clause } from '../clauses.ts';
import { readTypedNumber } from '../numbers/digits.ts';
import type { Mask } from '../mask.ts';
import type { PricePiece, QuantityPiece } from '../reading/pieces.ts';

type Column = 'label' | 'quantity' | 'price' | 'total' | 'other';

interface Cell {
  start: number;
  end: number;
  text: string;
}

/**
 * A table pasted from a spreadsheet: at least two rows cut by the same mark into the same number of
 * cells. Null when the prompt is no table.
 */
export function readTable(folded: string, masks: readonly Mask[]): Clause[] | null {
  if (masks.some((mask) => mask.treatment === 'dropped')) return null;
  for (const mark of ['\t', '|', ';']) {
    const rows = cut(folded, mark);
    if (rows === null) continue;
    const columns = readColumns(rows);
    if (columns === null) continue;
    const clauses = rows.flatMap((row) => toClause(row, columns, folded));
    if (clauses.length >= 1) return clauses;
  }
  return null;
}

function cut(folded: string, mark: string): Cell[][] | null {
  const rows: Cell[][] = [];
  let offset = 0;
  for (const line of folded.split('\n')) {
    const start = offset;
    offset += line.length + 1;
    if (line.trim() === '' || /^[\s|:;-]+$/.test(line)) continue;
    const cells: Cell[] = [];
    let at = start;
    for (const part of line.split(mark)) {
      cells.push({ start: at, end: at + part.length, text: part.trim() });
      at += part.length + 1;
    }
    const trimmed =
      mark === '|'
        ? cells.filter((cell, i) => cell.text !== '' || (i > 0 && i < cells.length - 1))
        : cells;
    if (trimmed.length < 3) return null;
    rows.push(trimmed);
  }
  const width = rows[0]?.length ?? 0;
  return rows.length >= 2 && rows.every((row) => row.length === width) ? rows : null;
}

const HEADINGS: [RegExp, Column][] = [
  [
    /^(?:designation|description|libelle|article|prestation|objet|intitule|produit|poste|detail|mission|tache|nature|travaux|service|activite)/,
    'label',
  ],
  [/^(?:qte|qt|quantite|nb|nombre|qty|jours|heures|h|j)\b/, 'quantity'],
  [/^(?:pu|p\.u|prix|tarif|unit|taux|tjm)/, 'price'],
  [/^(?:total|montant|mt|sous-total|amount)/, 'total'],
];

function readColumns(rows: Cell[][]): Column[] | null {
  const first = rows[0] ?? [];
  const named = first.map(
    (cell) => HEADINGS.find(([shape]) => shape.test(cell.text))?.[1] ?? 'other',
  );
  if (named.includes('price') || (named.includes('total') && named.includes('quantity'))) {
    if (!named.includes('label')) {
      const at = first.findIndex(
        (cell, i) => named[i] === 'other' && !/^(?:date|n°|ref)/.test(cell.text),
      );
      named[Math.max(0, at)] = 'label';
    }
    rows.shift();
    return rows.length > 0 ? named : null;
  }
  const numeric = first.map((_, at) => rows.every((row) => numberIn(row[at]) !== null));
  const figures = numeric.flatMap((is, at) => (is ? [at] : []));
  const label = numeric.indexOf(false);
  if (label < 0 || figures.length < 2) return null;
  const columns: Column[] = first.map(() => 'other');
  columns[label] = 'label';
  const [a, b, c] = figures;
  if (a === undefined || b === undefined) return null;
  columns[a] = 'quantity';
  columns[b] = 'price';
  if (c !== undefined) columns[c] = 'total';
  return columns;
}

function numberIn(cell: Cell | undefined): number | null {
  if (cell === undefined) return null;
  const shape =
    /^(\d[\d .]*(?:,\d+)?|\d+(?:\.\d+)?) ?(?:€|euros?|eur|h|j|m2|m²|m|jours?|heures?|u|ht|pcs?)?(?: ht)?$/.exec(
      cell.text,
    );
  if (shape === null) return null;
  return readTypedNumber(shape[1] ?? '', 0)?.value ?? null;
}

function toClause(row: Cell[], columns: readonly Column[], folded: string): Clause[] {
  const cell = (column: Column): Cell | undefined => row[columns.indexOf(column)];
  const label = cell('label');
  const quantity = numberIn(cell('quantity'));
  const unit = numberIn(cell('price'));
  const total = numberIn(cell('total'));
  if (
    label === undefined ||
    label.text === '' ||
    /^(?:sous-)?total|^tva|^net a payer/.test(label.text)
  )
    return [];
  const value = unit ?? total;
  const start = label.start;
  const end = row.at(-1)?.end ?? label.end;
  const place = { start: label.end, end };
  const price: PricePiece | null =
    value === null
      ? null
      : {
          kind: 'price',
          value,
          currency: null,
          per: unit === null ? [] : ['unit'],
          perWords: [],
          whole: unit === null,
          restated: false,
          lead: 'at',
          tax: null,
          bare: true,
          wholeOf: null,
          ...place,
        };
  const piece: QuantityPiece | null =
    quantity === null || quantity <= 0
      ? null
      : {
          kind: 'quantity',
          value: quantity,
          from: null,
          unit: 'unit',
          nature: 'count',
          noun: '',
          figureEnd: label.end,
          every: null,
          subordinate: false,
          during: false,
          article: false,
          pack: null,
          start: label.end,
          end: label.end,
        };
  const words = [{ kind: 'word' as const, text: label.text, start: label.start, end: label.end }];
  return [
    {
      start,
      end,
      folded: folded.slice(start, label.end),
      pause: 3,
      sentence: 0,
      mark: '\n',
      heads: false,
      joiner: '',
      price,
      asides: [],
      quantities: piece === null ? [] : [piece],
      factors: [],
      percents: [],
      words,
      masks: [],
    },
  ];
}
