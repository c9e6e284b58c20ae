import type { Token } from '../lexing/token.ts';
import type { Piece } from './pieces.ts';
import { word } from './wordAt.ts';

/** Nouns after which a last figure names, and does not price: « phase 2 ». */
const NAMING =
  /^(?:phase|etape|tome|volume|niveau|zone|version|chapitre|etage|classe|type|modele|cat|categorie|lot|taille|pointure|appartement|appt|batiment|bat|chambre|salle|bureau|porte|semaine|annee|groupe|article|page|section|saison|episode|serie|ligne)$/;
/** Words that never stand right before a price. */
const NEVER_BEFORE_PRICE =
  /^(?:n|no|numero|en|des|de|d|du|vers|depuis|sur|dans|avec|sans|ou|pour|que|fait|avait|avais|ai|suis|etaient|etait|restent|reste|environ|moins|entre|jusqu|pris|prend|prises|vendu|vendus|vendues|commande|commandes)$/;
const PRICE_LEADS =
  /^(?:a|forfait|plutot|coute|coutent|facture|facturee|factures|prix|tarif|montant|tjm|fait|compter|compte|mets|mettez|payant|dit|demande|demandons|propose|vaut|valait|convenu)$/;
const AFTER_PRICE =
  /^(?:ht|ttc|par|chacune?|piece|pieces|pce|le|la|l|de|du|et|plus|puis|tout|forfait|mensuels?|mensuelles?|les|chaque|au|nets?|pour|hors|avec)$/;

/** A figure without currency is a price after « à », « x », « : », or at the end of its clause. */
export function isBarePrice(
  tokens: readonly Token[],
  at: number,
  pieces: readonly Piece[],
  money: readonly boolean[],
): boolean {
  const token = tokens[at];
  if (token?.kind !== 'number' || token.article) return false;
  const next = tokens[at + 1];
  const nextWord = word(tokens, at + 1);
  const before = tokens[at - 1];
  const lead = before?.kind === 'word' ? before.text : '';
  const ended =
    next === undefined ||
    next.kind === 'break' ||
    next.kind === 'close' ||
    next.kind === 'equals' ||
    (next.kind === 'slash' && next.start > token.end);
  const spaced = next?.kind === 'slash' && next.start > token.end;
  const perSlash = next?.kind === 'slash' && tokens[at + 2]?.kind === 'word' && !spaced;
  const followed = ended || perSlash || AFTER_PRICE.test(nextWord);
  if (!followed || hasPriceInClause(pieces)) return false;
  // « huile 5L », « 8 pièces par personne »: a count, not a price.
  if (nextWord === 'l' && next?.start === token.end) return false;
  if (/^(?:pieces?|pce)$/.test(nextWord) && !endsAfter(tokens, at + 1)) return false;
  if (nextWord === 'a' || nextWord === 'x' || next?.kind === 'times' || next?.kind === 'at')
    return false;
  // « menus 12 à 3 € », « (32) », « le 14 pour signer » hold a count or a day.
  if (money[at] === true && !perSlash && nextWord !== 'et' && nextWord !== 'plus') return false;
  if (before?.kind === 'open') return false;
  if (before?.kind === 'times' || before?.kind === 'at') return true;
  if (PRICE_LEADS.test(lead)) {
    // « prévoir 3 jours à deux »: two people, not two euros.
    return !(
      lead === 'a' &&
      token.value < 5 &&
      Number.isInteger(token.value) &&
      (token.spoken || /^(?:de|pour)$/.test(nextWord))
    );
  }
  if (before?.kind === 'colon') return true;
  if (nextWord === 'de' && word(tokens, at + 2) !== 'l') return false;
  if (/^(?:pour|avec|hors|les|au)$/.test(nextWord)) return false;
  return (
    (before?.kind === 'word' &&
      !NEVER_BEFORE_PRICE.test(lead) &&
      !(NAMING.test(lead) && token.value < 30) &&
      token.value >= 5) ||
    (before?.kind === 'mask' && ended && token.value >= 5) ||
    (before?.kind === 'close' && ended)
  );
}

/** Whether the clause ends after this token, or goes on with what follows a price. */
function endsAfter(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  return (
    next === undefined ||
    next.kind === 'break' ||
    next.kind === 'close' ||
    /^(?:ht|ttc|et|plus|pour|avec)$/.test(word(tokens, at + 1))
  );
}

function hasPriceInClause(pieces: readonly Piece[]): boolean {
  // Bounded: no clause that prices something is longer, and time must stay linear.
  for (let i = pieces.length - 1; i >= Math.max(0, pieces.length - 40); i--) {
    const piece = pieces[i];
    if (piece?.kind === 'break' || piece === undefined) return false;
    if (piece.kind === 'word' && /^(?:et|plus|puis)$/.test(piece.text)) return false;
    if (piece.kind === 'price') return true;
  }
  return false;
}
