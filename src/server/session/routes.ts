import { createRoute } from '@hono/zod-openapi';
import { installationAnswer, meAnswer } from './answers.ts';
import { userAnswer } from './store.ts';
import type { Config } from '#server/config.ts';
import { jsonAnswer, newRouter } from '#server/http/router.ts';

interface Deps {
  config: Config;
}

const installation = createRoute({
  method: 'get',
  path: '/api/installation',
  security: [],
  responses: { 200: jsonAnswer(installationAnswer, 'What this installation offers') },
});

const me = createRoute({
  method: 'get',
  path: '/api/me',
  responses: { 200: jsonAnswer(meAnswer, 'Who is signed in, with tier and period') },
});

export function sessionRoutes({ config }: Deps) {
  const offer = describeInstallation(config);
  return newRouter()
    .openapi(installation, (c) => c.json(offer, 200))
    .openapi(me, async (c) => {
      const { user } = c.var;
      const answer = await c.var.account.run((books) => userAnswer(books, user));
      return c.json({ user: answer, remembered: isRemembered(c.req.header('cookie')) }, 200);
    });
}

/** better-auth's own mark of « Se souvenir de moi » left unticked; it lives as long as the session. */
function isRemembered(cookies = ''): boolean {
  return !cookies.includes('encrier.dont_remember=');
}

function describeInstallation(config: Config) {
  const { google, github, microsoft, oidc } = config.signIn;
  return {
    signInMethods: [
      ...(google ? [{ id: 'google', label: 'Google' }] : []),
      ...(github ? [{ id: 'github', label: 'GitHub' }] : []),
      ...(microsoft ? [{ id: 'microsoft', label: 'Microsoft' }] : []),
      ...(oidc ? [{ id: 'sso', label: oidc.label }] : []),
    ],
    paymentConfigured: config.stripe !== null,
    cardPayments: config.connect !== null,
    mailTransport: config.mail.transport,
    companyLookup: config.lookups.companies !== null,
    draftingEngine: config.drafting.model ?? config.drafting.provider,
    contactEmail: config.mail.contactEmail,
    operator: config.operator,
  };
}
