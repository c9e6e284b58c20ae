import type { FullDraft } from '#drafting/draft.ts';
import { mayChargeVat } from '#domain/vat/case.ts';
import type { ProfileAnswer } from '#server/profile/answers.ts';
import { useReading } from '#web/lines/useReading.ts';
import { isNamed, NEW_CLIENT, useNamedClient } from '#web/sentence/namedClient.ts';
import { type SaidFact, tellFacts } from '#web/sentence/saidFacts.ts';
import { billedName, type WizardForm } from './wizardForm.ts';

/** The form as the sentence fills it, and what the sentence says. */
export interface SaidForm {
  form: WizardForm;
  reading: FullDraft | null;
  /** The sentence has changed since it was read. */
  isBehind: boolean;
  said: readonly SaidFact[];
  aside: readonly SaidFact[];
}

const NO_FACTS = {} as const;

/** Reads the sentence and fills the fields it speaks of; what the user put aside stays aside. */
export function useSaidForm(form: WizardForm, profile: ProfileAnswer, today: string): SaidForm {
  const clientName = billedName(form.client);
  const { reading, isBehind } = useReading(form.prompt, form.type, { today, clientName });
  const facts = reading?.facts ?? NO_FACTS;
  const named = useNamedClient(form.client === null ? (reading?.facts.client?.value ?? '') : '');
  const setAside = form.setAside ?? [];
  const clientAside = setAside.some((key) => key.startsWith('client:'));
  const found = clientAside ? null : named;
  const client = form.client ?? found ?? null;
  // Nothing is said against a name that is still looked up.
  const awaited = found === undefined ? 'awaited' : null;
  const { said, aside, fields } = tellFacts(facts, {
    type: form.type,
    date: form.date,
    today,
    currency: profile.currency,
    franchise: !mayChargeVat(profile),
    content: reading?.content ?? '',
    setAside,
    client:
      client === null
        ? awaited
        : {
            name: client.company || client.name,
            named: isNamed(client, reading?.facts.client?.value ?? ''),
            isNew: client.id === NEW_CLIENT,
          },
  });
  const filled = {
    ...form,
    client,
    ...fields,
    pricesIncludeVat: said.some(({ name }) => name === 'ttc'),
    said: said as SaidFact[],
  };
  return { form: filled, reading, isBehind, said, aside };
}

/** The facts that speak of each field. */
const SAYS: Partial<Record<keyof WizardForm, readonly string[]>> = {
  vat: ['vat', 'vatReason', 'vatRate'],
  vatRate: ['vatRate'],
  dueDate: ['dueInDays', 'dueEndOfMonth', 'dueDate'],
  client: ['client'],
};

/**
 * What is put aside after an edit of the filled form: a field changed by hand puts aside what the
 * sentence said of it. The kind and the date of the document carry the due date along instead.
 */
export function asideAfter(
  { form: filled, said }: SaidForm,
  change: Partial<WizardForm>,
): readonly string[] {
  const setAside = filled.setAside ?? [];
  if (change.type !== undefined || change.date !== undefined) return setAside;
  const touched = FILLED.filter((field) => field in change && change[field] !== filled[field]);
  const names = touched.flatMap((field) => SAYS[field] ?? []);
  const aside = said.filter(({ name }) => names.includes(name)).map(({ key }) => key);
  return [...new Set([...setAside, ...aside])];
}

const FILLED = ['vat', 'vatRate', 'dueDate', 'client'] as const;
