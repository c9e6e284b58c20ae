/**
 * The open lexicon: what kind of word this is, whoever uses it. Constructions name these classes
 * (« <deposit> »); the search learns from them. A trailing star stands for any ending.
 */
const WORDS = {
  whole: 'forfait forfaitaire* tout lot total* ensemble global* pack package',
  each: 'chacun* piece pce unite unitaire pu chaque each unit',
  shared: 'tous toutes meme memes pareil idem egalement same ditto',
  offered: 'offert* gratuit* gracieu* cadeau offre offrons geste free',
  included: 'inclus* compris* included incl comprend comprenant',
  option: 'option* eventuel* facultati* variante optional',
  discount: 'remise* rem rabais ristourne reduction* promo promotion* escompte discount geste',
  deduct: 'moins deduire deduis deduit* enleve* retire* retrancher soustraire avoir',
  except: 'sauf hormis excepte* dont parmi exception',
  unbilled:
    'annul* absent* absence rate* manqu* casse* perdu* abime* refus* report* rendu* repris* condamne* gele* retour* doublon* prete*',
  surcharge: 'majoration* majore* supplement* surcharge* surcout',
  deposit: 'acompte* arrhes avance* provision deposit',
  paid: 'verse* regle* paye* recu* encaisse* percu* deja paid',
  asked: 'signature commande reservation demarrage lancement acceptation validation',
  tax: 'tva ttc ht taxe taxes vat taux',
  pay: 'paiement* reglement* payable* echeance* regler payer virement cheque* especes payment due',
  valid: 'validite valable* valid',
  warranty: 'garantie* garanti caution decennale',
  correction:
    'non pardon plutot euh enfin erreur oublie* annule* rectif* finalement lieu barre ancien ancienne',
  restate: 'soit total* donc fait montant somme egal egale net totalement sous-total',
  reference:
    'ref refs reference* numero no num commande bc bdc bon dossier contrat marche siret siren tel telephone mandat engagement sinistre immat iban bic devis facture fact lettre mission order po',
  place:
    'rue avenue av bd boulevard place chemin allee impasse quai route cours square cedex residence',
  label:
    'chambre* salle* batiment* bat etage* appartement appt apt porte bureau* zone* type taille format modele version classe niveau* page article art cgi secteur poste place rang tour phase semaine* sem sequence chapitre tome saison lotissement parcelle* dossard* logement* log emplacement* apart appart section caves cave quai ligne diametre ø rang ral rayon chantier box lot',
  polite: 'bonjour bonsoir salut merci cordialement madame monsieur mme mr cher chere stp svp',
  rate: 'taux tarif* tjm prix cout* montant factur* rate',
  approximate: 'environ entre ou maximum max minimum mini approximativement',
  frequency: 'fois hebdo hebdomadaire* mensuel* quotidien* trimestriel*',
  clock: 'vers des rdv depuis jusqu matin soir midi heure',
  size: 'cm mm w kw kva v a ma ah cv g gr mg cl dl go mo to hz bar ampere* watt* volt* litres litre pouces po degres px dpi couche* brin* voie* vantail vantaux large long largeur longueur hauteur haut diametre epaisseur profondeur vitesse* etoile* ans pages couchages places berceaux pieces lits etages',
  people:
    'personne* pers pax convive* invite* participant* enfant* adulte* eleve* stagiaire* salarie* gars homme* femme* agent* ouvrier* technicien* collegue* joueur* candidat* apprenti* chef* aide* interimaire* apprenant* couvert*',
  work: 'pose depose fourniture* main installation montage reparation entretien nettoyage peinture creation conception redaction conseil formation deplacement livraison location maintenance remplacement mise cours seance*',
} as const;

export type WordClass = keyof typeof WORDS | 'person-trade' | 'month' | 'weekday';

/** « remise à neuf », « remise des clés »: work, where « remise » alone takes something off. */
export const WORK_BEHIND = String.raw`(?! (?:en (?!fin|cas|plus|sus|baisse)[a-z]|a (?:neuf|niveau|jour|zero|plat|blanc|l'|disposition)|(?:des?|du|de la) (?:cle|document|rapport|livr|dossier|prix|diplome)))`;
const REMISE = new RegExp(`^remises?${WORK_BEHIND}`);

const EXACT = new Map<string, WordClass[]>();
const PREFIXES: (readonly [string, WordClass])[] = [];
for (const [name, words] of Object.entries(WORDS) as [keyof typeof WORDS, string][]) {
  for (const word of words.split(' ')) {
    if (word.endsWith('*')) PREFIXES.push([word.slice(0, -1), name]);
    else EXACT.set(word, [...(EXACT.get(word) ?? []), name]);
  }
}

/** Trades and people by their endings: « élagueur », « pâtissière », « fleuriste », « musicien ». */
const TRADE = /(?:[^h]eurs?|euses?|ateurs?|atrices?|iers?|ieres?|istes?|iens?|iennes?|peintres?)$/;
const NOT_A_TRADE =
  /^(?:heure|fleur|couleur|hauteur|largeur|longueur|profondeur|epaisseur|valeur|vapeur|chaleur|moteur|ordinateur|papier|acier|escalier|panier|cahier|dossier|premier|mobilier|chantier|atelier|quartier|courrier|fevrier|janvier|entier|dernier|particulier|calendrier|clavier|evier|olivier|fichier|interieur|exterieur|superieur|inferieur|majeur|mineur|meilleur|plusieurs|leur|radiateur|compteur|capteur|disjoncteur|interrupteur|contacteur|detecteur|projecteur|ascenseur|aspirateur|ventilateur|climatiseur|refroidisseur|convecteur|accumulateur|transformateur|carburateur|onduleur|variateur|amortisseur|injecteur|visiteur|humidificateur|secteur|ailleurs|metier|loyer|foyer|sanglier|pommier|cerisier|rosier|laurier|palier|pilier|levier|tablier|grenier|bouclier|collier|chandelier|lumiere|matiere|barriere|riviere|priere|maniere|carriere|charniere|gouttiere|chaudiere|cafetiere|theiere|etagere|bruyere|piste|liste|entretien|bien|rien|combien|lien|maintien|soutien|ancien|quotidien|tien|mien|sien|moyen|italien|mitoyen)s?$/;

/** « élagueurs », « coiffeuse », « peintre »: somebody who works, by the ending of the word. */
export function isPersonTrade(word: string): boolean {
  return word.length > 4 && TRADE.test(word) && !NOT_A_TRADE.test(word);
}

/** The classes of a folded word; none for most words. */
export function classesOf(word: string): readonly WordClass[] {
  const exact = EXACT.get(word) ?? [];
  const found: WordClass[] = [...exact];
  for (const [prefix, name] of PREFIXES) if (word.startsWith(prefix)) found.push(name);
  if (isPersonTrade(word)) found.push('person-trade');
  return found;
}

/** The classes of a word by the folded text that begins with it: « remise » is work in « remise à neuf ». */
export function classesIn(word: string, text: string): readonly WordClass[] {
  return /^remises?$/.test(word) && !REMISE.test(text) ? ['work'] : classesOf(word);
}

/** A class as an alternative of a regular expression, for the constructions that name it. */
export function classPattern(name: string): string {
  const words = (WORDS as Record<string, string>)[name];
  if (words === undefined) throw new Error(`No class of words is called « ${name} ».`);
  const any = words.replaceAll('*', '[a-z]*').replaceAll(' ', '|');
  return `(?:${any.replace('remise[a-z]*', `remises?(?![a-z])${WORK_BEHIND}`)})(?![a-z])`;
}
