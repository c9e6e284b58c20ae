import { isIsoDate } from '#domain/calendar.ts';
import { isDocumentType } from '#domain/document/kinds.ts';
import { isVatRate } from '#domain/vat/rates.ts';
import type { EditForm } from '#web/lines/editedFacts.ts';
import { isNamedClient } from '#web/shell/landingDraft.ts';
import { forgetInTab, isRecord, keepInTabSoon, readOfTab } from '#web/shell/ofTab.ts';
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

export function keepWizard(wizard: KeptWizard): void {
  keepInTabSoon(KEY, wizard);
}

export function keptWizardOfTab(): KeptWizard | null {
  return readOfTab(KEY, isKeptWizard);
}

export function forgetWizard(): void {
  forgetInTab(KEY);
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
    (client === null || isNamedClient(client)) &&
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
