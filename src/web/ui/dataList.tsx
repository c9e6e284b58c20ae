import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from './cx.ts';

/** What repeats is ruled, never boxed. */
export function DataList({ children, label }: { children: ReactNode; label: string }) {
  return (
    <ul className="rules rules--closed" aria-label={label}>
      {children}
    </ul>
  );
}

interface DataRowProps {
  /** Makes the whole row a link. */
  to?: string;
  /** An initial or a mark before the text. */
  before?: ReactNode;
  title: ReactNode;
  sub?: ReactNode;
  /** At the right: an amount, a seal. */
  end?: ReactNode;
  endSub?: ReactNode;
  /** Buttons of the row, outside its link. */
  actions?: ReactNode;
}

/** One line of the list: title and amount, then reference and seal. */
export function DataRow({ to, before, title, sub, end, endSub, actions }: DataRowProps) {
  const body = (
    <>
      {before}
      <span className="grid min-w-0 flex-1">
        <span className="strong truncate">{title}</span>
        {sub && <span className="small faint truncate">{sub}</span>}
      </span>
      {(end || endSub) && (
        <span className="grid flex-none justify-items-end">
          {end}
          {endSub}
        </span>
      )}
    </>
  );
  const rowClass = cx('flex min-h-14 min-w-0 flex-1 items-center gap-4 py-3', to && 'row-link');

  return (
    <li className="flex items-center gap-2">
      {to ? (
        <Link className={rowClass} to={to}>
          {body}
        </Link>
      ) : (
        <div className={rowClass}>{body}</div>
      )}
      {actions}
    </li>
  );
}
