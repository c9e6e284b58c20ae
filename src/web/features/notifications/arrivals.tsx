import { useEffect, useState } from 'react';
import type { NotificationAnswer } from '#server/notifications/answers.ts';
import { onServerEvent } from '#web/api/serverEvents.ts';

/** What is kept to be spoken; the dropdown holds them all. */
const SPOKEN = 3;

/** Announced to screen readers as they arrive, politely: the bell only shows a number. */
export function Arrivals() {
  const [arrived, setArrived] = useState<NotificationAnswer[]>([]);
  useEffect(
    () =>
      onServerEvent<NotificationAnswer | null>('notification', (told) => {
        if (told) setArrived((before) => [...before, told].slice(-SPOKEN));
      }),
    [],
  );
  return (
    <div className="sr" role="log" aria-label="Nouvelles notifications">
      {arrived.map(({ id, title, message }) => (
        <p key={id}>{`Nouvelle notification\u00A0: ${title}. ${message}`}</p>
      ))}
    </div>
  );
}
