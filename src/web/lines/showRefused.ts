import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError } from '#web/api/apiError.ts';

/** Puts what the server refuses beside its fields, and the sentence that tells why above them. */
export function showRefused<Fields extends FieldValues, Body extends FieldValues>(
  { setError }: UseFormReturn<Fields, unknown, Body>,
  error: unknown,
  sentence: string,
): void {
  const fields = error instanceof ApiError ? Object.entries(error.fields) : [];
  fields.forEach(([name, message], index) => {
    setError(name as Path<Fields>, { type: 'server', message }, { shouldFocus: index === 0 });
  });
  setError('root', { type: 'server', message: sentence });
}
