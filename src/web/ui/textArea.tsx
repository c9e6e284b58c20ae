import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { Field, type FieldLook } from './field.tsx';
import { formatWhole } from '#domain/format/numbers.ts';

export interface TextAreaProps extends FieldLook, Omit<ComponentProps<'textarea'>, 'className'> {
  /** For the counter, where the text is not held in `value`. */
  typedLength?: number;
}

/**
 * At least `rows` lines, and as many as its text asks for, so that it never scrolls within what
 * scrolls; with `maxLength`, a counter.
 */
export function TextArea({
  label,
  hint,
  error,
  optional,
  hideLabel,
  className,
  typedLength,
  ...area
}: TextAreaProps) {
  const length = typedLength ?? String(area.value ?? '').length;
  const counter = area.maxLength && (
    <span className="num">
      {formatWhole(length)} / {formatWhole(area.maxLength)}
    </span>
  );

  return (
    <Field {...{ label, hint, error, optional, hideLabel, className, counter }} id={area.id}>
      {(ties) => (
        <textarea
          rows={4}
          {...area}
          {...ties}
          className={cx('input input--area', error && 'is-error')}
        />
      )}
    </Field>
  );
}
