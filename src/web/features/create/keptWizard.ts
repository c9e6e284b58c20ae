import { isIsoDate } from '#domain/calendar.ts';
import { type DocumentType, isDocumentType } from '#domain/document/kinds.ts';
import { isVatRate } from '#domain/vat/rates.ts';
import type { EditForm } from '#web/lines/editedFacts.ts';
import type { WizardForm } from './wizardForm.ts';

/** Where the wizard is: kept in the tab, so that reloading or crashing loses nothing typed. */
export interface KeptWizard {
  form: WizardForm;
  step: 1 | 2 | 3;
  /** The draft this wizard created: generating again updates it (docs/product.md, The wizard). */
  documentId: string | null;
  /** Lines changed and not saved, of the draft as it was then. */
  lines?: { version: number; typed: EditForm };
  /** Which wizard it is (`shell/beginning.ts`). */
  begin?: string;
}

const KEY = 'encrier:wizard';
/** What the landing left before there was an account. */
const LANDING_KEY = 'encrier:draft';

interface LandingDraft {
  type: DocumentType;
  prompt: string;
  client?: WizardForm['client'];
}

export function keepWizard(wizard: KeptWizard): void {
  write(KEY, JSON.stringify(wizard));
}

export function keptWizardOfTab(): KeptWizard | null {
  return read(KEY, isKeptWizard);
}

export function forgetWizard(): void {
  remove(KEY);
}

/** The sentence tried on the landing; it stays until `forgetLandingDraft`. */
export function landingDraftOfTab(): LandingDraft | null {
  return read(LANDING_KEY, isLandingDraft);
}

export function forgetLandingDraft(): void {
  remove(LANDING_KEY);
}

function isKeptWizard(kept: unknown): kept is KeptWizard {
  if (!isRecord(kept)) return false;
  const { form, step, documentId, begin, lines } = kept;
  return (
    isWizardForm(form) &&
    (step === 1 || step === 2 || step === 3) &&
    (documentId === null || typeof documentId === 'string') &&
    (lines === undefined || isKeptLines(lines)) &&
    (begin === undefined || typeof begin === 'string')
  );
}

function isWizardForm(kept: unknown): kept is WizardForm {
  if (!isRecord(kept)) return false;
  const { type, client, date, dueDate, prompt, vat, vatRate, setAside, otherOf } = kept;
  return (
    isDocumentType(type) &&
    (client === null || isClient(client)) &&
    [date, dueDate].every((day) => day === '' || (typeof day === 'string' && isIsoDate(day))) &&
    typeof prompt === 'string' &&
    typeof vat === 'boolean' &&
    typeof vatRate === 'number' &&
    isVatRate(vatRate) &&
    (setAside === undefined || isTexts(setAside)) &&
    (otherOf === undefined || typeof otherOf === 'string')
  );
}

function isKeptLines(kept: unknown): boolean {
  if (!isRecord(kept) || typeof kept['version'] !== 'number' || !isRecord(kept['typed']))
    return false;
  const { lineItems, content } = kept['typed'];
  return typeof content === 'string' && Array.isArray(lineItems) && lineItems.every(isKeptLine);
}

function isKeptLine(kept: unknown): boolean {
  if (!isRecord(kept)) return false;
  const { description, quantity, unitPrice } = kept;
  return [description, quantity, unitPrice].every((text) => typeof text === 'string');
}

function isTexts(kept: unknown): kept is string[] {
  return Array.isArray(kept) && kept.every((text) => typeof text === 'string');
}

function isClient(kept: unknown): kept is WizardForm['client'] {
  if (!isRecord(kept)) return false;
  return [kept['id'], kept['name'], kept['company']].every((text) => typeof text === 'string');
}

export function isLandingDraft(kept: unknown): kept is LandingDraft {
  if (!isRecord(kept)) return false;
  const { type, prompt, client } = kept;
  return (
    isDocumentType(type) &&
    typeof prompt === 'string' &&
    prompt.length <= 10_000 &&
    (client === undefined || client === null || isClient(client))
  );
}

function isRecord(kept: unknown): kept is Record<string, unknown> {
  return typeof kept === 'object' && kept !== null;
}

function read<Value>(key: string, is: (kept: unknown) => kept is Value): Value | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return is(kept) ? kept : null;
  } catch {
    // A browser that refuses storage, or something else's text under our key.
    return null;
  }
}

function write(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // A browser that refuses storage: the tab must then stay open.
  }
}

function remove(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
