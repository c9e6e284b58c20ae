import { type ReactNode, useEffect, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  FormProvider,
  type Path,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { ApiError, messageOf, OFFLINE_MESSAGE } from '#web/api/apiError.ts';
import { insideSentence } from '#domain/format/words.ts';
import { onceIdle } from './onDemand.tsx';
import type { Rules } from './resolver.ts';
import { Refusal } from './refusal.tsx';
import { useOneAtATime } from './useOneAtATime.ts';

/**
 * A form held to one of the domain's schemas: same rules on screen and on the server. The rules, and
 * the library that reads them, weigh more than the form: they come once the screen is idle, so that
 * the press that asks for them does not wait.
 * `judged` gives what the rules are asked of, where that is not what is typed.
 */
export function useZodForm<Input extends FieldValues, Output extends FieldValues>(
  rules: Rules<Input, Output>,
  defaultValues: DefaultValues<Input>,
  judged: (typed: Input) => Input = (typed) => typed,
): UseFormReturn<Input, unknown, Output> {
  const [resolver] = useState(() => resolverOf(rules, judged));

  const [fetchRules] = useState(() => () => loadResolver(rules));

  useEffect(() => onceIdle(fetchRules), [fetchRules]);

  return useForm<Input, unknown, Output>({
    resolver,
    defaultValues,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: true,
  });
}

function resolverOf<Input extends FieldValues, Output extends FieldValues>(
  rules: Rules<Input, Output>,
  judged: (typed: Input) => Input,
): Resolver<Input, unknown, Output> {
  return async (typed, context, options) => {
    const resolver = await loadResolver(rules).catch(() => null);
    if (resolver) return resolver(judged(typed), context, options);
    const root = { type: 'server', message: OFFLINE_MESSAGE };
    return { values: {}, errors: { root } as FieldErrors<Input> };
  };
}

async function loadResolver<Input extends FieldValues, Output extends FieldValues>(
  rules: Rules<Input, Output>,
): Promise<Resolver<Input, unknown, Output>> {
  const { resolverWith } = await import('./resolver.ts');
  return resolverWith(rules);
}

interface FormScopeProps<Input extends FieldValues, Output> {
  form: UseFormReturn<Input, unknown, Output>;
  children: ReactNode;
}

/**
 * The form of the fields within. Handed on as it is, its state would draw every field again with each
 * change of any of them, and all of them twice as they appear. So the state that is handed on stays
 * what it was: a field asks for its own (`useField`, `useFormState`), and alone is drawn again.
 */
export function FormScope<Input extends FieldValues, Output>({
  form,
  children,
}: FormScopeProps<Input, Output>) {
  const [unchanged] = useState(form.formState);
  return (
    <FormProvider {...form} formState={unchanged}>
      {children}
    </FormProvider>
  );
}

interface FormProps<Input extends FieldValues, Output extends FieldValues> {
  form: UseFormReturn<Input, unknown, Output>;
  /** Throws when the server refuses: what was typed stays, messages go beside their fields. */
  onSubmit: (values: Output) => Promise<unknown> | unknown;
  /** Said before the reason when the failure belongs to no field. */
  failure?: string;
  className?: string;
  children: ReactNode;
}

export function Form<Input extends FieldValues, Output extends FieldValues>({
  form,
  onSubmit,
  failure,
  className = 'grid gap-5',
  children,
}: FormProps<Input, Output>) {
  const oneAtATime = useOneAtATime();
  const submit = form.handleSubmit(async (values) => {
    try {
      await onSubmit(values);
    } catch (error) {
      showRefusal(form, error, failure);
    }
  });

  return (
    <FormScope form={form}>
      <form
        noValidate
        // Were it ever sent by the browser itself, nothing typed may stand in the address.
        method="post"
        className={className}
        onSubmit={(event) => {
          // Forms may sit inside other forms' dialogs: only the one that was sent answers.
          event.stopPropagation();
          event.preventDefault();
          void oneAtATime('submit', () => submit(event));
        }}
      >
        <Refusal />
        {children}
      </form>
    </FormScope>
  );
}

function showRefusal<Input extends FieldValues, Output extends FieldValues>(
  form: UseFormReturn<Input, unknown, Output>,
  error: unknown,
  failure: string | undefined,
): void {
  if (error instanceof ApiError && error.status === 401 && error.code === 'not_signed_in') return;
  const known = Object.keys(form.getValues());
  const fields = error instanceof ApiError ? Object.entries(error.fields) : [];
  const shown = fields.filter(([name]) => known.includes(name.split('.')[0] ?? name));

  shown.forEach(([name, message], index) => {
    form.setError(name as Path<Input>, { type: 'server', message }, { shouldFocus: index === 0 });
  });
  if (shown.length > 0) return;

  const reason = messageOf(error);
  const message =
    failure && failure !== reason ? `${failure}\u00A0: ${insideSentence(reason)}` : reason;
  form.setError('root', { type: 'server', message });
}
