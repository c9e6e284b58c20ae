import { z } from 'zod';
import { isIsoDate } from '#domain/calendar.ts';
import { isVatRate } from '#domain/vat/rates.ts';
import type { WizardForm } from './wizardForm.ts';

/** Where the wizard is: kept in the tab, so that reloading or crashing loses nothing typed. */
export interface KeptWizard {
  form: WizardForm;
  step: 1 | 2 | 3;
  /** The draft this wizard created: generating again updates it (decisions §9). */
  documentId: string | null;
}

const KEY = 'encrier:wizard';
/** What the landing left before there was an account. */
const LANDING_KEY = 'encrier:draft';

const isoDate = z.string().refine(isIsoDate);
const type = z.enum(['invoice', 'quote']);

const keptWizard = z.object({
  form: z.object({
    type,
    client: z.object({ id: z.string(), name: z.string(), company: z.string() }).nullable(),
    date: isoDate.or(z.literal('')),
    dueDate: isoDate.or(z.literal('')),
    prompt: z.string(),
    vat: z.boolean(),
    vatRate: z.number().refine(isVatRate),
  }),
  step: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  documentId: z.string().nullable(),
});

const landingDraft = z.object({ type, prompt: z.string().max(10_000) });

export function keepWizard(wizard: KeptWizard): void {
  write(KEY, JSON.stringify(wizard));
}

export function keptWizardOfTab(): KeptWizard | null {
  return read(KEY, keptWizard);
}

export function forgetWizard(): void {
  remove(KEY);
}

/** The sentence tried on the landing; it stays until `forgetLandingDraft`. */
export function landingDraftOfTab(): z.infer<typeof landingDraft> | null {
  return read(LANDING_KEY, landingDraft);
}

export function forgetLandingDraft(): void {
  remove(LANDING_KEY);
}

function read<Value>(key: string, schema: z.ZodType<Value>): Value | null {
  try {
    const answer = schema.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
    return answer.success ? answer.data : null;
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
