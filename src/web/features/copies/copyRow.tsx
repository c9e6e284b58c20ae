import { X } from 'lucide-react';
import { formatDay } from '#domain/format/days.ts';
import type { CopiesReviewAnswer } from '#server/documents/copies/answers.ts';
import { IconButton } from '#web/ui/iconButton.tsx';
import { Link } from '#web/ui/link.tsx';
import { TextField } from '#web/ui/textField.tsx';

type Reviewed = CopiesReviewAnswer['items'][number];

interface Props {
  row: { clientId: string; name: string; amount: string };
  /** Null until the server has answered. */
  review: Reviewed | null;
  currency: string;
  error: string | null;
  onAmount: (amount: string) => void;
  onRemove: () => void;
}

/** Where each kind of gap is filled; what hangs on the document is filled once it is a draft. */
const PLACES = [
  { where: 'client', label: 'Compléter le client', to: (id: string) => `/app/clients/${id}` },
  { where: 'profile', label: 'Compléter vos réglages', to: () => '/app/account' },
  { where: 'document', label: '', to: () => null },
] as const;

interface MissingProps {
  messages: Reviewed['missing'];
  label: string;
  to: string | null;
}

function Missing({ messages, label, to }: MissingProps) {
  if (messages.length === 0) return null;
  return (
    <p className="small text-brass-ink">
      {messages.map(({ message }) => message).join(' ')}{' '}
      {to && (
        <Link className="link" to={to}>
          {label}
        </Link>
      )}
    </p>
  );
}

/** One client: the amount, when it falls due, and what keeps the draft from being issued. */
export function CopyRow({ row, review, currency, error, onAmount, onRemove }: Props) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-2 py-3 desk:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)_11rem_auto]">
      <div className="min-w-0">
        <p className="strong truncate">{row.name}</p>
        {review && (
          <>
            <p className="small faint truncate">{review.email || 'Sans adresse e-mail'}</p>
            <p className="small faint">
              Échéance le <span className="num">{formatDay(review.dueDate)}</span>
            </p>
          </>
        )}
      </div>
      <IconButton small className="desk:order-4" label={`Retirer ${row.name}`} onClick={onRemove}>
        <X className="i" />
      </IconButton>
      <div className="min-w-0 max-desk:order-4 max-desk:col-span-2">
        {review?.missing.length === 0 && <p className="small soft">Rien ne manque.</p>}
        {PLACES.map(({ where, label, to }) => (
          <Missing
            key={where}
            messages={(review?.missing ?? []).filter((each) => each.where === where)}
            label={label}
            to={to(row.clientId)}
          />
        ))}
      </div>
      <TextField
        name={`amount-${row.clientId}`}
        className="max-desk:order-3 max-desk:col-span-2 desk:order-3"
        label={`Montant HT pour ${row.name}`}
        hideLabel
        numeric
        autoComplete="off"
        after={`${currency === 'EUR' ? '€' : currency} HT`}
        value={row.amount}
        error={error ?? undefined}
        onChange={(event) => onAmount(event.target.value)}
      />
    </li>
  );
}
