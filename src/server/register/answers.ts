import { z } from 'zod';

const money = z.object({ amount: z.number(), currency: z.string() });

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
  /** What it writes in the column of amounts. */
  money: money.nullable(),
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

/** `GET /api/register/folio?folio`: a page of the bound book. */
export const registerFolioAnswer = z.object({
  /** From 1. */
  folio: z.number().int(),
  /** How many there are. */
  folios: z.number().int(),
  /** Of the whole register. */
  entries: z.number().int(),
  /** Oldest first. */
  items: z.array(registerEntryAnswer),
  /** Received since its year began, on the pages before this one. */
  carried: z.array(money),
  /** The same with this page, whose last line tells the year. */
  carriedOn: z.array(money),
});
export type RegisterFolioAnswer = z.infer<typeof registerFolioAnswer>;

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
