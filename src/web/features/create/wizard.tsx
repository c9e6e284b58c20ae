import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { documentTitle } from '#domain/document/names.ts';
import type { DocumentEdit } from '#domain/document/editSchema.ts';
import type { DocumentAnswer } from '#server/documents/answers.ts';
import type { ProfileAnswer } from '#server/profile/answers.ts';
import { useOpenDocument } from '#web/acts/useOpenDocument.ts';
import type { EditForm } from '#web/lines/editedFacts.ts';
import { leavesBeginning } from '#web/shell/beginning.ts';
import { UnsavedChangesGuard } from '#web/shell/unsavedChanges.tsx';
import { useZodForm } from '#web/ui/form.tsx';
import { onDemand } from '#web/ui/onDemand.tsx';
import { Page, PageHead } from '#web/ui/page.tsx';
import { RowsSkeleton } from '#web/ui/skeleton.tsx';
import { Banner } from '#web/ui/states.tsx';
import type { GenerationFailure } from './generation.ts';
import { InformationStep } from './informationStep.tsx';
import { useKeptInTab, useTakenUp } from './useKeptInTab.ts';
import { STEP_TITLES, Stepper } from './stepper.tsx';
import { TO_SETTLE } from './toSettleId.ts';
import { useGeneration, useStoppedElsewhere } from './useGeneration.ts';
import { useLeftDraft } from './useLeftDraft.ts';
import { useStep, type WizardStep } from './useStep.ts';
import { useWizardForm } from './useWizardForm.ts';
import type { WizardForm } from './wizardForm.ts';

const VerificationStep = onDemand(
  async () => (await import('./verificationStep.tsx')).VerificationStep,
  () => <RowsSkeleton />,
);
const EditingStep = onDemand(
  async () => (await import('./editingStep.tsx')).EditingStep,
  () => <RowsSkeleton />,
);

const editRules = async () => (await import('#web/lines/editRules.ts')).editRules();

interface Props {
  profile: ProfileAnswer;
  today: string;
  start: {
    form: WizardForm;
    step: WizardStep;
    /** The draft it made before, and its fields. */
    draft: { document: DocumentAnswer; edited: EditForm } | null;
    /** Lines changed before the page was loaded again. */
    lines: EditForm | null;
  };
}

interface Draft {
  document: DocumentAnswer;
  /** The first step as it was when the draft was made. */
  form: WizardForm;
  engine: { name: string; notice: string | null } | null;
}

/**
 * The three steps (docs/product.md, The wizard): each can go back, and nothing typed is lost on
 * the way.
 */
export function Wizard({ profile, today, start }: Props) {
  const information = useWizardForm(start.form, profile, today);
  const lines = useZodForm<EditForm, DocumentEdit>(
    editRules,
    start.draft?.edited ?? { lineItems: [] },
  );
  const [draft, setDraft] = useState<Draft | null>(
    () => start.draft && { document: start.draft.document, form: start.form, engine: null },
  );
  const [failure, setFailure] = useState<GenerationFailure | null>(null);
  const [saved, setSaved] = useState<DocumentAnswer | null>(null);
  const { typed, said } = information;
  const hasDraft = useRef(start.draft !== null);
  const steps = useStep(start.step, (asked) =>
    asked === 3 ? hasDraft.current : asked === 1 || typed.prompt.trim() !== '',
  );
  const { goTo } = steps;
  // Once saved, the page of the document takes the place of the whole wizard.
  const step = saved === null ? steps.step : 3;
  const navigate = useNavigate();
  const generation = useGeneration(said.form, draft?.document.id ?? null, (client) =>
    information.form.setValue('client', client),
  );

  useStoppedElsewhere(generation, step);
  useEnd(saved, steps);
  useLeftDraft(saved === null ? (draft?.document ?? null) : null);
  const place = useFocusOnStep(step);

  const generate = async () => {
    setFailure(null);
    const outcome = await generation.run();
    if (outcome === null) return;
    if ('document' in outcome) {
      const { document, edited, engine, notice } = outcome;
      lines.reset(edited);
      hasDraft.current = true;
      startTransition(() => setDraft({ document, form: typed, engine: { name: engine, notice } }));
      goTo(3);
    } else {
      setFailure(outcome);
      goTo(1);
    }
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
      <section
        ref={place}
        tabIndex={-1}
        className="outline-0"
        aria-label={STEP_TITLES[step - 1]}
        // The focus comes here with each step: what is left to decide is said at once.
        aria-describedby={step === 2 ? TO_SETTLE : undefined}
      >
        {failure && step === 1 && <Failure failure={failure} />}
        {step === 1 && (
          <InformationStep
            step={information}
            profile={profile}
            today={today}
            document={draft?.document ?? null}
            onContinue={() => goTo(2)}
            onStartOver={() => void navigate('/app/create')}
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
      <UnsavedChangesGuard
        when={saved === null && (unsavedLines || unsavedForm)}
        leaves={leavesBeginning}
      />
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

/**
 * Once saved, the guard is down and the document opens (docs/product.md, The wizard), in the place of
 * the first step: Back leads to where one came from.
 */
function useEnd(
  saved: DocumentAnswer | null,
  { isFirst, goTo }: Pick<ReturnType<typeof useStep>, 'isFirst' | 'goTo'>,
): void {
  const open = useOpenDocument();
  const walkBack = useEffectEvent(() => goTo(1));
  useEffect(() => {
    if (saved === null) return;
    if (isFirst) open(saved, { replace: true });
    else walkBack();
  }, [saved, isFirst, open]);
}

function useFocusOnStep(step: number) {
  const place = useRef<HTMLElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    // Focus and scroll ask where things stand, a layout of its own if asked now; the frame makes one anyway.
    requestAnimationFrame(() => {
      place.current?.focus({ preventScroll: true });
      window.scrollTo({ top: 0 });
    });
  }, [step]);
  return place;
}
