import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The parameters of `GET /search` that its published description names, as far as Encrier may use them. */
const PARAMETERS = [
  'q',
  'page',
  'per_page',
  'minimal',
  'include',
  'limite_matching_etablissements',
  'code_postal',
  'etat_administratif',
];
const INCLUDES = [
  'complements',
  'dirigeants',
  'finances',
  'matching_etablissements',
  'siege',
  'score',
  'tva',
];

/** A record as the directory writes one: in capitals, with nulls, the address in one line. */
export function directoryRecord(said: {
  siren: string;
  name: string;
  registered?: string | null;
  category?: string;
  street?: string;
  code?: string;
  city?: string;
  tva?: string[];
  closed?: boolean;
  association?: boolean;
}) {
  const { siren, name, street = '14 RUE DES OLIVETTES', code = '44000', city = 'NANTES' } = said;
  const state = said.closed ? 'C' : 'A';
  const seat = {
    siret: `${siren}00010`,
    adresse: `${street} ${code} ${city}`,
    complement_adresse: null,
    numero_voie: street.split(' ')[0] ?? '',
    indice_repetition: null,
    type_voie: street.split(' ')[1] ?? '',
    libelle_voie: street.split(' ').slice(2).join(' '),
    code_postal: code,
    commune: '44109',
    libelle_commune: city,
    libelle_pays_etranger: null,
    liste_enseignes: null as string[] | null,
    nom_commercial: null as string | null,
    etat_administratif: said.closed ? 'F' : 'A',
    latitude: '47.21',
    longitude: '-1.55',
  };
  return {
    siren,
    nom_complet: name,
    nom_raison_sociale: said.registered === undefined ? name : said.registered,
    sigle: null,
    nature_juridique: said.category ?? '5499',
    activite_principale: '43.32A',
    categorie_entreprise: 'PME',
    etat_administratif: state,
    statut_diffusion: 'O',
    date_creation: '2015-01-01',
    siege: seat,
    matching_etablissements: [] as (typeof seat)[],
    complements: {
      est_entrepreneur_individuel: said.category === '1000',
      est_association: said.association ?? false,
      est_service_public: false,
      est_administration: false,
    },
    tva: said.tva ?? [],
  };
}
export type DirectoryRecord = ReturnType<typeof directoryRecord>;

/** What VIES writes, requester given or not. */
interface ViesSaid {
  isValid: boolean;
  userError: string;
  name?: string;
  address?: string;
}

/**
 * A loopback recherche-entreprises and VIES in one: it holds each request to the published
 * description (400 `{erreur}` otherwise) and keeps it.
 */
export async function openLookupsDouble(records: readonly DirectoryRecord[] = []) {
  const asked: URL[] = [];
  const vies = new Map<string, ViesSaid>();
  let fault: 'none' | 'mute' | 'busy' | 'broken' | 'elsewhere' = 'none';
  const waiting: ServerResponse[] = [];

  const server = createServer((request, response) => {
    const address = new URL(request.url ?? '/', 'http://double');
    asked.push(address);
    if (fault === 'mute') return void waiting.push(response);
    if (fault === 'busy') return void response.writeHead(429, { 'retry-after': '30' }).end();
    if (fault === 'broken') return void json(response, 200, { results: 'none' });
    if (fault === 'elsewhere') {
      return void response.writeHead(302, { location: 'http://169.254.169.254/' }).end();
    }
    if (address.pathname === '/search') return answerSearch(request, address, response, records);
    return answerVies(address, response, vies);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    asked,
    environment: {
      COMPANY_LOOKUP: 'on',
      COMPANY_LOOKUP_URL: baseUrl,
      VIES: 'on',
      VIES_URL: baseUrl,
    },
    /** What VIES knows, by the number with its prefix. */
    viesSays: (number: string, said: ViesSaid) => vies.set(number, said),
    fail(next: typeof fault) {
      fault = next;
    },
    close() {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

function answerSearch(
  request: IncomingMessage,
  { searchParams }: URL,
  response: ServerResponse,
  records: readonly DirectoryRecord[],
): void {
  const wrong = faultOf(request, searchParams);
  if (wrong) return json(response, 400, { erreur: wrong });
  const query = fold(searchParams.get('q') ?? '');
  const results = records.filter(
    ({ siren, siege, nom_complet: name }) =>
      siren === query || siege.siret === query || fold(name).includes(query),
  );
  json(response, 200, {
    results,
    total_results: results.length,
    page: 1,
    per_page: Number(searchParams.get('per_page') ?? 10),
    total_pages: 1,
  });
}

function faultOf(request: IncomingMessage, asked: URLSearchParams): string | null {
  for (const name of asked.keys())
    if (!PARAMETERS.includes(name)) return `Paramètre inconnu ${name}`;
  if ((asked.get('q') ?? '').length < 3)
    return '3 caractères minimum pour les termes de la requête';
  if (Number(asked.get('per_page') ?? 10) > 25) return 'per_page doit être inférieur à 25';
  const include = asked.get('include')?.split(',') ?? [];
  if (include.length > 0 && asked.get('minimal') !== 'true') return 'include demande minimal';
  if (include.some((name) => !INCLUDES.includes(name))) return 'include inconnu';
  return request.headers['user-agent'] ? null : 'User-Agent manquant';
}

function answerVies(
  { pathname, searchParams }: URL,
  response: ServerResponse,
  known: Map<string, ViesSaid>,
) {
  const [, state = '', number = ''] = /^\/ms\/([A-Z]{2})\/vat\/([A-Z0-9]+)$/.exec(pathname) ?? [];
  if (state === '') return json(response, 404, {});
  const said = known.get(state + number) ?? { isValid: false, userError: 'INVALID' };
  return json(response, 200, {
    isValid: said.isValid,
    requestDate: '2026-11-22T09:00:00.000Z',
    userError: said.userError,
    name: said.name ?? '---',
    address: said.address ?? '---',
    requestIdentifier: searchParams.has('requesterNumber') ? 'WAPIAAAAZ1' : '',
    originalVatNumber: number,
    vatNumber: number,
  });
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
