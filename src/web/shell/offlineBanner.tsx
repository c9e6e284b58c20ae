import { useQueryClient } from '@tanstack/react-query';
import { CloudOff } from 'lucide-react';
import { useEffect } from 'react';
import { useConnectionLost } from '#web/api/connection.ts';

const ASK_AGAIN_MS = 5000;

/** Says that what one reads may be a copy; once the server answers, everything is read again. */
export function OfflineBanner() {
  const queries = useQueryClient();
  const lost = useConnectionLost();

  useEffect(() => {
    if (!lost) return;
    const askAgain = () => void queries.invalidateQueries();
    const timer = setInterval(
      () => void queries.refetchQueries({ queryKey: ['me'] }),
      ASK_AGAIN_MS,
    );
    window.addEventListener('online', askAgain);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', askAgain);
      // The server has answered: what was read meanwhile may be old.
      askAgain();
    };
  }, [lost, queries]);

  return (
    <output className="block">
      {lost && (
        <p className="small flex items-center gap-2.5 bg-brass-soft px-12 py-2 max-desk:px-4">
          <CloudOff className="i i--s shrink-0 text-brass-ink" />
          <span>
            <b className="strong">Hors ligne.</b> Vos derniers documents restent lisibles&nbsp;;
            pour modifier, envoyer ou télécharger, il faut du réseau.
          </span>
        </p>
      )}
    </output>
  );
}
