import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

export interface OidcServer {
  issuer: string;
  clientId: string;
  clientSecret: string;
  close(): Promise<void>;
}

interface Person {
  sub: string;
  email: string;
  name: string;
}

/**
 * A real OpenID Connect provider on the loopback, where one person is always signed in and
 * consents to everything. PKCE is required, as OAuth 2.1 asks.
 */
export async function openOidcServer(person: Person, redirectUri: string): Promise<OidcServer> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = { clientId: 'encrier', clientSecret: 'known to tests only' };

  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    pkce: { required: () => true },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: () => ({ ...person, email_verified: true }),
    }),
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    cookies: { keys: ['tests'] },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
  });

  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response);
    const consent = async () => {
      const { params, session } = await provider.interactionDetails(request, response);
      const grant = new provider.Grant({
        accountId: person.sub,
        clientId: String(params.client_id),
      });
      grant.addOIDCScope(String(params.scope));
      await provider.interactionFinished(request, response, {
        ...(!session && { login: { accountId: person.sub } }),
        consent: { grantId: await grant.save() },
      });
    };
    consent().catch((error: unknown) => response.destroy(error as Error));
  });

  return {
    issuer,
    ...client,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
