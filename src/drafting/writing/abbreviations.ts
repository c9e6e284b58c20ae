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
  consult: 'consultation',
  trad: 'traduction',
  sdb: 'salle de bain',
  chauff: 'chauffage',
  demontage: 'démontage',
  livr: 'livraison',
  prepa: 'préparation',
  prépa: 'préparation',
  resa: 'réservation',
  résa: 'réservation',
  appart: 'appartement',
  apparts: 'appartements',
  appt: 'appartement',
  bat: 'bâtiment',
  interv: 'intervention',
  dde: 'demande',
  pr: 'pour',
  ds: 'dans',
  av: 'avec',
  ss: 'sous',
  chx: 'chevaux',
};

const WORD = /(?<![\p{L}\d’'.-])(\p{L}[\p{L}.]*\p{L}\.?|\p{L})(?![\p{L}\d’'-])/gu;

/** « Mo 2 h + dép » reads « Main d’œuvre 2 h + déplacement ». */
export function spellOut(words: string): string {
  return words.replaceAll(WORD, (word) => {
    const plain = word.toLowerCase();
    const long = Object.hasOwn(SHORT, plain) ? SHORT[plain] : SHORT[plain.replace(/\.$/, '')];
    if (long === undefined || typeof long !== 'string') return word;
    return /^\p{Lu}/u.test(word) ? long.charAt(0).toUpperCase() + long.slice(1) : long;
  });
}
