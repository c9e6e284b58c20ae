import * as z from 'zod';
import { documentRequestSchema } from '#domain/document/requestSchema.ts';
import { type WizardForm, requestOf } from './wizardForm.ts';

/** The domain's rules of step 1, asked of what the form makes; what they say of `clientId`, it calls `client`. */
export const informationSchema = z.custom<WizardForm>().superRefine((form, context) => {
  const { error } = documentRequestSchema.safeParse(requestOf(form));
  for (const { path, message } of error?.issues ?? []) {
    context.addIssue({
      code: 'custom',
      path: path[0] === 'clientId' ? ['client'] : [...path],
      message,
    });
  }
});
