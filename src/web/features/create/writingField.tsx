import { Mic, MicOff } from 'lucide-react';
import { useDeferredValue } from 'react';
import { DOCUMENT_LIMITS } from '#domain/document/limits.ts';
import type { Span } from '#drafting/draft.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { FieldError } from '#web/ui/field.tsx';
import { wholeNumber } from '#web/ui/french.ts';
import { useDictation } from './dictation.ts';
import { stretchesOf } from './stretches.ts';

interface Props {
  value: string;
  onChange: (text: string) => void;
  onContinue: () => void;
  /** The words each line came from. */
  recognised: readonly Span[];
  error: string | undefined;
}

const ID = 'wizard-prompt';

/** The ruled page: a real textarea over a layer that draws the brass underlines and sets the height. */
export function WritingField({ value, onChange, onContinue, recognised, error }: Props) {
  // Typing never waits for the underlines.
  const marked = useDeferredValue(recognised);
  const dictation = useDictation((heard) => onChange(joined(value, heard)));
  return (
    <div className="field">
      <span className="field__label">
        <label htmlFor={ID}>Description</label>
        <span className="field__optional" id={`${ID}-hint`}>
          Comme vous le diriez au client
        </span>
      </span>
      <div className={cx('write', error && 'is-error')}>
        <div className="write__page grid [&>*]:[grid-area:1/1]">
          <div
            aria-hidden="true"
            className="write__text pointer-events-none break-words whitespace-pre-wrap text-transparent!"
          >
            {stretchesOf(value, marked).map((stretch) =>
              stretch.marked ? <mark key={stretch.at}>{stretch.text}</mark> : stretch.text,
            )}
            {/* A last empty line counts in the height. */}
            {'\u200B'}
          </div>
          <textarea
            id={ID}
            className="write__text overflow-hidden break-words [word-spacing:inherit]"
            value={value}
            maxLength={DOCUMENT_LIMITS.prompt}
            placeholder="3 jours de développement à 450 € et hébergement 12 mois à 15 €"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${ID}-error ${ID}-hint` : `${ID}-hint`}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return;
              event.preventDefault();
              onContinue();
            }}
          />
        </div>
        <div className="write__foot">
          {dictation.available ? (
            <Button
              variant="quiet"
              size="s"
              className="-ml-3"
              icon={dictation.listening ? <MicOff className="i" /> : <Mic className="i" />}
              aria-pressed={dictation.listening}
              onClick={dictation.toggle}
            >
              {dictation.listening ? 'Arrêter la dictée' : 'Dicter'}
            </Button>
          ) : (
            <span />
          )}
          <span className="num">
            {wholeNumber(value.length)} / {wholeNumber(DOCUMENT_LIMITS.prompt)}
          </span>
        </div>
      </div>
      <FieldError id={`${ID}-error`} message={error} />
    </div>
  );
}

function joined(before: string, heard: string): string {
  if (heard === '') return before;
  return before.trim() === '' ? heard : `${before.trimEnd()} ${heard}`;
}
