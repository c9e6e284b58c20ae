import type { Clause } from './clauses.ts';
import { WORK_BEHIND } from './lexicon/classes.ts';
import { isFiller } from './lexicon/filler.ts';

/** What a clause is about, decided before any arithmetic. */
export type ClauseKind =
  | 'task'
  | 'quantity'
  | 'price'
  | 'discount'
  | 'surcharge'
  | 'deposit_paid'
  | 'progress'
  | 'total'
  | 'vat'
  | 'offered'
  | 'option'
  | 'note'
  | 'chatter'
  | 'empty';

const DISCOUNT = new RegExp(
  String.raw`\b(?:remise${WORK_BEHIND}|rabais|ristourne|reduction|reduc|escompte|discount|geste commercial|geste co|code promo|(?<!film |video |clip |spot |teaser |photos? |vente )promo|avoir n|avoir de|avoir du|tarif (?:association|asso|ami|amis|fidelite|preferentiel|reduit|etudiant|degressif)|a deduire|deduire|moins)\b`,
);
const DEPOSIT = /\b(?:acomptes?|arrhes|avance|provision|deposit)\b/;
const PAID =
  /\b(?:deja|facture[es]*|regle[es]*|verse[es]*|paye[es]*|recu[es]*|encaisse[es]*|percu[es]*|a deduire|deduire|deduit[es]*|moins|paid)\b/;
const TO_COME =
  /\b(?:a la commande|a la signature|au demarrage|a verser|a regler|a payer|a prevoir|demande|requis|a reception|solde|a la reservation|avant (?:le|la|les|l'|travaux|intervention|livraison))\b/;
const SECURITY = /\b(?:caution|depot de garantie|cheque de caution|retenue de garantie|consigne)\b/;
const OFFERED =
  /\b(?:offert[es]*|offrons|(?<!(?:l'|d'|cette |notre ))offre(?! (?:valable|valide|ferme|tient|bonne))|gratuit[es]*|gratuitement|gracieu\w*|cadeau|offered|free|t'offre|vous offre|sans frais|non facture[es]*|pas facture[es]*|0 ?(?:€|euros?))\b/;
const OPTION =
  /\b(?:en option|option|options|optionnel(?:le)?s?|variante|facultati\w+|eventuel\w*|si besoin|si necessaire|sur demande|en alternative|en supplement possible)\b/;
const NOTE =
  /\b(?:sous (?:\d+|huit|quinze|une?|deux|trois|quelques)|d'ici|paiement|reglement|payable|echeance|echeances|virement|cheque|validite|valable|valables|garanti\w*|decennale|delais?|penalites?|demarrage|debut des travaux|livraison (?:le|prevue|sous|avant|mi|fin|debut|semaine|en)|livre[es]* (?:le|sous|avant)|intervention (?:de|le|prevue|possible)|engagement|facturation (?:trimestrielle|mensuelle|annuelle)|resiliable|tacite|preavis|taxes? en sus|en sus|au[- ]dela|hors|a votre charge|a la charge|fourni[es]* par|mis a disposition par|aide cee|cee|maprimerenov|prime|credit d'impot|non assujetti|autoliquidation|acces|possible|deductible|assurance|date|solde|30 jours|fin de mois|a reception|non chiffre\w*|a l'etude|a definir|a chiffrer|supplementaire|conditions|selon|semaine prochaine|disponible|autorisation|prevoir \d|en fonction)\b/;
const INCLUDED = /\b(?:compris[es]*|inclus[es]*|incl|included|comprend|comprenant)\b/;
const TOTAL_WORDS = new Set(
  'soit donc au le la l un une total totaux sous montant net nette a payer general generale du de des facture devis ht ttc tout prix pour ensemble budget enveloppe globale global forfait forfaitaire ca cela fait font en tva final finale finalement somme est et accord convenu valide arrondi arrondis qui nous vous t me te hors taxe taxes toutes comprises comprise reste solde regler d'.split(
    ' ',
  ),
);
const CHATTER =
  /\b(?:bonjour|bonsoir|salut|coucou|hello|hi|bises|bisous|merci|cordialement|bien a vous|bonne journee|a bientot|a plus|desole\w*|j'espere|n'hesite\w*|comme convenu|comme prevu|suite a|ci-joint|vous trouverez|je vous prie|bien cordialement|a tout a l'heure|on se voit|on s'appelle|appelle[- ]moi|appelez[- ]moi|j'ai rien oublie|rien oublie|voila|sympa|bravo|felicitations|super|genial|comment (?:vas|allez)|ca va|tu peux|peux-tu|pouvez-vous|pourriez-vous|j'attends|dans l'attente|a vous lire|excuse\w*|pardon|belle journee|rendez-vous|rdv|bon courage|amities|bise|thanks|regards|cheers|lol|mdr|ps|p\.s|valide[es]* (?:avec|par|ensemble)|vu avec|budget valide)\b/;
const PERSONAL =
  /\b(?:je|j'|tu|t'|on|nous|vous|il|elle|ils|c'est|ce sont|qu'|que|mon|ma|mes|ton|ta|tes|moi|toi)\b/;
const DATE_WORD =
  /^(?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)$/;
/** « Devis pour M. et Mme Garnier. »: whom the document is for. */
const ADDRESSEE =
  /^(?:une? |la |le )?(?:devis|factures?) (?:pour|a|de|du|au|chez|a l'attention de) (?:(?:m|mr|mme|mlle|dr)\b|monsieur|madame|la famille|l'association|la mairie|la societe|l'entreprise|le restaurant|les editions|la sarl|la sas)/;
const CONDITIONAL =
  /\bsi (?:paiement|reglement|paye|regle|commande|signature|signe|vous|plus de|validation|valide|accord|reponse)/;
/** « Le budget ne doit pas dépasser 5 000 € »: a ceiling is not a price. */
const CEILING = /\b(?:depasser|depasse|exceder|excede)\b/;
const SURCHARGE = /\b(?:majo\w*|surcout|surcharge)\b/;

/** The words of a clause that name something, those of a model or size included. */
export function meaningfulWords(clause: Clause): string[] {
  const quoted = clause.masks.flatMap((mask) =>
    mask.dropped
      ? []
      : (clause.folded
          .slice(mask.start - clause.start, mask.end - clause.start)
          .match(/[a-zœ]{3,}/g) ?? []),
  );
  const named = quoted.filter(
    (word) =>
      !isFiller(word) && !DATE_WORD.test(word) && !(clause.price !== null && word === 'tva'),
  );
  const words = clause.words
    .map((word) => word.text)
    .filter((word) => word.length > 1 && !isFiller(word));
  return [...words, ...named];
}

/** Decides what a clause is about. */
export function classify(clause: Clause): ClauseKind {
  const { folded } = clause;
  const meaning = meaningfulWords(clause);
  const figures = clause.price !== null || clause.percents.length > 0;
  const counted = clause.quantities.length > 0 || clause.factors.length > 0;
  if (meaning.length === 0 && !figures && !counted) {
    return clause.masks.some((mask) => !mask.dropped) && clause.words.length > 0 ? 'note' : 'empty';
  }
  if (!figures && !counted && ADDRESSEE.test(folded)) return 'empty';
  if (SECURITY.test(folded)) return 'note';
  // « dont 600 € de fournitures »: a part of what is already priced.
  if (clause.joiner === 'dont' || folded.startsWith('dont '))
    return clause.percents.length > 0 && PAID.test(folded) ? 'progress' : 'note';
  if (isSurcharge(clause)) return 'surcharge';
  if (clause.percents.length > 0 && clause.price === null && /\bdeja factur/.test(folded))
    return 'progress';
  if (DEPOSIT.test(folded)) {
    if (PAID.test(folded) && figures && !TO_COME.test(folded.replace('solde', '')))
      return 'deposit_paid';
    if (TO_COME.test(folded)) return 'note';
    if (clause.price === null) return figures ? 'note' : 'task';
    return 'task';
  }
  // « −10 % si paiement sous 8 jours »: a promise, not yet a discount.
  if (figures && CONDITIONAL.test(folded)) return 'note';
  if (clause.price?.lead === 'minus') return 'discount';
  if (clause.percents.some((percent) => percent.negative) && clause.price === null)
    return 'discount';
  if (DISCOUNT.test(folded) && figures) return 'discount';
  if (
    /^tva\b|\btva (?:a|reduite|au taux|normale|en sus|non applicable|comprise|incluse)\b/.test(
      folded,
    )
  ) {
    if (
      meaning.filter(
        (word) => !/^(?:tva|reduite|taux|normale|applicable|intermediaire|sus|taxe)$/.test(word),
      ).length === 0
    )
      return 'vat';
  }
  if (OFFERED.test(folded) && clause.price === null) return 'offered';
  if (OPTION.test(folded)) return 'option';
  if (clause.price !== null) {
    if (
      clause.price.per.length === 0 &&
      !clause.quantities.some((piece) => piece.nature === 'count' && piece.noun !== '') &&
      clause.words.every((word) => TOTAL_WORDS.has(word.text)) &&
      /\b(?:total|soit|budget|enveloppe|montant|somme|net|ensemble|tout|reste du|reste a (?:payer|regler)|solde)\b/.test(
        folded,
      )
    )
      return 'total';
    if (CEILING.test(folded)) return 'note';
    if (/\bminimum (?:de facturation|facture)/.test(folded)) return 'note';
    if (
      /\bau[- ]dela\b|\b(?:supplementaire|complementaire|additionnel(?:le)?)\b|\b(?:heure|h|pers|personne|convive|jour|nuit|page) (?:sup|supp|suppl)\b|\bnon encaisse/.test(
        folded,
      ) &&
      clause.quantities.every((q) => q.article)
    )
      return 'note';
    return meaning.length === 0 ? 'price' : 'task';
  }
  if (
    /\bnon (?:chiffre|compris|inclus|prevu|deduit)\w*|\ba l'etude\b|\ba chiffrer\b|\ba definir\b/.test(
      folded,
    )
  )
    return 'note';
  if (INCLUDED.test(folded)) return 'note';
  if (/^(?:hors|sans|sauf|non|excepte|a l'exception|except[es]*)\b/.test(folded)) return 'note';
  if (isNote(clause, folded)) return 'note';
  if (CHATTER.test(folded) && !counted) return 'chatter';
  if (meaning.length === 0 || isOnlyCounted(clause, meaning)) return counted ? 'quantity' : 'empty';
  return 'task';
}

/** « majoré de 50 % », « urgence +30 % » */
export function isSurcharge({ percents, folded }: Clause): boolean {
  if (percents.some((percent) => percent.added) && !DISCOUNT.test(folded)) return true;
  return percents.length > 0 && SURCHARGE.test(folded);
}

function isNote(clause: Clause, folded: string): boolean {
  if (!NOTE.test(folded)) return false;
  return clause.price === null;
}

/** Personal talk without a figure is the letter around the job, not the job. */
export function isSmallTalk(clause: Clause): boolean {
  return (
    clause.price === null &&
    clause.percents.length === 0 &&
    (CHATTER.test(clause.folded) || PERSONAL.test(clause.folded))
  );
}

function isOnlyCounted(clause: Clause, meaning: readonly string[]): boolean {
  const nouns = new Set(clause.quantities.map((quantity) => quantity.noun));
  return clause.quantities.length > 0 && meaning.every((word) => nouns.has(word));
}
