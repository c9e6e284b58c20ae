import { draftDocument } from '../../draftDocument.ts';
import { finish } from '../../writing/description.ts';
import { toFourDecimals } from '../../exact.ts';
import { describeChange, summary } from '../french.ts';
import { changeLines, chosen, name, priced } from '../lines.ts';
import type { Operation, Outcome, Placed, Sheet } from '../operation.ts';
import { wholeNamed } from '../select.ts';

const OFFERED = /\b(?:offerte?s?|gratuite?s?|gratuitement|gracieux|gracieusement|cadeau)\b/;
const OFFERED_TEXT =
  /[\s,]*(?:(?:est|sont|à titre|en)\s+)?(?<![\p{L}])(?:offerte?s?|gratuite?s?|gratuitement|gracieux|gracieusement|cadeau)(?![\p{L}])/giu;
const REMOVING = /^(?:supprim|enlev|retir|effac|vir|ot|annul)/;
const ADDING = /^(?:ajout|rajout|factur|compt)/;
const ONLY = /^(?:gard|conserv|laiss)/;
const ONE_AT_LEAST = 'Un document garde au moins une ligne.';

/** « ajoute 2 h de réunion à 60 € », « ajoute 2 h de retouches à 45 €, offertes ». */
export const add: Operation = {
  name: 'add',
  reads: ({ verb, figures }) =>
    ADDING.test(verb) && !(figures.length === 1 && figures[0]?.kind === 'percent'),
  apply: (sheet, { rest, folded }) => {
    const offered = OFFERED.test(folded);
    const again = once(sheet, rest);
    if (again !== null) return again;
    const said = rest.replace(/^(?:une )?(?:nouvelle )?ligne (?:pour |de |d['’])?/i, '');
    const added = drafted(offered ? said.replaceAll(OFFERED_TEXT, ' ').trim() : said);
    if ('reason' in added) return added;
    const lines = added.lines.map((each) =>
      offered
        ? { ...each, line: { ...priced(each.line, each.line.quantity, 0), flags: [] } }
        : each,
    );
    const names = lines.map(
      ({ line }) => `${name(line)} (${summary(line)}${offered ? ', offert' : ''})`,
    );
    return { lines: [...sheet.lines, ...lines], changes: [`Ajout de ${names.join(', ')}`] };
  },
};

/** « ajoute un déplacement », and a line is called so: one more of it. */
function once(sheet: Sheet, rest: string): Outcome | null {
  const words = /^une? (?:autre )?([^\d]+)$/i.exec(rest.trim())?.[1] ?? '';
  const at = wholeNamed(
    sheet.lines.map(({ line }) => line),
    words,
  );
  if (at === null) return null;
  return changeLines(
    sheet,
    [at],
    (line) => priced(line, toFourDecimals(line.quantity + 1), line.unitPrice),
    describeChange,
  );
}

/** New lines from a few words, as a document would be drafted. */
function drafted(words: string): { lines: Placed[] } | { reason: string } {
  const draft = draftDocument({ type: 'quote', prompt: words });
  const rate = draft.facts.vatRate?.value ?? null;
  const empty = draft.lineItems.every(
    (line) => line.description === 'Prestation' && line.unitPrice === 0,
  );
  if (words.trim() === '' || empty) {
    return {
      reason:
        'Dites ce qu’il faut ajouter, par exemple «\u00a0ajoute 2 h de réunion à 60\u00a0€\u00a0».',
    };
  }
  if (draft.totalAmount < 0)
    return { reason: 'Dites «\u00a0remise de…\u00a0» pour un montant à déduire.' };
  const lines = draft.lineItems.map(
    ({ description, quantity, unitPrice, total, unit, vatRate, flags }): Placed => ({
      from: null,
      line: {
        description,
        quantity,
        unitPrice,
        total,
        unit,
        vatRate: vatRate ?? rate,
        // Its words stand in an instruction, not in the document's sentence.
        source: null,
        flags,
      },
    }),
  );
  return { lines };
}

/** « supprime le logo et l’audit », « supprime la ligne 4 », « supprime tout sauf le dev ». */
export const remove: Operation = {
  name: 'remove',
  reads: ({ verb }) => REMOVING.test(verb),
  apply: (sheet, { rest }) => {
    const found = chosen(sheet, rest);
    if ('reason' in found) return found;
    return without(sheet.lines, found.at);
  },
};

/** « ne garde que le dev et l’hébergement ». */
export const keepOnly: Operation = {
  name: 'keepOnly',
  reads: ({ verb }) => ONLY.test(verb),
  apply: (sheet, { rest }) => {
    const found = chosen(
      sheet,
      rest
        .replace(/^(?:seulement|uniquement|juste|que|qu['’])\s*/i, '')
        .replace(/\s+(?:seulement|uniquement)$/i, ''),
    );
    if ('reason' in found) return found;
    return without(
      sheet.lines,
      sheet.lines.map((_, at) => at).filter((at) => !found.at.includes(at)),
    );
  },
};

function without(lines: readonly Placed[], gone: readonly number[]) {
  if (gone.length >= lines.length) return { reason: ONE_AT_LEAST };
  if (gone.length === 0) return { reason: 'Cela ne changerait rien.' };
  return {
    lines: lines.filter((_, at) => !gone.includes(at)),
    changes: lines
      .filter((_, at) => gone.includes(at))
      .map(({ line }) => `Suppression de ${name(line)}`),
  };
}

/** « offre l’hébergement », « le logo est offert ». */
export const offer: Operation = {
  name: 'offer',
  reads: ({ verb, folded, figures }) =>
    verb.startsWith('offr') || (!ADDING.test(verb) && OFFERED.test(folded) && figures.length === 0),
  apply: (sheet, { verb, rest, text }) => {
    const words = verb.startsWith('offr')
      ? rest
      : (verb === '' ? text : rest).replaceAll(OFFERED_TEXT, ' ');
    const found = chosen(sheet, words);
    if ('reason' in found) return found;
    return changeLines(
      sheet,
      found.at,
      (line) => ({ ...line, unitPrice: 0, total: 0, flags: [] }),
      (line) => `${name(line)}\u00a0: offert`,
    );
  },
};

/** « duplique le dev », « copie la ligne 2 ». */
export const duplicate: Operation = {
  name: 'duplicate',
  reads: ({ verb }) => /^(?:dupliqu|copi)/.test(verb),
  apply: (sheet, { rest }) => {
    const found = chosen(sheet, rest);
    if ('reason' in found) return found;
    return {
      lines: sheet.lines.flatMap((each, at) =>
        found.at.includes(at) ? [each, { line: { ...each.line }, from: null }] : [each],
      ),
      changes: found.at.flatMap((at) => {
        const line = sheet.lines[at]?.line;
        return line === undefined ? [] : [`Copie de ${name(line)} (${summary(line)})`];
      }),
    };
  },
};

/** « renomme l’audit en audit de sécurité », « remplace l’audit par 2 h de conseil à 90 € ». */
export const rename: Operation = {
  name: 'rename',
  reads: ({ verb, rest, figures }) =>
    verb.startsWith('renomm') ||
    (verb.startsWith('remplac') && / par /i.test(rest)) ||
    (verb.startsWith('chang') && figures.length === 0 && / en /i.test(rest)),
  apply: (sheet, { verb, rest, figures }) => {
    const shape = /^(.*?)\s+(?:en|par)\s+(.+)$/i.exec(rest);
    if (shape === null)
      return {
        reason:
          'Dites quel nouveau nom donner, par exemple «\u00a0renomme l’audit en audit de sécurité\u00a0».',
      };
    const found = chosen(sheet, shape[1] ?? '');
    if ('reason' in found) return found;
    const [at] = found.at;
    if (at === undefined || found.at.length !== 1)
      return { reason: 'Changez une ligne à la fois.' };
    const words = (shape[2] ?? '').replace(/^[«"“']\s*|\s*[»"”']$/g, '');
    if (verb.startsWith('remplac') && figures.length > 0) {
      const added = drafted(words);
      if ('reason' in added) return added;
      const was = sheet.lines[at]?.line;
      return {
        lines: sheet.lines.toSpliced(at, 1, ...added.lines),
        changes: [
          `${was === undefined ? '' : name(was)} remplacé par ${added.lines.map(({ line }) => `${name(line)} (${summary(line)})`).join(', ')}`,
        ],
      };
    }
    const renamed = finish(
      verb.startsWith('remplac') ? words.replace(/^(?:une?|le|la|les|des|l['’])\s*/i, '') : words,
    );
    return changeLines(
      sheet,
      [at],
      (line) => ({ ...line, description: renamed }),
      (line) => `${name(line)} devient «\u00a0${renamed}\u00a0»`,
    );
  },
};
