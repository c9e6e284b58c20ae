import { useCallback, useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ProfileAnswer } from '#server/profile/answers.ts';
import { useZodForm } from '#web/ui/form.tsx';
import { type SaidForm, asideAfter, useSaidForm } from './saidForm.ts';
import type { WizardForm } from './wizardForm.ts';

/** The domain's rules weigh more than the step, which shows without them. */
const informationRules = async () => (await import('./informationSchema.ts')).informationSchema;

export interface FirstStep {
  form: UseFormReturn<WizardForm, unknown, WizardForm>;
  /** What the user typed; the sentence fills the rest. */
  typed: WizardForm;
  said: SaidForm;
  /** Changes fields by hand, over what the sentence says of them. */
  edit: (change: Partial<WizardForm>) => void;
}

/** The first step: it holds what is typed, and the rules judge it as the sentence fills it. */
export function useWizardForm(start: WizardForm, profile: ProfileAnswer, today: string): FirstStep {
  const last = useRef<SaidForm>(null);
  const form = useZodForm(informationRules, start, (typed) => last.current?.form ?? typed);
  const typed = form.watch();
  const said = useSaidForm(typed, profile, today);
  useEffect(() => {
    last.current = said;
  });
  useErrorsFollow(form, said.form);

  const edit = useCallback(
    (change: Partial<WizardForm>) => {
      const setAside = last.current ? asideAfter(last.current, change) : [];
      const edited = { ...change, setAside };
      for (const name of Object.keys(edited) as (keyof WizardForm)[]) {
        form.setValue(name, edited[name]);
      }
    },
    [form],
  );
  return { form, typed, said, edit };
}

/** A message leaves as soon as its field is right, by hand or by the sentence; none comes meanwhile. */
function useErrorsFollow(
  { formState: { errors }, trigger }: FirstStep['form'],
  { type, client, date, dueDate, prompt }: WizardForm,
): void {
  const judged = JSON.stringify([type, client, date, dueDate, prompt]);
  const last = useRef(judged);
  useEffect(() => {
    if (last.current === judged) return;
    last.current = judged;
    const shown = Object.keys(errors) as (keyof WizardForm)[];
    if (shown.length > 0) void trigger(shown);
  }, [judged, errors, trigger]);
}
