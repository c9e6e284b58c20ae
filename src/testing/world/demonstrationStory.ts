import type { Client } from '#domain/client/types.ts';
import { brasserieLune, madameRoche } from './people.ts';

/** The clients of the demonstration: those of the small world, and those a year brings. */
export const demonstrationClients = {
  lune: brasserieLune,
  roche: madameRoche,
  theatre: {
    name: 'Julien Astier',
    company: 'Théâtre des Pentes',
    email: 'j.astier@theatre-des-pentes.example',
    phone: '04 78 28 40 10',
    address: '8 montée de la Grande-Côte',
    siret: '51234567900017',
    vatNumber: 'FR75512345679',
    kind: 'business',
    postalCode: '69001',
    city: 'Lyon',
    country: 'France',
  },
  crocs: {
    name: 'Sofia Nguyen',
    company: 'Librairie Les Crocs',
    email: 'sofia@les-crocs.example',
    phone: '04 72 07 55 21',
    address: '41 rue Sala',
    siret: '83471920500017',
    vatNumber: 'FR01834719205',
    kind: 'business',
    postalCode: '69002',
    city: 'Lyon',
    country: 'France',
  },
  cabinet: {
    name: 'Marc Delaunay',
    company: 'Delaunay architectes',
    email: 'agence@delaunay.example',
    phone: '04 37 24 18 60',
    address: '112 cours Lafayette',
    siret: '39920014600013',
    vatNumber: 'FR38399200146',
    kind: 'business',
    postalCode: '69003',
    city: 'Lyon',
    country: 'France',
  },
  benali: {
    name: 'Karim Benali',
    company: '',
    email: 'karim.benali@example.org',
    phone: '06 98 76 54 32',
    address: '5 allée des Tilleuls',
    siret: '',
    vatNumber: '',
    kind: 'consumer',
    postalCode: '69110',
    city: 'Sainte-Foy-lès-Lyon',
    country: 'France',
  },
} as const satisfies Record<string, Partial<Client>>;

export type ClientKey = keyof typeof demonstrationClients;

/** How many days each takes to pay; invoices are due in fifteen. */
export const PAYS_AFTER: Record<ClientKey, number> = {
  lune: 9,
  theatre: 34,
  roche: 15,
  crocs: 12,
  cabinet: 21,
  benali: 0,
};

/** One document of the year; days are counted back from today. */
export interface Deed {
  daysAgo: number;
  client: ClientKey;
  type: 'invoice' | 'quote';
  prompt: string;
  /** What became of it; « converted » makes the quote an invoice that is paid in turn. */
  outcome: 'paid' | 'sent' | 'emailed' | 'cancelled' | 'draft' | 'converted';
}

/** What the workshop does again and again, as its owner writes it. */
const WORKS: readonly (readonly [ClientKey, string])[] = [
  ['lune', '2 jours de pose à 480 €, fourniture de chêne 640 € et livraison 45 €'],
  ['theatre', 'Fabrication d’un praticable : 3 jours à 460 € et quincaillerie 118,50 €'],
  ['roche', 'Réparation d’un escalier, 6 heures à 58 € et déplacement 35 €'],
  ['crocs', '4 bibliothèques en frêne à 720 € pièce, pose 380 €'],
  ['cabinet', '12 heures de plans d’exécution à 62 € et maquette 290 €'],
  ['benali', 'Pose d’un parquet de 24 m² à 49 € le m² et plinthes 180 €'],
];

/** What people asked a price for. */
const OFFERS: readonly (readonly [ClientKey, string])[] = [
  ['crocs', 'Comptoir de caisse sur mesure 2 350 €, livraison offerte'],
  ['lune', '10 tables de terrasse à 210 € pièce et 2 jours de pose à 480 €'],
  ['benali', 'Dressing de chambre 1 890 € et 1 jour de pose à 480 €'],
  ['theatre', 'Rénovation de 40 fauteuils à 65 € pièce'],
];

/** A year of work, oldest first. */
export function demonstrationStory(): Deed[] {
  return [...months(), ...RECENT].toSorted((one, other) => other.daysAgo - one.daysAgo);
}

/** Three invoices a month and a quote, all settled. */
function months(): Deed[] {
  return Array.from({ length: 12 }, (_, month) => 360 - month * 29).flatMap((daysAgo, month) => [
    ...[0, 1, 2].map((turn) => settled(daysAgo - turn * 8, month * 3 + turn)),
    offered(daysAgo - 12, month),
  ]);
}

function settled(daysAgo: number, turn: number): Deed {
  const [client, prompt] = WORKS[turn % WORKS.length] ?? ['lune', ''];
  return { daysAgo, client, prompt, type: 'invoice', outcome: turn === 13 ? 'cancelled' : 'paid' };
}

function offered(daysAgo: number, turn: number): Deed {
  const [client, prompt] = OFFERS[turn % OFFERS.length] ?? ['lune', ''];
  const outcome = (['converted', 'sent', 'cancelled'] as const)[turn % 3] ?? 'sent';
  return { daysAgo, client, prompt, type: 'quote', outcome };
}

/** The last month: what is late, awaited, promised, begun. */
const RECENT: readonly Deed[] = [
  {
    daysAgo: 31,
    client: 'theatre',
    type: 'invoice',
    prompt: 'Décor du spectacle d’hiver : 5 jours à 460 € et peinture 236,80 €',
    outcome: 'emailed',
  },
  {
    daysAgo: 20,
    client: 'roche',
    type: 'invoice',
    prompt: 'Volets intérieurs, 4 à 165 € pièce et pose 220 €',
    outcome: 'emailed',
  },
  {
    daysAgo: 17,
    client: 'benali',
    type: 'invoice',
    prompt: 'Étagères du salon 1 120 € et 1 jour de pose à 480 €',
    outcome: 'paid',
  },
  {
    daysAgo: 13,
    client: 'lune',
    type: 'invoice',
    prompt: 'Réfection de 6 chaises à 85 € pièce',
    outcome: 'paid',
  },
  {
    daysAgo: 9,
    client: 'cabinet',
    type: 'invoice',
    prompt: '8 heures de plans d’exécution à 62 € et maquette 290 €',
    outcome: 'emailed',
  },
  {
    daysAgo: 6,
    client: 'lune',
    type: 'quote',
    prompt: 'Agencement du bar : 6 jours à 480 €, chêne massif 1 840 €, livraison offerte',
    outcome: 'emailed',
  },
  {
    daysAgo: 3,
    client: 'crocs',
    type: 'invoice',
    prompt: '2 présentoirs à 340 € pièce et pose 120 €',
    outcome: 'paid',
  },
  {
    daysAgo: 0,
    client: 'benali',
    type: 'invoice',
    prompt: '1 jour de pose à 480 € et finitions à chiffrer',
    outcome: 'draft',
  },
];
