import { z } from 'zod';
import { CLIENT_KINDS } from '#domain/client/kinds.ts';
import { LEGAL_FORMS } from '#domain/profile/types.ts';

const foundCompanyAnswer = z.object({
  siren: z.string(),
  siret: z.string(),
  name: z.string(),
  registeredName: z.string(),
  legalForm: z.enum(LEGAL_FORMS).nullable(),
  kind: z.enum(CLIENT_KINDS).exclude(['consumer']),
  address: z.string(),
  postalCode: z.string(),
  city: z.string(),
  vatNumber: z.string(),
  isClosed: z.boolean(),
});

/**
 * `GET /api/companies?search`. « silent »: the directory did not answer in time, or asked us to wait;
 * « off »: this installation does not ask it. Either way one types by hand.
 */
export const companiesAnswer = z.object({
  state: z.enum(['found', 'silent', 'off']),
  items: z.array(foundCompanyAnswer),
});
export type CompaniesAnswer = z.infer<typeof companiesAnswer>;
