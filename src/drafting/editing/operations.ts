import type { LineItem } from '#domain/document/types.ts';
import { splitClauses } from '../clauses.ts';
import { draftByGrammar } from '../draftByGrammar.ts';
import { fromCents, lineCents, multiply, percentOfCents, toCents, divide } from '../exact.ts';
import { lineUnit } from '../lexicon/units.ts';
import { findMasks } from '../mask.ts';
import { fold, normalise } from '../normalise.ts';
import type { PercentPiece, PricePiece, QuantityPiece } from '../reading/pieces.ts';
import { readPhrases } from '../reading/phrases.ts';
import { tokenise } from '../tokens.ts';
import { finish } from '../writing/description.ts';
import { findLine } from './findLine.ts';
import { describeChange, frenchMoney, frenchNumber, summary } from './french.ts';

/** What one instruction does, or why it cannot be done, in French. */
export type Outcome = { lines: LineItem[]; change: string } | { reason: string };

interface Figures {
  price: PricePiece | null;
  quantity: QuantityPiece | null;
  percent: PercentPiece | null;
  /** Where the first figure begins: what stands before names the line. */
  start: number;
}

function readFigures(text: string): Figures {
  const prompt = normalise(text);
  const pieces = readPhrases(tokenise(prompt.folded, findMasks(prompt.text, prompt.folded)));
  const clauses = splitClauses(pieces, prompt.folded);
  const price = clauses.find((clause) => clause.price !== null)?.price ?? null;
  const quantity =
    clauses
      .flatMap((clause) => clause.quantities)
      .find((piece) => !piece.article || piece.nature === 'time') ?? null;
  const percent = clauses.flatMap((clause) => clause.percents)[0] ?? null;
  const starts = [price, quantity, percent].flatMap((piece) =>
    piece === null ? [] : [piece.start],
  );
  return { price, quantity, percent, start: Math.min(text.length, ...starts) };
}

/** « ajoute 2 h de réunion à 60 € ». */
export function add(lines: readonly LineItem[], rest: string): Outcome {
  const drafted = draftByGrammar({ type: 'quote', prompt: rest }).lineItems;
  if (drafted.every((line) => line.description === 'Prestation' && line.unitPrice === 0)) {
    return {
      reason:
        'Dites ce qu’il faut ajouter, par exemple «\u00a0ajoute 2 h de réunion à 60\u00a0€\u00a0».',
    };
  }
  const names = drafted.map((line) => `«\u00a0${line.description}\u00a0» (${summary(line)})`);
  return { lines: [...lines, ...drafted], change: `Ajout de ${names.join(', ')}` };
}

/** « supprime l’hébergement ». */
export function remove(lines: readonly LineItem[], rest: string): Outcome {
  const found = findLine(lines, rest);
  if ('reason' in found) return found;
  const line = lines[found.at];
  return {
    lines: lines.filter((_, at) => at !== found.at),
    change: `Suppression de «\u00a0${line?.description ?? ''}\u00a0»`,
  };
}

/** « offre l’hébergement ». */
export function offer(lines: readonly LineItem[], rest: string): Outcome {
  return changeLine(
    lines,
    rest,
    (line) => ({ ...line, unitPrice: 0, total: 0 }),
    (line) => `«\u00a0${line.description}\u00a0»\u00a0: offert`,
  );
}

/** « renomme l’audit en audit de sécurité ». */
export function rename(lines: readonly LineItem[], rest: string): Outcome {
  const shape = /^(.*?)\s+(?:en|par)\s+(.+)$/i.exec(rest);
  if (shape === null)
    return {
      reason:
        'Dites quel nouveau nom donner, par exemple «\u00a0renomme l’audit en audit de sécurité\u00a0».',
    };
  const name = finish((shape[2] ?? '').replace(/^[«"']\s*|\s*[»"']$/g, ''));
  return changeLine(
    lines,
    shape[1] ?? '',
    (line) => ({ ...line, description: name }),
    (line) => `«\u00a0${line.description}\u00a0» devient «\u00a0${name}\u00a0»`,
  );
}

/** « remise de 10 % », « remise de 50 € sur le portail ». */
export function discount(lines: readonly LineItem[], rest: string): Outcome {
  const { price, percent } = readFigures(rest);
  const on = /\bsur\s+(.+)$/i.exec(rest)?.[1];
  const whole =
    on === undefined || /^(?:le |la |l['’])?(?:tout|total|ensemble|facture|devis)/i.test(on);
  const found = whole ? null : findLine(lines, on);
  if (found !== null && 'reason' in found) return found;
  const base = found === null ? sum(lines) : toCents(lines[found.at]?.total ?? 0);
  const cents = percent !== null ? percentOfCents(base, percent.value) : toCents(price?.value ?? 0);
  if (cents <= 0) return { reason: 'Indiquez la remise en pourcentage ou en euros.' };
  if (cents > base) return { reason: 'La remise dépasse le total.' };
  const target = found === null ? '' : ` sur ${lines[found.at]?.description ?? ''}`;
  const description =
    percent !== null ? `Remise ${frenchNumber(percent.value)}\u00a0%${target}` : `Remise${target}`;
  const money = fromCents(-cents);
  return {
    lines: [...lines, { description, quantity: 1, unitPrice: money, total: money, source: rest }],
    change: `${description}\u00a0: −${frenchMoney(fromCents(cents))}`,
  };
}

/** « mets le total à 1 000 € »: the difference becomes a discount. */
export function setTotal(lines: readonly LineItem[], rest: string): Outcome {
  const wanted = readFigures(rest).price;
  if (wanted === null) return { reason: 'Indiquez le total voulu.' };
  const cents = sum(lines) - toCents(wanted.value);
  if (cents === 0) return { reason: 'Le total est déjà celui-là.' };
  if (cents < 0)
    return { reason: 'Ce total dépasse celui des lignes\u00a0: modifiez plutôt un prix.' };
  const money = fromCents(-cents);
  return {
    lines: [
      ...lines,
      { description: 'Remise', quantity: 1, unitPrice: money, total: money, source: rest },
    ],
    change: `Total ramené à ${frenchMoney(wanted.value)} par une remise de ${frenchMoney(fromCents(cents))}`,
  };
}

/** « TVA à 10 % ». */
export function setVat(lines: readonly LineItem[], rest: string): Outcome {
  const rate = /(\d{1,2}(?:[.,]\d{1,2})?)\s?%/.exec(rest)?.[1];
  if (rate === undefined) return { reason: 'Indiquez le taux de TVA.' };
  const vatRate = Number(rate.replace(',', '.'));
  return {
    lines: lines.map((line) => ({ ...line, vatRate })),
    change: `TVA à ${frenchNumber(vatRate)}\u00a0% sur toutes les lignes`,
  };
}

/** « passe le dev à 4 jours », « mets l’hébergement à 20 € », « augmente l’audit de 10 % ». */
export function change(lines: readonly LineItem[], rest: string, verb: string): Outcome {
  const figures = readFigures(rest);
  const { price, quantity, percent } = figures;
  const words = rest.slice(0, figures.start).replace(/\s+(?:à|a|de|en|:|sur)\s*$/i, '');
  if (percent !== null && /^(?:augment|baiss|rédui|redui|diminu|major|mont)/i.test(verb)) {
    const sign = /^(?:augment|major|mont)/i.test(verb) ? 1 : -1;
    return changeLine(
      lines,
      words,
      (line) =>
        priced(
          line,
          line.quantity,
          divide(multiply(line.unitPrice, 100 + sign * percent.value), 100),
        ),
      describeChange,
    );
  }
  if (price === null && quantity === null)
    return { reason: 'Indiquez la nouvelle quantité ou le nouveau prix.' };
  const after = quantity === null ? rest : rest.slice(quantity.end, price?.start ?? rest.length);
  const named = words.trim() === '' ? after : words;
  return changeLine(
    lines,
    named,
    (line) => {
      const count =
        quantity === null || isBarePrice(rest, line, quantity) ? line.quantity : quantity.value;
      const next = priced(
        line,
        count,
        price?.value ??
          (quantity !== null && isBarePrice(rest, line, quantity)
            ? quantity.value
            : line.unitPrice),
      );
      const unit =
        quantity === null || quantity.noun === ''
          ? line.unit
          : (lineUnit(quantity.unit) ?? line.unit);
      return unit === undefined ? next : { ...next, unit };
    },
    describeChange,
  );
}

/** « mets le prix de l’audit à 300 »: a bare figure after « prix » is a price. */
function isBarePrice(rest: string, _line: LineItem, quantity: QuantityPiece): boolean {
  return quantity.noun === '' && /\b(?:prix|tarif|tjm|taux)\b/.test(fold(rest));
}

function changeLine(
  lines: readonly LineItem[],
  words: string,
  alter: (line: LineItem) => LineItem,
  say: (before: LineItem, after: LineItem) => string,
): Outcome {
  const found = findLine(lines, words);
  if ('reason' in found) return found;
  const before = lines[found.at];
  if (before === undefined) return { reason: 'Précisez la ligne à modifier.' };
  const after = alter(before);
  return {
    lines: lines.map((line, at) => (at === found.at ? after : line)),
    change: say(before, after),
  };
}

function priced(line: LineItem, quantity: number, unitPrice: number): LineItem {
  const flags = line.flags?.filter((flag) => flag !== 'price_to_complete' || unitPrice === 0);
  const next: LineItem = {
    ...line,
    quantity,
    unitPrice,
    total: fromCents(lineCents(quantity, unitPrice)),
  };
  return flags === undefined ? next : { ...next, flags };
}

function sum(lines: readonly LineItem[]): number {
  return lines.reduce((cents, line) => cents + toCents(line.total), 0);
}
