import { useState } from 'react';
import { onDemand } from '#web/ui/onDemand.tsx';

const LeaveQuestion = onDemand(async () => (await import('./leaveQuestion.tsx')).LeaveQuestion);

/** « Annuler » of an edit, with what it asks first where something was changed. */
export function useCancelling(isChanged: boolean, onCancel: () => void) {
  const [asking, setAsking] = useState(false);
  const question = asking && (
    <LeaveQuestion open leave="Abandonner" onLeave={onCancel} onStay={() => setAsking(false)} />
  );
  return { cancel: () => (isChanged ? setAsking(true) : onCancel()), question };
}
