import type { Generated } from 'kysely';
import type { DefaultedInstant, Instant, Nullable, NullableInstant } from './columns.ts';

/** Tables of migration 0002: better-auth's own, and what counts attempts. Owner role only. */
export interface AccountTables {
  user: {
    id: string;
    name: string;
    email: string;
    emailVerified: Generated<boolean>;
    image: Nullable<string>;
    twoFactorEnabled: Generated<boolean | null>;
    createdAt: DefaultedInstant;
    updatedAt: DefaultedInstant;
  };
  session: {
    id: string;
    userId: string;
    token: string;
    expiresAt: Instant;
    ipAddress: Nullable<string>;
    userAgent: Nullable<string>;
    createdAt: DefaultedInstant;
    updatedAt: DefaultedInstant;
  };
  account: {
    id: string;
    userId: string;
    accountId: string;
    providerId: string;
    accessToken: Nullable<string>;
    refreshToken: Nullable<string>;
    idToken: Nullable<string>;
    accessTokenExpiresAt: NullableInstant;
    refreshTokenExpiresAt: NullableInstant;
    scope: Nullable<string>;
    password: Nullable<string>;
    createdAt: DefaultedInstant;
    updatedAt: DefaultedInstant;
  };
  verification: {
    id: string;
    identifier: string;
    value: string;
    expiresAt: Instant;
    createdAt: DefaultedInstant;
    updatedAt: DefaultedInstant;
  };
  twoFactor: {
    id: string;
    userId: string;
    secret: string;
    backupCodes: string;
    verified: Generated<boolean | null>;
    failedVerificationCount: Generated<number | null>;
    lockedUntil: NullableInstant;
  };
  jwks: {
    id: string;
    publicKey: string;
    privateKey: string;
    alg: Nullable<string>;
    crv: Nullable<string>;
    createdAt: DefaultedInstant;
    expiresAt: NullableInstant;
  };
  rateLimit: { id: string; key: string; count: number; lastRequest: number };
  loginFailures: {
    key: string;
    failures: Generated<number>;
    windowStartedAt: DefaultedInstant;
    lockedUntil: NullableInstant;
  };
  rateLimits: { key: string; windowStartedAt: Instant; count: Generated<number> };
}
