import { useQueryClient } from '@tanstack/react-query';
import { startTransition, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { documentTitle } from '#domain/document/names.ts';
import { mayChargeVat } from '#domain/vat/case.ts';
import type { DocumentAnswer, LineItemAnswer } from '#server/documents/answers.ts';
import type { ProfileAnswer } from '#server/profile/answers.ts';
import { useOpenDocument } from '#web/acts/useOpenDocument.ts';
import { type EditedDocument, editedDocument } from '#web/lines/editedDocument.ts';
import { UnsavedChangesGuard } from '#web/shell/unsavedChanges.tsx';
import { useZodForm } from '#web/ui/form.tsx';
import { onDemand } from '#web/ui/onDemand.tsx';
import { Page, PageHead } from '#web/ui/page.tsx';
import { RowsSkeleton } from '#web/ui/skeleton.tsx';
import { Banner } from '#web/ui/states.tsx';
import { type GenerationFailure, failureOf, generateDocument } from './generation.ts';
import { InformationStep } from './informationStep.tsx';
import { addNewClient } from './addNewClient.ts';
import { useKeptInTab, useTakenUp } from './useKeptInTab.ts';
import { STEP_TITLES, Stepper } from './stepper.tsx';
import { useWizardForm } from './useWizardForm.ts';
import { type WizardForm, newForm } from './wizardForm.ts';

const VerificationStep = onDemand(
  async () => (await import('./verificationStep.tsx')).VerificationStep,
  () => <RowsSkeleton />,
);
const EditingStep = onDemand(
  async () => (await import('./editingStep.tsx')).EditingStep,
  () => <RowsSkeleton />,
);

interface Props {
  profile: ProfileAnswer;
  today: string;
  start: {
    form: WizardForm;
    step: 1 | 2 | 3;
    document: DocumentAnswer | null;
    /** Lines changed before the page was loaded again. */
    lines: EditedDocument | null;
  };
}

interface Draft {
  document: DocumentAnswer;
  /** The first step as it was when the draft was made. */
  form: WizardForm;
  engine: { name: string; notice: string | null } | null;
}

const linesRules = async () => (await import('#web/lines/linesSchema.ts')).linesSchema;
const NO_LINES: EditedDocument = { lineItems: [], content: '', vat: false, vatRate: 0 };

/**
 * The three steps (docs/product.md, The wizard): each can go back, and nothing typed is lost on
 * the way.
 */
export function Wizard({ profile, today, start }: Props) {
  const information = useWizardForm(start.form, profile, today);
  const lines = useZodForm(linesRules, start.document ? editedDocument(start.document) : NO_LINES);
  const [step, setStep] = useState(start.step);
  // A step is drawn in slices, and the button answers meanwhile.
  const goTo = (to: 1 | 2 | 3) => startTransition(() => setStep(to));
  const [draft, setDraft] = useState<Draft | null>(() =>
    start.document ? { document: start.document, form: start.form, engine: null } : null,
  );
  const [failure, setFailure] = useState<GenerationFailure | null>(null);
  const [saved, setSaved] = useState<DocumentAnswer | null>(null);
  const { typed, said } = information;
  const generation = useGeneration(said.form, draft?.document.id ?? null, (client) =>
    information.form.setValue('client', client),
  );

  useEnd(saved);
  const place = useFocusOnStep(step);

  const generate = async () => {
    setFailure(null);
    const outcome = await generation.run();
    if (outcome === null) return;
    if ('document' in outcome) {
      const { document, engine, notice } = outcome;
      lines.reset(editedDocument(document));
      startTransition(() => {
        setDraft({ document, form: typed, engine: { name: engine, notice } });
        setStep(3);
      });
    } else {
      setFailure(outcome);
      goTo(1);
    }
  };

  const startOver = () => {
    information.form.reset(newForm(today, { franchise: !mayChargeVat(profile), terms: profile }));
    lines.reset(NO_LINES);
    setDraft(null);
    setFailure(null);
  };

  const unsavedLines = lines.formState.isDirty;
  useTakenUp(lines, start.lines);
  useKeptInTab({ form: typed, step, draft: draft?.document ?? null, lines, unsavedLines });
  const unsavedForm = typed.prompt.trim() !== '' && typed.prompt !== draft?.form.prompt;

  return (
    <Page>
      <PageHead
        title={step === 3 && draft ? <Made document={draft.document} /> : 'Nouveau document'}
      />
      <Stepper step={step} />
      <section ref={place} tabIndex={-1} className="outline-0" aria-label={STEP_TITLES[step - 1]}>
        {failure && step === 1 && <Failure failure={failure} />}
        {step === 1 && (
          <InformationStep
            step={information}
            profile={profile}
            today={today}
            document={draft?.document ?? null}
            onContinue={() => goTo(2)}
            onStartOver={startOver}
          />
        )}
        {step === 2 && (
          <VerificationStep
            step={information}
            profile={profile}
            today={today}
            busy={generation.busy}
            arrived={generation.arrived}
            onResume={draft ? () => goTo(3) : null}
            onBack={() => goTo(1)}
            onGenerate={() => void generate()}
            onStop={generation.stop}
          />
        )}
        {step === 3 && draft && (
          <EditingStep
            document={draft.document}
            profile={profile}
            engine={draft.engine}
            form={lines}
            onBack={() => goTo(2)}
            onSaved={setSaved}
          />
        )}
      </section>
      <UnsavedChangesGuard when={saved === null && (unsavedLines || unsavedForm)} />
    </Page>
  );
}

/** One line in each step: what stands under it does not move. */
function Made({ document }: Pick<Draft, 'document'>) {
  return (
    <span className="block truncate">
      {documentTitle(document)} <span className="soft text-body">{document.clientName}</span>
    </span>
  );
}

function Failure({ failure }: { failure: GenerationFailure }) {
  return (
    <div className="mt-6">
      <Banner tone="wax">
        {failure.message}{' '}
        {failure.quota && (
          <Link className="link" to="/app/account#subscription">
            Voir les abonnements
          </Link>
        )}
      </Banner>
    </div>
  );
}

/** One generation at a time, which the user can stop; leaving the wizard stops it too. */
function useGeneration(
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
    const controller = new AbortController();
    stopping.current = controller;
    setBusy(true);
    setArrived([]);
    try {
      const client = await addNewClient(form.client);
      if (client !== form.client) onClient(client);
      return await generateDocument({ ...form, client }, documentId, {
        stopped: controller.signal,
        onLine: (line, index) => setArrived((lines) => lines.toSpliced(index, 1, line)),
      });
    } catch (error) {
      return failureOf(error);
    } finally {
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

/** Once saved, the guard is down and the document opens (docs/product.md, The wizard). */
function useEnd(saved: DocumentAnswer | null): void {
  const open = useOpenDocument();
  useEffect(() => {
    if (saved !== null) open(saved, { replace: true });
  }, [saved, open]);
}

function useFocusOnStep(step: number) {
  const place = useRef<HTMLElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    place.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [step]);
  return place;
}
