import { insideSentence } from '#domain/format/words.ts';
import { fold } from '../fold.ts';

/** What a percentage taken off is called. */
const TAKEN_OFF =
  /(?<!\p{L})(remise|rabais|ristourne|escompte|r[ée]duction|commission|com|retenue|abattement|geste)(?: (?:commerciale?|fid[ée]lit[ée]|coop[ée]rative|partenaire|association|volume|quantit[ée]|habituelle?|exceptionnelle?|de garantie|(?!(?:sur|sous|de|du|des|à|a|pour|et|que|qui|si|en|dans|par|moins|car|vu)(?!\p{L}))\p{L}{2,}))?(?!\p{L})/iu;
/** What it is taken off or added to: « sur la pose », « calculé sur les fondations », « du prix de création ». */
const ON_WHAT =
  /[\s,(]*(?:(?:calcul[ée]e?s?|appliqu[ée]e?s?|soit|uniquement|seulement) )?(?<!\p{L})sur(?!\p{L}).*$/isu;
/** The same, told of a discount: « Remise 10 % sur le réglage ». */
const TAKEN_OFF_WHAT =
  /^[\s,(]*(?:de (?:remise|rabais|r[ée]duction|ristourne) )?(sur (?:(?:le|la|les|mon|ma|mes|votre|vos|ces?|cette) |l['’])\p{L}[\p{L}\d’' -]*?)(?=[\s,;.)]*$|,? (?:pr|pour|car|parce|puisque|comme|si|à partir|vu|et pas|pas|mais|suite|comme)(?!\p{L}))/iu;
const ALL_OF_IT =
  /(?<![a-z])(?:total|totalite|tout|toute|ensemble|montant|facture|devis|prix|tarif|commande|ht|ttc|global|somme)(?![a-z])/;
const LONGEST_WHAT = 40;
const OF_WHAT = /^[\s,(]*(?:du|de la|de l['’]|des)(?!\p{L}).*$/isu;
/** Words that lead to a percentage and name nothing. */
const LEAD =
  /^(?:[\s,;:.+=–—-]+|(?:et|plus|puis|avec|moins|mais|aussi|donc|c['’]est|j['’]ajoute|je (?:rajoute|compte|prends|mets)|on (?:ajoute|compte|met)|ajoute[rz]?|compte[rz]?|mets|pour|de|la|le|les|un|une|mon|ma|notre|leur|en plus)(?!\p{L})|[ld]['’])+/iu;
const TRAIL =
  /(?:[\s,;:.(+=–—-]+|(?<![\p{L}’'])(?:à|a|de|d['’]|est|sont|c['’]est|et|plus|moins|soit|fait|font|(?:re)?factur[ée]e?s?|comptée?s?|indemnis[ée]e?s?|major[ée]e?s?|en plus))+$/iu;
/** A surcharge under its own name. */
const ADDED =
  /(?<!\p{L})(?:majoration|suppl[ée]ment|surcharge|surco[uû]t|plus-value|hausse)(?!\p{L})/iu;
const LONGEST = 60;

/**
 * The name of a percentage, from the words before and behind it: « ristourne coopérative de 25 % » is
 * « Ristourne coopérative 25 % », « plus 8 % pour l’évacuation des terres » « Évacuation des terres (8 %) ».
 * `rate` is in percent; a percentage without words of its own is a « Remise » or a « Majoration ».
 */
export function percentName(
  before: string,
  behind: string,
  rate: number,
  isTakenOff: boolean,
): string {
  const said = `${String(rate).replace('.', ',')}\u00a0%`;
  if (isTakenOff) {
    const called = TAKEN_OFF.exec(before)?.[0] ?? TAKEN_OFF.exec(behind)?.[0] ?? 'remise';
    return `${capital(called.toLowerCase() === 'com' ? 'commission' : called)} ${said}${onWhat(behind)}`;
  }
  const own = tidy(before) || tidy(behind.replace(OF_WHAT, ''));
  if (own === '' || own.length > LONGEST) return `Majoration ${said}`;
  return ADDED.test(own) ? `${capital(own)} ${said}` : `${capital(own)} (${said})`;
}

function onWhat(behind: string): string {
  const what = TAKEN_OFF_WHAT.exec(behind)?.[1]?.replaceAll("'", '’').trim();
  if (what === undefined || what.length > LONGEST_WHAT || ALL_OF_IT.test(fold(what))) return '';
  return ` ${what}`;
}

function tidy(words: string): string {
  const line = words.replaceAll(/\s+/g, ' ').trim().replace(LEAD, '').replace(TRAIL, '');
  const bare = line.replace(ON_WHAT, '').replace(TRAIL, '');
  return /\p{L}{3}/u.test(bare) && !NOTHING.test(fold(bare)) ? bare : '';
}

const NOTHING =
  /^(?:euros?|tva|ttc|ht|total|tout|ensemble|facture|devis|montant|acompte|bonjour|merci)(?![a-z])/;

function capital(words: string): string {
  const plain = words === words.toUpperCase() ? words : insideSentence(words);
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}
