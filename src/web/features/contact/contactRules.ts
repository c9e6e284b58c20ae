import { type ContactMessage, contactSchema } from '#domain/contact/schema.ts';

/** The domain's own rules. Loaded apart: reading the page must not cost a validation library. */
export type ContactErrors = Partial<Record<keyof ContactMessage, string>>;

export function checkContact(
  typed: Record<string, unknown>,
): { message: ContactMessage; errors: null } | { message: null; errors: ContactErrors } {
  const answer = contactSchema.safeParse(typed);
  if (answer.success) return { message: answer.data, errors: null };
  const errors: ContactErrors = {};
  for (const { path, message } of answer.error.issues) {
    errors[path[0] as keyof ContactMessage] ??= message;
  }
  return { message: null, errors };
}
