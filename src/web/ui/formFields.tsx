import { memo } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { Checkbox } from './choice.tsx';
import { Segmented } from './segmented.tsx';
import { Select, type SelectProps } from './select.tsx';
import { TextArea, type TextAreaProps } from './textArea.tsx';
import { FormText, useField } from './formText.tsx';
import type { TextFieldProps } from './textField.tsx';

export { FormText };

/** The kit's fields inside a `Form`, by name; errors, focus and values are tied for them. */

/** A number as the French type it: « 1 234,50 » reaches the schema as text. */
export function FormNumber(props: TextFieldProps & { name: string }) {
  return <FormText numeric autoComplete="off" {...props} />;
}

export const FormTextArea = memo(function FormTextArea(props: TextAreaProps & { name: string }) {
  const field = useField(props.name);
  const typed: unknown = useWatch({ name: props.name });
  return <TextArea {...props} {...field} typedLength={String(typed ?? '').length} />;
});

type FormSelectProps = Omit<SelectProps<string>, 'value' | 'onChange' | 'error'> & { name: string };

export const FormSelect = memo(function FormSelect(props: FormSelectProps) {
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController({ name: props.name });
  return (
    <Select
      {...props}
      ref={ref}
      value={value ?? null}
      onChange={onChange}
      onBlur={onBlur}
      error={fieldState.error?.message}
    />
  );
});

export function FormCheckbox({
  name,
  label,
  hint,
}: {
  name: string;
  label: string;
  hint?: string;
}) {
  const { field, fieldState } = useController({ name });
  return (
    <Checkbox
      label={label}
      checked={field.value === true}
      onChange={field.onChange}
      error={fieldState.error?.message}
      {...(hint && { hint })}
    />
  );
}

export function FormSegmented<Value extends string>({
  name,
  label,
  options,
}: {
  name: string;
  label: string;
  options: readonly { value: Value; label: string }[];
}) {
  const { field } = useController({ name });
  return (
    <Segmented label={label} options={options} value={field.value} onChange={field.onChange} />
  );
}
