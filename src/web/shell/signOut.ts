import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { api } from '#web/api/client.ts';
import { forgetCopies } from '#web/api/keptCopies.ts';
import { setLeaving } from '#web/api/session.ts';
import { forgetFirstRun, forgetOpen } from './openBefore.ts';
import { failureSentence } from '#web/acts/useAct.ts';
import { toast } from '#web/ui/toast.ts';

/**
 * « Se déconnecter »: ends the session, clears what was read, goes to /
 * (docs/product.md, Accounts).
 */
export function useSignOut(): () => Promise<void> {
  const queries = useQueryClient();
  const navigate = useNavigate();

  return async () => {
    setLeaving(true);
    // First, so that nothing stays readable here even when the call cannot leave.
    await forgetCopies().catch(() => undefined);
    try {
      await api.post('/api/auth/sign-out', {});
    } catch (error) {
      setLeaving(false);
      // Had the session ended before, the gate must see it again.
      void queries.invalidateQueries({ queryKey: ['me'] });
      toast.failure(failureSentence('La déconnexion a échoué', error));
      return;
    }
    forgetOpen();
    forgetFirstRun();
    // What answered meanwhile may have left a copy again.
    await forgetCopies().catch(() => undefined);
    await navigate('/', { replace: true });
    queries.clear();
  };
}
