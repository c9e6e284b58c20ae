import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cx } from './cx.ts';

/** What every field of the kit takes. */
export interface FieldLook {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** Id of words that stand elsewhere and are said with the control too. */
  alsoSaid?: string;
  /** Writes « facultatif » beside the label. */
  optional?: boolean;
  /** Writes « obligatoire » instead, where nearly all the others may stay empty. */
  needed?: boolean;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean;
  className?: string;
}

/** Attributes that tie a control to its label, its hint and its error. */
export interface FieldTies {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps extends FieldLook {
  id?: string | undefined;
  /** At the end of the line under the control: a character counter. */
  counter?: ReactNode;
  children: (ties: FieldTies) => ReactNode;
}

/** Label above, hint or error below; the control is drawn by `children` with its ties. */
export function Field({
  label,
  hint,
  error,
  alsoSaid,
  optional,
  needed,
  hideLabel,
  className,
  id,
  counter,
  children,
}: FieldProps) {
  const generated = useId();
  const controlId = id ?? generated;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  // An error says more than the hint whose place it takes: two sentences about one fault are one too many.
  const said = error ? null : hint;
  const describedBy = cx(error && errorId, Boolean(said) && hintId, alsoSaid) || undefined;

  return (
    <div className={cx('field', className)}>
      <span className={cx('field__label', hideLabel && 'sr')}>
        <label htmlFor={controlId} id={`${controlId}-label`}>
          {label}
        </label>
        {(optional || needed) && (
          <span className="field__optional">{needed ? 'obligatoire' : 'facultatif'}</span>
        )}
      </span>
      {children({
        id: controlId,
        'aria-describedby': describedBy,
        'aria-invalid': error ? true : undefined,
      })}
      {(said || counter) && (
        <span className="field__hint flex justify-between gap-4">
          <span id={hintId}>{said}</span>
          {counter}
        </span>
      )}
      <FieldError id={errorId} message={error} />
    </div>
  );
}

/** Says what to do; leaves as soon as the field is corrected. */
export function FieldError({ id, message }: { id?: string; message: string | undefined }) {
  if (!message) return null;
  return (
    <span className="field__error" id={id} role="alert">
      <CircleAlert className="i i--s" />
      {message}
    </span>
  );
}
