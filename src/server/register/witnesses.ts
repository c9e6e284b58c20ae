import { parisDay } from '#domain/calendar.ts';
import { formatDayLong } from '#domain/format/days.ts';
import { entryHash, GENESIS_HASH } from '#domain/register/chain.ts';
import {
  checkpointText,
  readWitness,
  witnessLine,
  type Checkpoint,
  type Witness,
} from '#domain/register/witness.ts';
import type { Accounts, Books } from '#server/books/books.ts';
import type { Config } from '#server/config.ts';
import { registerSigner, type RegisterSigner } from '#server/signingKey.ts';
import { entryAt } from './store.ts';

export interface Witnesses {
  /** The signed line that says what the user's register is now. */
  of(books: Books): Promise<string>;
  /** What a pasted text proves; null when it holds no witness. */
  check(pasted: string): Promise<WitnessFinding | null>;
}

export type WitnessVerdict = 'kept' | 'rewritten' | 'forged' | 'foreign';

export interface WitnessFinding {
  verdict: WitnessVerdict;
  /** French. */
  message: string;
  witness: Witness;
}

interface Deps {
  accounts: Accounts;
  config: Pick<Config, 'registerKey'>;
}

export function createWitnesses({ accounts, config }: Deps): Witnesses {
  const signer = registerSigner(config);
  return {
    async of({ tx, accountId, now }) {
      const head = await tx
        .selectFrom('registerHeads')
        .select(['sequence', 'hash'])
        .where('userId', '=', accountId)
        .executeTakeFirst();
      const checkpoint = {
        keyId: signer.keyId,
        registerId: accountId,
        sequence: Number(head?.sequence ?? 0),
        hash: head?.hash ?? GENESIS_HASH,
        at: now.toISOString(),
      };
      return witnessLine(checkpoint, signer.sign(checkpointText(checkpoint)));
    },
    async check(pasted) {
      const witness = readWitness(pasted);
      if (!witness) return null;
      const verdict = await verdictOn(accounts, signer, witness);
      return { verdict, message: sentence(verdict, witness.checkpoint), witness };
    },
  };
}

/** Nothing is looked up for a line that was not signed here: it tells a stranger nothing. */
async function verdictOn(
  accounts: Accounts,
  signer: RegisterSigner,
  { checkpoint, text, signature }: Witness,
): Promise<WitnessVerdict> {
  if (checkpoint.keyId !== signer.keyId) return 'foreign';
  if (!signer.isSigned(text, signature)) return 'forged';
  return (await isKept(accounts, checkpoint)) ? 'kept' : 'rewritten';
}

async function isKept(
  accounts: Accounts,
  { registerId, sequence, hash }: Checkpoint,
): Promise<boolean> {
  if (sequence === 0) return hash === GENESIS_HASH;
  const entry = await accounts.of(registerId, 'server').run((books) => entryAt(books, sequence));
  // The hash is made again: an entry rewritten under its old hash is not the same.
  return entry?.hash === hash && entryHash(entry.previousHash, entry) === hash;
}

function sentence(verdict: WitnessVerdict, { sequence, at }: Checkpoint): string {
  const day = `le ${formatDayLong(parisDay(new Date(at)))}`;
  const entry = `l’écriture n°\u00A0${sequence}, attestée ${day},`;
  switch (verdict) {
    case 'kept':
      return `Ce témoin est authentique\u00A0: ${entry} est toujours dans le registre, inchangée.`;
    case 'rewritten':
      return `Ce témoin est authentique, mais ${entry} n’est plus dans le registre, ou n’y est plus la même\u00A0: le registre a été réécrit depuis.`;
    case 'forged':
      return 'La signature ne correspond pas à ce témoin\u00A0: il a été modifié, ou n’a pas été émis ici.';
    case 'foreign':
      return 'Ce témoin est signé par une autre clé que celle de ce service\u00A0: il vient d’une autre installation.';
  }
}
