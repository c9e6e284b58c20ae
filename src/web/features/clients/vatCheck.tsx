import { useQuery } from '@tanstack/react-query';
import { CircleAlert, ShieldCheck } from 'lucide-react';
import type { VatCheckAnswer } from '#server/clients/vatCheckAnswers.ts';
import { useAct } from '#web/acts/useAct.ts';
import { api } from '#web/api/client.ts';
import { profileQuery, vatChecksQuery } from '#web/api/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { moment } from '#web/ui/moment.ts';

interface Props {
  client: { id: string; vatNumber: string };
}

/** What VIES said of the client's VAT number, and the question to ask it. */
export function VatCheck({ client }: Props) {
  const path = `/api/clients/${client.id}/vat-checks`;
  const { data } = useQuery(vatChecksQuery(client.id));
  const own = useQuery(profileQuery).data?.vatNumber ?? '';
  const check = useAct({
    act: () => api.post<VatCheckAnswer>(path, {}),
    success: ({ answer }) =>
      answer === 'valid' ? 'Numéro de TVA valide' : 'Numéro de TVA inconnu',
    failure: 'Le numéro n’a pas pu être vérifié',
    refresh: ['clients'],
  });
  if (!data || (data.items.length === 0 && !data.offered)) return null;
  const latest = data.items[0];
  return (
    <div className="mt-1.5 grid justify-items-start gap-1.5">
      {latest && <Proof check={latest} current={client.vatNumber} />}
      {data.offered && (
        <>
          <Button size="s" busy={check.isPending} onClick={() => check.mutate(undefined)}>
            {latest ? 'Vérifier à nouveau auprès de VIES' : 'Vérifier auprès de VIES'}
          </Button>
          <span className="small faint">
            {own === ''
              ? 'La Commission européenne reçoit ce numéro. Avec le vôtre dans Paramètres, elle donnerait un identifiant de preuve.'
              : `La Commission européenne reçoit ce numéro et le vôtre (${own}), contre un identifiant de preuve.`}
          </span>
        </>
      )}
    </div>
  );
}

function Proof({ check, current }: { check: VatCheckAnswer; current: string }) {
  const { answer, vatNumber, name, address, requestIdentifier, at } = check;
  const isValid = answer === 'valid';
  const who = [name, address].filter(Boolean).join(', ');
  return (
    <div className="small grid gap-0.5">
      <span className={isValid ? 'flex items-center gap-1.5' : 'late flex items-center gap-1.5'}>
        {isValid ? <ShieldCheck className="i i--s" /> : <CircleAlert className="i i--s" />}
        {isValid ? 'Valide' : 'Inconnu de VIES'}
        {vatNumber !== current && ` (ancien numéro ${vatNumber})`}, le {moment(at)}
      </span>
      {who && <span className="soft whitespace-pre-line">{who}</span>}
      {requestIdentifier && <span className="faint">Preuve VIES n° {requestIdentifier}</span>}
    </div>
  );
}
