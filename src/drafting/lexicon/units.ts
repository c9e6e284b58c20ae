import { LINE_UNITS } from '#domain/document/lineUnits.ts';
import type { LineUnit } from '#domain/document/types.ts';

/**
 * What quantities are counted in and prices are counted by. A unit is one of the names below or a
 * noun stem (« n:seance »), so that « 6 séances » meets « 38 € la séance ».
 */
export type Unit = string;

const NAMES: Record<string, string> = {
  second: 's sec secs seconde secondes',
  minute: 'min mn minute minutes',
  hour: 'h hr hrs heure heures hour hours',
  halfday: '',
  day: 'j jr jrs jour jours journee journees day days',
  week: 'sem semaine semaines week weeks',
  month: 'mois month months mensuel mensuels mensuelle mensuelles mensualite mensualites',
  quarter: 'trimestre trimestres trimestriel trimestriels',
  semester: 'semestre semestres',
  year: 'an ans annee annees year years annuel annuels',
  m2: 'm2 m² metrecarre',
  m3: 'm3 m³ metrecube',
  m: 'm ml metre metres mlin',
  km: 'km kms kilometre kilometres',
  kg: 'kg kgs kilo kilos kilogramme kilogrammes',
  tonne: 't tonne tonnes',
  litre: 'l litre litres',
  person: 'pers personne personnes people person convive convives tete',
  unit: 'piece pieces pce pces pc pcs unite unites u unit units ex exemplaire exemplaires',
  word: 'mot mots word words',
  page: 'page pages',
};

const BY_WORD = new Map<string, Unit>();
for (const [unit, words] of Object.entries(NAMES)) {
  for (const word of words.split(' ')) if (word !== '') BY_WORD.set(word, unit);
}

/** Sizes, powers and counts that describe a thing and never multiply its price by themselves. */
const ATTRIBUTES = new Set(
  (
    'cm mm dm kw kwh wh w kwc btu mod kva va v a mah ah cv ch ct carats carat g gr mg cl ml3 dl gb go mo to mb tb mhz ghz hz bar bars ' +
    'pouce pouces po degre degres db lm lumens px dpi fps couche couches port ports place places vantail vantaux ' +
    'vitesse vitesses brin brins voie voies etage etages porte-vantail pan pans couchage couchages etoiles ' +
    'zone zones rangee rangees face faces pli plis palier paliers feux tetes temps ' +
    'cylindres chevaux watts volts amperes litre litres l t tonne tonnes ans-d-age u12 secondes second minute'
  ).split(' '),
);

const LIFTED =
  /^(?:pelle|camion|grue|nacelle|remorque|utilitaire|fourgon|chariot|benne|treuil|porteur|dumper|rouleau|cric|palan)$/;

const CARD = /^(?:carte|carnet|pack|abonnement)$/;
const LOGO = /^(?:logo|logotype|charte|identite)$/;

const SIZES_OF: Record<string, RegExp> = {
  page: /^(?:album|livret|brochure|site|plaquette|catalogue|magazine|livre|carnet|dossier|book|menu|pdf|document|rapport|depliant|vitrine|wordpress|one|scenario|brochure|guide|recueil)$/,
  porte: /^(?:armoire|voiture|meuble|buffet|placard|dressing|vehicule|frigo)$/,
  tiroir: /^(?:commode|meuble|bureau|caisson|armoire)$/,
  chambre: /^(?:maison|appartement|gite|villa|chalet)$/,
  piece: /^(?:appartement|maison|set|kit|puzzle|costume|salon|loft)$/,
  niveau: /^(?:maison|formation|etagere|batiment)$/,
  personne: /^(?:spa|tente|table|groupe|gite|chalet|barnum|bateau|minibus|brunch|atelier|sauna)$/,
  voile: /^(?:bateau|voilier)$/,
  morceau: /^(?:album|ep|set|concert)$/,
  t: LIFTED,
  tonne: LIFTED,
  cle: /^(?:cylindre|serrure|verrou|canon|barillet)$/,
  marche: /^(?:escalier|rampe|escabeau|perron)$/,
  volet: /^(?:depliant|brochure|flyer|plaquette|menu|carte)$/,
  module: /^(?:tableau|coffret|armoire)$/,
  lecon: CARD,
  cours: CARD,
  piste: LOGO,
  proposition: LOGO,
  point: /^(?:serrure|verrou)$/,
  pts: /^(?:serrure|verrou)$/,
  camera: /^(?:captation|tournage|reportage|film|clip)$/,
  part: /^(?:gateau|tarte|buche|entremet|paella|flan|cake)$/,
  pied: /^(?:ferrure|parage)$/,
  homme: /^(?:camion|equipe)$/,
  hommes: /^(?:camion|equipe)$/,
};

/** « armoire 3 portes », « album 30 pages »: a figure that tells one such thing from another. */
export function isSizeOfThing(thing: string, noun: string): boolean {
  const singular = noun.endsWith('eaux') ? noun.slice(0, -1) : stem(noun);
  return SIZES_OF[singular]?.test(stem(thing)) === true;
}

const STOP_NOUNS = new Set(
  (
    'a au aux de des du d en et pour par le la les l un une sur avec sans dans ou plus chez ce ces cette ' +
    'que qui est sont ht ttc soit dont x fois pas finalement seulement exactement environ maintenant plutot non pardon'
  ).split(' '),
);

/** True for little words that cannot be what is counted. */
export function isStopNoun(word: string): boolean {
  return STOP_NOUNS.has(word);
}

/** The unit a word names: a known one, or its own stem. */
export function unitOf(word: string): Unit {
  return BY_WORD.get(word) ?? `n:${stem(word)}`;
}

/** A known unit's name, or undefined for a plain noun. */
export function namedUnit(word: string): Unit | undefined {
  return BY_WORD.get(word);
}

/** « séances », « séance » → seance; « bateaux » → bateau; « chevaux » → cheval. */
export function stem(word: string): string {
  if (/[^e]aux$/.test(word) && !/(?:tuy|noy|boy)aux$/.test(word)) return `${word.slice(0, -3)}al`;
  return word.length > 3 ? word.replace(/(?:s|x)$/, '') : word;
}

const TIME_UNITS = new Set([
  'second',
  'minute',
  'hour',
  'halfday',
  'day',
  'week',
  'month',
  'quarter',
  'semester',
  'year',
]);
/** Hours, days, months: what a rate is most often said by. */
export function isTime(unit: Unit): boolean {
  return TIME_UNITS.has(unit);
}

const MEASURES = new Set(['m2', 'm3', 'm', 'km', 'kg', 'tonne', 'litre']);

export type UnitKind = 'time' | 'measure' | 'attribute' | 'count';

/** How a quantity in this unit behaves beside a price. */
export function kindOf(unit: Unit, word: string): UnitKind {
  if (unit === 'second' || unit === 'minute' || unit === 'litre') return 'attribute';
  if (TIME_UNITS.has(unit)) return 'time';
  if (MEASURES.has(unit)) return 'measure';
  if (ATTRIBUTES.has(word)) return 'attribute';
  return 'count';
}

const CONVERSIONS: Record<string, Record<string, number>> = {
  hour: { minute: 1 / 60, halfday: 0 },
  minute: { hour: 60 },
  day: { halfday: 0.5, week: 5 },
  halfday: { day: 2 },
  week: {},
  month: { year: 12, quarter: 3, semester: 6 },
  quarter: { year: 4, month: 1 / 3, semester: 2 },
  semester: { year: 2, month: 1 / 6 },
  year: { month: 1 / 12 },
};

/**
 * How many `to` one `from` makes: 5 days in a week, 12 months in a year
 * (docs/drafting.md, Conventions).
 */
export function conversion(from: Unit, to: Unit): number | null {
  if (from === to) return 1;
  const factor = CONVERSIONS[to]?.[from];
  return factor === undefined || factor === 0 ? null : factor;
}

/** The unit printed on a line, when it is one the document knows. */
export function lineUnit(unit: Unit | null): LineUnit | null {
  return LINE_UNITS.find((known) => known === unit) ?? null;
}
