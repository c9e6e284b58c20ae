import { z } from 'zod';
import type { FoundCompany } from '#domain/company/foundCompany.ts';
import { isPublicCategory, legalFormOf } from '#domain/company/legalCategory.ts';
import { readable } from '#domain/company/readable.ts';

/** What the directory may leave out or say as null reads as empty. */
const text = z
  .string()
  .nullish()
  // Of those who asked not to be published it writes « [NON-DIFFUSIBLE] ».
  .transform((said) => (!said || said.startsWith('[') ? '' : said.trim()));

const establishment = z.object({
  siret: text,
  adresse: text,
  code_postal: text,
  libelle_commune: text,
  liste_enseignes: z.array(text).nullish(),
  nom_commercial: text,
  etat_administratif: text,
});
type Establishment = z.output<typeof establishment>;

const company = z.object({
  siren: text,
  nom_complet: text,
  nom_raison_sociale: text,
  nature_juridique: text,
  etat_administratif: text,
  siege: establishment.nullish(),
  matching_etablissements: z.array(establishment).nullish(),
  complements: z
    .object({
      est_association: z.boolean().nullish(),
      est_service_public: z.boolean().nullish(),
      est_administration: z.boolean().nullish(),
    })
    .nullish(),
  tva: z.array(text).nullish(),
});
type Company = z.output<typeof company>;

/** The answer of `GET /search`, in its own words; what else it says is not read. */
export const directoryAnswer = z.object({ results: z.array(company) });

/** The company under the establishment asked for by its SIRET, otherwise under its seat. */
export function foundCompany(said: Company, query: string): FoundCompany | null {
  const place = said.matching_etablissements?.find(({ siret }) => siret === query) ?? said.siege;
  if (!place || !/^\d{9}$/.test(said.siren) || !/^\d{14}$/.test(place.siret)) return null;
  const registered = readable(said.nom_raison_sociale || withoutAside(said.nom_complet));
  const name = readable(signOf(place) || asideOf(said.nom_complet)) || registered;
  if (name === '') return null;
  return {
    siren: said.siren,
    siret: place.siret,
    name,
    registeredName: registered === name ? '' : registered,
    legalForm: legalFormOf(said.nature_juridique),
    kind: kindOf(said),
    address: readable(streetOf(place)),
    postalCode: place.code_postal,
    city: readable(place.libelle_commune),
    vatNumber: said.tva?.find((number) => /^FR[0-9A-Z]{2}\d{9}$/.test(number)) ?? '',
    isClosed: said.etat_administratif === 'C' || place.etat_administratif === 'F',
  };
}

function signOf({ nom_commercial: trade, liste_enseignes: signs }: Establishment): string {
  return trade || (signs?.find(Boolean) ?? '');
}

/** « CAMILLE MOREL (ATELIER MOREL) »: a sole trader, and the sign in brackets. */
function asideOf(full: string): string {
  return /\(([^)]+)\)\s*$/.exec(full)?.[1] ?? '';
}

function withoutAside(full: string): string {
  return full.replace(/\s*\([^)]*\)\s*$/, '');
}

/** The address is one line: the street stands before the postal code. */
function streetOf({ adresse, code_postal: code }: Establishment): string {
  const at = code === '' ? -1 : adresse.lastIndexOf(code);
  return (at === -1 ? adresse : adresse.slice(0, at)).replace(/[\s,]+$/, '');
}

function kindOf({ complements, nature_juridique: category }: Company): FoundCompany['kind'] {
  if (complements?.est_administration || complements?.est_service_public) return 'public';
  if (isPublicCategory(category)) return 'public';
  return complements?.est_association ? 'nonprofit' : 'business';
}
