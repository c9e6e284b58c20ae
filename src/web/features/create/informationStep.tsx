import type { DocumentAnswer } from '#server/documents/answers.ts';
import type { ProfileAnswer } from '#server/profile/answers.ts';
import { FormScope } from '#web/ui/form.tsx';
import { Button } from '#web/ui/button.tsx';
import { COMMAND_KEY } from '#web/ui/commandKey.ts';
import { onDemand } from '#web/ui/onDemand.tsx';
import { Dock } from '#web/ui/page.tsx';
import { Refusal } from '#web/ui/refusal.tsx';
import { LivePreview } from './livePreview.tsx';
import { marksRead } from './linesRead.ts';
import type { FirstStep } from './useWizardForm.ts';
import { RunningTotal } from './runningTotal.tsx';
import { useContinueKey } from './useContinueKey.ts';
import { useOnceRead } from './useOnceRead.ts';
import { WhoAndWhen } from './whoAndWhen.tsx';
import { type WizardForm, withPrompt } from './wizardForm.ts';
import { WritingField } from './writingField.tsx';

const FactChips = onDemand(async () => (await import('#web/sentence/factChips.tsx')).FactChips);

interface Props {
  step: FirstStep;
  profile: ProfileAnswer;
  today: string;
  /** The draft this wizard already made, if it did. */
  document: DocumentAnswer | null;
  onContinue: () => void;
  onStartOver: () => void;
}

/** Step 1: the sentence first, at every width, then who and when; its lines are drawn as it is written. */
export function InformationStep(props: Props) {
  const { step, profile, today, document, onContinue, onStartOver } = props;
  const { said, edit } = step;
  const { form } = said;
  const proceed = useOnceRead(said.isBehind, () => void step.form.handleSubmit(onContinue)());
  useContinueKey(proceed);
  const changeBy = (prompt: string): Partial<WizardForm> => {
    const { type, dueDate } = withPrompt(form, prompt, today, profile);
    return type === form.type ? { prompt } : { prompt, type, dueDate };
  };

  return (
    <FormScope form={step.form}>
      <Refusal />
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-5 desk:mt-8 @table:grid-cols-[minmax(0,1fr)_17rem] @table:grid-rows-[auto_auto_1fr] @table:items-start @table:gap-x-14 @table:gap-y-0">
        <div className="min-w-0">
          <WritingField
            value={form.prompt}
            recognised={marksRead(said)}
            onChange={(prompt) => edit(changeBy(prompt))}
          />
          <FactChips
            said={said.said}
            aside={said.aside.length}
            onAside={({ key }) => step.form.setValue('setAside', [...(form.setAside ?? []), key])}
            onRestore={() => step.form.setValue('setAside', [])}
          />
        </div>
        <LivePreview
          said={said}
          currency={profile.currency}
          onReading={(otherOf) => step.form.setValue('otherOf', otherOf)}
        />
        <WhoAndWhen {...{ form, profile, today, document, edit, onStartOver }} />
        <div className="mt-8 flex items-center justify-between gap-4 max-desk:hidden">
          <span className="small faint">
            <span className="kbd">{COMMAND_KEY}</span> <span className="kbd">↵</span> pour continuer
          </span>
          <Button variant="primary" size="l" onClick={proceed}>
            Continuer
          </Button>
        </div>
        <Dock>
          <RunningTotal said={said} currency={profile.currency} />
          <Button variant="primary" onClick={proceed}>
            Continuer
          </Button>
        </Dock>
      </div>
    </FormScope>
  );
}
