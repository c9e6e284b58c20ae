import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { isTransient } from './client.ts';
import { forgetCopies } from './keptCopies.ts';
import { offlineReading } from './offlineReading.ts';
import { onSessionEnd } from './session.ts';

/** Around every screen that reads from the server; one memory for each visit. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(newQueryClient);
  useEffect(() => onSessionEnd(() => void forgetCopies()), []);
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
        persister: offlineReading,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
