import { useEffect, useState } from 'react';
import { type Location, useBlocker } from 'react-router';
import { whenIdle } from '#web/ui/onDemand.tsx';
import { toast } from '#web/ui/toast.ts';

const loadQuestion = whenIdle(async () => import('./leaveQuestion.tsx'));

interface Props {
  when: boolean;
  /** What counts as leaving the screen: mostly, another page. */
  leaves?: (from: Location, to: Location) => boolean;
}

/** Asks before leaving a screen where something typed is not saved yet. */
export function UnsavedChangesGuard({ when, leaves = leavesPage }: Props) {
  const [part, setPart] = useState<Awaited<ReturnType<typeof loadQuestion>> | null>(null);
  const { state, reset, proceed } = useBlocker(
    ({ currentLocation, nextLocation }) =>
      when && leaves(currentLocation, nextLocation) && nextLocation.pathname !== '/login',
  );

  useEffect(() => {
    if (!when) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [when]);

  useEffect(() => {
    if (state !== 'blocked' || part) return;
    loadQuestion().then(setPart, () => {
      // Nobody can be asked: what was typed matters more than leaving.
      reset();
      toast.failure('Vos modifications ne sont pas encore enregistrées.');
    });
  }, [state, part, reset]);

  if (!part) return null;
  return (
    <part.LeaveQuestion
      open={state === 'blocked'}
      onLeave={() => proceed?.()}
      onStay={() => reset?.()}
    />
  );
}

function leavesPage(from: Location, to: Location): boolean {
  return from.pathname !== to.pathname;
}
