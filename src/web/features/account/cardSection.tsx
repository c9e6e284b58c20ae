import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import type { CardAccountAnswer } from '#server/documents/cards/answers.ts';
import { useAct } from '#web/acts/useAct.ts';
import { messageOf } from '#web/api/apiError.ts';
import { Button } from '#web/ui/button.tsx';
import { HelpLink } from '#web/ui/helpLink.tsx';
import { RowsSkeleton } from '#web/ui/skeleton.tsx';
import { ErrorState, InlineConfirm } from '#web/ui/states.tsx';
import {
  cardAccountQuery,
  disconnectCardAccount,
  leaveForStripe,
  refreshCardAccount,
  showCardAccount,
} from './cardAccountQuery.ts';
import { useCardReturn } from './cardReturn.ts';
import { Section } from './section.tsx';

const DASHBOARD = 'https://dashboard.stripe.com/';

/** « Paiement par carte »: the user's own account at Stripe. */
export function CardSection() {
  const connecting = useCardReturn();
  const read = useQuery(cardAccountQuery);
  return (
    <Section
      id="carte"
      title="Paiement par carte"
      aside={<HelpLink article="card-payments" topic="être payé par carte" small />}
    >
      {(read.isPending || connecting) && <RowsSkeleton rows={2} />}
      {read.isError && (
        <ErrorState
          title="Votre compte Stripe n’a pas pu être lu"
          detail={messageOf(read.error)}
          onRetry={() => void read.refetch()}
        />
      )}
      {read.data && !connecting && <Account account={read.data} />}
    </Section>
  );
}

function Account({ account }: { account: CardAccountAnswer }) {
  const { state, label } = account;
  if (state === 'none' || state === 'disconnected') return <Offer former={label} />;
  return state === 'unfinished' ? <Unfinished label={label} /> : <Connected label={label} />;
}

function Offer({ former }: { former: string | null }) {
  const leave = useAct({
    act: leaveForStripe,
    failure: 'La connexion à Stripe n’a pas pu commencer',
  });
  return (
    <div className="grid justify-items-start gap-4">
      {former !== null && <p className="strong">«&nbsp;{former}&nbsp;» est déconnecté.</p>}
      <p className="soft">
        Vos clients paient par carte sur la page de leur facture. L’argent va droit sur votre compte
        Stripe&nbsp;: Encrier ne le touche jamais et ne prend aucune commission. Stripe prélève ses
        frais sur chaque paiement.
      </p>
      <Button variant="secondary" busy={leave.isPending} onClick={() => leave.mutate()}>
        {former === null ? 'Connecter mon compte Stripe' : 'Connecter un compte Stripe'}
      </Button>
    </div>
  );
}

function Unfinished({ label }: { label: string | null }) {
  const queries = useQueryClient();
  const check = useAct({
    act: refreshCardAccount,
    success: ({ state }) =>
      state === 'unfinished' ? 'Stripe attend encore quelque chose de vous' : 'Tout est prêt',
    failure: 'Stripe n’a pas pu être interrogé',
    onSuccess: (answer) => showCardAccount(queries, answer),
  });
  return (
    <div className="grid gap-4">
      <Named label={label} state="À terminer chez Stripe" tone="text-brass" />
      <p className="soft">
        Stripe demande encore quelque chose avant d’accepter des paiements&nbsp;: une pièce
        d’identité, un compte bancaire. La carte n’est pas encore proposée à vos clients.
      </p>
      <div className="flex flex-wrap gap-2">
        <a className="btn btn--secondary" href={DASHBOARD} target="_blank" rel="noopener">
          Terminer chez Stripe
          <ExternalLink className="i" />
        </a>
        <Button variant="quiet" busy={check.isPending} onClick={() => check.mutate()}>
          C’est fait
        </Button>
      </div>
      <Disconnect />
    </div>
  );
}

function Connected({ label }: { label: string | null }) {
  return (
    <div className="grid gap-4">
      <Named label={label} state="Connecté" tone="text-paid" />
      <p className="soft">
        «&nbsp;Payer par carte&nbsp;» figure sur la page de chaque document à régler. Remboursements
        et contestations se traitent{' '}
        <a className="link" href={DASHBOARD} target="_blank" rel="noopener">
          sur votre compte Stripe
        </a>{' '}
        et s’inscrivent ici d’eux-mêmes.
      </p>
      <Disconnect />
    </div>
  );
}

function Named({ label, state, tone }: { label: string | null; state: string; tone: string }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-3">
      <span className="strong">{label}</span>
      <span className={`small font-semibold ${tone}`}>{state}</span>
    </p>
  );
}

function Disconnect() {
  const [asking, setAsking] = useState(false);
  const queries = useQueryClient();
  const disconnect = useAct({
    act: disconnectCardAccount,
    success: 'Votre compte Stripe est déconnecté',
    failure: 'Votre compte Stripe n’a pas pu être déconnecté',
    onSuccess: (answer) => showCardAccount(queries, answer),
  });
  if (!asking) {
    return (
      <div>
        <Button variant="danger-quiet" className="-ml-3" onClick={() => setAsking(true)}>
          Déconnecter
        </Button>
      </div>
    );
  }
  return (
    <InlineConfirm
      confirmLabel="Déconnecter"
      busy={disconnect.isPending}
      onConfirm={() => disconnect.mutate()}
      onCancel={() => setAsking(false)}
    >
      Déconnecter votre compte Stripe&nbsp;? Vos clients ne pourront plus payer par carte. Les
      paiements reçus restent enregistrés&nbsp;; un remboursement fait ensuite chez Stripe ne
      s’inscrira plus ici.
    </InlineConfirm>
  );
}
