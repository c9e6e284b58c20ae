import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Account } from '#server/books/books.ts';
import type { Log } from '#server/log.ts';

/** Who is behind a request, once `signedIn` has let it through. */
export interface SignedInUser {
  id: string;
  email: string;
  name: string;
  emailVerified: boolean;
  twoFactorEnabled: boolean;
  sessionId: string;
  /** When this session was opened: recent ones need no password again for grave acts. */
  sessionCreatedAt: Date;
}

/** What every handler finds in its context. */
export interface AppEnv {
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    log: Log;
    /** The caller's address, trusted proxies taken into account. */
    clientAddress: string;
    /** Present behind `signedIn`; every call under /api is, unless `access.ts` says otherwise. */
    user: SignedInUser;
    /** Beside `user`: the account on which they act. */
    account: Account;
    /** Beside `user`: an active subscription with a tier. */
    subscribed: boolean;
  };
}

export type AppContext = Context<AppEnv>;
