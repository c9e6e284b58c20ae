import { useWatch } from 'react-hook-form';
import { type Stage, stageLabel, STAGES, TONE_CHOICES } from '#domain/reminders/stages.ts';
import { FormCheckbox, FormNumber, FormSelect } from '#web/ui/formFields.tsx';

interface Props {
  /** Where the sequence stands in the form. */
  name: string;
  /** Shows the letter of a stage. */
  onPreview?: (stage: Stage) => void;
}

/** The five letters: whether each is written, when, and in which tone. */
export function SequenceFields({ name, onPreview }: Props) {
  return (
    <ul className="rules rules--closed">
      {STAGES.map((stage) => (
        <StageRow
          key={stage}
          name={`${name}.${stage}`}
          stage={stage}
          {...(onPreview && { onPreview: () => onPreview(stage) })}
        />
      ))}
    </ul>
  );
}

interface RowProps {
  name: string;
  stage: Stage;
  onPreview?: () => void;
}

function StageRow({ name, stage, onPreview }: RowProps) {
  const on: unknown = useWatch({ name: `${name}.on` });
  const days: unknown = useWatch({ name: `${name}.days` });
  const label = stageLabel(stage);
  return (
    // The name takes what room there is; alone on their line, the fields do.
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3">
      <div className="grid flex-[9999_1_10rem] justify-items-start gap-1 desk:pt-2">
        <FormCheckbox name={`${name}.on`} label={label} />
        {onPreview && (
          <button type="button" className="link small ml-7" onClick={onPreview}>
            Lire la lettre
          </button>
        )}
      </div>
      {on === true && (
        <div className="grid flex-[1_1_19rem] grid-cols-2 gap-x-4">
          <FormNumber
            name={`${name}.days`}
            label={`${label}, jours ${stage === 'courtesy' ? 'avant' : 'après'} l’échéance`}
            hideLabel
            after={`${Number(days) < 2 ? 'jour' : 'jours'} ${stage === 'courtesy' ? 'avant' : 'après'}`}
          />
          {stage === 'formal_notice' ? (
            <p className="small soft pt-2.5">Texte de la loi</p>
          ) : (
            <FormSelect
              name={`${name}.tone`}
              label={`${label}, ton`}
              hideLabel
              options={TONE_CHOICES}
            />
          )}
        </div>
      )}
    </li>
  );
}
