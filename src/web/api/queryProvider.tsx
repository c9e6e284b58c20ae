import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { isTransient } from './client.ts';

/** Around every screen that reads from the server; one memory for each visit. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(newQueryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

function newQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Without a network the call fails and says so, instead of waiting in silence.
        networkMode: 'always',
        staleTime: 10_000,
        retry: (failures, error) => isTransient(error) && failures < 2,
        retryDelay: (attempt) => 200 * 2 ** attempt,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
