import { useFormContext } from 'react-hook-form';
import { TextField, type TextFieldProps } from './textField.tsx';

/** The plainest field of `formFields.tsx`, apart: public pages need no lists and no switches. */
export function FormText(props: TextFieldProps & { name: string }) {
  const { register, getFieldState, formState } = useFormContext();
  const { error } = getFieldState(props.name, formState);
  return <TextField {...props} {...register(props.name)} error={error?.message} />;
}
