import { fold } from '../fold.ts';

/** Abbreviations of the trades, spelled out for whoever reads the invoice; whole words only. */
const SHORT: Record<string, string> = {
  mo: 'main d’œuvre',
  'm.o': 'main d’œuvre',
  'm.o.': 'main d’œuvre',
  moe: 'main d’œuvre',
  dep: 'déplacement',
  dép: 'déplacement',
  depl: 'déplacement',
  dépl: 'déplacement',
  deplac: 'déplacement',
  déplact: 'déplacement',
  dplct: 'déplacement',
  dplcmt: 'déplacement',
  evac: 'évacuation',
  évac: 'évacuation',
  rempl: 'remplacement',
  remplac: 'remplacement',
  remplact: 'remplacement',
  chgt: 'changement',
  chgmt: 'changement',
  fourn: 'fourniture',
  fournit: 'fourniture',
  instal: 'installation',
  install: 'installation',
  repar: 'réparation',
  répar: 'réparation',
  nettoy: 'nettoyage',
  debouch: 'débouchage',
  rebouch: 'rebouchage',
  maint: 'maintenance',
  hebergt: 'hébergement',
  heberg: 'hébergement',
  héberg: 'hébergement',
  ndd: 'nom de domaine',
  consult: 'consultation',
  sdb: 'salle de bain',
  chauff: 'chauffage',
  livr: 'livraison',
  prepa: 'préparation',
  prépa: 'préparation',
  resa: 'réservation',
  résa: 'réservation',
  appart: 'appartement',
  apparts: 'appartements',
  appt: 'appartement',
  logt: 'logement',
  chbre: 'chambre',
  chbres: 'chambres',
  pdj: 'petit déjeuner',
  bat: 'bâtiment',
  interv: 'intervention',
  dde: 'demande',
  pr: 'pour',
  ds: 'dans',
  ss: 'sous',
  chx: 'chevaux',
  maj: 'mise à jour',
  faience: 'faïence',
  deco: 'décoration',
  prest: 'prestation',
  debrouss: 'débroussaillage',
  débrouss: 'débroussaillage',
  echaf: 'échafaudage',
  échaf: 'échafaudage',
  plaf: 'plafond',
  telec: 'télécommande',
  téléc: 'télécommande',
  elec: 'électricité',
  élec: 'électricité',
  menage: 'ménage',
  ménag: 'ménage',
  evt: 'événement',
  urg: 'urgence',
  dépann: 'dépannage',
  depann: 'dépannage',
  verif: 'vérification',
  vérif: 'vérification',
  ctrl: 'contrôle',
  accomp: 'accompagnement',
  recup: 'récupération',
  récup: 'récupération',
  reinstall: 'réinstallation',
};

/** What an abbreviation means by the words around it, folded; undefined where it stays. */
const BY_PLACE: Record<string, (before: string, behind: string) => string | undefined> = {
  // « plaquettes av », « pare-chocs av + ar »; « pose av fourniture ».
  av: (_, behind) =>
    /^ ?(?:$|[,+/)&]|et ar(?![a-z])|ar(?![a-z]))/.test(behind) ? 'avant' : 'avec',
  // « amiante, plomb et gaz » is the metal a flat is examined for.
  plomb: (before, behind) =>
    /(?<![a-z])(?:dpe|amiante|gaz|crep|termites?|carrez|diagnostics?|feuilles? de|tuyau en|en|au|le)(?![a-z])/.test(
      `${before} ${behind}`,
    )
      ? undefined
      : 'plomberie',
  // « charpente trad » is one built as they were.
  trad: (before) => (/[a-z]{3} $/.test(before) ? undefined : 'traduction'),
  sup: additional,
  supp: additional,
  suppl: additional,
  supl: additional,
};

/** « 2 heures sup », « 32 km sup », « un repas sup ». */
function additional(before: string): string | undefined {
  const [thing] = /[a-z]{2,}(?= $)/.exec(before) ?? [];
  if (thing === undefined) return undefined;
  return /s$|^km$/.test(thing) && thing !== 'repas' ? 'supplémentaires' : 'supplémentaire';
}

const WORD = /(?<![\p{L}\d’'.-])(\p{L}[\p{L}.]*\p{L}\.?|\p{L})(?![\p{L}\d’'-])/gu;

/** « Mo 2 h + dép » reads « Main d’œuvre 2 h + déplacement ». */
export function spellOut(words: string): string {
  const spelled = words.replaceAll(WORD, (word, _letters, at: number) => {
    // « BAT » is what a printer has signed.
    const long = word === 'BAT' ? undefined : meaningOf(word.toLowerCase(), words, at);
    if (long === undefined) return word;
    return /^\p{Lu}/u.test(word) ? long.charAt(0).toUpperCase() + long.slice(1) : long;
  });
  return COMPOUNDS.reduce((told, [parted, whole]) => told.replaceAll(parted, whole), spelled);
}

/** How many letters around an abbreviation say what it means. */
const NEAR = 60;

function meaningOf(word: string, words: string, at: number): string | undefined {
  const bare = word.replace(/\.$/, '');
  if (Object.hasOwn(BY_PLACE, bare))
    return BY_PLACE[bare]?.(
      fold(words.slice(Math.max(0, at - NEAR), at)),
      fold(words.slice(at + word.length, at + word.length + NEAR)),
    );
  const key = Object.hasOwn(SHORT, word) ? word : bare;
  return Object.hasOwn(SHORT, key) ? SHORT[key] : undefined;
}

/** Words that are written as one, whatever somebody in haste does. */
const COMPOUNDS: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})(s)ous titre(s?)(?!\p{L})/giu, '$1ous-titre$2'],
  [/(?<!\p{L})(p)are chocs?(?!\p{L})/giu, '$1are-chocs'],
  [/(?<!\p{L})(g)arde corps(?!\p{L})/giu, '$1arde-corps'],
  [/(?<!\p{L})t ?shirt(s?)(?!\p{L})/giu, 'T-shirt$1'],
  [/(?<!\p{L})(d)emi journ[ée]e(s?)(?!\p{L})/giu, '$1emi-journée$2'],
];
