import { formatDay } from '#domain/format/days.ts';
import type { SeriesAnswer } from '#server/documents/recurring/answers.ts';
import { Amount } from '#web/ui/amount.tsx';
import { Link } from '#web/ui/link.tsx';

type Past = SeriesAnswer['past'][number];

/** What the series has made, the latest first, each with its invoice. */
export function PastTurns({ series: { past } }: { series: SeriesAnswer }) {
  if (past.length === 0) return null;
  return (
    <section aria-labelledby="past-turns">
      <h2 className="h3 mb-2" id="past-turns">
        Déjà faites
      </h2>
      <ol className="rules rules--closed">
        {past.map((turn) => (
          <li
            key={turn.place}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-2.5 desk:grid-cols-[7.5rem_minmax(0,1fr)_auto]"
          >
            <span className="num">{formatDay(turn.day)}</span>
            <span className="min-w-0 max-desk:order-3 max-desk:col-span-2">
              {turn.document && (
                <Link className="link num strong" to={`/app/documents/${turn.document.id}`}>
                  {turn.document.issued ? turn.document.number : 'Brouillon'}
                </Link>
              )}{' '}
              <span className="soft">{standingOf(turn)}</span>
              {turn.reason && <p className="small faint">{turn.reason}</p>}
            </span>
            {turn.document && (
              <Amount value={turn.document.gross} currency={turn.document.currency} />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function standingOf({ state, document }: Past): string {
  if (state === 'skipped') return 'Passée';
  if (state === 'sending') return 'en cours d’envoi';
  if (!document) return 'Facture supprimée';
  if (document.sent) return 'envoyée';
  return document.issued ? 'émise' : 'à relire et à émettre';
}
