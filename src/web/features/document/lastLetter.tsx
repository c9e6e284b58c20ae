import type { DocumentAnswer } from '#server/documents/answers.ts';
import { fileSize } from '#domain/format/fileSize.ts';
import { moment } from '#web/ui/moment.ts';

type Letter = NonNullable<DocumentAnswer['lastEmail']>;
type Addressee = Letter['addressees'][number];

/** « Dernier envoi » among the facts: when, and what the transport said of each address. */
export function LastLetter({ letter }: { letter: Letter }) {
  const { ok, kept, at, error, addressees, attachments } = letter;
  const [only, ...others] = addressees;
  const sole = others.length === 0 && attachments.length === 0 ? only : undefined;
  return (
    <>
      <dt>Dernier envoi</dt>
      <dd className="min-w-0 break-words">
        {ok ? (
          <span className="whitespace-nowrap">{moment(at)}</span>
        ) : (
          <span className="text-wax">
            Échec, {moment(at)}.<span className="block">{error}</span>
          </span>
        )}
        {ok && kept && <span className="faint block">Gardé dans la boîte d’envoi locale</span>}
        {ok && !kept && sole && <span className="faint block">{said(sole, letter)}</span>}
      </dd>
      {!sole && (
        <dd className="col-span-2 min-w-0">
          <ul className="grid gap-1 border-l-2 border-rule pl-3 text-left">
            {addressees.map((one) => (
              <li key={one.address} className="wrap-anywhere">
                {one.address}
                <span className={one.state === 'refused' ? 'block text-wax' : 'faint block'}>
                  {said(one, letter)}
                </span>
              </li>
            ))}
            {attachments.map(({ name, bytes }) => (
              <li key={name} className="faint wrap-anywhere">
                Avec {name}, {fileSize(bytes)}
              </li>
            ))}
          </ul>
        </dd>
      )}
    </>
  );
}

/** No more than the transport said: what it took may still be refused by a mailbox further on. */
function said({ role, state, reason }: Addressee, { kept, error }: Letter): string {
  const words = outcome(state, kept);
  // The reason that holds for all is said once, above.
  const what = reason && reason !== error ? `${words}\u00A0: ${reason}` : words;
  if (role === 'client' || role === 'to') return what;
  return `${what}, ${role === 'cc' ? 'en copie' : 'votre copie'}`;
}

function outcome(state: Addressee['state'], kept: boolean): string {
  switch (state) {
    case 'accepted':
      return kept ? 'Gardé' : 'Remis au serveur de messagerie';
    case 'refused':
      return 'Refusé';
    default:
      return 'Peut-être parti, sans confirmation';
  }
}
