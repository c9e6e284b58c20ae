import type { SubscriptionAnswer } from '#server/subscription/answers.ts';
import { api } from '#web/api/client.ts';
import { useAct } from '#web/acts/useAct.ts';
import { Button } from '#web/ui/button.tsx';

/** Without card payment, the free Beta access takes its place (docs/product.md, Plans). */
export function BetaOffer() {
  const join = useAct({
    act: () => api.post<SubscriptionAnswer>('/api/subscription/beta'),
    success: 'Bienvenue dans la beta',
    failure: "Erreur lors de la mise à jour de l'abonnement",
    refresh: ['subscription', 'me'],
  });
  return (
    <section
      className="panel mt-8 flex items-center justify-between gap-6 max-desk:flex-wrap"
      aria-labelledby="beta-offer"
    >
      <div>
        <h2 className="h3" id="beta-offer">
          Accès Beta gratuit
        </h2>
        <p className="soft">
          Le paiement par carte n’est pas configuré sur cette installation. L’accès Beta est
          gratuit, avec des documents illimités.
        </p>
      </div>
      <Button
        variant="primary"
        size="l"
        className="flex-none"
        busy={join.isPending}
        onClick={() => join.mutate()}
      >
        Accéder gratuitement
      </Button>
    </section>
  );
}
