import { FileCheckCorner, FileText, Send, Trash2 } from 'lucide-react';
import { type MouseEvent, memo, useState } from 'react';
import { conversionOf } from '#domain/document/conversion.ts';
import { daysLate } from '#domain/document/standing.ts';
import { kindFacts } from '#domain/document/kinds.ts';
import { documentTitle, kindLabel } from '#domain/document/names.ts';
import type { DocumentSummaryAnswer } from '#server/documents/answers.ts';
import { Amount } from '#web/ui/amount.tsx';
import { cx } from '#web/ui/cx.ts';
import { formatDay, formatDayOfYear } from '#domain/format/days.ts';
import { formatAmount } from '#domain/format/numbers.ts';
import { count } from '#domain/format/words.ts';
import { sealOf } from '#web/ui/sealKind.ts';
import { sealLook } from '#web/ui/sealLook.ts';
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
  const seal = sealOf(document);
  const address = `/app/documents/${document.id}`;
  return (
    <div className={ROW} data-ledger="row">
      <a
        className="min-w-0 leading-5 max-desk:truncate max-desk:text-small max-desk:text-ink-2 desk:grid"
        href={address}
        onClick={acts.onFollow}
      >
        <span className="num overflow-hidden text-ellipsis desk:font-semibold">
          {document.number}
        </span>
        <span className="num desk:hidden"> · {formatDayOfYear(document.date)}</span>
        <span className="small faint text-pretty max-desk:hidden">
          {kindLabel(document.kind)}
          {document.provisional && ' · provisoire'}
        </span>
      </a>
      <a
        href={address}
        className="strong order-first self-start truncate @table:order-none @table:self-auto"
        aria-label={`${documentTitle(document)}, ${document.clientName}`}
        onClick={acts.onFollow}
      >
        {document.clientName}
      </a>
      <div className="small order-4 grid whitespace-nowrap min-h-10 max-desk:hidden content-center justify-items-start leading-5 @table:order-none @table:min-h-0 @table:justify-items-stretch">
        <span className="num soft">{formatDay(document.date)}</span>
        <Due document={document} today={today} />
      </div>
      {whole ? (
        <SealButton
          {...opensSealList(choosingStatus)}
          className={SEAL_PLACE}
          document={document}
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
        <span className={cx(sealLook(seal.mark), SEAL_PLACE)}>{seal.word}</span>
      )}
      <Amount
        className="order-first justify-self-end @table:order-none @table:justify-self-auto"
        value={kindFacts(document.kind).owes < 0 ? -document.gross : document.gross}
        currency={document.currency}
        strong
      />
      {whole && <RowButtons document={document} {...acts} />}
    </div>
  );
});

/** Two lines on a phone, where the acts are in the document; in columns where there is room for them. */
const ROW =
  'relative grid min-h-14 grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 border-b border-hairline py-3 max-desk:gap-y-0 max-desk:py-2 transition-[background-color] duration-(--duration-press) hover:bg-sheet @table:grid-cols-[minmax(8.25rem,calc(var(--longest-number,0)*0.62rem))_minmax(8rem,1fr)_minmax(9.25rem,0.7fr)_11.75rem_7.5rem_6.75rem] @table:gap-y-0 @table:px-3 @table:py-0';

/** Their ink is a colour, not an opacity: that would have each row drawn apart. */
const ACTS =
  'order-last -mr-1.5 flex justify-end max-desk:hidden justify-self-end @table:order-none @table:justify-self-auto [&_.icon-btn:not(:hover,:disabled)]:text-[color-mix(in_oklab,var(--color-ink-2)_82%,var(--color-paper))]';

const SEAL_PLACE = 'justify-self-end @table:justify-self-start';

function Due({ document, today }: Pick<Props, 'document' | 'today'>) {
  const { state, amountDue, currency } = document;
  if (state === 'credited' || state === 'replaced') return null;
  const late = daysLate(document, today);
  if (late > 0) return <span className="late strong">En retard de {count(late, 'jour')}</span>;
  if (state === 'partly_paid') {
    return <span className="soft">Reste {formatAmount(amountDue, currency)}</span>;
  }
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
    <div className={ACTS} data-ledger="acts">
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
      {!document.issuedAt && (
        <button
          type="button"
          className="icon-btn icon-btn--s icon-btn--danger"
          aria-label={`Supprimer ${number}`}
          data-tip
          onClick={() => onDelete(document)}
        >
          <Trash2 className="i" />
        </button>
      )}
    </div>
  );
}
