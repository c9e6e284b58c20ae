import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useLocation } from 'react-router';
import type { DocumentAnswer } from '#server/documents/answers.ts';
import type { EditForm } from '#web/lines/editedFacts.ts';
import { beginningOf } from '#web/shell/beginning.ts';
import { forgetWizard, keepWizard } from './keptWizard.ts';
import type { WizardForm } from './wizardForm.ts';

interface Wizard {
  form: WizardForm;
  step: 1 | 2 | 3;
  draft: DocumentAnswer | null;
  lines: Pick<UseFormReturn<EditForm>, 'getValues' | 'subscribe' | 'reset'>;
  unsavedLines: boolean;
}

/** Reloading or crashing brings the wizard back, lines as they were typed; leaving it on purpose ends it. */
export function useKeptInTab({ form, step, draft, lines, unsavedLines }: Wizard): void {
  const begin = beginningOf(useLocation());
  useEffect(() => {
    const keep = () => {
      const typed = draft && unsavedLines && { version: draft.version, typed: lines.getValues() };
      const documentId = draft?.id ?? null;
      keepWizard({ form, step, documentId, begin, ...(typed && { lines: typed }) });
    };
    keep();
    return lines.subscribe({ formState: { values: true }, callback: keep });
  }, [form, step, draft, begin, lines, unsavedLines]);
  useEffect(() => forgetWizard, []);
}

/** What was typed in the lines before the page was loaded again, as changes not saved yet. */
export function useTakenUp({ reset, getValues }: Wizard['lines'], typed: EditForm | null): void {
  const left = useRef(typed);
  useEffect(() => {
    // What an older page kept may lack a field that there is now.
    if (left.current) reset({ ...getValues(), ...left.current }, { keepDefaultValues: true });
    left.current = null;
  }, [reset, getValues]);
}
