import { useQuery } from '@tanstack/react-query';
import { documentQuery } from '#web/api/queries.ts';
import { messageOf } from '#web/api/apiError.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { formatAmount } from '#domain/format/numbers.ts';
import { moment } from '#web/ui/moment.ts';
import { Banner } from '#web/ui/states.tsx';

interface Props {
  documentId: string;
  /** Saves what was typed here over the version that is there. */
  onKeepMine: (version: number) => void;
  onTakeTheirs: () => void;
  onClose: () => void;
}

/** The document changed elsewhere while it was edited here: the user chooses, nothing is lost silently. */
export function ConflictChoice({ documentId, onKeepMine, onTakeTheirs, onClose }: Props) {
  const { data, isFetching, isError, error } = useQuery({
    ...documentQuery(documentId),
    staleTime: 0,
    refetchOnMount: 'always',
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Ce document a changé ailleurs"
      description="Il a été enregistré depuis un autre onglet ou un autre appareil pendant que vous le modifiiez ici."
      wide
    >
      {isError && <Banner tone="wax">{messageOf(error)}</Banner>}
      {data && !isFetching && (
        <p className="soft">
          L’autre version date du {moment(data.updatedAt)} et totalise{' '}
          {formatAmount(data.gross, data.currency)}.
        </p>
      )}
      <div className="mt-2 flex justify-end gap-2 max-desk:flex-col">
        <Button variant="quiet" onClick={onClose}>
          Continuer à modifier
        </Button>
        <Button disabled={isFetching || !data} onClick={onTakeTheirs}>
          Garder l’autre version
        </Button>
        <Button
          variant="primary"
          disabled={isFetching || !data}
          onClick={() => data && onKeepMine(data.version)}
        >
          Enregistrer la mienne
        </Button>
      </div>
    </Dialog>
  );
}
