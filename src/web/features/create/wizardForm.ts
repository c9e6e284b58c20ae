import type { IsoDate } from '#domain/calendar.ts';
import { defaultDueDate, dueDateOf } from '#domain/document/dueDate.ts';
import type { OrderDeposit } from '#domain/document/facts.ts';
import type { DocumentType } from '#domain/document/kinds.ts';
import { NO_TERMS, type PaymentTerms, termsBetween } from '#domain/terms/paymentTerms.ts';
import type { VatExemption } from '#domain/vat/exemptionCodes.ts';
import { DEFAULT_VAT_RATE } from '#domain/vat/rates.ts';
import type { NamedInSentence } from '#web/sentence/namedClient.ts';
import type { SaidFact } from '#web/sentence/saidFacts.ts';

/** The client as the wizard needs it: enough to name it, to greet it and to draw the page. */
export type ChosenClient = NamedInSentence;

/** What the first step holds. */
export interface WizardForm {
  type: DocumentType;
  client: ChosenClient | null;
  date: IsoDate;
  /** Empty for a quote. */
  dueDate: IsoDate;
  prompt: string;
  vat: boolean;
  vatRate: number;
  /** What the sentence says and the user put aside, by its key. */
  setAside?: readonly string[];
  /** The sentence whose other reading was preferred. */
  otherOf?: string;
  /** Filled by the sentence, or taken from the proposal for a client abroad. */
  vatExemption?: VatExemption | null;
  /** Filled by the sentence alone (`saidForm.ts`). */
  purchaseOrder?: string;
  supplyDate?: IsoDate;
  supplyEndDate?: IsoDate;
  orderDeposit?: OrderDeposit;
  validityDays?: number;
  pricesIncludeVat?: boolean;
  said?: readonly SaidFact[];
}

/**
 * Dates default to today, an invoice is due by the seller's terms or in 15 days, VAT is ticked at 20 %
 * (docs/product.md, The wizard).
 */
export function newForm(
  today: IsoDate,
  { franchise, terms = NO_TERMS }: { franchise: boolean; terms?: PaymentTerms },
): WizardForm {
  return {
    type: 'invoice',
    client: null,
    date: today,
    dueDate: defaultDueDate('invoice', today, terms) ?? '',
    prompt: '',
    vat: !franchise,
    vatRate: DEFAULT_VAT_RATE,
  };
}

/** « the due date is set to 15 days after today whenever the type becomes invoice, and cleared for a quote » */
export function withType(
  form: WizardForm,
  type: DocumentType,
  today: IsoDate,
  terms: PaymentTerms = NO_TERMS,
): WizardForm {
  if (type === form.type) return form;
  const due = defaultDueDate(type, today, termsBetween(terms, form.client));
  return { ...form, type, dueDate: due ?? '' };
}

/** « Devis pour… », « fais-moi une facture : … »: the kind a sentence asks for in its first words. */
const ASKED =
  /^\W*(?:(?:fais|faire|prépare|préparer|établir|établis|rédige|crée)(?:[ -]moi)? )?(?:une? |le |la )?(devis|facture) ?(?::|,|\n|pour |de |d[’'])/i;

/** The sentence as it is typed; the kind follows it when its first words begin to ask for one. */
export function withPrompt(
  form: WizardForm,
  prompt: string,
  today: IsoDate,
  terms: PaymentTerms,
): WizardForm {
  const asked = kindAsked(prompt);
  const typed = { ...form, prompt };
  return asked === null || asked === kindAsked(form.prompt)
    ? typed
    : withType(typed, asked, today, terms);
}

function kindAsked(prompt: string): DocumentType | null {
  const word = ASKED.exec(prompt)?.[1]?.toLowerCase();
  return word === undefined ? null : word === 'devis' ? 'quote' : 'invoice';
}

/** A due date that nobody typed follows the terms of the client. */
export function withClient(
  form: WizardForm,
  client: ChosenClient | null,
  terms: PaymentTerms,
): WizardForm {
  const proposed = (whose: ChosenClient | null) =>
    defaultDueDate(form.type, form.date, termsBetween(terms, whose)) ?? '';
  const isTyped = form.date === '' || form.dueDate !== proposed(form.client);
  return { ...form, client, dueDate: isTyped ? form.dueDate : proposed(client) };
}

/** A due date that nobody typed follows the date by the terms agreed; a typed one never precedes it. */
export function withDate(
  form: WizardForm,
  date: IsoDate,
  terms: PaymentTerms = NO_TERMS,
): WizardForm {
  const agreed = termsBetween(terms, form.client);
  const proposed = (day: IsoDate) => defaultDueDate(form.type, day, agreed) ?? '';
  if (date === '' || form.dueDate === '') return { ...form, date };
  const isProposed = form.date !== '' && form.dueDate === proposed(form.date);
  if (isProposed || form.dueDate < date) return { ...form, date, dueDate: proposed(date) };
  return { ...form, date };
}

/** What the sentence alone fills: no more said, it leaves the draft that is generated again. */
const UNSAID = {
  purchaseOrder: null,
  supplyDate: null,
  supplyEndDate: null,
  orderDeposit: null,
  validityDays: null,
};

/** The form as `documentRequestSchema` and `POST /api/documents` read it. */
export function requestOf({
  client,
  dueDate,
  setAside: _setAside,
  otherOf: _otherOf,
  pricesIncludeVat: _pricesIncludeVat,
  said: _said,
  ...form
}: WizardForm) {
  return {
    ...UNSAID,
    ...form,
    clientId: client?.id ?? '',
    dueDate: dueDateOf(form.type, dueDate),
  };
}

/** Whom the reader is told: the name a sentence says and past documents bear, not the contact's. */
export function billedName(client: ChosenClient | null): string {
  return client?.company || client?.name || '';
}
