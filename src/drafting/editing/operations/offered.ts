/** Words that say a thing is given; a « carte cadeau » is sold. */
export const OFFERED =
  /\b(?:offerte?s?|gratuite?s?|gratuitement|gracieux|gracieusement|(?<!\b(?:cartes?|cheques?|bons?|paniers?|coffrets?|paquets?|papiers?|emballages?|boites?|pochettes?|sacs?|idees?|lots?)[ -])cadeau)\b/;
export const OFFERED_TEXT =
  /[\s,]*(?:(?:est|sont|à titre|en)\s+)?(?<![\p{L}])(?:offerte?s?|gratuite?s?|gratuitement|gracieux|gracieusement|(?<!(?:cartes?|ch[èe]ques?|bons?|paniers?|coffrets?|paquets?|papiers?|emballages?|bo[îi]tes?|pochettes?|sacs?|id[ée]es?|lots?)[\s-])cadeau)(?![\p{L}])/giu;
