import MiniSearch from 'minisearch';
import { foldCase } from '#domain/text/clean.ts';

/** A place, a setting or an article, with what people call it beside its own name. */
export interface Indexed {
  id: string;
  label: string;
  group: (typeof GROUPS)[number];
  to: string;
  words: string;
}

const place = (id: string, label: string, to: string, words: string): Indexed => ({
  id,
  label,
  to,
  words,
  group: 'Aller à',
});
const setting = (id: string, label: string, place: string, words: string): Indexed => ({
  id: `setting-${id}`,
  label,
  words,
  to: `/app/account#${place}`,
  group: 'Réglages',
});
const article = (id: string, label: string, words: string): Indexed => ({
  id: `help-${id}`,
  label,
  words,
  to: `/help/${id}`,
  group: 'Aide',
});

/** Everything the palette finds by name; the words are those of users (docs/product.md, The palette). */
export const INDEXED: readonly Indexed[] = [
  place('create', 'Nouveau Document', '/app/create', 'créer facture devis écrire rédiger ajouter'),
  place('dashboard', 'Tableau de bord', '/app', 'accueil chiffre affaires statistiques graphique'),
  place('clients', 'Clients', '/app/clients', 'contacts carnet annuaire acheteurs'),
  place('documents', 'Documents', '/app/documents', 'factures devis liste recherche'),
  place(
    'late',
    'Factures en retard',
    '/app/documents?view=late',
    'impayés retards relances échues',
  ),
  place('owed', 'Factures à encaisser', '/app/documents?view=owed', 'attente dues reste payer'),
  place('drafts', 'Brouillons', '/app/documents?view=drafts', 'projets inachevés'),
  place('credits', 'Avoirs', '/app/documents?view=credits', 'notes crédit remboursements'),
  place(
    'statement',
    'Rapprocher un relevé',
    '/app/statement',
    'banque bancaire relevé pointer pointage encaissements virements camt ofx csv',
  ),
  place(
    'recurring',
    'Récurrentes',
    '/app/recurring',
    'récurrentes abonnement répéter série mensuelle automatique contrat loyer mois',
  ),
  place('register', 'Registre', '/app/register', 'journal preuves scellés contrôle fiscal audit'),
  place(
    'accounting',
    'Exports pour le comptable',
    '/app/register#accounting',
    'export comptable comptabilité expert csv excel fec zip archive année livre recettes tva due déclaration clôtures',
  ),
  place('account', 'Paramètres', '/app/account', 'réglages compte profil options préférences'),
  setting(
    'company',
    'Entreprise et adresse',
    'entreprise',
    'société siret raison sociale siège coordonnées profil',
  ),
  setting(
    'legal-form',
    'Forme juridique',
    'legalForm',
    'statut micro auto-entrepreneur sarl sas eurl capital rcs',
  ),
  setting(
    'logo',
    'Logo, couleur et modèle',
    'apparence',
    'apparence design mise page charte image pdf',
  ),
  setting(
    'numbering',
    'Numérotation et devise',
    'numerotation',
    'numéros préfixe série compteur monnaie euro dollar',
  ),
  setting('vat', 'Régime de TVA', 'vatRegime', 'taxe franchise 293b base débits exonération taux'),
  setting('iban', 'IBAN et BIC', 'iban', 'rib banque compte bancaire virement coordonnées'),
  setting('terms', 'Délai de paiement', 'termsKind', 'échéance conditions 30 jours fin mois'),
  setting(
    'penalty',
    'Pénalités de retard et escompte',
    'latePenalty',
    'intérêts taux indemnité retard',
  ),
  setting(
    'insurance',
    'Assurance et médiateur',
    'insurance',
    'décennale garantie médiation consommateur',
  ),
  setting(
    'reminders',
    'Relances',
    'relances',
    'relance rappel automatique lettre ton mise en demeure pénalités',
  ),
  setting(
    'plan',
    'Abonnement',
    'subscription',
    'formule tarif prix offre résilier carte premium essentiel beta',
  ),
  setting(
    'security',
    'Mot de passe et sécurité',
    'securite',
    'connexion double authentification 2fa sessions email adresse',
  ),
  setting(
    'data',
    'Télécharger mes données',
    'donnees',
    'sauvegarde rgpd supprimer compte exporter export',
  ),
  article('getting-started', 'Aide\u00A0: premiers pas', 'débuter commencer démarrer profil'),
  article('create-invoice', 'Aide\u00A0: créer une facture ou un devis', 'écrire rédiger comment'),
  article(
    'manage-clients',
    'Aide\u00A0: gérer ses clients',
    'ajouter contact annuaire vies tva intracommunautaire',
  ),
  article('subscription', 'Aide\u00A0: abonnement et facturation', 'formule résilier limite quota'),
  article(
    'customise-documents',
    'Aide\u00A0: personnaliser ses documents',
    'modèle logo mentions notes',
  ),
  article(
    'ai-features',
    'Aide\u00A0: la rédaction par IA',
    'phrase description dictée intelligence artificielle',
  ),
  article(
    'send-documents',
    'Aide\u00A0: envoyer et télécharger',
    'email courriel mail factur-x zip',
  ),
  article('request-deposit', 'Aide\u00A0: demander un acompte', 'avance arrhes solde situation'),
  article(
    'record-payments',
    'Aide\u00A0: encaisser',
    'paiement payé règlement virement chèque reçu partiel',
  ),
  article('card-payments', 'Aide\u00A0: être payé par carte', 'stripe carte bancaire cb lien'),
  article(
    'remind-clients',
    'Aide\u00A0: relancer un client',
    'relance rappel impayé retard pénalités mise en demeure',
  ),
  article(
    'recurring-invoices',
    'Aide\u00A0: facturer tous les mois',
    'récurrente abonnement répéter série mensuel trimestre contrat loyer automatique',
  ),
  article(
    'match-statement',
    'Aide\u00A0: pointer un relevé bancaire',
    'rapprocher banque camt ofx csv virement',
  ),
  article(
    'correct-invoice',
    'Aide\u00A0: corriger une facture',
    'avoir rectificative annuler erreur supprimer rembourser',
  ),
  article(
    'troubleshooting',
    'Aide\u00A0: résoudre un problème',
    'panne bloqué bug marche pas support',
  ),
];

/** In the order they are shown. */
export const GROUPS = ['Aller à', 'Réglages', 'Aide'] as const;

/** Words that say nothing of what is looked for. */
const EMPTY = new Set(
  (
    'a au aux ce changer comment d de des du en et est faire il je l la le les ma mes mettre mon ou pour ' +
    'sur un une voir'
  ).split(' '),
);

const index = new MiniSearch<Indexed>({
  fields: ['label', 'words'],
  idField: 'id',
  tokenize: (text) => foldCase(text).split(/[^a-z0-9]+/),
  processTerm: (term) => (term === '' || EMPTY.has(term) ? null : term),
  searchOptions: {
    boost: { label: 2 },
    combineWith: 'AND',
    // A word being typed, and one wrong letter in five.
    prefix: (term) => term.length > 1,
    fuzzy: (term) => (term.length > 3 ? 0.2 : false),
  },
});
index.addAll(INDEXED);
const byId = new Map(INDEXED.map((each) => [each.id, each]));

/** Places, settings and articles by what people call them; accents and small slips do not matter. */
export function findIndexed(text: string): Indexed[] {
  const found = index.search(text).flatMap(({ id }) => byId.get(String(id)) ?? []);
  return GROUPS.flatMap((group) => found.filter((each) => each.group === group));
}
