import type { ClientAnswer } from '#server/clients/answers.ts';
import { api } from '#web/api/client.ts';
import { NEW_CLIENT } from '#web/sentence/namedClient.ts';
import type { ChosenClient } from './wizardForm.ts';

/**
 * The client a sentence names and nobody had added becomes one with the draft, not before: a sentence
 * given up leaves nothing behind.
 */
export async function addNewClient(client: ChosenClient | null): Promise<ChosenClient | null> {
  if (client?.id !== NEW_CLIENT) return client;
  const { clientOrPersonNamed } = await import('#domain/client/person.ts');
  return api.post<ClientAnswer>('/api/clients', clientOrPersonNamed(client.name));
}
