import { betterAuth } from 'better-auth';
import { emailOTP, genericOAuth, jwt, twoFactor } from 'better-auth/plugins';
import { describe, expect, it } from 'vitest';
import { MESSAGES } from './messages.ts';

/** Only a programming mistake of ours can produce these; « Une erreur est survenue » is enough. */
const OURS = [
  'FAILED_TO_CREATE_VERIFICATION',
  'ASYNC_VALIDATION_NOT_SUPPORTED',
  'METHOD_NOT_ALLOWED_DEFER_SESSION_REQUIRED',
  'INVALID_OAUTH_CONFIGURATION',
  'TOKEN_URL_NOT_FOUND',
];

describe('French sentences for accounts', () => {
  it('exist for every refusal better-auth can give', () => {
    const auth = betterAuth({
      baseURL: 'http://encrier.test',
      secret: 'only for reading the list of codes',
      plugins: [
        twoFactor(),
        emailOTP({ sendVerificationOTP: () => Promise.resolve() }),
        jwt(),
        genericOAuth({ config: [] }),
      ],
    });
    const codes = Object.keys(auth.$ERROR_CODES);
    expect(codes.length).toBeGreaterThan(40);
    expect(codes.filter((code) => !(code in MESSAGES) && !OURS.includes(code))).toEqual([]);
  });
});
