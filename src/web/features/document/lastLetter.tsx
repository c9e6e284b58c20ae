import type { DocumentAnswer } from '#server/documents/answers.ts';
import { fileSize } from '#domain/format/fileSize.ts';
import { moment } from '#web/ui/moment.ts';

type Letter = NonNullable<DocumentAnswer['lastEmail']>;

/** « Dernier envoi »: when, and what the transport said of each address. */
export function LastLetter({ letter }: { letter: Letter }) {
  const { ok, kept, at, error, addressees, attachments } = letter;
  return (
    <>
      {ok ? moment(at) : <span className="text-wax">Échec, {moment(at)}.</span>}
      {kept && ok && <span className="faint block">Gardé dans la boîte d’envoi locale</span>}
      {!ok && error && <span className="block text-wax">{error}</span>}
      <ul className="grid gap-0.5">
        {addressees.map((one) => (
          <li key={one.address} className="min-w-0 wrap-anywhere">
            {one.address}
            <span className={one.state === 'refused' ? 'block text-wax' : 'faint block'}>
              {said(one, letter)}
            </span>
          </li>
        ))}
      </ul>
      {attachments.length > 0 && (
        <span className="faint block wrap-anywhere">
          Avec {attachments.map(({ name, bytes }) => `${name} (${fileSize(bytes)})`).join(', ')}
        </span>
      )}
    </>
  );
}

/** No more than the transport said: what it took may still be refused by a mailbox further on. */
function said(
  { role, state, reason }: Letter['addressees'][number],
  { kept, error }: Pick<Letter, 'kept' | 'error'>,
): string {
  const copy = role === 'cc' ? 'En copie\u00A0: ' : role === 'self' ? 'Votre copie\u00A0: ' : '';
  const what = outcome(state, kept);
  // The reason of all is said once, above.
  return `${copy}${reason && reason !== error ? `${what}\u00A0: ${reason}` : what}`;
}

function outcome(state: Letter['addressees'][number]['state'], kept: boolean): string {
  if (kept && state === 'accepted') return 'gardé';
  switch (state) {
    case 'accepted':
      return 'remis au serveur de messagerie';
    case 'refused':
      return 'refusé';
    default:
      return 'peut-être parti, sans confirmation';
  }
}
