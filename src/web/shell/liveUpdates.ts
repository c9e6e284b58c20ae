import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { connectServerEvents, onServerEvent } from '#web/api/serverEvents.ts';

/** Notifications and subscription changes arrive live (docs/product.md, Notifications). */
export function useLiveUpdates() {
  const queries = useQueryClient();

  useEffect(() => {
    const refresh = (...keys: string[]) => {
      for (const key of keys) void queries.invalidateQueries({ queryKey: [key] });
    };
    const stops = [
      onServerEvent('notification', () => refresh('notifications')),
      onServerEvent('subscription', () => refresh('subscription', 'me', 'notifications')),
      connectServerEvents({
        onReconnect: () => refresh('notifications', 'subscription'),
        // Asking who is signed in tells an ended session from a lost network.
        onLoss: () => refresh('me'),
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [queries]);
}
