import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { LineItemAnswer } from '#server/documents/answers.ts';
import { whenIdle } from '#web/ui/onDemand.tsx';
import type { GenerationFailure } from './generation.ts';
import type { WizardStep } from './useStep.ts';
import type { WizardForm } from './wizardForm.ts';

const NOT_DRAFTED: GenerationFailure = {
  message: 'Une erreur est survenue lors de la génération du document',
  quota: false,
};

const drafting = whenIdle(async () => import('./generation.ts'));

/** One generation at a time, which the user can stop; leaving the wizard stops it too. */
export function useGeneration(
  form: WizardForm,
  documentId: string | null,
  onClient: (client: WizardForm['client']) => void,
) {
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [arrived, setArrived] = useState<readonly LineItemAnswer[]>([]);
  const stopping = useRef<AbortController | null>(null);
  useEffect(() => () => stopping.current?.abort(), []);

  const run = async () => {
    if (stopping.current) return null;
    const controller = new AbortController();
    stopping.current = controller;
    setBusy(true);
    setArrived([]);
    try {
      const { draftInTurn } = await drafting();
      return await draftInTurn(form, documentId, {
        stopped: controller.signal,
        onClient,
        onLine: (line, index) => setArrived((lines) => lines.toSpliced(index, 1, line)),
      });
    } catch {
      // The code that drafts did not come: the connection was lost.
      return NOT_DRAFTED;
    } finally {
      stopping.current = null;
      setBusy(false);
      // The draft has a number and a place in the lists from now on.
      for (const key of [
        'documents',
        'dashboard',
        'subscription',
        'register',
        'profile',
        'clients',
      ]) {
        void queries.invalidateQueries({ queryKey: [key] });
      }
    }
  };
  return { busy, arrived, run, stop: () => stopping.current?.abort() };
}

/** Whoever walks back through the history while it drafts does not wait for it. */
export function useStoppedElsewhere({ stop }: { stop: () => void }, step: WizardStep): void {
  const end = useEffectEvent(stop);
  useEffect(() => {
    if (step !== 2) end();
  }, [step]);
}
