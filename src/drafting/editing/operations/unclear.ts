import type { Operation } from '../operation.ts';

export const NO_ANSWER = 'Je ne réponds pas aux questions\u00a0: dites ce qu’il faut changer.';

export const ON_CONDITION = 'Dites ce qu’il faut changer, sans condition.';

/** « quand il aura payé », « dès qu’il a signé »: it waits for something, in whichever part of a sentence it stands. */
export const UNTIL =
  /^en cas d(?:e |')|[,;.] ?en cas d(?:e |')|(?:^|[^a-z])(?:des (?:que |qu')|une fois (?:que |qu')|tant (?:que |qu')|(?:quand|lorsqu(?:e|'))(?: ?(?:ils?|elles?|on|tout|c'|le client|la cliente))? ?(?:est |sera |seront |aura |auront |pay|paie|regle|signe|revien|vien|[a-z]{2,}ra |[a-z]{2,}ront ))/;

/** What is said is not to be done, or may be done in two ways: nothing is changed, and the reason says so. */
const UNCLEAR: readonly (readonly [RegExp, string])[] = [
  [
    /(?:^|[^a-z])(?:ne |n')[a-z' ]{1,40}? (?:pas|plus|jamais)(?![a-z])/,
    'Dites ce qu’il faut changer, pas ce qui reste comme il est.',
  ],
  [
    /^(?:pourquoi|combien|comment|quel|quelle|est-ce|c'est quoi|ca ferait|ça ferait)(?![a-z])/,
    NO_ANSWER,
  ],
  [
    /^si (?!possible|besoin|(?:c'est|cela est) possible)|(?:^|[^a-z])(?:a condition que|au cas ou|sauf si|sauf s'|seulement si|uniquement si|(?:si |s')(?:ils?|elles?|jamais)|si (?:on|tu|vous|le|la|les|ma|mon) )(?![a-z])/,
    ON_CONDITION,
  ],
  [UNTIL, ON_CONDITION],
  // « enlève pas la tranchée »
  [
    /(?:^|[,;.] ?|(?:^|[^a-z])(?:et|mais|puis|non|tu|on) )(?:annul|enlev|enlèv|supprim|vir|retir|effac|offr|touch|chang|modifi|baiss|augment|met|remet|pass|ajout|rajout|compt|factur|remplac|renomm|mont|descend|reduis|réduis|doubl|deplac|déplac|arrondi|appliqu)[a-zèé]*(?:[- ]l[ae]s?)? (?:surtout )?pas (?:l[ae]s? |l'|d[eu]s? |d'|a |au |aux |à |en |ces? |tout|mon |ma |mes |une? |\d(?!.* mais ))/,
    'Dites ce qu’il faut changer, pas ce qui reste comme il est.',
  ],
  // « j’ai pas fait 5 soins », « la coupe est pas à 50 »
  [
    /(?:^|[^a-z])(?:ai|as|a|avons|avez|ont|g|j) pas [a-zéè]+ (?:que )?\d(?!.*(?:mais|c'est|c) .*\d)|(?:^|[^a-z])(?:est|sont|etait|était|c) pas (?:a |à |de |que )?\d(?!.*(?:mais|c'est|c) .*\d)/,
    'Dites ce qu’il faut changer, pas ce qui reste comme il est.',
  ],
  // « on met la coupe à 50 ou pas », « la coupe à 50 ça va ? »
  [
    /\d.*(?: ou (?:pas|non)|[ ,](?:ça|ca) (?:va|vous va|te va|irait)|[ ,](?:tu|vous|qu')[a-z' -]* pens[a-z]+(?:[- ][a-z]+)?)$/,
    NO_ANSWER,
  ],
  [
    /^(?:ou )?peut[- ][eê]tre (?!que )|\d[^,;]*[ ,]peut[- ][eê]tre$/,
    'Vous semblez hésiter\u00a0: dites ce qu’il faut changer.',
  ],
  // « le train, on verra si on l’enlève »
  [
    /(?:^|[^a-z])(?:j'hesite|on hesite|on verra|je verrai|(?:faut|a) voir si|je me demande)(?![a-z])/,
    'Vous semblez hésiter\u00a0: dites ce qu’il faut changer.',
  ],
  [
    /(?:^|[^a-z])la prochaine fois(?![a-z])/,
    'Rien n’est gardé pour plus tard\u00a0: dites ce qu’il faut changer sur ce document.',
  ],
  // « pas la coupe à 50 »
  [
    /^(?:surtout )?pas (?:l[ae]s? |l'|mon |ma |mes )[a-z][^,;]*\d/,
    'Dites ce qu’il faut changer, pas ce qui reste comme il est.',
  ],
  // « la coupe passe pas à 50 »
  [
    /(?:^|[^a-z])(?:passe[rz]?|mets?|mettez|mettre|augmente[rz]?|baisse[rz]?|monte[rz]?|facture[rz]?|compte[rz]?)(?:[- ]l[ae]s?)? pas (?:a|à|de|plus|en) ?\d/,
    'Dites ce qu’il faut changer, pas ce qui reste comme il est.',
  ],
  [
    /(?:[,….;]|non|euh)\s*(?:laissez? tomber|oublie[zr]?(?: ça| ca)?|non rien|rien du tout)[\s.!]*$/,
    'Vous semblez y renoncer\u00a0: rien n’est changé.',
  ],
  [
    /(?:^|[^a-z])(?:pas|plus|jamais) (?:(?:un )?cadeau|offerte?s?|gratuite?s?)(?![a-z])/,
    'Dites son prix\u00a0: je ne sais pas combien cela coûte.',
  ],
  // « enlève toute la main-d’œuvre à part 2 heures »
  [
    /^(?:supprim|enl[eè]v|retir|effac|vir|jet|[oô]t|d[eé]gag)[a-z]* .*(?:[àa] part|sauf|hormis|except[ée]) (?:les? )?(?:\d|une? |deux |trois |quatre |cinq )/,
    'Dites la quantité qui reste.',
  ],
  // « compte plutôt en heures, 42 h à 95 »
  [
    /^(?:compt|factur|pass|met)[a-z]* en (?:heures?|jours?|journees?|semaines?|mois|metres?|m2|m²|kilos?|kg|km|litres?)[ ,:]/,
    'Pour compter une ligne autrement, dites son nom, sa nouvelle quantité et son prix.',
  ],
  [/^pas (?:plus|moins) d(?:e |')/, 'Dites la quantité exacte.'],
  [/meme nombre d|autant d[^\d]{1,40} que (?:de |d')/, 'Dites ce nombre en chiffres.'],
  [
    /\d ?(?:€|euros?|%|h|j|jours?)? ou \d|\d(?: [a-z]+){1,2} ou \d|(?:^|[^a-z])entre \d[^a-z]{0,12}(?:€ |euros )?et \d/,
    'Je lis deux valeurs possibles\u00a0: dites laquelle.',
  ],
];

export const unclear: Operation = {
  name: 'unclear',
  reads: ({ folded, text }) => reasonOf(text, folded) !== null,
  apply: (_, { folded, text }) => ({ reason: reasonOf(text, folded) ?? '' }),
};

function reasonOf(text: string, folded: string): string | null {
  const said = text.toLowerCase().replaceAll('’', "'");
  return (
    UNCLEAR.find(([shape]) => shape.test(said) || shape.test(folded))?.[1] ??
    (/(?:^|\s)(?:à|a|:|=|fasse|soit|être|total|mets?|mettez|mettre|passe[rz]?|compte[rz]?)\s+[-−]\s?\d/.test(
      said,
    )
      ? 'Un prix n’est pas négatif\u00a0: dites «\u00a0remise de…\u00a0» pour un montant à déduire.'
      : null)
  );
}
