import { z } from 'zod';

export const registerEntryAnswer = z.object({
  sequence: z.number().int(),
  at: z.string(),
  kind: z.string(),
  documentId: z.string().nullable(),
  documentNumber: z.string().nullable(),
  /** What happened, as a French sentence. */
  sentence: z.string(),
  /** The same on the document's own page; null for what only the register tells. */
  life: z
    .object({ sentence: z.string(), day: z.string().nullable(), otherId: z.string().nullable() })
    .nullable(),
  hash: z.string(),
  previousHash: z.string(),
  sealedSha256: z.string().nullable(),
});
export type RegisterEntryAnswer = z.infer<typeof registerEntryAnswer>;

/** `GET /api/register?kind&documentId&search&limit&cursor` and `GET /api/documents/:id/register`. */
export const registerListAnswer = z.object({
  items: z.array(registerEntryAnswer),
  nextCursor: z.string().nullable(),
});
export type RegisterListAnswer = z.infer<typeof registerListAnswer>;

/** `GET /api/register/verification`. */
export const registerVerificationAnswer = z.object({
  valid: z.boolean(),
  entries: z.number().int(),
  head: z.string(),
  problems: z.array(z.object({ sequence: z.number().int().nullable(), message: z.string() })),
});
export type RegisterVerificationAnswer = z.infer<typeof registerVerificationAnswer>;

/** `POST /api/register-witness`: yes or no, and nothing else of the register. */
export const witnessAnswer = z.object({
  /**
   * kept: signed here, and the entry is still there; rewritten: it no longer is; forged: the
   * signature does not fit; foreign: signed by another key.
   */
  verdict: z.enum(['kept', 'rewritten', 'forged', 'foreign']),
  /** The same, as a French sentence. */
  message: z.string(),
});
export type WitnessAnswer = z.infer<typeof witnessAnswer>;
