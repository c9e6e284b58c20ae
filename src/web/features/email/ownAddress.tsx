import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';
import { installationQuery, meQuery } from '#web/api/queries.ts';
import { useAct } from '#web/acts/useAct.ts';
import { Button } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/states.tsx';

/** Before a letter may leave for a client, the account's own address has to answer one. */
export function OwnAddress({ clientEmail }: { clientEmail: string }) {
  const installation = useQuery(installationQuery);
  // Asked again when the window comes back: the link opens in another one.
  const me = useQuery({ ...meQuery, refetchOnWindowFocus: true });
  const send = useAct({
    act: (email: string) =>
      api.post('/api/auth/send-verification-email', { email, callbackURL: '/app/account' }),
    failure: 'Le lien n’a pas pu être envoyé',
  });
  const user = me.data?.user;
  const leaves = installation.data && installation.data.mailTransport !== 'outbox';
  if (!leaves || !user || user.emailVerified || user.email === clientEmail) return null;
  if (send.isSuccess) {
    return (
      <Banner>
        Ouvrez le lien envoyé à {user.email}, puis revenez ici&nbsp;: votre message vous attend.
      </Banner>
    );
  }
  return (
    <Banner
      tone="brass"
      action={
        <Button size="s" busy={send.isPending} onClick={() => send.mutate(user.email)}>
          Recevoir le lien
        </Button>
      }
    >
      Confirmez d’abord votre adresse {user.email}&nbsp;: c’est elle que vos clients verront.
    </Banner>
  );
}
