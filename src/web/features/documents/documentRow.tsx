import { FileCheckCorner, FileText, Send, Trash2 } from 'lucide-react';
import { type MouseEvent, memo, useState } from 'react';
import { conversionOf } from '#domain/document/conversion.ts';
import { daysLate } from '#domain/document/standing.ts';
import { signedGross } from '#domain/document/owed.ts';
import { documentTitle, nameOf } from '#domain/document/names.ts';
import type { DocumentSummaryAnswer } from '#server/documents/answers.ts';
import { Amount } from '#web/ui/amount.tsx';
import { cx } from '#web/ui/cx.ts';
import { formatDay, formatDayOfYear } from '#domain/format/days.ts';
import { formatAmount } from '#domain/format/numbers.ts';
import { count } from '#domain/format/words.ts';
import { sealOf } from '#web/ui/sealKind.ts';
import { sealLook } from '#web/ui/sealLook.ts';
import { ChoiceBox } from './choiceBox.tsx';
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
  /** Chooses it, or no longer; with `upTo`, everything from the one chosen last. */
  onToggle: (id: string, upTo: boolean) => void;
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
  chosen: boolean;
  /** One or more rows are chosen, or about to be. */
  choosing: boolean;
  converting: boolean;
}

/**
 * One line of the ledger; where six columns have no room, the same facts stand in two lines.
 * While the list is scrolled a dozen are drawn each frame: calls, links and hints are kept by the list
 * (`ledger.tsx`), and rows that stay in sight are left as they are.
 */
export const DocumentRow = memo(function DocumentRow({
  document,
  today,
  flying,
  choosingStatus,
  changingStatus,
  chosen,
  choosing,
  onStatus,
  onToggle,
  ...acts
}: Props) {
  // Once drawn whole a row stays so.
  const [whole, setWhole] = useState(!flying);
  if (!flying && !whole) setWhole(true);
  const seal = sealOf(document);
  const address = `/app/documents/${document.id}`;
  return (
    <div
      className={cx(ROW, choosing && 'max-desk:pl-9', chosen ? CHOSEN : 'hover:bg-sheet')}
      data-ledger="row"
      data-document={document.id}
    >
      {whole && (
        <ChoiceBox
          label={`Sélectionner ${document.number}`}
          chosen={chosen ? 'all' : 'none'}
          choosing={choosing}
          onToggle={(upTo) => onToggle(document.id, upTo)}
        />
      )}
      {/* The client's name leads there, too: one stop of the keyboard a row is enough. */}
      <a className={NUMBER_PLACE} href={address} tabIndex={-1} onClick={acts.onFollow}>
        <span className="num overflow-hidden text-ellipsis @table:font-semibold">
          {document.number}
        </span>
        <span className="num desk:hidden">
          {document.provisional && ' provisoire'} · {formatDayOfYear(document.date)}
        </span>
        <span className="max-desk:hidden @table:hidden"> · </span>
        <span className="small faint text-pretty max-desk:hidden">
          {nameOf(document)}
          {document.provisional && ' · provisoire'}
        </span>
      </a>
      <a
        href={address}
        className={CLIENT_PLACE}
        aria-label={`${documentTitle(document)}, ${document.clientName}`}
        onClick={acts.onFollow}
      >
        <span className="strong truncate">{document.clientName}</span>
        {document.subject && (
          <span className="small faint hidden truncate @table:block">{document.subject}</span>
        )}
      </a>
      <div className={DAYS_PLACE}>
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
        className={AMOUNT_PLACE}
        value={signedGross(document)}
        currency={document.currency}
        strong
      />
      {whole && <RowButtons document={document} {...acts} />}
    </div>
  );
});

/** Two lines on a phone, four columns on a tablet, and where there is room for them six, the acts last. */
const ROW =
  'relative grid min-h-14 grid-cols-[1fr_auto] items-center gap-x-4 border-b border-hairline py-2 transition-[background-color] duration-(--duration-press) desk:grid-cols-[minmax(8rem,1fr)_9.25rem_10.75rem_6.5rem] desk:gap-x-3 desk:pr-3 desk:pl-11 @table:grid-cols-[minmax(7.5rem,calc(var(--longest-number,0)*0.62rem))_minmax(8rem,1fr)_minmax(9.25rem,0.7fr)_11.5rem_7.5rem_6.25rem] @table:py-0';

const NUMBER_PLACE =
  'min-w-0 truncate text-small/5 text-ink-2 desk:col-start-1 desk:row-start-2 @table:row-start-1 @table:grid @table:text-body/5 @table:whitespace-normal @table:text-ink';
const CLIENT_PLACE =
  'order-first grid min-w-0 leading-5 desk:col-start-1 desk:row-start-1 @table:col-start-2 @table:row-start-1';
const DAYS_PLACE =
  'small grid content-center leading-5 whitespace-nowrap max-desk:hidden desk:col-start-2 desk:row-span-2 desk:row-start-1 @table:col-start-3 @table:row-span-1 @table:row-start-1';
const SEAL_PLACE =
  'justify-self-end desk:col-start-3 desk:row-span-2 desk:row-start-1 desk:justify-self-start @table:col-start-4 @table:row-span-1 @table:row-start-1';
const AMOUNT_PLACE =
  'order-first justify-self-end desk:col-start-4 desk:row-span-2 desk:row-start-1 @table:col-start-5 @table:row-span-1 @table:row-start-1';

/** A seal’s sign is cut out of the row’s ground. */
const CHOSEN =
  'bg-action-soft [--seal-cut:var(--color-action-soft)] max-desk:[box-shadow:-1rem_0_var(--color-action-soft),1rem_0_var(--color-action-soft)]';

/** Their ink is a colour, not an opacity: that would have each row drawn apart. */
const ACTS =
  '-mr-1.5 hidden justify-end @table:col-start-6 @table:row-start-1 @table:flex [&_.icon-btn:not(:hover,:disabled)]:text-[color-mix(in_oklab,var(--color-ink-2)_82%,var(--color-paper))]';

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
}: Pick<Props, 'document' | 'converting' | 'onConvert' | 'onEmail' | 'onDelete' | 'onFollow'>) {
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
