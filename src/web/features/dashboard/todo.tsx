import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { parisDay } from '#domain/calendar.ts';
import { daysLate } from '#domain/document/standing.ts';
import { formatAmount } from '#domain/format/numbers.ts';
import { count } from '#domain/format/words.ts';
import { documentCountsQuery, documentsQuery } from '#web/api/queries.ts';

/** Beyond these the list itself says more. */
const NAMED = 3;

/** « À faire »: what is late, what waits to be issued, what has no answer, each with the way to it. */
export function Todo() {
  const [today] = useState(() => parisDay(new Date()));
  const { data: counts } = useQuery(documentCountsQuery);
  const { data: late } = useInfiniteQuery(documentsQuery({ view: 'late' }));
  const { data: quotes } = useInfiniteQuery(documentsQuery({ view: 'quotes', state: 'sent' }));
  const overdue = late?.pages[0]?.items ?? [];
  const unanswered = quotes?.pages[0]?.items.length ?? 0;
  const drafts = counts?.drafts ?? 0;
  if (overdue.length + drafts + unanswered === 0) return null;
  return (
    <section className="mb-10" aria-labelledby="todo-title">
      <h2 className="h3 mb-2" id="todo-title">
        À faire
      </h2>
      <ul className="rules rules--closed">
        {overdue.slice(0, NAMED).map((document) => (
          <Row key={document.id} to={`/app/documents/${document.id}`}>
            <span className="strong">{document.clientName}</span>{' '}
            <span className="late">
              {document.number}, en retard de {count(daysLate(document, today), 'jour')}
            </span>{' '}
            <span className="num soft">{formatAmount(document.amountDue, document.currency)}</span>
          </Row>
        ))}
        {overdue.length > NAMED && (
          <Row to="/app/documents?view=late">Toutes les factures en retard</Row>
        )}
        {drafts > 0 && (
          <Row to="/app/documents?view=drafts">{count(drafts, 'brouillon')} à finir</Row>
        )}
        {unanswered > 0 && (
          <Row to="/app/documents?view=quotes&state=sent">
            {count(unanswered, 'devis', 'devis')} sans réponse
          </Row>
        )}
      </ul>
    </section>
  );
}

function Row({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <Link className="row-link flex min-h-12 items-center justify-between gap-4 py-2.5" to={to}>
        <span className="min-w-0">{children}</span>
        <ChevronRight className="i flex-none text-ink-3" />
      </Link>
    </li>
  );
}
