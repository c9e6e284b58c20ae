/** Participles (and their infinitives in -er) people open a line with, and the noun an invoice has instead. */
const NOUNS: Record<string, string> = {
  accompagné: 'accompagnement',
  accordé: 'accord',
  ajusté: 'ajustement',
  analysé: 'analyse',
  animé: 'animation',
  arraché: 'arrachage',
  attendu: 'attente',
  carrelé: 'carrelage',
  castré: 'castration',
  changé: 'changement',
  configuré: 'configuration',
  contrôlé: 'contrôle',
  corrigé: 'correction',
  coulé: 'coulage',
  coupé: 'coupe',
  cousu: 'couture',
  créé: 'création',
  débarrassé: 'débarras',
  débouché: 'débouchage',
  débroussaillé: 'débroussaillage',
  démonté: 'démontage',
  déneigé: 'déneigement',
  déposé: 'dépose',
  désherbé: 'désherbage',
  dessiné: 'dessin',
  développé: 'développement',
  élagué: 'élagage',
  encadré: 'encadrement',
  entretenu: 'entretien',
  évacué: 'évacuation',
  fendu: 'fendage',
  ferré: 'ferrage',
  gardé: 'garde',
  installé: 'installation',
  isolé: 'isolation',
  lavé: 'lavage',
  livré: 'livraison',
  loué: 'location',
  monté: 'montage',
  nettoyé: 'nettoyage',
  paré: 'parage',
  peint: 'peinture',
  percé: 'perçage',
  passé: 'passage',
  photographié: 'photographie',
  poncé: 'ponçage',
  posé: 'pose',
  raboté: 'rabotage',
  raccourci: 'raccourcissement',
  préparé: 'préparation',
  raccordé: 'raccordement',
  purgé: 'purge',
  ramoné: 'ramonage',
  réalisé: 'réalisation',
  rédigé: 'rédaction',
  refait: 'réfection',
  réglé: 'réglage',
  relu: 'relecture',
  remplacé: 'remplacement',
  remis: 'remise',
  repassé: 'repassage',
  repeint: 'remise en peinture',
  réparé: 'réparation',
  repris: 'reprise',
  retouché: 'retouche',
  scié: 'sciage',
  semé: 'semis',
  soudé: 'soudure',
  taillé: 'taille',
  tondu: 'tonte',
  traduit: 'traduction',
  transporté: 'transport',
  vérifié: 'vérification',
  vidangé: 'vidange',
};

const INFINITIVES: Record<string, string> = {
  coudre: 'couture',
  entretenir: 'entretien',
  peindre: 'peinture',
  refaire: 'réfection',
  relire: 'relecture',
  remettre: 'remise',
  repeindre: 'remise en peinture',
  reprendre: 'reprise',
  tondre: 'tonte',
  traduire: 'traduction',
};

/** What an act is called on an invoice: « posé », « poser » are « pose »; undefined for other words. */
export function nounOf(verb: string): string | undefined {
  const word = verb.toLowerCase();
  return NOUNS[word] ?? INFINITIVES[word] ?? NOUNS[word.replace(/er$/, 'é')];
}

const OPENING_VERB =
  /^(?:(?:on|nous|j['’]) ?(?:ai|a|avons)? ?|avoir )?(\p{L}+?)(?:e?s)? (?:(le|la|les|une|un|des|du|deux|trois|quatre) |(l['’]))?(?!(?:le|la|les|l|un|une|des|du|de|à|aux?|sur|chez|en|par|et|dans|pour|avec)(?!\p{L}))(?=\p{L})/iu;

/** « J’ai passé [3 heures] sur la maquette. » */
const SPENT = /^(?:j['’]ai |on a |nous avons )?pass[ée]e?s? (sur|chez) (?=\p{L})/iu;

/** « J'ai acheté pour [48,60 €] de terreau. » */
const BOUGHT =
  /^(?:(?:j['’ ]?)?ai |on a |nous avons )?r?achet[ée]e?s? (?:pour )?(?:de (?:la |l['’])?|d['’]|du |des |une? |l[ae]s? |l['’])(?=\p{L}{3})/iu;

/** « Livré [40 kg] de pommes » */
const ACT_OF = /^(?:j['’]ai |on a |nous avons )?(\p{L}+é)e?s?(?= (?:de |d['’])\p{L}{3})/iu;

const OF: Record<string, string> = {
  le: 'du ',
  la: 'de la ',
  les: 'des ',
  'l’': 'de l’',
  un: 'd’un ',
  une: 'd’une ',
  des: 'de ',
  du: 'de ',
};

/**
 * « Changé le siphon » becomes « Changement du siphon »: a line names what is sold, a story tells what
 * was done. Participles that name no trade (« passé ») are left to the reader.
 */
export function named(words: string): string {
  const stay = SPENT.exec(words);
  if (stay !== null)
    return `${/^chez/i.test(stay[1] ?? '') ? 'intervention' : 'travail'} ${words.slice(stay[0].length - (stay[1]?.length ?? 0) - 1)}`;
  const bought = words.replace(BOUGHT, '');
  if (bought !== words) return bought;
  const [act, done = ''] = ACT_OF.exec(words) ?? [];
  const doing = act === undefined ? undefined : nounOf(done);
  if (act !== undefined && doing !== undefined) return `${doing}${words.slice(act.length)}`;
  const opening = OPENING_VERB.exec(words);
  if (opening === null) return words;
  const [whole, verb = '', word, elided] = opening;
  const article = word ?? elided;
  const noun = nounOf(verb);
  if (noun === 'passage' && article === undefined) return words;
  if (noun === undefined) return words;
  const rest = words.slice(whole.length);
  const key = article?.toLowerCase().replace("'", '’');
  const joint = key === undefined ? ofNoun(rest) : (OF[key] ?? `de ${article} `);
  return `${noun} ${joint}${rest}`;
}

function ofNoun(rest: string): string {
  return /^[aeiouyhéèêâîôû]/i.test(rest) ? 'd’' : 'de ';
}

/** « Attendu », « Livré à Munster », « Ferré »: an act without its object. */
const ACT_ALONE = /^(\p{L}+?)(?:e?s)?(?:$|(?= (?:à|au|aux|chez|en|sur|dans|par|avec)(?!\p{L})))/iu;

/** A designation that opens with an act and no object, as its noun: « Livraison à Munster ». */
export function withActAlone(words: string): string {
  const [said, verb = ''] = ACT_ALONE.exec(words) ?? [];
  const noun = said === undefined || !/é$|u$/iu.test(verb) ? undefined : nounOf(verb);
  if (said === undefined || noun === undefined || noun === 'passage') return words;
  return `${noun.charAt(0).toUpperCase()}${noun.slice(1)}${words.slice(said.length)}`;
}
