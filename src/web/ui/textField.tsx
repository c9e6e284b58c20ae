import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';
import { Field, type FieldLook } from './field.tsx';

export interface TextFieldProps extends FieldLook, Omit<ComponentProps<'input'>, 'className'> {
  /** An icon or a word before the text. */
  before?: ReactNode;
  /** A unit, an icon or a small button after the text. */
  after?: ReactNode;
  /** Numbers: right-aligned, tabular. */
  numeric?: boolean;
}

/** One line of text, a number, a date… whatever `type` says. */
export function TextField({
  label,
  hint,
  error,
  alsoSaid,
  optional,
  needed,
  hideLabel,
  className,
  before,
  after,
  numeric,
  ...input
}: TextFieldProps) {
  return (
    <Field
      {...{ label, hint, error, alsoSaid, optional, needed, hideLabel, className }}
      id={input.id}
    >
      {(ties) => (
        <div
          className={cx(
            'input',
            numeric && 'input--num',
            error && 'is-error',
            input.disabled && 'is-disabled',
            input.readOnly && 'is-readonly',
          )}
        >
          {before}
          <input
            inputMode={numeric ? 'decimal' : undefined}
            aria-required={needed}
            {...input}
            {...ties}
          />
          {typeof after === 'string' ? <span className="input__affix">{after}</span> : after}
        </div>
      )}
    </Field>
  );
}

/** A day, through the browser's own picker: the right one on a phone, typed on a desktop. */
export function DateField(props: TextFieldProps) {
  return <TextField type="date" {...props} />;
}
