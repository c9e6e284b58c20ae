/** A number, in digits. */
export const N = String.raw`\d+(?:[.,]\d+)?`;
export const UNIT = String.raw`(?:h|heures?|jours?|j|m2|m²|m3|m³|ml|m|mètres?|metres?|km|kg|kilos?|litres?|l|mois|semaines?|pages?|mots?|nuits?|personnes?)`;
/** A line by its name, as it is said before what is asked of it. */
export const NAME = String.raw`(?!(?:de|du|des|et|à|au|aux|pour|sur|avec|que|puis)(?![\p{L}])|d['’])\p{L}[^,;:\d]*?`;
export const THEY = String.raw`(?:ils?|elles?|on|nous|je|tu|vous|l[ae]s? clients?|la cliente)`;
/** Where a line may go. */
export const PLACE = String.raw`(?:(?:tout )?en (?:premi|derni|deuxi|troisi|quatri|haut|bas|t[êe]te)\p{L}*(?: position| ligne| place| lieu)?|au d[ée]but|(?:tout )?[àa] la fin|(?:juste )?(?:avant|apr[èe]s|devant|derri[èe]re|sous|au-dessus) .+)`;
