import { Mic, MicOff } from 'lucide-react';
import { useEffect } from 'react';
import { useController } from 'react-hook-form';
import { DOCUMENT_LIMITS } from '#domain/document/limits.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { FieldError } from '#web/ui/field.tsx';
import { formatWhole } from '#domain/format/numbers.ts';
import type { MarkedSpan } from '#web/ui/stretches.ts';
import { RuledPage } from '#web/ui/ruledPage.tsx';
import { useDictation } from './dictation.ts';
import { joined } from './spokenMarks.ts';
import type { WizardForm } from './wizardForm.ts';

interface Props {
  value: string;
  onChange: (text: string) => void;
  /** The words each line came from. */
  recognised: readonly MarkedSpan[];
}

const ID = 'wizard-prompt';

/** Where the work is described: written, or spoken where the browser listens. */
export function WritingField({ value, onChange, recognised }: Props) {
  const {
    field: { ref },
    fieldState,
  } = useController<WizardForm, 'prompt'>({ name: 'prompt' });
  const error = fieldState.error?.message;
  useEffect(beginWriting, []);
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
        <RuledPage
          ref={ref}
          id={ID}
          value={value}
          recognised={recognised}
          maxLength={DOCUMENT_LIMITS.prompt}
          placeholder="3 jours de développement à 450 € et hébergement 12 mois à 15 €"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${ID}-error ${ID}-hint` : `${ID}-hint`}
          onChange={(event) => onChange(event.target.value)}
        />
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
          {dictation.listening && (
            <span className="soft min-w-0 flex-1 truncate italic" aria-hidden="true">
              {dictation.hearing || 'Parlez…'}
            </span>
          )}
          <span className="num">
            {formatWhole(value.length)} / {formatWhole(DOCUMENT_LIMITS.prompt)}
          </span>
        </div>
      </div>
      <p className="sr" aria-live="polite">
        {dictation.listening ? 'Dictée en cours' : ''}
      </p>
      {dictation.problem && (
        <p className="small text-wax mt-2" role="alert">
          {dictation.problem}
        </p>
      )}
      <FieldError id={`${ID}-error`} message={error} />
    </div>
  );
}

/** The sentence is what one comes for. Under a finger the focus would open a keyboard nobody asked for. */
function beginWriting() {
  if (window.matchMedia('(pointer: coarse)').matches) return;
  const field = document.getElementById(ID) as HTMLTextAreaElement | null;
  field?.focus({ preventScroll: true });
  field?.setSelectionRange(field.value.length, field.value.length);
}
