import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { InstallationAnswer } from '#server/session/answers.ts';
import { toast } from '#web/ui/toast.ts';

/** Why a provider sent someone back without linking, by better-auth's codes. */
const REASONS: Record<string, string> = {
  account_already_linked_to_different_user: 'il est déjà lié à un autre compte Encrier',
  access_denied: 'vous avez refusé l’accès',
  unable_to_link_account: 'votre adresse n’y est pas vérifiée',
};

/** Says how linking ended, once back from the provider's page, and cleans the address. */
export function useLinkOutcome(methods: InstallationAnswer['signInMethods'] | undefined): void {
  const [search, setSearch] = useSearchParams();
  const provider = search.get('linked') ?? search.get('refused');
  const label = methods?.find(({ id }) => id === provider)?.label;
  const error = search.get('error');
  const linked = search.has('linked') && error === null;

  useEffect(() => {
    if (label === undefined) return;
    if (linked) toast.success(`${label} est lié à votre compte`);
    else toast.failure(refusal(label, error));
    setSearch({}, { replace: true, preventScrollReset: true });
  }, [label, linked, error, setSearch]);
}

function refusal(label: string, error: string | null): string {
  const reason = REASONS[error ?? ''];
  const failure = `${label} n’a pas pu être lié à votre compte`;
  return reason === undefined ? failure : `${failure}\u00A0: ${reason}`;
}
