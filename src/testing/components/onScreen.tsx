import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { render } from 'vitest-browser-react';
import { Toaster } from '#web/ui/toaster.tsx';

/** A component in a real page, with what the product has around it: server memory, links, messages. */
export function onScreen(children: ReactNode) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        {children}
        <Toaster />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

/** The server of these tests: it answers these paths, in JSON, and knows no other. */
export function serverAnswering(answers: Readonly<Record<string, unknown>>): typeof fetch {
  return (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    if (!(pathname in answers)) return Promise.resolve(new Response('{}', { status: 404 }));
    return Promise.resolve(Response.json(answers[pathname]));
  };
}
