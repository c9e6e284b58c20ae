import { useQuery } from '@tanstack/react-query';
import { installationQuery } from '#web/api/queries.ts';
import { useAct } from '#web/acts/useAct.ts';
import { Button } from '#web/ui/button.tsx';
import { type LinkedMethod, linkMethod, unlinkMethod } from './accountCalls.ts';
import { methodsQuery } from './accountQueries.ts';
import { useLinkOutcome } from './linkOutcome.ts';

/** One line for each other way to sign in that this installation offers. */
export function LinkedMethods() {
  const { data: installation } = useQuery(installationQuery);
  const { data: linked } = useQuery(methodsQuery);
  useLinkOutcome(installation?.signInMethods);
  if (!linked) return null;
  return installation?.signInMethods.map(({ id, label }) => (
    <Method
      key={id}
      id={id}
      label={label}
      linked={linked.find(({ providerId }) => providerId === id)}
    />
  ));
}

interface MethodProps {
  id: string;
  label: string;
  linked: LinkedMethod | undefined;
}

function Method({ id, label, linked }: MethodProps) {
  const link = useAct({
    act: () => linkMethod(id),
    failure: `${label} n’a pas pu être lié à votre compte`,
  });
  const unlink = useAct({
    act: unlinkMethod,
    success: `${label} n’est plus lié à votre compte`,
    failure: `${label} n’a pas pu être retiré`,
    refresh: ['account'],
  });
  return (
    <li className="flex items-center justify-between gap-4 py-3">
      <span>
        {label} {linked && <span className="faint">Lié à votre compte</span>}
      </span>
      <Button
        variant="quiet"
        size="s"
        className="-mr-3"
        busy={link.isPending || unlink.isPending}
        aria-label={`${linked ? 'Retirer' : 'Lier'}, ${label}`}
        onClick={() => (linked ? unlink.mutate(linked) : link.mutate())}
      >
        {linked ? 'Retirer' : 'Lier'}
      </Button>
    </li>
  );
}
