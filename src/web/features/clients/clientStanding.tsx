import { count } from '#domain/format/words.ts';
import type { ClientStandingAnswer } from '#server/clients/answers.ts';
import { Amount } from '#web/ui/amount.tsx';
import { cx } from '#web/ui/cx.ts';

/** As wide in every row, so that amounts stand under one another; on a phone names need the room. */
const COLUMN = 'justify-self-end text-right desk:w-36';

/** Where the window has room for it. */
const YEAR = 'w-32 max-wide:hidden';

/** What the columns hold; each row says it again to whom does not see them. */
export function StandingHead() {
  return (
    <div className="small faint flex justify-end gap-4 pb-2 max-desk:hidden" aria-hidden="true">
      <span className={YEAR}>Douze mois</span>
      <span className={COLUMN}>Facturé TTC</span>
      <span className={COLUMN}>À encaisser TTC</span>
    </div>
  );
}

/** What a client was billed and still owes, and since when; on a phone what is owed comes first. */
export function ClientStanding({ standing }: { standing: ClientStandingAnswer }) {
  const { billed, owed, lateDays, months } = standing;
  const owes = owed.length > 0;
  return (
    <span className="flex gap-4">
      <Year months={months} />
      <span className={cx('grid content-center', COLUMN, owes && 'max-desk:hidden')}>
        <Sums amounts={billed} named="Facturé" />
        {billed.length > 0 && <span className="small faint desk:hidden">facturés</span>}
      </span>
      <span className={cx('grid content-center', COLUMN, !owes && 'max-desk:hidden')}>
        <Sums amounts={owed} named="À encaisser" strong late={lateDays > 0} />
        {lateDays > 0 && <span className="small late">{count(lateDays, 'jour')} de retard</span>}
        {owes && lateDays === 0 && <span className="small faint desk:hidden">à encaisser</span>}
      </span>
    </span>
  );
}

/**
 * What a year was made of, its last month at the right: a rhythm, not figures, which the client's page has.
 * Each client has a scale of their own.
 */
function Year({ months }: { months: readonly number[] }) {
  const most = Math.max(...months, 1);
  return (
    <span className={cx(YEAR, 'flex h-7 items-end gap-0.5 self-center')} aria-hidden="true">
      {Array.from({ length: 12 }, (_, at) => (
        <span key={at} className="flex h-full flex-1 items-end border-b border-rule">
          <span
            className="w-full bg-chart-1"
            style={{ height: `${(100 * Math.max(months[at] ?? 0, 0)) / most}%` }}
          />
        </span>
      ))}
    </span>
  );
}

interface SumsProps {
  amounts: ClientStandingAnswer['billed'];
  named: string;
  strong?: boolean;
  late?: boolean;
}

function Sums({ amounts, named, strong = false, late = false }: SumsProps) {
  if (amounts.length === 0) {
    return (
      <span className="faint max-desk:hidden" aria-hidden="true">
        –
      </span>
    );
  }
  return (
    <>
      <span className="sr">{named}&nbsp;:</span>
      {amounts.map(({ currency, amount }) => (
        <Amount
          key={currency}
          value={amount}
          currency={currency}
          strong={strong}
          className={late ? 'late' : ''}
        />
      ))}
    </>
  );
}
