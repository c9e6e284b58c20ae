import type { LineUnit } from '#domain/document/types.ts';
import { splitClauses } from '../clauses.ts';
import { lineUnit } from '../lexicon/units.ts';
import { findMasks } from '../mask.ts';
import type { NormalisedPrompt } from '../normalise.ts';
import type { PricePiece, QuantityPiece } from '../reading/pieces.ts';
import { readPhrases } from '../reading/phrases.ts';
import { tokenise } from '../tokens.ts';

/** A figure of an instruction; offsets in its normalised text, end excluded. */
export interface Figure {
  start: number;
  end: number;
  value: number;
  /** `bare`: neither money, nor a unit, nor a percentage says what it counts. */
  kind: 'money' | 'count' | 'percent' | 'bare';
  unit: LineUnit | null;
  tax: 'ht' | 'ttc' | null;
  /** « de 3 à 4 »: what the figure is said to have been. */
  from: number | null;
  /** « en tout », « le lot ». */
  whole: boolean;
}

/** Every figure of an instruction, in its order. */
export function readFigures({ text, folded }: Pick<NormalisedPrompt, 'text' | 'folded'>): Figure[] {
  const masks = findMasks(text, folded).filter(({ start }) => !HOURS.test(folded.slice(start)));
  const pieces = readPhrases(tokenise(folded, masks));
  const found = splitClauses(pieces, folded).flatMap(({ price, quantities, percents }) => [
    ...(price === null ? [] : [money(price)]),
    ...quantities.filter((piece) => !piece.article || piece.nature === 'time').map(count),
    ...percents.map(({ start, end, value }): Figure => ({
      ...NOTHING,
      start,
      end,
      value,
      kind: 'percent',
    })),
  ]);
  return found.toSorted((a, b) => a.start - b.start);
}

/** « passe le dev à 4 h »: in a document’s own sentence that is a time of day. */
const HOURS = /^a \d{1,2} ?h(?:[^a-z]|$)/;

const NOTHING = { unit: null, tax: null, from: null, whole: false } as const;

function money({ start, end, value, tax, whole, bare, currency }: PricePiece): Figure {
  const kind = bare && currency === null ? 'bare' : 'money';
  return { ...NOTHING, start, end, value, kind, tax, whole };
}

/** « à 5,5 sauf le déplacement », « 500 il en a deux ». */
const NO_NOUN =
  /^(?:sauf|hors|hormis|excepte|partout|maintenant|chacune?|ils?|elles?|on|je|tu|nous|vous|ca|y|donc|car)(?![a-z])/;

/** « prises 35 pièce »: thirty-five of them would be « pièces »; it may be what each costs. */
const isEach = (noun: string, value: number): boolean =>
  value > 1 && /^(?:piece|unite)$/.test(noun);

function count({ start, end, figureEnd, value, noun, nature, unit, from }: QuantityPiece): Figure {
  // The noun of « 3 maquettes » names the line; the unit of « 3 jours » does not.
  const measured = lineUnit(unit);
  // « 3 800 mots pour la traduction »: no line is called « mots ».
  const counted = measured !== null && (nature !== 'count' || measured === 'word');
  return {
    ...NOTHING,
    start,
    end: counted || noun === '' ? end : figureEnd,
    value,
    from,
    kind: noun === '' || NO_NOUN.test(noun) || isEach(noun, value) ? 'bare' : 'count',
    unit: counted ? measured : null,
  };
}
