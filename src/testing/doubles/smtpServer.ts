import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

type Behaviour =
  | 'accept'
  /** Takes the message, then says no. */
  | 'refuse'
  /** Takes the message and never answers. */
  | 'silent';

/** A real SMTP server on the loopback that keeps what it accepted. */
export async function openSmtpServer() {
  let behaviour: Behaviour = 'accept';
  /** What the test does between the message and its refusal. */
  let meanwhile = nothing;
  const accepted: Email[] = [];
  /** Addresses it knows nobody at. */
  const unknown = new Set<string>();
  /** To whom each message that it accepted went, hidden copies too. */
  const envelopes: string[][] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo({ address }, _session, done) {
      const refusal = Object.assign(new Error('5.1.1 No such user'), { responseCode: 550 });
      done(unknown.has(address) ? refusal : null);
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (behaviour === 'silent') return;
        if (behaviour === 'refuse') {
          const refused = Object.assign(new Error('Mailbox full'), { responseCode: 552 });
          void meanwhile().then(() => done(refused));
          return;
        }
        PostalMime.parse(Buffer.concat(chunks)).then(
          (email) => {
            accepted.push(email);
            envelopes.push(session.envelope.rcptTo.map(({ address }) => address));
            done();
          },
          (error: Error) => done(error),
        );
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    accepted,
    envelopes,
    unknown,
    behave(next: Behaviour, beforeRefusing = nothing) {
      behaviour = next;
      meanwhile = beforeRefusing;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

async function nothing() {}
