import type { TestApp, TestRequest } from '#testing/testApp.ts';

/** Someone with a browser: keeps the cookies the application gives, as a browser would. */
export function visitor(app: Pick<TestApp, 'request'>) {
  const cookies = new Map<string, string>();

  async function request(path: string, options: TestRequest = {}) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...(cookie && { cookie }), ...options.headers };
    const response = await app.request(path, { ...options, headers });
    for (const line of response.headers.getSetCookie()) keep(line);
    return response;
  }

  function keep(line: string) {
    const [pair = '', ...attributes] = line.split(';');
    const [name = '', value = ''] = pair.trim().split(/=(.*)/s);
    const gone = attributes.some((attribute) => /^\s*max-age=0$/i.test(attribute));
    if (gone || value === '') cookies.delete(name);
    else cookies.set(name, value);
  }

  return {
    cookies,
    request,
    get: (path: string) => request(path),
    post: (path: string, body: unknown = {}) => request(path, { method: 'POST', body }),
    signUp: (email: string, password: string, more: object = {}) =>
      request('/api/auth/sign-up/email', {
        method: 'POST',
        body: { name: 'Claire Morel', email, password, ...more },
      }),
    signIn: (email: string, password: string, more: object = {}) =>
      request('/api/auth/sign-in/email', { method: 'POST', body: { email, password, ...more } }),
    /** The signed-in user's address, or null. */
    async whoAmI(): Promise<string | null> {
      const response = await request('/api/me');
      if (response.status === 401) return null;
      const { user } = (await response.json()) as { user: { email: string } };
      return user.email;
    },
  };
}
