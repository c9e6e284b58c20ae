import { useQueryClient } from '@tanstack/react-query';
import type { LineFlag } from '#domain/document/lineFlags.ts';
import { formatAmount, formatQuantity } from '#domain/format/numbers.ts';
import { insideSentence } from '#domain/format/words.ts';
import type { DocumentAnswer } from '#server/documents/answers.ts';
import { useAct } from '#web/acts/useAct.ts';
import { api } from '#web/api/client.ts';
import { documentQuery } from '#web/api/queries.ts';
import { FLAG_WORDS } from '#web/lines/lineAlternatives.ts';
import { Button } from '#web/ui/button.tsx';

interface Props {
  document: DocumentAnswer;
  /** The hint's field, « lineItems.2.flags ». */
  field: string;
  onField: (field: string) => void;
}

/** A line whose reading was doubtful: right as it is, by one press, or to be changed. */
export function LineToCheck({ document, field, onField }: Props) {
  const index = Number(field.split('.')[1]);
  const settle = useSettled(document, index);
  const line = document.lineItems[index];
  if (!line) return null;
  const doubts = line.flags.filter((flag) => flag !== 'price_to_complete') as LineFlag[];
  const doubt = doubts.map((flag) => insideSentence(FLAG_WORDS[flag])).join(', ');
  return (
    <>
      <span className="strong block">
        Ligne {index + 1}&nbsp;: {doubt}
      </span>
      <span className="soft block break-words">
        {line.description}, {formatQuantity(line.quantity)}&nbsp;×&nbsp;
        {formatAmount(line.unitPrice, document.currency)}
      </span>
      <span className="mt-1.5 flex flex-wrap items-center gap-3">
        <Button
          size="s"
          busy={settle.isPending}
          aria-label={`C’est juste, ligne ${index + 1}\u00A0: ${doubt}`}
          onClick={() => settle.mutate()}
        >
          C’est juste
        </Button>
        <button type="button" className="link" onClick={() => onField(field)}>
          Corriger<span className="sr"> la ligne {index + 1}</span>
        </button>
      </span>
    </>
  );
}

/** Saves the line as it stands, its doubts gone; an edit made meanwhile elsewhere is not overrun. */
function useSettled(document: DocumentAnswer, index: number) {
  const queries = useQueryClient();
  return useAct({
    act: () =>
      api.patch<DocumentAnswer>(
        `/api/documents/${document.id}`,
        { lineItems: document.lineItems.map((line, at) => (at === index ? settled(line) : line)) },
        { headers: { 'if-match': `"${document.version}"` } },
      ),
    success: `Ligne ${index + 1} vérifiée`,
    failure: 'La ligne n’a pas pu être marquée vérifiée',
    refresh: ['documents', 'register'],
    onSuccess: (saved) => queries.setQueryData(documentQuery(saved.id).queryKey, saved),
  });
}

function settled(line: DocumentAnswer['lineItems'][number]) {
  return { ...line, flags: line.flags.filter((flag) => flag === 'price_to_complete') };
}
