import type { FigureForm } from '../lex/figure.ts';
import { isFiller } from '../lexicon/filler.ts';
import { stem } from '../lexicon/units.ts';
import { isName } from '../readings/naming.ts';
import type { Element, Prepared, Read } from '../readings/prepare.ts';

/** A piece of the text that says one figure of something: « 3 barnums », « barnum 85 € ». */
export interface NamedPiece {
  from: number;
  to: number;
  figure: Element;
  read: Read;
  /** Stems of the words that name something. */
  names: readonly string[];
  /** The figure stands behind its words. */
  nameFirst: boolean;
}

const PARTS = /[\n;|()•?!]|,(?!\d)| [-/>] |\. |(?<![a-z])(?:et|puis|plus|mais)(?![a-z])/g;
const PLAIN = new Set<FigureForm>([
  'integer',
  'decimal',
  'cents',
  'thousands',
  'duration',
  'minutes-in-hours',
  'spoken',
  'spoken-cents',
  'spoken-digit',
  'collective',
]);

/** More of them would take too long, and no list of prices is as long. */
const MOST_FIGURES = 40;

/** The pieces of one figure, and those of runs such as « rouge 7,20 blanc 8,10 »; none in a text of very many figures. */
export function namedPieces(prepared: Prepared): NamedPiece[] {
  const figures = plainFigures(prepared);
  if (figures.length > MOST_FIGURES) return [];
  const cuts = [...prepared.folded.matchAll(PARTS)].map(({ index, 0: sign }) => ({
    from: index,
    to: index + sign.length,
  }));
  const spans = [{ from: 0, to: 0 }, ...cuts].map(({ to }, at) => ({
    from: to,
    to: cuts[at]?.from ?? prepared.folded.length,
  }));
  return spans.flatMap(({ from, to }) => {
    const own = figures.filter(({ start }) => from <= start && start < to);
    return piecesOf(prepared, from, to, own);
  });
}

function piecesOf(prepared: Prepared, from: number, to: number, own: Element[]): NamedPiece[] {
  const [first] = own;
  if (first === undefined) return [];
  if (own.length === 1) return pieceOf(prepared, from, to, first);
  // « mixage de 8 titres à 120 » is no run of names and their figures.
  const nameFirst =
    namesIn(prepared, from, first.start).length > 0 &&
    own.every(({ reads: [read] }) => read?.unit === null);
  const pieces = own.flatMap((figure, at) => {
    const start = nameFirst ? endOf(own[at - 1], from) : figure.start;
    const end = nameFirst ? endOf(figure, to) : (own[at + 1]?.start ?? to);
    return pieceOf(prepared, start, end, figure);
  });
  // « 2 jours à 450 »: both figures are of one thing.
  return pieces.length === own.length ? pieces : [];
}

function pieceOf(prepared: Prepared, from: number, to: number, figure: Element): NamedPiece[] {
  const [read] = figure.reads;
  const names = namesIn(prepared, from, to);
  if (read === undefined || (names.length === 0 && read.per === null)) return [];
  const nameFirst = namesIn(prepared, from, figure.start).length > 0;
  return [{ from, to, figure, read, names, nameFirst }];
}

const endOf = (figure: Element | undefined, otherwise: number): number =>
  figure?.reads[0]?.endWithUnit ?? otherwise;

function namesIn({ tokens }: Prepared, from: number, to: number): string[] {
  return tokens
    .filter(({ kind, start, end }) => kind === 'word' && from <= start && end <= to)
    .filter(({ text }) => isName(text) && !isFiller(text))
    .map(({ text }) => stem(text));
}

/** One element a figure: « 700 » is part of « 2 700 ». */
function plainFigures({ elements, folded }: Prepared): Element[] {
  let end = 0;
  return elements.filter(({ kind, start, reads: [read] }) => {
    if (kind !== 'figure' || read === undefined || start < end) return false;
    end = read.end;
    const isSize = /(?:^| )de $/.test(folded.slice(Math.max(0, start - 4), start));
    return PLAIN.has(read.form) && !read.percent && read.value > 0 && !isSize;
  });
}
