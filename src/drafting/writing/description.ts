import type { Clause } from '../clauses.ts';
import { meaningfulWords } from '../classify.ts';
import type { Item } from '../item.ts';
import { fold } from '../fold.ts';
import type { QuantityPiece } from '../reading/pieces.ts';

/** Openings that address the reader or the document, never the work. */
const OPENING =
  /^(?:[\s,;:.!?…*•·–—−+>=|✓→-]+|(?:alors|donc|bon(?! (?:à|de|d[’']))|voilà|ok|et|ah|ainsi que|d[’']abord|ensuite|enfin|finalement|euh|bah|ben|puis|plus|aussi|avec|pour|de|du|des|d|la|le|les|l|un|une|à|au|aux|en|soit|comprenant|dont|sauf|mais|virgule)(?=[\s’'])[’']?|(?:bonjour|bonsoir|salut|slt|bjr|coucou|hello|stp|svp|s[’']il (?:te|vous) pla[iî]t|merci(?: de)?)(?![\p{L}])|(?:fais|faites|fait|prépare|préparez|crée|créez|rédige|rédigez|établis|établissez|génère|ajoute[rsz]?|rajoute[rsz]?|mets|mettez|note[rz]?(?! d[e’'])|compte[rz]?(?![ -]rendu))(?:[- ](?:moi|nous|lui|leur))?(?: (?:la|une|le|un|cette))?(?: (?:facture|devis))?(?![\p{L}])|(?:facture|devis)r?(?: (?:à|pour|de|du|au|aux))?(?: (?:(?:m|mr|mme|mlle|dr)\.?|monsieur|madame) \p{Lu}[\p{L}-]*)?(?![\p{L}])|c[’']est pour .{3,40}? donc(?![\p{L}])|(?:il (?:me |nous |vous )?(?:faut|faudrait)|je (?:voudrais|souhaite(?:rais)?|veux|dois|propose|facture)|j[’'](?:aimerais|ai(?: fait| réalisé| effectué)?|avais)|on (?:a fait|a|part sur|fait(?: ça)?|reste sur|compte)|nous (?:avons (?:fait|réalisé)|souhaitons)|c[’']est|il y(?: en)?(?: a)?|voici|(?:il|elle|ils|elles) (?:veut|veulent|voudraient|voudrait|souhaitent|souhaite)|tu (?:me |lui )?(?:mets|notes|comptes|r?ajoutes|factures)|vous (?:mettez|notez|comptez))(?: que je (?:te|vous|lui) facture)?(?![\p{L}])|(?:que )?je (?:te|vous|lui) facture(?![\p{L}])|(?:monsieur|madame|mme|mlle) \p{Lu}[\p{L}-]*)\s*/iu;
const CLOSING =
  /(?:[\s,;:.!?…*•·+=@×(–—−/|>→-]+|(?<![\p{L}>])(?:à|a|de|d[’']|moins|mais|sauf|du|des|pour|et|plus|soit|x|au|aux|en|sur|par|le|la|les|un|une|avec|pendant|dont|environ|env\.?|(?<!moiti[ée] |demi[- ]|mi[- ])(?:tarif|prix)|forfait|majorée?s?(?: de)?|le tout|au lieu(?: de)?|contre|que j[’']estime|virgule|c[’']est|font|coûtent?|(?:vous |te )?ser(?:a|ont) facturée?s?|estimée?s?|(?:inclus|compris)e?s? dans(?: le)?|dans(?: le)?|lol|mdr|svp|stp|au même(?: (?:tarif|prix|taux))?|(?:au )?(?:prix|tarif) de))$/iu;

export const LONGEST_WORDING = 800;

/** The words of a prompt, cut of their figures, as a native would head a line. */
export function describe(text: string, item: Item, used: readonly QuantityPiece[]): string {
  const parts: string[] = [];
  if (item.header !== null && item.showsHeader)
    addPart(parts, wording(text, item.header, used, item), used);
  for (const [at, clause] of item.clauses.entries()) {
    // A later clause that names nothing (« on reste sur… comme l’an passé ») is not worded.
    if (at > 0 && parts.length > 0 && item.enumerated === null && !namesSomething(clause)) continue;
    addPart(parts, wording(text, clause, used, item), used);
  }
  const joined = parts
    .map((part, at) => (at === 0 ? part : lowerFirst(part)))
    .join(', ')
    .replaceAll(', (', ' (');
  return finish(joined === '' ? fallback(text, item, used) : joined);
}

/** « Cours de yoga (séances) »: the noun alone explains what is counted. */
function addPart(parts: string[], part: string, used: readonly QuantityPiece[]): void {
  if (part === '' || parts.some((each) => each.toLowerCase() === part.toLowerCase())) return;
  const counted = parts.length > 0 && used.some((piece) => fold(part) === piece.noun);
  parts.push(counted ? `(${part.toLowerCase()})` : part);
}

function namesSomething(clause: Clause): boolean {
  return (
    meaningfulWords(clause).length > 0 ||
    clause.quantities.some((piece) => piece.nature === 'count' && piece.noun !== '')
  );
}

/** Capitalised, tidy, and short enough for a line. */
export function finish(raw: string): string {
  const text = tidy(raw);
  return capitalise(text.length > 220 ? `${text.slice(0, 217).replace(/\s+\S*$/, '')}…` : text);
}

/** One clause without its price and without the figures the line already counts. */
export function wording(
  text: string,
  clause: Clause,
  used: readonly QuantityPiece[],
  item: Item | null,
): string {
  const cuts: { start: number; end: number }[] = [];
  if (clause.price !== null) cuts.push(clause.price);
  for (const aside of clause.asides) cuts.push(aside);
  for (const factor of clause.factors) cuts.push(factor);
  for (const mask of clause.masks) {
    if (mask.dropped || /^\(?(?:tva|taux)/i.test(text.slice(mask.start, mask.end))) cuts.push(mask);
  }
  for (const quantity of clause.quantities) {
    const counted = used.some((piece) => piece.start === quantity.start);
    // « abattage d’un chêne » keeps its article.
    const elided = quantity.article && /['’]$/.test(text.slice(clause.start, quantity.start));
    if (elided) continue;
    if (!counted) {
      if (quantity.article && quantity.nature !== 'time')
        cuts.push({ start: quantity.start, end: quantity.figureEnd });
      continue;
    }
    // « un manuscrit de 210 pages » keeps its size; « pose de 4 stores » loses the figure.
    if (
      quantity.subordinate &&
      (quantity.unit === 'page' || quantity.unit === 'word') &&
      !quantity.article
    )
      continue;
    const measured =
      quantity.nature === 'time' ||
      quantity.nature === 'measure' ||
      quantity.unit === 'unit' ||
      (quantity.unit === 'person' && clause.words.length > 0);
    cuts.push({
      start: quantity.start,
      end:
        measured || (quantity.pack !== null && quantity.noun === '')
          ? quantity.end
          : quantity.figureEnd,
    });
  }
  if (item !== null && (item.surcharge !== null || item.share !== null)) {
    for (const percent of clause.percents) cuts.push(percent);
  }
  cuts.sort((a, b) => a.start - b.start);
  let out = '';
  let at = clause.start;
  // A line is never worded from more than a long sentence; keeps the clean-up linear.
  const end = Math.min(clause.end, clause.start + LONGEST_WORDING);
  for (const cut of cuts) {
    if (cut.start >= end) break;
    if (cut.start > at) out += `${trimJoint(text.slice(at, cut.start))} `;
    at = Math.max(at, cut.end);
  }
  if (end > at) out += text.slice(at, end);
  return stripEnds(out);
}

/** « Pose de [4] stores » keeps its « de »; « aide [2 h] » loses nothing. */
function trimJoint(part: string): string {
  return part
    .replace(/[\s]*(?:×|\*|=|@)\s*$/u, '')
    .replace(/\s+(?:à|a|au prix de|pour|x|soit|pendant|sur|durant)\s*$/iu, '');
}

export function stripEnds(raw: string): string {
  let text = raw.replace(/[\s\u00a0\u202f]+/g, ' ').trim();
  for (let guard = 0; guard < 12; guard++) {
    const shorter = text.replace(OPENING, '').replace(CLOSING, '').trim();
    if (shorter === text) break;
    text = shorter;
  }
  return text;
}

function tidy(raw: string): string {
  return raw
    .replace(/\p{Extended_Pictographic}|\ufe0f|\u200d/gu, ' ')
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .replace(/\s+([,.;)])/g, '$1')
    .replace(/\(\s+/g, '(')
    .replace(/[([]\s*[)\]]/g, '')
    .replace(/(?:,\s*){2,}/g, ', ')
    .replace(/\s*:\s*,\s*/g, ', ')
    .replace(/([:,]\s*)(?:de |d['’])(?=\p{Ll})/gu, '$1')
    .replace(/^[\s,.;:)\]]+|[\s,;:([]+$/g, '')
    .replace(/\b([ldjmtscn]|qu)'/giu, '$1’')
    .replace(
      /\b([Dd])e (?=[aeiouhéèêâîôûœ])(?!h(?:aut|être|angar|aie|uit|all|aricot|arpe|ache|amac|andi|anche|ayon|erse|érisson|ockey|omard|ousse|ors|ublot|oubl))/g,
      '$1’',
    )
    .replace(/^([^"]*)"([^"]*)$/, '$1$2')
    .replace(/«([^»]*)$/, '$1')
    .replace(/ ?([:;!?])(?= |$)/g, '\u00a0$1')
    .trim()
    .replace(/^([^()]*)\)(?=[^()]*$)/, '$1')
    .replace(/\(([^()]*)$/, '$1');
}

function capitalise(text: string): string {
  const shouted =
    text.length > 8 && text === text.toUpperCase() && /\p{Lu}{4}/u.test(text) && !/\d/.test(text);
  const plain = shouted ? text.toLowerCase() : text;
  const month = MONTH_ONLY.exec(plain);
  if (month !== null) return `Prestation ${ofMonth(plain.toLowerCase().replace(/^en /, ''))}`;
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

function ofMonth(month: string): string {
  return `${/^[ao]/.test(month) ? 'd’' : 'de '}${month}`;
}

function lowerFirst(part: string): string {
  return /^\p{Lu}{2}/u.test(part) ? part : part.charAt(0).toLowerCase() + part.slice(1);
}

const MONTH_ONLY =
  /^(?:en )?(?:janvier|février|fevrier|mars|avril|mai|juin|juillet|août|aout|septembre|octobre|novembre|décembre|decembre)$/i;

const UNIT_NAMES: Record<string, string> = {
  hour: 'Heures de travail',
  day: 'Journées de travail',
  halfday: 'Demi-journée de travail',
  week: 'Semaines de travail',
  month: 'Mensualités',
  year: 'Annuités',
  km: 'Déplacement (km)',
  m2: 'Surface',
  person: 'Personnes',
  page: 'Pages',
  word: 'Mots',
};

/** A line priced by nothing but a unit is named by it: « 40 € la chaise » → Chaise. */
function fallback(text: string, item: Item, used: readonly QuantityPiece[]): string {
  const noun = used.find((piece) => piece.noun !== '');
  if (
    noun !== undefined &&
    noun.nature === 'count' &&
    (noun.unit !== 'unit' || noun.noun.startsWith('piece'))
  )
    return text.slice(noun.figureEnd, noun.end);
  const unit = noun?.unit ?? item.price?.per.find((each) => each !== 'unit');
  const named = unit === undefined ? undefined : UNIT_NAMES[unit];
  if (named !== undefined) return named;
  const place = item.price?.perWords[0];
  if (place !== undefined && unit !== undefined) return text.slice(place.start, place.end);
  return item.share !== null ? 'Honoraires' : 'Prestation';
}
