import { useInfiniteQuery } from '@tanstack/react-query';
import { fold } from '#drafting/normalise.ts';
import type { FullDraft } from '#drafting/draft.ts';
import type { ProfileAnswer } from '#server/profile/answers.ts';
import { clientsQuery } from '#web/api/queries.ts';
import { useReading } from '#web/lines/useReading.ts';
import { useSettled } from '#web/lines/useSettled.ts';
import { type SaidFact, type SaidFields, tellFacts } from '#web/sentence/saidFacts.ts';
import type { ChosenClient, WizardForm } from './wizardForm.ts';

/** The form as the sentence fills it, and what the sentence says. */
export interface SaidForm {
  form: WizardForm;
  reading: FullDraft | null;
  said: readonly SaidFact[];
  aside: readonly SaidFact[];
}

const REST_MS = 400;
const NO_FACTS = {} as const;

/** Reads the sentence and fills the fields it speaks of; what the user put aside stays aside. */
export function useSaidForm(form: WizardForm, profile: ProfileAnswer, today: string): SaidForm {
  const clientName = form.client?.company || form.client?.name || '';
  const reading = useReading(form.prompt, form.type, { today, clientName });
  const facts = reading?.facts ?? NO_FACTS;
  const named = useNamedClient(form.client === null ? (reading?.facts.client?.value ?? '') : '');
  const setAside = form.setAside ?? [];
  const clientAside = setAside.some((key) => key.startsWith('client:'));
  const client = form.client ?? (clientAside ? null : named);
  const { said, aside, fields } = tellFacts(facts, {
    type: form.type,
    date: form.date,
    today,
    currency: profile.currency,
    franchise: profile.vatRegime === 'franchise',
    content: reading?.content ?? '',
    setAside,
    client:
      client === null
        ? null
        : {
            name: client.company || client.name,
            named: isNamed(client, reading?.facts.client?.value ?? ''),
          },
  });
  const filled = {
    ...form,
    client,
    ...fields,
    pricesIncludeVat: said.some(({ name }) => name === 'ttc'),
    said: said as SaidFact[],
  };
  return { form: filled, reading, said, aside };
}

/** The one client of the user's whose name is said; null when none or several answer to it. */
function useNamedClient(name: string): ChosenClient | null {
  const search = useSettled(name, REST_MS);
  const { data } = useInfiniteQuery({
    ...clientsQuery(search),
    enabled: search !== '' && search === name,
  });
  if (search === '' || search !== name) return null;
  const found = data?.pages[0]?.items.filter((client) => isNamed(client, search)) ?? [];
  return found.length === 1 ? (found[0] ?? null) : null;
}

function isNamed({ name, company }: ChosenClient, said: string): boolean {
  const words = fold(said);
  if (words === '') return false;
  return [name, company].some((each) => {
    const own = fold(each);
    return own !== '' && (own.includes(words) || words.includes(own));
  });
}

const FILLED: readonly (keyof SaidFields & keyof WizardForm)[] = ['vat', 'vatRate', 'dueDate'];
const SAYS: Record<string, readonly string[]> = {
  vat: ['vat', 'vatReason', 'vatRate'],
  vatRate: ['vatRate'],
  dueDate: ['dueInDays', 'dueEndOfMonth', 'dueDate'],
  client: ['client'],
};

/**
 * The form after an edit of the filled one: a field changed by hand puts aside what the sentence
 * said of it; the others keep the user's own values underneath.
 */
export function withEdit(
  form: WizardForm,
  { form: filled, said }: SaidForm,
  next: WizardForm,
): WizardForm {
  const { said: _, pricesIncludeVat: __, ...edited } = next;
  if (next.type !== filled.type || next.date !== filled.date)
    return { ...form, type: next.type, date: next.date, dueDate: next.dueDate };
  const touched = [...FILLED, 'client' as const].filter((field) => next[field] !== filled[field]);
  const kept = Object.fromEntries(
    [...FILLED, 'client' as const]
      .filter((field) => !touched.includes(field))
      .map((field) => [field, form[field]]),
  );
  const names = touched.flatMap((field) => SAYS[field] ?? []);
  const aside = said.filter(({ name }) => names.includes(name)).map(({ key }) => key);
  return { ...edited, ...kept, setAside: [...new Set([...(form.setAside ?? []), ...aside])] };
}
