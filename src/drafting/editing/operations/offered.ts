/** Words that say a thing is given. */
export const OFFERED = /\b(?:offerte?s?|gratuite?s?|gratuitement|gracieux|gracieusement|cadeau)\b/;
export const OFFERED_TEXT =
  /[\s,]*(?:(?:est|sont|à titre|en)\s+)?(?<![\p{L}])(?:offerte?s?|gratuite?s?|gratuitement|gracieux|gracieusement|cadeau)(?![\p{L}])/giu;
