import { memo, useEffect, useReducer, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { TextField, type TextFieldProps } from './textField.tsx';

/** The plainest field of `formFields.tsx`, apart: public pages need no lists and no switches. */
export const FormText = memo(function FormText(props: TextFieldProps & { name: string }) {
  return <TextField {...props} {...useField(props.name)} />;
});

/**
 * Ties a field to the form around. What is wrong with it is told at each check of the form, and drawn when
 * it changes. A form that is reset forgets its fields: being drawn again ties them anew.
 */
export function useField(name: string) {
  const { register, subscribe, getFieldState } = useFormContext();
  const [error, setError] = useState(() => getFieldState(name).error?.message);
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    const tell = () => setError(getFieldState(name).error?.message);
    tell();
    return subscribe({
      name,
      exact: true,
      formState: { errors: true },
      callback: ({ name: told, isSubmitted }) => {
        tell();
        // A reset is told to no field by name, and the form has then never been submitted.
        if (told === undefined && !isSubmitted) drawAgain();
      },
    });
  }, [name, subscribe, getFieldState]);
  return { ...register(name), error };
}
