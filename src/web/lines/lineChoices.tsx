import { Checkbox } from '#web/ui/choice.tsx';
import type { EditedLine } from './editedDocument.ts';

interface Props {
  index: number;
  line: EditedLine;
  mayBeOption: boolean;
  optionError: string | undefined;
  mayBeOldHome: boolean;
  onChange: (change: Partial<EditedLine>) => void;
  onHome: () => void;
}

/** What may be said of a line beside its figures, on one row where there is room. */
export function LineChoices({ index, line, onChange, onHome, ...may }: Props) {
  if (!may.mayBeOption && !may.mayBeOldHome) return null;
  return (
    <div className="small soft flex flex-wrap gap-x-6 pt-1 pb-2 desk:pl-2">
      {may.mayBeOption && (
        <Checkbox
          label={
            <span>
              En option, hors du total<span className="sr"> (ligne {index + 1})</span>
            </span>
          }
          name={`lineItems.${index}.option`}
          checked={line.option}
          error={may.optionError}
          onChange={(option) => onChange({ option })}
        />
      )}
      {may.mayBeOldHome && (
        <Checkbox
          label={
            <span>
              Travaux dans un logement de plus de 2 ans
              <span className="sr"> (ligne {index + 1})</span>
            </span>
          }
          checked={line.inOldHome}
          onChange={(inOldHome) => {
            onChange({ inOldHome });
            onHome();
          }}
        />
      )}
    </div>
  );
}
