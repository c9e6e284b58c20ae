import { FileCheckCorner, FileText, Send, Trash2 } from 'lucide-react';
import { type MouseEvent, memo, useState } from 'react';
import { conversionOf } from '#domain/document/conversion.ts';
import { daysOverdue } from '#domain/document/dueDate.ts';
import { documentTitle, kindLabel } from '#domain/document/names.ts';
import type { DocumentSummaryAnswer } from '#server/documents/answers.ts';
import { Amount } from '#web/ui/amount.tsx';
import { cx } from '#web/ui/cx.ts';
import { formatDay } from '#domain/format/days.ts';
import { count } from '#domain/format/words.ts';
import { sealWords } from '#web/ui/sealKind.ts';
import { SealButton } from '#web/ui/sealButton.tsx';
import { opensSealList } from '#web/ui/sealOptions.tsx';

type Act = (document: DocumentSummaryAnswer) => void;

/** What a row asks for; the same functions for all rows, made once. */
export interface RowActs {
  /** Asks for the list of statuses beside that button, or closes it. */
  onStatus: (document: DocumentSummaryAnswer, button: HTMLButtonElement) => void;
  onConvert: Act;
  onEmail: Act;
  onDelete: Act;
  onFollow: (event: MouseEvent<HTMLAnchorElement>) => void;
}

interface Props extends RowActs {
  document: DocumentSummaryAnswer;
  today: string;
  /** It passes too fast to be read or pressed: the words alone. */
  flying: boolean;
  /** The list of statuses is open beside its seal. */
  choosingStatus: boolean;
  changingStatus: boolean;
  converting: boolean;
}

/**
 * One line of the ledger; below 75 rem, where six columns have no room, the same facts stand in two lines.
 * While the list is scrolled a dozen are drawn each frame: calls, links and hints are kept by the list
 * (`ledger.tsx`), and rows that stay in sight are left as they are.
 */
export const DocumentRow = memo(function DocumentRow({
  document,
  today,
  flying,
  choosingStatus,
  changingStatus,
  onStatus,
  ...acts
}: Props) {
  // Once drawn whole a row stays so.
  const [whole, setWhole] = useState(!flying);
  if (!flying && !whole) setWhole(true);
  const address = `/app/documents/${document.id}`;
  return (
    <div className="ledger__row max-[75rem]:!grid-cols-[1fr_auto] max-[75rem]:gap-y-1 max-[75rem]:!px-0 max-[75rem]:py-3">
      <a className="ledger__ref" href={address} onClick={acts.onFollow}>
        <span className="ledger__number strong num">{document.number}</span>
        <span className="small faint">{kindLabel(document.kind)}</span>
      </a>
      <a
        href={address}
        className="ledger__client max-[75rem]:order-first max-[75rem]:self-start"
        aria-label={`${documentTitle(document)}, ${document.clientName}`}
        onClick={acts.onFollow}
      >
        {document.clientName}
      </a>
      <div className="ledger__ref small content-center max-[75rem]:order-4 max-[75rem]:min-h-10 max-[75rem]:justify-items-start">
        <span className="num soft">{formatDay(document.date)}</span>
        <Due document={document} today={today} />
      </div>
      {whole ? (
        <SealButton
          {...opensSealList(choosingStatus)}
          className={SEAL_PLACE}
          status={document.status}
          of={document.number}
          disabled={changingStatus}
          onClick={({ currentTarget }) => onStatus(document, currentTarget)}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
            event.preventDefault();
            onStatus(document, event.currentTarget);
          }}
        />
      ) : (
        <span className={cx('seal', `seal--${document.status}`, SEAL_PLACE)}>
          {sealWords[document.status]}
        </span>
      )}
      <Amount
        className="max-[75rem]:order-first max-[75rem]:justify-self-end"
        value={document.gross}
        currency={document.currency}
        strong
      />
      {whole && <RowButtons document={document} {...acts} />}
    </div>
  );
});

const SEAL_PLACE = 'justify-self-start max-[75rem]:justify-self-end';

function Due({ document, today }: Pick<Props, 'document' | 'today'>) {
  const late = daysOverdue(document, today);
  if (late > 0) return <span className="late strong">En retard de {count(late, 'jour')}</span>;
  if (!document.dueDate) return null;
  return <span className="faint">Échéance {formatDay(document.dueDate)}</span>;
}

/** `data-tip`: the list shows the button’s name beside it (`useTooltips`). */
function RowButtons({
  document,
  converting,
  onConvert,
  onEmail,
  onDelete,
  onFollow,
}: Omit<Props, 'today' | 'flying' | 'choosingStatus' | 'changingStatus' | 'onStatus'>) {
  const { number } = document;
  return (
    <div className="ledger__acts max-[75rem]:order-last max-[75rem]:justify-self-end">
      {conversionOf(document) === 'convertible' && (
        <button
          type="button"
          className="icon-btn icon-btn--s"
          aria-label={`Convertir ${number} en facture`}
          data-tip
          disabled={converting}
          onClick={() => onConvert(document)}
        >
          <FileCheckCorner className="i" />
        </button>
      )}
      {document.convertedDocumentId && (
        <a
          className="icon-btn icon-btn--s"
          href={`/app/documents/${document.convertedDocumentId}`}
          aria-label={`Voir la facture issue de ${number}`}
          data-tip
          onClick={onFollow}
        >
          <FileText className="i" />
        </a>
      )}
      <button
        type="button"
        className="icon-btn icon-btn--s"
        aria-label={`Envoyer ${number} par e-mail`}
        data-tip
        onClick={() => onEmail(document)}
      >
        <Send className="i" />
      </button>
      <button
        type="button"
        className="icon-btn icon-btn--s icon-btn--danger"
        aria-label={`Supprimer ${number}`}
        data-tip
        onClick={() => onDelete(document)}
      >
        <Trash2 className="i" />
      </button>
    </div>
  );
}
