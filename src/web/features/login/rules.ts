/** The domain's rules of each form, fetched when one is touched: a first visit reads without them. */
export const signInRules = async () => (await account()).signInSchema;
export const signUpRules = async () => (await account()).signUpSchema;
export const forgottenPasswordRules = async () => (await account()).emailOnlySchema;
export const passwordResetRules = async () => (await account()).passwordResetSchema;
export const secondFactorRules = async () => (await account()).secondFactorSchema;
export const recoveryCodeRules = async () => (await account()).recoveryCodeSchema;

function account() {
  return import('#domain/account/schema.ts');
}
