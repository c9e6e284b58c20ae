import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useAct } from '#web/acts/useAct.ts';
import { toast } from '#web/ui/toast.ts';
import { connectCardAccount, showCardAccount } from './cardAccountQuery.ts';

/** Takes what Stripe sends back with the user, once, and cleans the address; true meanwhile. */
export function useCardReturn(): boolean {
  const [search, setSearch] = useSearchParams();
  const queries = useQueryClient();
  const taken = useRef(false);
  const connect = useAct({
    act: connectCardAccount,
    success: ({ state }) =>
      state === 'connected' ? 'Votre compte Stripe est connecté' : 'Votre compte Stripe est relié',
    failure: 'Votre compte Stripe n’a pas pu être connecté',
    onSuccess: (answer) => showCardAccount(queries, answer),
  });
  const { mutate } = connect;
  const code = search.get('code');
  const state = search.get('state');
  const refused = search.get('error');

  useEffect(() => {
    if (state === null || taken.current) return;
    taken.current = true;
    if (code !== null) mutate({ code, state });
    else if (refused === 'access_denied') toast.failure('Vous n’avez pas donné l’accès à Encrier');
    else toast.failure('Stripe n’a pas connecté votre compte');
    setSearch({}, { replace: true, preventScrollReset: true });
  }, [code, state, refused, mutate, setSearch]);

  return connect.isPending;
}
