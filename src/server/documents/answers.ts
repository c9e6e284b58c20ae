import { z } from 'zod';
import { valuesOf } from '#domain/document/choices.ts';
import { documentFacts } from '#domain/document/keptFacts.ts';
import { DOCUMENT_KINDS, DOCUMENT_TYPES } from '#domain/document/kinds.ts';
import { QUOTE_ANSWERS } from '#domain/document/life.ts';
import { LINE_KINDS } from '#domain/document/lineKind.ts';
import { LINE_OPTIONS } from '#domain/document/lineOptions.ts';
import { LINE_UNITS } from '#domain/document/lineUnits.ts';
import { SUMMED } from '#domain/document/monthSums.ts';
import { VAT_EXEMPTION_CODES } from '#domain/vat/exemptionCodes.ts';
import { STATES } from '#domain/document/state.ts';
import { STATUSES } from '#domain/document/status.ts';
import { LINK_WORDS } from './corrections/links.ts';

const documentType = z.enum(DOCUMENT_TYPES);
const documentStatus = z.enum(valuesOf(STATUSES));

export const lineItemAnswer = z.object({
  description: z.string(),
  quantity: z.number(),
  unitPrice: z.number(),
  total: z.number(),
  kind: z.enum(LINE_KINDS),
  unit: z.enum(LINE_UNITS).nullable(),
  vatRate: z.number().nullable(),
  vatCase: z.enum(VAT_EXEMPTION_CODES).nullable(),
  inOldHome: z.boolean(),
  source: z.string().nullable(),
  flags: z.array(z.string()),
  /** In an avoir: the place of the credited line in its invoice, from 0. */
  creditedLine: z.number().int().nullable(),
  /** In a balance: the deposit this line takes back. */
  depositId: z.string().nullable(),
  /** In a situation: the place of the line in its quote, from 0. */
  quotedLine: z.number().int().nullable(),
  /** In a quote: what became of a line its client may take or leave; null on an ordinary line. */
  option: z.enum(LINE_OPTIONS).nullable(),
});
export type LineItemAnswer = z.infer<typeof lineItemAnswer>;

/** A row of the list: enough for the card, without its lines. */
export const documentSummaryAnswer = z.object({
  id: z.string(),
  type: documentType,
  /** What it is exactly: an invoice may be an avoir, a deposit… */
  kind: z.enum(DOCUMENT_KINDS),
  clientId: z.string(),
  clientName: z.string(),
  clientEmail: z.string(),
  number: z.string(),
  date: z.string(),
  dueDate: z.string().nullable(),
  status: documentStatus,
  /** What it is about, in a line (`domain/document/subject.ts`); empty without notes or lines. */
  subject: z.string(),
  /** Net (HT). */
  amount: z.number(),
  /** Gross (TTC); equals `amount` when no VAT is charged. */
  gross: z.number(),
  vat: z.boolean(),
  currency: z.string(),
  /** The number is the place of a draft in line, not yet its own. */
  provisional: z.boolean(),
  issuedAt: z.string().nullable(),
  /** More than the status says: « Partiellement payée », « Soldée par avoir »… */
  state: z.enum(valuesOf(STATES)),
  paidAmount: z.number(),
  /** TTC, what the client still owes; below 0 when too much was received. */
  amountDue: z.number(),
  /** TTC, of what is due: what the client keeps back, not to be asked for yet. */
  heldBack: z.number(),
  /** The day what is left falls due; null while nobody knows. */
  owedOn: z.string().nullable(),
  archivedAt: z.string().nullable(),
  /** For a converted quote: the invoice it became. */
  convertedDocumentId: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type DocumentSummaryAnswer = z.infer<typeof documentSummaryAnswer>;

/** `GET /api/documents?search&type&status&clientId&limit&cursor`. */
export const documentListAnswer = z.object({
  items: z.array(documentSummaryAnswer),
  nextCursor: z.string().nullable(),
  /** What the months of these documents come to (TTC), with all that the filters let through. */
  months: z.array(
    z.object({
      month: z.string(),
      currency: z.string(),
      of: z.enum(SUMMED),
      amount: z.number(),
      lessCredits: z.boolean(),
    }),
  ),
  /** How many documents the user has in all, whatever the filters. */
  total: z.number().int(),
});
export type DocumentListAnswer = z.infer<typeof documentListAnswer>;

/** `GET /api/documents/counts`: archived ones apart. */
export const documentCountsAnswer = z.object({
  all: z.number().int(),
  owed: z.number().int(),
  late: z.number().int(),
  drafts: z.number().int(),
  quotes: z.number().int(),
  credits: z.number().int(),
});
export type DocumentCountsAnswer = z.infer<typeof documentCountsAnswer>;

/** A precise hint at what the law or Factur-X still asks for, with the field that answers it. */
export const missingFactAnswer = z.object({
  id: z.string(),
  message: z.string(),
  where: z.enum(['profile', 'client', 'document']),
  field: z.string(),
  severity: z.enum(['law', 'factur-x', 'advice']),
  /** The document cannot be issued without it (docs/product.md, Issue). */
  blocksIssue: z.boolean(),
});
export type MissingFactAnswer = z.infer<typeof missingFactAnswer>;

const addresseeAnswer = z.object({
  address: z.string(),
  role: z.enum(['client', 'to', 'cc', 'self']),
  /** Accepted by the transport, which is not yet a mailbox; unknown where it fell silent. */
  state: z.enum(['pending', 'accepted', 'refused', 'unknown']),
  reason: z.string().nullable(),
});

/** `GET /api/documents/:id`, and what POST and PATCH answer. `version` goes back in `If-Match`. */
export const documentAnswer = documentSummaryAnswer.extend({
  version: z.number().int(),
  ...documentFacts.shape,
  lineItems: z.array(lineItemAnswer),
  totals: z.object({
    net: z.number(),
    vat: z.number(),
    gross: z.number(),
    byRate: z.array(z.object({ rate: z.number(), net: z.number(), vat: z.number() })),
  }),
  sourceDocumentId: z.string().nullable(),
  /** The documents it follows and those that follow it, seen from here. */
  links: z.array(
    z.object({
      relation: z.enum(LINK_WORDS),
      documentId: z.string(),
      number: z.string(),
      kind: z.enum(DOCUMENT_KINDS),
      issued: z.boolean(),
      /** TTC. */
      gross: z.number(),
      /** TTC, what avoirs took back of it. */
      credited: z.number(),
    }),
  ),
  /** TTC, taken back by avoirs. */
  creditedAmount: z.number(),
  /** Sent by e-mail, or marked so by hand; a quote marked by hand says so by its status alone. */
  sentAt: z.string().nullable(),
  /** What avoirs left of each sold line; null while there is none. */
  leftToCredit: z
    .array(z.object({ place: z.number().int(), quantity: z.number(), net: z.number() }))
    .nullable(),
  /** How far each line of the quote is: on a situation as it says, on an accepted quote as billed so far. */
  lots: z
    .array(
      z.object({
        place: z.number().int(),
        description: z.string(),
        contract: z.number(),
        cumulated: z.number(),
        before: z.number(),
      }),
    )
    .nullable(),
  /** What the client answered to a quote. */
  acceptance: z.enum(QUOTE_ANSWERS).nullable(),
  /** The day the client accepted the works; what is kept back is due a year later. */
  worksAcceptedOn: z.string().nullable(),
  /** The number it would take if it were issued now; null for what is issued, and for a quote. */
  numberIfIssued: z.string().nullable(),
  /** Hints; they never block a draft (docs/product.md, PDF and Factur-X). */
  missing: z.array(missingFactAnswer),
  /** Whether the PDF carries a valid factur-x.xml as things stand. */
  facturX: z.boolean(),
  sealedVersions: z.array(
    z.object({
      sha256: z.string(),
      sealedAt: z.string(),
      /** It asked for a deposit, before its invoice. */
      request: z.boolean(),
    }),
  ),
  lastEmail: z
    .object({
      recipient: z.string(),
      at: z.string(),
      ok: z.boolean(),
      /** In the local outbox: nothing has left. */
      kept: z.boolean(),
      error: z.string().nullable(),
      /** What the transport said of each address, the client’s first. */
      addressees: z.array(addresseeAnswer),
      /** The files that went beside the document; they are not kept. */
      attachments: z.array(z.object({ name: z.string(), bytes: z.number().int() })),
      /** What was written, for another try. */
      subject: z.string(),
      message: z.string(),
    })
    .nullable(),
});
export type DocumentAnswer = z.infer<typeof documentAnswer>;

/** `POST /api/documents/:id/credit-notes`: the avoir, and the draft made beside it when asked. */
export const creditNoteAnswer = documentAnswer.extend({ nextDraftId: z.string().nullable() });
