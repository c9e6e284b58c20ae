import { others, type Addressee } from '#domain/letters/addressees.ts';
import { MailError, type Mail, type NotTaken } from '#server/mail/mail.ts';
import { documentLetter, type WrittenLetter } from './documentLetter.ts';

/** What the transport said of the letter, and of each address. */
export async function sendLetter(
  mail: Mail,
  written: WrittenLetter,
): Promise<{ failure: MailError | null; addressees: Addressee[] }> {
  try {
    const notTaken = await mail.send(documentLetter(written));
    const addressees = settled(written.addressees, notTaken);
    return { failure: leftForNobody(addressees), addressees };
  } catch (error) {
    const failure =
      error instanceof MailError
        ? error
        : new MailError(
            'mail_failed',
            'An unexpected error occurred while sending the email',
            error,
          );
    const state = failure.uncertain ? 'unknown' : 'refused';
    const reason = failure.message;
    return { failure, addressees: written.addressees.map((one) => ({ ...one, state, reason })) };
  }
}

function settled(addressees: readonly Addressee[], notTaken: readonly NotTaken[]): Addressee[] {
  return addressees.map((addressee) => {
    const said = notTaken.find(({ address }) => address === addressee.address);
    if (!said) return { ...addressee, state: 'accepted' };
    return { ...addressee, state: said.state, reason: said.reason };
  });
}

/** Only the sender's own copy was taken: the client has nothing. */
function leftForNobody(addressees: readonly Addressee[]): MailError | null {
  const refused = others(addressees);
  if (refused.some(({ state }) => state !== 'refused')) return null;
  const [first] = refused;
  return new MailError(
    'mail_refused',
    `Le serveur de messagerie a refusé le message\u00A0: ${first?.reason ?? ''}`,
  );
}
