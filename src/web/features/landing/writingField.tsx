import { formatWhole } from '#domain/format/numbers.ts';
import { count } from '#domain/format/words.ts';
import type { MarkedSpan } from '#web/ui/stretches.ts';
import { RuledPage } from '#web/ui/ruledPage.tsx';

const MAX_LENGTH = 2000;

interface WritingFieldProps {
  id: string;
  value: string;
  onChange: (text: string) => void;
  onFocus: () => void;
  recognised: readonly MarkedSpan[];
  lineCount: number;
}

/** Where a visitor tries a sentence. */
export function WritingField({
  id,
  value,
  onChange,
  onFocus,
  recognised,
  lineCount,
}: WritingFieldProps) {
  return (
    <div className="write">
      <RuledPage
        id={id}
        value={value}
        recognised={recognised}
        maxLength={MAX_LENGTH}
        spellCheck={false}
        placeholder="Décrivez ce que vous avez fait, avec les prix."
        onFocus={onFocus}
        onChange={(event) => onChange(event.target.value)}
      />
      <div className="write__foot">
        <span>{count(lineCount, 'ligne reconnue', 'lignes reconnues')}</span>
        <span className="num">
          {formatWhole(value.length)} / {formatWhole(MAX_LENGTH)}
        </span>
      </div>
    </div>
  );
}
