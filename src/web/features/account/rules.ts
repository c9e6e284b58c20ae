/** The domain's rules of each form, fetched when one is touched: the screen shows without them. */
export const profileRules = async () =>
  (await import('#domain/profile/schema.ts')).profileFormSchema;
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
