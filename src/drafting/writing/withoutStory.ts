import { fold } from '../fold.ts';
import type { Piece } from './joints.ts';
import { nounOf } from './nominal.ts';

/** Where a sentence breaks; « 2,5 » does not. */
const PAUSE = /((?:[,;:!?…](?!\d)|\.(?=\s|$))\s*|\sdonc\s)/u;
/** « Salut Tonio », « désolée de répondre si tard ». */
const ADDRESSES =
  /^(?:(?:salut|bonjour|bonsoir|coucou|hello|hey|allo|cher|ch[èe]re)\s\p{L}[\p{L}-]+|d[ée]sol[ée]e?s? (?:de|d['’]|pour)\s?.*)$/iu;
const PRONOUN = String.raw`(?:j['’]|(?:je|jsuis?|jsui|jai|on|il|elle|ils|elles|ya|y ?a|y ?['’]?avait|[çc]a|c['’]est|c['’][ée]tait|ct?ait|tu|vous)(?![\p{L}-]))`;
const CLITICS = String.raw`(?:\s?(?:y|en|ne|n['’]|me|m['’]|te|t['’]|se|s['’]|l[ae]s?|l['’]|lui|leur|nous|vous))*`;
/** A clause that tells: somebody, and what they do. */
const TELLS = new RegExp(
  String.raw`(?<![\p{L}'’-])(?<!(?:pour|avec|chez|sans|de|[àa]|et|que?|qu['’])\s)${PRONOUN}${CLITICS}\s?(?<verb>\p{L}+)?(?:\s(?<done>\p{L}+))?`,
  'iu',
);
/** « les gosses arrivaient », « le monsieur de l’accueil a signé ». */
const TELLS_OF =
  /^(?:l[ae]s?|l['’]|sa|son|ses|mon|ma|mes|leurs?|notre|nos)\s?(?:\p{L}+[ '’-]){1,4}?(?:m['’]a|nous a|l['’]a|a|ont|avait|avaient|veut|voulait|va|vont|part|passe|vient|rappelle|attend|habite|arrive\p{L}*|arriv(?:ait|aient))(?!\p{L})/iu;
/** What asks for the work, or bills it, names it behind. */
const ASKS =
  /^(?:veu\p{L}*|voul\p{L}*|voudr\p{L}*|souhait\p{L}*|demand\p{L}*|faut|faudrait|aimer\p{L}*|pren\p{L}*|pris|command\p{L}*|achet\p{L}*|factur\p{L}*|compt\p{L}*|met\p{L}*|propos\p{L}*|vend\p{L}*|livr\p{L}*|fai[st]|fait|font|cherch\p{L}*|r[ée]serv\p{L}*|repren\p{L}*|lou\p{L}*|ajout\p{L}*|pay\p{L}*)$/iu;
const BECAUSE =
  /\s(?:parce qu(?:e|['’])|pcq|car(?=\s(?:il|elle|ils|elles|on|j|je|la|le|les|sa|son)(?!\p{L}))|vu qu(?:e|['’])|puisqu(?:e|['’])).*$/iu;
/** « bises », « bonne soirée »: what closes a message. */
const FAREWELL =
  /(?:^|[\s,.!]+)(?:du coup|bises|bisous|biz|bonne (?:nuit|soir[ée]e|journ[ée]e)|[àa] (?:plus|demain|bient[oô]t|lundi)|desol[ée]e?|d[ée]sol[ée]e?|merci(?: \p{L}+){0,2})\s*$/iu;

/** « sauf 2 jours où [il pleuvait] » */
const LEFT_OVER = /(?:\s(?:et|ou|où|que|qu|qui|quand|mais|comme|enfin))+\s*$/iu;

/**
 * The pieces of a designation without what is told around the work: « Jsuis passé vers 11h30, WC
 * débouché » is « WC débouché », « chapeau inox [110], on y est monté à deux » is « chapeau inox ». Before a
 * figure whole clauses go, and never the last, which stands beside it; behind the figures, all that follows.
 */
export function withoutStory(pieces: readonly Piece[]): Piece[] {
  return pieces.map((piece, at) => {
    const isBehind = at > 0;
    const words = isBehind
      ? withoutEnd(piece.words, pieces[0]?.words ?? '')
      : withoutClauses(piece.words);
    return words === piece.words ? piece : { ...piece, words };
  });
}

/** « la pose elle habite au 14 »: what is told behind the work; the work may stand before the figures. */
function withoutEnd(words: string, before: string): string {
  const reason = BECAUSE.exec(words);
  const told = reason === null ? words : words.slice(0, reason.index);
  const tells = TELLS.exec(told);
  const kept = tells === null || isOfWork(tells) ? told : told.slice(0, tells.index);
  return names(before) || names(kept) ? kept.replace(LEFT_OVER, '').replace(FAREWELL, '') : words;
}

/** Without the clauses that are a story, but for the last. */
function withoutClauses(words: string): string {
  const parts = words.split(PAUSE);
  const last = parts.length - 1;
  const kept = parts.flatMap((part, at) => {
    if (at % 2 === 1) return isStory(parts[at - 1] ?? '') ? [] : [part];
    return at < last && isStory(part) ? [] : [part];
  });
  return kept.length === parts.length || !names(kept.at(-1) ?? '') ? words : kept.join('');
}

function isStory(part: string): boolean {
  const clause = part.trim();
  if (/\d ?(?:€|euros?)|au sujet|concernant|propos/iu.test(clause)) return false;
  if (ADDRESSES.test(clause)) return true;
  const of = TELLS_OF.exec(clause);
  if (of !== null && !ASKS.test(lastWord(of[0]))) return true;
  if (
    /^(?:bon |alors )*c['’](?:est|[ée]tait) (?:l[ae]s?\s|l['’]|une?\s|des\s|du\s|pour\s)/iu.test(
      clause,
    )
  )
    return false;
  const tells = TELLS.exec(clause);
  return tells !== null && tells.index < 11 && !isOfWork(tells);
}

/** « j’ai changé le siphon », « il veut du gazon »: the work is what follows. */
function isOfWork({ groups }: RegExpExecArray): boolean {
  const verb = groups?.['verb'] ?? '';
  const done = groups?.['done'] ?? '';
  if (/^(?:est|suis|sont|[ée]tait|[ée]taient)$/iu.test(verb)) return false;
  if (verb === '' || ASKS.test(verb)) return true;
  return /^(?:ai|a|ont|avons|avez|as|avait)$/iu.test(verb) || verb === done
    ? ASKS.test(done) || (nounOf(done) ?? 'passage') !== 'passage'
    : (nounOf(verb) ?? 'passage') !== 'passage';
}

const lastWord = (said = ''): string => said.split(/[\s'’]/).at(-1) ?? '';

const NAMES_NOTHING =
  /^(?:alors|donc|bon|bonjour|bonsoir|salut|coucou|hello|allo|oui|merci|voila|hier|demain|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|matin|soir|midi|apres|avant|vers|comme|toujours|tjrs|dans|avec|pour|chez|mais|puis|ensuite|aussi|encore|quand|tout|toute|cette|leur|leurs|sans|monsieur|madame|client|cliente|facture|devis|janvier|fevrier|mars|avril|juin|juillet|aout|septembre|octobre|novembre|decembre)$/;

/** Whether a few words name something. */
function names(words: string): boolean {
  return (fold(words).match(/[a-z]{3,}/g) ?? []).some(
    (word) =>
      (word.length > 3 && !NAMES_NOTHING.test(word)) ||
      /^(?:led|spa|sol|mur|wc|box|the|vin|riz|pin|bac|gel)$/.test(word),
  );
}
