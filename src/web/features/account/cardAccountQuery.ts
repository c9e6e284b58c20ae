import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { AuthorizationAnswer, CardAccountAnswer } from '#server/documents/cards/answers.ts';
import { api } from '#web/api/client.ts';

const PATH = '/api/card-account';

export const cardAccountQuery = queryOptions({
  queryKey: ['card-account'],
  queryFn: ({ signal }) => api.get<CardAccountAnswer>(PATH, {}, { signal }),
});

/** Shows what an act answered: a reading that began before it would bring back what was. */
export async function showCardAccount(
  queries: QueryClient,
  answer: CardAccountAnswer,
): Promise<void> {
  await queries.cancelQueries({ queryKey: cardAccountQuery.queryKey });
  queries.setQueryData(cardAccountQuery.queryKey, answer);
}

/** Leaves for Stripe, where the user lets us in; it comes back to the settings. */
export async function leaveForStripe(): Promise<void> {
  const { url } = await api.post<AuthorizationAnswer>(`${PATH}/authorization`);
  window.location.assign(url);
}

export const connectCardAccount = (back: { code: string; state: string }) =>
  api.put<CardAccountAnswer>(PATH, back);

export const refreshCardAccount = () => api.post<CardAccountAnswer>(`${PATH}/refresh`);

export const disconnectCardAccount = () => api.delete<CardAccountAnswer>(PATH);
