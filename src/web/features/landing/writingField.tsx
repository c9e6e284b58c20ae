import type { Span } from '#drafting/draft.ts';
import { cx } from '#web/ui/cx.ts';
import { count, wholeNumber } from '#web/ui/french.ts';
import { stretchesOf } from './previewSheet.ts';

const MAX_LENGTH = 2000;

/** Browsers give a textarea its own word spacing: both layers must set the same letters alike. */
const SAME_LETTERS =
  'write__text break-words [text-rendering:optimizeLegibility] [word-spacing:var(--word-space)]';

interface WritingFieldProps {
  id: string;
  value: string;
  onChange: (text: string) => void;
  onFocus: () => void;
  recognised: readonly Span[];
  lineCount: number;
}

/** The ruled page: a real textarea over a layer that draws the brass underlines and sets the height. */
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
      <div className="write__page grid [&>*]:[grid-area:1/1]">
        <div
          aria-hidden="true"
          className={cx(SAME_LETTERS, 'pointer-events-none whitespace-pre-wrap text-transparent!')}
        >
          {stretchesOf(value, recognised).map(({ text, marked, at }) =>
            marked ? <mark key={at}>{text}</mark> : text,
          )}
          {/* A last empty line counts in the height. */}
          {'\u200B'}
        </div>
        <textarea
          id={id}
          className={cx(SAME_LETTERS, 'overflow-hidden')}
          value={value}
          maxLength={MAX_LENGTH}
          spellCheck={false}
          placeholder="Décrivez ce que vous avez fait, avec les prix."
          onFocus={onFocus}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
      <div className="write__foot">
        <span>{count(lineCount, 'ligne reconnue', 'lignes reconnues')}</span>
        <span className="num">
          {wholeNumber(value.length)} / {wholeNumber(MAX_LENGTH)}
        </span>
      </div>
    </div>
  );
}
