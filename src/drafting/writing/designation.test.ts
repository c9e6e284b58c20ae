import { expect, it } from 'vitest';
import { draftDocument } from '#drafting/draftDocument.ts';
import { joined, type Piece } from './joints.ts';
import { named } from './nominal.ts';
import { withoutBilling } from './withoutBilling.ts';
import { withoutFacts } from './withoutFacts.ts';
import { withoutPreamble } from './preamble.ts';

const describe = (prompt: string) =>
  draftDocument({ type: 'invoice', prompt, today: '2026-11-22' }).lineItems.map(
    ({ description }) => description,
  );

it.each([
  ['pose de 12 m² de parquet à 38 € le m²', 'Pose de parquet'],
  ['2h30 de dépannage à 55 €/h + déplacement 40 €', 'Dépannage', 'Déplacement'],
  ['traduction fr>en 3200 mots à 0,12 € le mot', 'Traduction fr>en'],
  ['4 pneus 205/55 R16 à 72 € montés', 'Pneus 205/55 R16 montés'],
  ['Rédaction de 4 articles de blog, 120 € l’article', 'Rédaction d’articles de blog'],
  [
    '2 cours collectifs par semaine pendant 4 semaines à 35 € le cours',
    'Cours collectifs par semaine',
  ],
  ['hôtel 2 nuits 110 €', 'Hôtel (nuits)'],
  ['j’ai passé 3 heures sur la maquette à 60 €', 'Travail sur la maquette'],
  ['remplacer 12 spots halogènes à 28 € pièce', 'Remplacement de spots halogènes'],
  ['remplacer 4 prises à 30 €', 'Remplacement de prises'],
  ['poser 3 stores à 90 € pièce', 'Pose de stores'],
  [
    'nettoyer 12 vitres à 8 € pièce et changer 2 robinets à 85 €',
    'Nettoyage de vitres',
    'Changement de robinets',
  ],
  ['2 pneus T 74 l unité et 3 chaudieres a 140 l une', 'Pneus T', 'Chaudieres'],
  ['2 h de main d oeuvre à 50 €', 'Main d’oeuvre'],
  ['borne 890 €, rem. 5 % sur la borne', 'Borne', 'Remise 5\u00A0% sur la borne'],
  [
    'Comme je l’ai expliqué à M. Tournier, il faut compter la relecture 230 feuillets à 3 €',
    'Relecture (feuillets)',
  ],
  ['Suite à notre call de mardi, ok pour la charte graphique à 1 400 €', 'Charte graphique'],
  ['16 serveurs voilà à 120 €, nappage 40 € merci de mettre la TVA', 'Serveurs', 'Nappage'],
  ['un BAT papier 35 euros', 'BAT papier'],
  ['slt facture 8 cours de pilates à 15 € stp', 'Cours de pilates'],
  ['élagage 3 tilleuls 140 € l’arbre + broyage 90 €', 'Élagage de tilleuls', 'Broyage'],
  ['12 platanes, 95 € l’arbre, sauf les 4 plus gros à 150 €', 'Platanes', 'Platanes, gros'],
  [
    'étude de la cuisine 1 150 €, ainsi que deux visites chez le fournisseur à 80 € l’une',
    'Étude de la cuisine',
    'Visites chez le fournisseur',
  ],
  ['trois cours d’une heure à 40 € et un cours d’essai gratuit', 'Cours d’une heure'],
  ['chaudière 2850 tva 5,5, pose 890 tva 5,5', 'Chaudière', 'Pose'],
  ['remplacer 4 WC à 200 €', 'Remplacement de WC'],
  ['prises à remplacer 12 à 28 €', 'Prises à remplacer'],
  ['atelier cuisine 8 enfants à 12 €', 'Atelier cuisine (enfants)'],
  ['refonte du site 1250 €, payable le 15 décembre', 'Refonte du site'],
  ['8h de ménage à 25€ et 2h offertes', 'Ménage'],
  ['Gravure de 25 verres 4€ pièce dont 5 offerts', 'Gravure de verres'],
  ['Retouches photos 20 photos à 5 €', 'Retouches photos'],
  ['retouches photos, 20 photos à 5 €', 'Retouches photos'],
  ['Acompte 30 % sur le devis site internet 4500 €', 'Acompte 30 % sur le devis site internet'],
  ['frais postaux 18,60 et tenue 310 €', 'Frais postaux', 'Tenue'],
  ['tenue 280 €, déclaration de TVA 45 €', 'Tenue', 'Déclaration de TVA'],
  ['réglage pulvérisateur 3h à 65, compte-rendu 50', 'Réglage pulvérisateur', 'Compte-rendu'],
  ['14 nuits à 245 €, 2 week-ends complets à 1 050 €', 'Nuits', 'Week-ends complets'],
  ['maquette accueil 600, 5 pages intérieures à 180', 'Maquette accueil', 'Pages intérieures'],
  ['forfait journée 300 €, 4 heures sup à 48', 'Forfait journée', 'Heures supplémentaires'],
  ['1430 minutes à 0,18 € la minute, 62 déblocages à 1 €', 'Minutes', 'Déblocages'],
  ['peinture 9 h à 58 €. Ingrédients : 12 % de la peinture', 'Peinture', 'Ingrédients (12\u00a0%)'],
  [
    'réglage 2 guitares à 70€ l’une + frettes 180€ - 10% sur le réglage',
    'Réglage de guitares',
    'Frettes',
    'Remise 10\u00a0% sur le réglage',
  ],
  ['4 demi-journées d’accompagnement à 375 € la demi-journée', 'Accompagnement (demi-journées)'],
  ['5 ou 6 heures de pose à 40 €', 'Pose'],
  ['entre 3 et 4 heures de débarras à 45 euros', 'Débarras'],
  ['20 ou 30 affiches à 4 €', 'Affiches'],
  ['massage 60 min 70 €, forfait 5 séances 300 €', 'Massage 60 min', 'Forfait 5 séances'],
  ['facturer à Luc 2 heures de réparation vélo à 45 €', 'Réparation vélo'],
  [
    'élagage de 3 chênes à 280 € l’unité, broyage compris, et abattage d’un sapin pour 350 €',
    'Élagage de chênes',
    'Abattage d’un sapin',
  ],
  ['cours particulier maths 1ère S : 6 fois 1h30 à 30 €/h', 'Cours particulier maths 1ère S'],
  ['location sono + 2 enceintes 220', 'Location sono + enceintes'],
  [
    'correction d’un roman 320 000 signes à 1,20 € les 1 000 signes',
    'Correction d’un roman (milliers de signes)',
  ],
  ['module de paiement : 7 jours × 480 € − remise 200 €', 'Module de paiement', 'Remise'],
  ['jardinage 6 h à 27 € et j’ai acheté pour 48,60 € de terreau', 'Jardinage', 'Terreau'],
  [
    'j’ai préparé six gîtes à 48 € le gîte et lavé les draps 70 €',
    'Préparation de gîtes',
    'Lavage des draps',
  ],
  ['ménage 8 h à 22,50 de lheure, j ai rachete du savon 7,80', 'Ménage', 'Savon'],
  ['3 h par semaine à 25 €/h', 'Main d’œuvre'],
  ['jus pressé 4 L à 6,50', 'Jus pressé'],
  ['remettre aux normes la cave 300 €', 'Remettre aux normes la cave'],
  ['forfait mariage 1500 acompte 500 versé reste 1000', 'Forfait mariage'],
  ['nettoyage 350 m2 2,5 € m2 vitres 12 a 6 €', 'Nettoyage', 'Vitres'],
  ['devis : il veut 3 fenêtres PVC à 420 €, la pose 270 €', 'Fenêtres PVC', 'Pose'],
  [
    'j’ai livré 40 kg de pommes à 1,80 €/kg, 1 stère de hêtre 88 €',
    'Livraison de pommes',
    'Stère de hêtre',
  ],
  ['dératisation 3 passages à 95 €', 'Dératisation (passages)'],
  ['bilan 1 450 €, AG 220 €, soit 1 670 € HT', 'Bilan', 'AG'],
  [
    'récapitulatif novembre : 8 cours collectifs à 25 €, adhésion 20 €',
    'Cours collectifs',
    'Adhésion',
  ],
  ['pour madame Delorme j’ai passé 4 h 30 à 35 € de l’heure', 'Main d’œuvre'],
  ['1ère visite 70, ensuite 2 x 45', '1ère visite', 'Visite, ensuite'],
  [
    'porte d’entrée chêne, fourniture 1 480 €\npose 6 h à 46',
    'Porte d’entrée chêne, fourniture',
    'Pose',
  ],
  [
    'deux journées à 300 euros pour les rampants et la laine de bois 40 m² à 21 euros',
    'Rampants',
    'Laine de bois',
  ],
  [
    'merci d’adresser la facture des constats d’affichage : 4 passages à 115 €, dossier photo 60 €',
    'Constats d’affichage (passages)',
    'Dossier photo',
  ],
  ['hivernage 320 €, chlore 3 seaux à 18 €', 'Hivernage', 'Chlore (seaux)'],
  ['console + retours 620 €, scène 890 €', 'Console + retours', 'Scène'],
  ['évaluation à domicile de M. Guillou 150 €', 'Évaluation à domicile de M. Guillou'],
  ['312 appels à 0,85 € + forfait 49 €', 'Appels', 'Forfait'],
  ['curage 480 m² à 22 €, concassage, prix à voir plus tard', 'Curage', 'Concassage'],
  ['bon à tirer 70 €', 'Bon à tirer'],
  ['64 x 9 € (places), 3 x 75 € (PMR)', 'Places', 'PMR'],
  [
    'comme convenu je vous facture le permis modificatif du chai 1350 €',
    'Permis modificatif du chai',
  ],
  ['SCI : vous êtes venue 5 fois ? Moi : oui, 160 € la visite', 'Visites'],
  ['diagnostics amiante, plomb et gaz 390 €', 'Diagnostics amiante, plomb et gaz'],
  ['2 plaquettes av 64 €, volet roul + telec 45', 'Plaquettes avant', 'Volet roul + télécommande'],
])('a line reads as a native would head it: « %s »', (prompt, ...headings) => {
  expect(describe(prompt)).toEqual(headings);
});

const behindPrice = (words: string): Piece => ({ words, counted: false });
const behindCount = (words: string): Piece => ({ words, counted: true });

it('the words around a figure close up without it', () => {
  expect(joined([behindPrice('pose de '), behindCount(' de parquet')])).toBe('pose de parquet');
  expect(joined([behindPrice('pose de '), behindCount(' stores')])).toBe('pose de stores');
  expect(joined([behindPrice('gâteau '), behindCount(' parts à ')])).toBe('gâteau (parts)');
  expect(joined([behindPrice('coupe à 25 ou '), behindPrice(' court')])).toBe('coupe à 25 court');
  expect(joined([behindPrice('atelier '), behindPrice(' par enfant')])).toBe('atelier');
});

it('what was done becomes what is sold', () => {
  expect(named('changé le siphon')).toBe('changement du siphon');
  expect(named('j’ai posé une porte')).toBe('pose d’une porte');
  expect(named('tondu la pelouse')).toBe('tonte de la pelouse');
  expect(named('livré le 13/11')).toBe('livré le 13/11');
  expect(named('carottes râpées')).toBe('carottes râpées');
});

it('a request is no part of the work', () => {
  expect(withoutPreamble('pourriez-vous établir la facture d’octobre ? secrétariat')).toBe(
    'secrétariat',
  );
  expect(withoutPreamble('bien vouloir facturer à la mairie un film')).toBe('un film');
  expect(withoutPreamble('devis')).toBe('devis');
});

it('a designation leaves to the fields what they say, and never ends empty', () => {
  const client = { value: 'Mairie de Redon', words: 'la mairie de Redon', start: 0, end: 1 };
  expect(withoutFacts('Ménage pour la mairie de Redon', null, { client })).toBe('Ménage');
  expect(withoutFacts('Mairie de Redon', null, { client })).toBe('Prestation');
});

it.each([
  ['Coaching d’équipe agile en octobre, TJM', 'Coaching d’équipe agile en octobre'],
  ['Comité de pilotage n° 3, mon TJM est', 'Comité de pilotage n° 3'],
  ['Ajout d’un utilisateur, au € HT', 'Ajout d’un utilisateur'],
  ['Bureaux acompte 30%', 'Bureaux'],
  ['Pose à part d’acompte à la commande', 'Pose à part'],
  ['Shooting mariage dont acompte déjà versé', 'Shooting mariage'],
  ['Robe soirée sur mesure acompte', 'Robe soirée sur mesure'],
  ['Favicon 20 ou', 'Favicon'],
  ['Pose de fenêtres à la réservation', 'Pose de fenêtres'],
  ['Mariage payés à la signature', 'Mariage'],
  ['Frais d’envoi merci bcp', 'Frais d’envoi'],
  ['le camion de location a coûté', 'le camion de location'],
  ['Par tête tajine de légumes', 'tajine de légumes'],
  ['TJM, en novembre', 'en novembre'],
])('a designation says the work, not how it is billed: « %s »', (words, work) => {
  expect(withoutBilling(words)).toBe(work);
});

it.each(['Remise 10 %', 'Assurance ad valorem 1 %', 'TJM', 'Acompte', 'HT', 'Étude tarif'])(
  'what is all there is to say stays: « %s »',
  (words) => {
    expect(withoutBilling(words)).toBe(words);
  },
);

it('what stands around the client’s name is told as if it had stood alone', () => {
  const client = { value: 'Hélène Le Goff', words: 'Mme Le Goff', start: 0, end: 1 };
  expect(withoutFacts('Chez Mme Le Goff pour le gros chêne', null, { client })).toBe('Gros chêne');
  expect(
    withoutFacts('Création de l’affiche du Salon Nord', null, {
      client: { ...client, words: 'Salon Nord' },
    }),
  ).toBe('Création de l’affiche');
});

it('a line quotes the words as they were typed, without the apostrophe that its name has', () => {
  const { lineItems } = draftDocument({ type: 'invoice', prompt: '2 h de main d oeuvre à 50 €' });
  expect(lineItems).toMatchObject([
    { description: 'Main d’oeuvre', source: '2 h de main d oeuvre à 50 €' },
  ]);
});
