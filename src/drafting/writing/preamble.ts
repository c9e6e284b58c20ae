/** What asks for the document before the work is named. */
const ASKED_WITH_COLON =
  /^(?:.*[^\p{L}])?(?:facture[rz]?|devis|proposition|note|r[ée]cap(?:itulatif)?|relevé)(?![\p{L}])[^.:?;!]{0,90}[:?]\s+(?=\p{L})/iu;
const ASKED_FOR =
  /^(?:[^.:;!?]{0,80}[^\p{L}])?(?:bien vouloir|merci d[e’']|veuillez|pourri?ez[- ]vous|pouvez[- ]vous|peux[- ]tu|tu p(?:eu)?x|il (?:me |nous )?faut|faut|voudrais|souhaite(?:rais)?|aimerais) ?(?:me |m[’']|nous |lui |leur )?(?:factur\p{L}+|établir|faire|sortir|envoyer|préparer|adresser|chiffrer|prévoir) +(?:(?:à|pour) [^,:]{2,40}? (?=(?:un|une|la|le|les|l[’']|des|deux|trois|quatre) ?\p{L}))?(?:(?:la|une|ma|ta|votre|le|un|mon|ton|leur) (?:facture|devis|proposition|note)(?: (?:à|au|aux|de|d[’'])[^,:]{0,40}?)? (?:pour|concernant) )?/iu;
const SAID_FIRST =
  /^(?:comme (?:convenu|vu|prévu|d[’']habitude)(?: (?:ensemble|hier|(?:au|par|lors|avec|chez|dans|sur|le) (?:(?!(?:je|nous|on|merci) )[^,:;]){2,24}))?|suite à [^,:;]{3,50}|(?:je|nous) (?:vous |te )?(?:propos\p{L}+|confirm\p{L}+))[,:]? +(?=\p{L})/iu;

/** « Ma note pour l'interprétation », « notre facture relative à l'audit ». */
const MY_NOTE =
  /^(?:voici |ci-joint(?:e)? )?(?:ma|notre|la|cette) (?:note|facture)(?: d[’']honoraires)? (?:pour|concernant|relative (?:à|au)) (?=\p{L})/iu;
/** « la facture des constats : 4 passages »: what the document is for, where a lone word is left behind it. */
const FOR_WHAT =
  /(?:facture|devis|note) (?:des?|du|de la|de l[’']|d[’']) ?(?<what>\p{L}[^.:?;!,]{2,60}?)\s*:\s*$/iu;

/** « Comme je l'ai expliqué à M. Tournier, …, il faut compter la relecture », « Suite à notre call, ok pour la charte ». */
const TALK_BEFORE =
  /^.{0,240}?(?<!\p{L})(?:il faut (?:compter|ajouter|prévoir)|(?:c[’']est )?(?:ok|d[’']accord|bon) pour|tu (?:me )?(?:mets|comptes|factures)|vous (?:me )?(?:mettez|comptez|facturez)) (?:l[ae]s? |l[’'])(?=\p{L}{3})/iu;
/** « Fwd : flyers Coucou, on part sur 5 000 flyers ». */
const FORWARDED = /^(?:(?:fwd?|tr|re|ré) ?: ?)+/iu;

/** A designation without the request that stood before it; whole where nothing else would remain. */
export function withoutPreamble(words: string): string {
  let rest = words;
  for (const asked of [
    FORWARDED,
    TALK_BEFORE,
    SAID_FIRST,
    ASKED_WITH_COLON,
    ASKED_FOR,
    SAID_FIRST,
    MY_NOTE,
  ]) {
    const shorter = rest.replace(asked, '');
    const what = FOR_WHAT.exec(rest.slice(0, rest.length - shorter.length))?.groups?.['what'];
    if (what !== undefined && /^\p{Ll}{3,}$/u.test(shorter)) return `${what} (${shorter})`;
    if (/\p{L}{3}/u.test(shorter)) rest = shorter;
  }
  return rest;
}
