/** Words of folded text that say a price is not known yet: « prix à voir », « à chiffrer », « tarif ? ». */
const LATER =
  'voir|definir|fixer|convenir|chiffrer|preciser|confirmer|completer|determiner|calculer|estimer|venir|revoir';
const PRICE = '(?:prix|tarifs?|montant|taux|cout|chiffrage|devis)';

export const PRICE_TO_COME = String.raw`(?<![a-z])(?:${[
  String.raw`(?:(?:le |la |son |sa |leur |mon |au |un )?${PRICE} )(?:exact )?(?:est |reste |restent |sera |encore )?(?:a (?:${LATER})|plus tard|inconnu|suivra|suit)(?![a-z])`,
  String.raw`${PRICE} ?\?`,
  String.raw`(?:est |sont |reste |restent |sera |seront )?a (?:chiffrer|estimer|tarifer|deviser)(?![a-z])`,
  String.raw`sera chiffree?`,
  String.raw`(?<=[,(:-] ?)sur devis(?![a-z])(?! [\dn])`,
  String.raw`(?:je |j')(?:n'?ai |n' ?ai )?pas (?:encore )?(?:note|fixe|decide) (?:le |la |son |de )?${PRICE}`,
  String.raw`(?:je |j')?(?:ne )?(?:sais|sait) (?:plus|pas)(?: encore| trop)? (?:combien|(?:le |son |a quel )${PRICE})`,
  String.raw`(?:on n'a |on a |y a )?pas (?:encore )?(?:fixe|decide|defini) (?:le |son |de )?${PRICE}`,
  String.raw`${PRICE} non (?:fixe|defini|connu)`,
  String.raw`sans (?:le )?prix`,
].join('|')})`;
