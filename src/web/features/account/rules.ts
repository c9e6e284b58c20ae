import { type Numbering, reasonMissing } from './seriesMoved.ts';

/** The domain's rules of each form, fetched when one is touched: the screen shows without them. */
export const profileRules = (before: () => Numbering) => async () => {
  const { profileFormSchema } = await import('#domain/profile/schema.ts');
  const { TOLD_TOGETHER } = await import('#domain/text/fields.ts');
  return profileFormSchema.superRefine((typed, context) => {
    const message = reasonMissing(before(), typed);
    if (message) context.addIssue({ code: 'custom', path: ['numberingReason'], message });
  }, TOLD_TOGETHER);
};
export const emailRules = async () => (await account()).emailChangeSchema;
export const emailWithoutPasswordRules = async () =>
  (await account()).emailChangeWithoutPasswordSchema;
export const passwordChangeRules = async () => (await account()).passwordChangeSchema;
export const passwordProofRules = async () => (await account()).passwordProofSchema;
export const oneTimeCodeRules = async () => (await account()).oneTimeCodeSchema;
export const deletionRules = async () => (await account()).accountDeletionSchema;

function account() {
  return import('#domain/account/schema.ts');
}
