import { useEffect, useState } from 'react';
import type { InstallationAnswer } from '#server/session/answers.ts';
import { signInWith } from './accountCalls.ts';
import { messageOf } from '#web/api/apiError.ts';
import { api } from '#web/api/client.ts';
import { Button } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/states.tsx';

type Method = InstallationAnswer['signInMethods'][number];

/** Providers, only those that the operator has configured (docs/product.md, Accounts). */
export function SignInMethods({ callbackUrl }: { callbackUrl: string }) {
  const methods = useConfiguredMethods();
  const [leavingFor, setLeavingFor] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  if (methods.length === 0) return null;

  const leave = async (id: string) => {
    setLeavingFor(id);
    setFailure(null);
    try {
      await signInWith(id, callbackUrl);
    } catch (error) {
      setFailure(messageOf(error));
      setLeavingFor(null);
    }
  };

  return (
    <div className="grid gap-3">
      <p className="small faint text-center">ou</p>
      {failure && <Banner tone="wax">{failure}</Banner>}
      {methods.map(({ id, label }) => (
        <Button key={id} block busy={leavingFor === id} onClick={() => void leave(id)}>
          Continuer avec {label}
        </Button>
      ))}
    </div>
  );
}

/** Without an answer the page stays what it is: e-mail and password. */
function useConfiguredMethods(): readonly Method[] {
  const [methods, setMethods] = useState<readonly Method[]>([]);
  useEffect(() => {
    const visit = new AbortController();
    api
      .get<InstallationAnswer>('/api/installation', {}, { signal: visit.signal })
      .then(({ signInMethods }) => setMethods(signInMethods))
      .catch(() => {});
    return () => visit.abort();
  }, []);
  return methods;
}
