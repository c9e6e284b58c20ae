import { describe, expect, it } from 'vitest';
import { draftDocument } from '../draftDocument.ts';

const TODAY = '2026-11-22';

function facts(prompt: string, clientName = ''): Record<string, unknown> {
  const draft = draftDocument({ type: 'invoice', prompt, clientName, today: TODAY });
  return Object.fromEntries(Object.entries(draft.facts).map(([name, fact]) => [name, fact.value]));
}

describe('the facts beside the lines', () => {
  it.each([
    ['Pose 900 €, TVA 10 %', { vatRate: 10 }],
    [
      '2 lots de 10 affiches à 150 €, impression des cartes. TVA 10 %, commande BC-118, payable à 30 jours.',
      { vatRate: 10, dueInDays: 30, orderRef: 'BC-118' },
    ],
    ['Pose 900 €, paiement à 30 jours fin de mois', { dueInDays: 30, dueEndOfMonth: true }],
    [
      'Audit 900 €, préparation 600 €, remise de 10 % sur l’audit, règlement à 30 jours',
      { dueInDays: 30 },
    ],
    ['Pose 900 €, règlement à réception', { dueInDays: 0 }],
    ['Pose cuisine 1000 €, acompte de 360 € déjà versé', { depositPaid: 360 }],
    ['Pose 900 €, acompte de 30 % à la commande', { depositPercent: 30 }],
    ['Pose cuisine 1800 €, acompte de 600 € à la commande', { depositAmount: 600 }],
    ['Cuisine 4200 €, acompte 1 200 € à la signature du devis', { depositAmount: 1200 }],
    ['Site 3000 €, prévoir un acompte de 900 € à verser avant les travaux', { depositAmount: 900 }],
    ['Terrasse 2400 €, acompte de 800 € versé à la commande', { depositPaid: 800 }],
    ['Site vitrine 4 000 €, 1 200 € d’acompte à la commande', { depositAmount: 1200 }],
    ['Salle de bain 6 400 €, demander un acompte de 800 €', { depositAmount: 800 }],
    ['Gîte 7 nuits à 90 €, arrhes de 200 € à la réservation', { depositAmount: 200 }],
    ['Peinture 1 800 €, prévoir un acompte de 500 €', { depositAmount: 500 }],
    ['Cuisine 8 200 € avec acompte de 2 000 €', { depositAmount: 2000 }],
    ['Mariage photo 1 500 €, 400 € d’arrhes pour réserver la date', { depositAmount: 400 }],
    ['Portail 2 400 €, acompte souhaité de 700 €', { depositAmount: 700 }],
    ['Terrasse 5 200 €, je demande 1 500 € à la commande', { depositAmount: 1500 }],
    ['Portail 2 400 €, 900 € à la commande et le solde à la pose', { depositAmount: 900 }],
    ['Parquet 32 m² à 45 €, 30 % à la signature, soit 432 €', { depositPercent: 30 }],
    ['Site 3 000 €, 900 € d’acompte reçus le 3 mars', { depositPaid: 900 }],
    ['Pose 900 €, devis valable 2 mois', { validityDays: 60 }],
    ['Pose 900 €, valable un an', { validityDays: 365 }],
    ['Pose 900 €, devis valable 48 heures', { validityDays: 2 }],
    ['5 jours de conseil à 850 € HT, autoliquidation', { vat: false, vatReason: 'reverse_charge' }],
    ['Ménage 12 h à 28 €, TVA non applicable, art. 293 B', { vat: false, vatReason: 'franchise' }],
    ['Ménage 3 h à 25 €, micro-entreprise', { vat: false, vatReason: 'franchise' }],
    ['Sous-traitance 4 500 € en autoliquidation', { vat: false, vatReason: 'reverse_charge' }],
    ['Vitrage 135 € TTC à 10 %. Paroisse', { vatRate: 10 }],
    ['Robinet 340 posé tva 10 mme Oberlin', { vatRate: 10 }],
    ['Ménage de novembre 12 h à 28 €', { period: 'novembre 2026' }],
    ['Intervention du 12 novembre, débouchage 120 €', { serviceDate: '2026-11-12' }],
    ['Dépannage hier, 95 €', { serviceDate: '2026-11-21' }],
    ['3 h à 50 €, bon de commande BC-2026-118', { orderRef: 'BC-2026-118' }],
    ['Avoir sur la facture INV-002 de 280 €', { kind: 'credit_note', refersTo: 'INV-002' }],
    ['2 jours à 900 CHF', { currency: 'CHF' }],
    ['Objet : atelier gym douce\n4 séances à 55 €', { subject: 'atelier gym douce' }],
    ['Toiture garage\n- bac acier 32 m² à 44 €\n- nacelle 210 €', { subject: 'Toiture garage' }],
    ['Débouchage 120 €, c’était mardi', { serviceDate: '2026-11-17' }],
    ['Mission complète 6 500 € HT, acompte de 40 %, solde à la livraison', { depositPercent: 40 }],
    ['Site 3 000 €. Arrhes de 30 %.', { depositPercent: 30 }],
    [
      'Dépannage dimanche 15 novembre 115 €, majoration du dimanche 60 €',
      { serviceDate: '2026-11-15' },
    ],
    ['Hotfix samedi 14, 150 €', { serviceDate: '2026-11-14' }],
    ['Garde du 3 au 14 novembre, 12 visites à 14 €', { period: '3 au 14 novembre 2026' }],
    ['Fauche sept/oct, 6 ha à 48 €', { period: 'septembre et octobre 2026' }],
    ['Ménage du mois dernier, 12 h à 28 €', { period: 'octobre 2026' }],
    ['Tontes du 4e trim., 6 à 95 €', { period: '4e trimestre' }],
    ['Contrat d’entretien 2027, 14 chaudières à 92 €', { period: '2027' }],
    ['Plafond 495 €, dossier d’assurance HX 77-410', { orderRef: 'HX 77-410' }],
    ['2 jours à 520 €. Réf à mettre : ENG-2207', { orderRef: 'ENG-2207' }],
    ['Pose 950 €, TVA à huit et demi', { vatRate: 8.5 }],
    ['Cours 300 €, je ne suis pas assujetti à la TVA', { vat: false, vatReason: 'franchise' }],
    ['Pose 900 €, l’offre tient quinze jours', { validityDays: 15 }],
    ['Débouchage 120 €, c’était le seize novembre', { serviceDate: '2026-11-16' }],
    ['Vitres du restaurant 45 €, fait le 18', { serviceDate: '2026-11-18' }],
    [
      'Régie avril 2025 : 17 jours à 450 €. Astreinte 12-13 avril : 250 €',
      { period: '12 au 13 avril 2025' },
    ],
    ['Récap de février : couverture 350 €', { period: 'février 2026' }],
    ['Shooting du samedi 21 juin, 150 €', { serviceDate: '2025-06-21' }],
    ['Débouchage fini le 28/02, 120 €', { serviceDate: '2026-02-28' }],
    ['Livraison du 20/11 : 12 cagettes à 18 €', { serviceDate: '2026-11-20' }],
    ['Ménage la semaine dernière, 6 h à 28 €', { period: 'semaine du 9 au 15 novembre 2026' }],
    ['Tenue comptable du troisième trimestre, 180 €', { period: '3e trimestre 2026' }],
    [
      'Accompagnement de septembre, octobre et novembre, 850 € par mois',
      { period: 'septembre à novembre 2026' },
    ],
    ['Relations presse sept-oct-nov : 900 € par mois', { period: 'septembre à novembre 2026' }],
    ['Courses entre le 2 et le 15 novembre, 48 à 5,20 €', { period: '2 au 15 novembre 2026' }],
    [
      'Garde du 19 décembre au 3 janvier, 15 nuits à 19 €',
      { period: '19 décembre 2026 au 3 janvier 2027' },
    ],
    [
      'Avoir à établir sur la facture FA-2026-0093, 38 €',
      { kind: 'credit_note', refersTo: 'FA-2026-0093' },
    ],
    ['Avoir de 46,80 € sur facture F-2026-0311', { kind: 'credit_note', refersTo: 'F-2026-0311' }],
    [
      'Remboursement de 100 € sur la facture 2026-012',
      { kind: 'credit_note', refersTo: '2026-012' },
    ],
    ['Terrasse — solde\n- chape 44 m² à 27 €', { kind: 'final' }],
    ['Merci de rappeler en objet « extension chai ». Plans 840 €', { subject: 'extension chai' }],
  ])('finds them in « %s »', (prompt, wanted) => {
    expect(facts(prompt)).toMatchObject(wanted);
  });

  it('names the client the sentence names, and no other', () => {
    expect(facts('facture pour mme Perrin : mitigeur 145 €', 'Mme Perrin')).toMatchObject({
      client: 'mme Perrin',
    });
    expect(facts('mitigeur 145 €', 'Mme Perrin')).not.toHaveProperty('client');
  });

  it.each([
    ['à la mairie de Redon, 3 jours de conseil à 600 €', 'mairie de Redon'],
    ['facture à la mairie de Redon : 3 jours à 600 €', 'mairie de Redon'],
    ['Facture pour Harel, 3 jours à 600 €', 'Harel'],
    ['Pour la Brasserie Lune : pose de 3 étagères à 140 €', 'Brasserie Lune'],
    ['Pour Mme Perrin : 2 h de ménage à 28 €', 'Mme Perrin'],
  ])('names the client of « %s », where none was chosen', (prompt, wanted) => {
    expect(facts(prompt)).toMatchObject({ client: wanted });
  });

  it('gives each fact the words it was read in, at their place', () => {
    const prompt = 'Pose 900 €, paiement à 30 jours';
    const due = draftDocument({ type: 'invoice', prompt, today: TODAY }).facts.dueInDays;
    expect(due).toMatchObject({ words: '30 jours' });
    expect(prompt.slice(due?.start, due?.end)).toBe('30 jours');
  });

  it.each([
    ['Avoir de 280 € sur la facture INV-002', 'client'],
    ['3 jours du 3 au 14 novembre à 450 €', 'dueInDays'],
    ['3 jours du 3 au 14 novembre à 450 €', 'serviceDate'],
    ['2 jours à 450 €, payable le 15 décembre', 'serviceDate'],
    ['6 cours à 30 €, annulation du 5 novembre non facturée', 'serviceDate'],
    ['Mise à jour PHP 7.4, 380 €', 'serviceDate'],
    ['traduction 3 200 mots à 0,11 €, délai vendredi', 'serviceDate'],
    ['Broyage 1/2 journée, 250 €', 'serviceDate'],
    ['Frais de fichier, 30 €', 'serviceDate'],
    ['lundi 3 h, mercredi 2 h 30, vendredi 4 h, à 30 € de l’heure', 'serviceDate'],
    ['Chaque lundi de l’automne sauf le 26 octobre, 6 cours à 60 €', 'serviceDate'],
    ['Page urgence 24/7 à 160 €', 'serviceDate'],
    ['Gravure de la date « 12.06.2026 », 30 €', 'serviceDate'],
    ['Logo 850 €, suite à notre échange téléphonique du 4 février', 'serviceDate'],
    ['Ménage 4 h à 28 €, lundi fermé', 'serviceDate'],
    ['2 bouquets à 30 € pour vendredi', 'serviceDate'],
    ['Élagage de sept palmiers, 45 € l’unité', 'period'],
    ['Plans d’un T3, 1 600 €', 'period'],
    ['Licence du module export, 240 €', 'vatReason'],
    ['Planning 2 jours à 470 €, export des réservations 300 €', 'vat'],
    ['Export des ventes vers Sage 2 jours à 500 €, TVA 20 %', 'vat'],
    ['Formation auto-entrepreneur 2 jours à 450 €', 'vat'],
    ['Conseil en franchise 3 jours à 600 €', 'vat'],
    ['Dossier d’exonération de charges 200 €', 'vat'],
    ['Article sur l’autoliquidation 250 €', 'vat'],
    ['Gîte 640 €, taxe de séjour 5,40 €, enfants exonérés', 'vat'],
    ['Honoraires 1 800 € HT, débours de greffe 38 € sans TVA', 'vat'],
    ['Révision MS261, bougie 6 €', 'vat'],
    ['2 jours à 480 €. Autoliquidation non, TVA normale', 'vat'],
    ['Déplacement 45 € HT 3 nuits à 80 €', 'vatRate'],
    ['Cours sans TVA 12 séances à 20 €', 'vatRate'],
    ['10 cours à 30 €, 2 déjà payés', 'depositPaid'],
    ['12 centres de table à 24 €, moins l’avoir de 60 €', 'kind'],
    ['9 tirages à 78 €, 2 cadres 145 €, avoir de 50 € à déduire', 'kind'],
    ['J’ai refait le plafond 943 €, elle a déjà payé la moitié', 'depositPaid'],
    ['2 jours à 700 €, 20 % d’acompte déjà versé', 'depositPercent'],
    ['Parquet 1 440 €, 30 % à la signature, soit 432 €', 'depositAmount'],
    ['Site 4 000 €, 1 200 € d’acompte à la commande', 'depositPaid'],
    ['Site 4 000 €, demander un acompte de 800 €', 'depositPaid'],
    ['Pose 900 €, acompte de 300 €, le solde de 600 € à la livraison', 'kind'],
    ['Pose 900 €, avant le 18', 'serviceDate'],
    ['Mission 900 €, solde réglé en deux échéances égales, le 5 et le 15 janvier', 'period'],
    ['Mission 900 €, solde réglé en deux échéances égales, le 5 et le 15 janvier', 'serviceDate'],
    ['Phase projet 2 400 €, facturée aujourd’hui', 'serviceDate'],
    ['Suite à notre call de mardi 11 mars, charte 1 400 €', 'serviceDate'],
    ['Maquette 450 €, Marc te rappelle lundi', 'serviceDate'],
    ['Pneus 148 €, elle passe les reprendre jeudi', 'serviceDate'],
    ['Soutien pour Noah (bac le 17 juin) : 6 h à 32 €', 'serviceDate'],
    ['Audit 3 000 €, remise de 10 % si paiement sous 8 jours', 'dueInDays'],
    ['Contrat 1 440 € par an, payable en 12 mensualités de 120 €', 'depositPaid'],
    ['M. Wurtz\n- dépose 480 €\n- 28 prises à 41 €', 'subject'],
  ])('finds in « %s » no %s', (prompt, name) => {
    expect(facts(prompt)).not.toHaveProperty(name);
  });

  it('leaves a date without a year alone when today is not told', () => {
    const draft = draftDocument({ type: 'invoice', prompt: 'Intervention du 12 novembre, 120 €' });
    expect(draft.facts.serviceDate).toBeUndefined();
  });

  it('puts each rate on the line it was said of', () => {
    const prompt = 'Remplacement du chauffe-eau 200 L 890 € TVA 10%, robinet d’arrêt 35 € TVA 20 %';
    const draft = draftDocument({ type: 'invoice', prompt });
    expect(draft.lineItems.map((line) => line.vatRate)).toEqual([10, 20]);
  });

  it('takes a bare rate behind a price for that line, and out of its name', () => {
    const prompt = 'Robinet 35 € à 20 %, dépose 120 € à 10 %';
    const { lineItems } = draftDocument({ type: 'invoice', prompt });
    expect(lineItems.map(({ description, vatRate }) => [description, vatRate])).toEqual([
      ['Robinet', 20],
      ['Dépose', 10],
    ]);
  });

  it('puts a second rate said of some lines on them', () => {
    const prompt =
      'Contacteur 37 €, main d’œuvre 4 h à 69 €, TVA 20 sur le contacteur, 10 sur la main d’œuvre';
    const { lineItems } = draftDocument({ type: 'invoice', prompt });
    expect(lineItems.map((line) => line.vatRate)).toEqual([20, 10]);
  });

  it('keeps the subject out of the notes', () => {
    const prompt = 'Objet : atelier gym douce\n4 séances à 55 €';
    expect(draftDocument({ type: 'invoice', prompt }).content).not.toContain('Objet');
  });

  it('says nothing of the engine in the notes', () => {
    const draft = draftDocument({ type: 'invoice', prompt: 'nettoyage de novembre 12 h' });
    expect(draft.content).not.toMatch(/compl[ée]ter|pr[ée]ciser/i);
    expect(draft.flags).toContain('price_to_complete');
  });
});

it.each([
  ['3 jours à 450 €, échéance 15 décembre', { dueDate: '2026-12-15' }],
  ['acompte de 300 € déjà versé, pose 1 200 €', { depositPaid: 300 }],
  ['Objet : rénovation salle de bain. Pose 1 200 €', { subject: 'rénovation salle de bain' }],
  ['Objet : rénovation, pose 1 200 €, dépose 300 €', { subject: 'rénovation' }],
  ['à l’attention de Claire Vidal, cours 45 €', { client: 'Claire Vidal' }],
  ['3 jours de dev à 450 €, client Boulangerie Morin', { client: 'Boulangerie Morin' }],
  ['pour le client Garage du Port 2 h à 60 €', { client: 'Garage du Port' }],
  ['Cliente Mme Petit, coupe 35 €', { client: 'Mme Petit' }],
  ['nettoyage 80 €. Le client est M. Roux', { client: 'M. Roux' }],
  ['formation pour Windows 11 2 jours à 400 €', {}],
  ['mise à jour du fichier client Excel 120 €', {}],
  ['espace client WordPress 900 €', {}],
  ['le client fournit les matériaux, pose 300 €', {}],
  ['mission légale 2026 : 52 heures à 98 €', {}],
  ['Conseil pour Müller GmbH 5 jours à 850 €', { client: 'Müller GmbH' }],
])('said as people say it: « %s »', (prompt, wanted) => {
  expect(facts(prompt)).toEqual(wanted);
});
