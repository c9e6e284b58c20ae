import { useInfiniteQuery } from '@tanstack/react-query';
import { BellRing, Plus } from 'lucide-react';
import type { ClientDetailAnswer } from '#server/clients/answers.ts';
import { documentsQuery } from '#web/api/queries.ts';
import { ButtonLink } from '#web/ui/button.tsx';

interface Props {
  client: Pick<ClientDetailAnswer, 'id' | 'relation'>;
}

/** What comes next with this client: a reminder where they are late, as on the invoice's page; else a document. */
export function NextActs({ client: { id, relation } }: Props) {
  const isLate = relation.lateDays > 0;
  const late = useInfiniteQuery({
    ...documentsQuery({ clientId: id, view: 'late' }),
    enabled: isLate,
  });
  const [latest] = late.data?.pages[0]?.items ?? [];
  return (
    <>
      <ButtonLink
        to={`/app/create?client=${id}`}
        variant={isLate ? 'secondary' : 'primary'}
        icon={<Plus className="i" />}
      >
        Créer un Document
      </ButtonLink>
      {latest && (
        <ButtonLink
          to={`/app/documents/${latest.id}?relancer`}
          variant="primary"
          icon={<BellRing className="i" />}
          aria-label={`Relancer, ${latest.number}`}
        >
          Relancer
        </ButtonLink>
      )}
    </>
  );
}
