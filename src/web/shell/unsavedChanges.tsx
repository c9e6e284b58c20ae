import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

/** Asks before leaving a screen where something typed is not saved yet. */
export function UnsavedChangesGuard({ when }: { when: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      when &&
      currentLocation.pathname !== nextLocation.pathname &&
      nextLocation.pathname !== '/login',
  );

  useEffect(() => {
    if (!when) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [when]);

  const stay = () => blocker.reset?.();
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={stay}
      title="Quitter sans enregistrer ?"
      description="Vos modifications ne sont pas encore enregistrées."
      foot={
        <>
          <Button variant="danger-quiet" onClick={() => blocker.proceed?.()}>
            Quitter la page
          </Button>
          <Button variant="primary" onClick={stay}>
            Rester
          </Button>
        </>
      }
    />
  );
}
