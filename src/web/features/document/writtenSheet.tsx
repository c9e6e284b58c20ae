import { documentTitle, kindLabel } from '#domain/document/names.ts';
import { unitSuffix } from '#domain/document/units.ts';
import type { DocumentAnswer } from '#server/documents/answers.ts';
import { formatDay } from '#domain/format/days.ts';
import { formatAmount, formatQuantity } from '#domain/format/numbers.ts';
import { OPTION_STATES } from './optionStates.ts';
import { WrittenPaper } from '#web/ui/paper.tsx';

/** A line with what became of it, where it is an option. */
function described({ description, option }: DocumentAnswer['lineItems'][number]): string {
  return option ? `${description} (${OPTION_STATES[option]})` : description;
}

/** What the document says, without the page that only the server can draw: what is left offline. */
export function WrittenSheet({ document }: { document: DocumentAnswer }) {
  const { currency, totals } = document;
  return (
    <WrittenPaper
      label={`Contenu de ${documentTitle(document)}`}
      format="content"
      kind={kindLabel(document.kind)}
      number={document.number}
      from={{
        name: document.clientName,
        soft: [
          formatDay(document.date),
          ...(document.dueDate ? [`Échéance ${formatDay(document.dueDate)}`] : []),
        ],
      }}
      lines={document.lineItems.map((line) => ({
        description: described(line),
        quantity: `${formatQuantity(line.quantity)} ${unitSuffix(line.unit, line.quantity)}`,
        unitPrice: formatAmount(line.unitPrice, currency),
        total: formatAmount(line.total, currency),
      }))}
      sums={[
        { label: 'Total HT', amount: formatAmount(totals.net, currency) },
        ...totals.byRate.map(({ rate, net, vat }) => ({
          label: rate === 0 ? 'dont sans TVA' : `TVA ${formatQuantity(rate)} %`,
          amount: formatAmount(rate === 0 ? net : vat, currency),
        })),
      ]}
      total={{
        label: document.vat ? 'Total TTC' : 'Total',
        amount: formatAmount(totals.gross, currency),
      }}
    >
      {document.content && <p className="mt-[2em] whitespace-pre-line">{document.content}</p>}
    </WrittenPaper>
  );
}
