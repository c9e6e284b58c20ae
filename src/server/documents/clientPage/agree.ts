import { parisDay } from '#domain/calendar.ts';
import type { AgreementProof, RefusalProof } from '#domain/document/agreement.ts';
import { withdrawal } from '#domain/mentions/agreementWords.ts';
import { agreedWith } from '#domain/document/options.ts';
import type { Document } from '#domain/document/types.ts';
import {
  acceptedWithDeposit,
  type NotificationText,
  orderDepositRefused,
  quoteAnswered,
} from '#domain/notification/texts.ts';
import { certificateView } from '#rendering/view/certificateView.ts';
import type { Books } from '#server/books/books.ts';
import { clientOfDocument } from '#server/clients/store.ts';
import { leaveDraft } from '#server/documents/acts/leaveDraft.ts';
import {
  type OrderDepositOutcome,
  orderDeposits,
} from '#server/documents/corrections/orderDeposit.ts';
import { answerQuote } from '#server/documents/corrections/quotes.ts';
import type { DocumentParts } from '#server/documents/files/parts.ts';
import { sealedBytes, sealPdf } from '#server/documents/files/sealing.ts';
import { allowLetter } from '#server/documents/mail/letterAllowance.ts';
import { lockDocument } from '#server/documents/store.ts';
import { Refusal } from '#server/errors.ts';
import type { AppContext, SignedInUser } from '#server/http/context.ts';
import { MailError } from '#server/mail/mail.ts';
import { notify } from '#server/notifications/store.ts';
import { agreementLetter, certificateName, codeLetter } from './agreementLetters.ts';
import {
  askAgreement,
  countTry,
  isItsCode,
  useAgreement,
  waitingAgreement,
  type AgreementRow,
} from './agreementStore.ts';
import { sealOf } from './authenticity.ts';
import type { DossierDeps, Opened } from './opening.ts';
import { readDossier } from './read.ts';

/** A code an hour for each finger of a hand: more is somebody else’s mailbox being buried. */
const CODES = { max: 5, window: 3600 };

/** Why an answer cannot be taken; the sentence is for the client. */
export type Trouble = { trouble: string };

/** Keeps what the client wrote and sends the code to the mailbox the seller knows. */
export async function sendCode(
  deps: DossierDeps,
  { page, account, dossier }: Opened,
  { name, quality, words, options }: Pick<AgreementRow, 'name' | 'quality' | 'words' | 'options'>,
): Promise<Trouble | null> {
  const { limits, mail, secret } = deps;
  const email = await account.run(async (books) => {
    return (await clientOfDocument(books, dossier.current.clientId)).email;
  });
  if (email === '') return { trouble: NO_MAILBOX };
  const { allowed } = await limits.use(`dossier:code:${page.id}`, CODES);
  if (!allowed) return { trouble: TOO_MANY_CODES };
  const owner = await ownerOf(deps, account.id);
  try {
    await allowLetter(deps, owner, [email]);
    const { documentId } = page;
    const asked = { name, quality, words, options, documentId, fileId: dossier.fileId, email };
    const code = await account.run((books) => askAgreement(books, asked, secret));
    await mail.send(codeLetter({ to: email, userId: account.id, parts: dossier.parts, code }));
    return null;
  } catch (error) {
    // What an account may not send is its owner's affair: the client learns that no code came.
    if (error instanceof Refusal || error instanceof MailError) return { trouble: NOT_SENT };
    throw error;
  }
}

/** Takes the code that came back, then writes the acceptance with its proof and sends the copies. */
export async function confirm(
  deps: DossierDeps,
  c: AppContext,
  opened: Opened,
  code: string,
): Promise<Trouble | null> {
  const { account, page, dossier } = opened;
  const waiting = await account.run(async (books) => {
    const row = await waitingAgreement(books, page.documentId);
    return row && (await countTry(books, row)) ? row : null;
  });
  if (!waiting) return { trouble: OVER };
  if (!isItsCode(waiting, code, deps.secret)) return { trouble: WRONG };
  const proof = await proofOf(deps, c, opened, waiting);
  const { parts } = dossier;
  const agreed = { ...parts, document: agreedWith(parts.document, waiting.options) };
  const certificate = await deps.pdf.page(
    { template: 'certificate', sheet: certificateView(agreed, proof) },
    { owner: account.id },
  );
  const ask = orderDeposits(deps.pages);
  const accepted = await leaveDraft(deps.pdf, account, (books, seal) =>
    writeAcceptance(books, opened, { waiting, proof, certificate }, (quote) =>
      ask(books, quote, seal),
    ),
  );
  if (!accepted) return { trouble: CHANGED };
  const { deposit } = accepted;
  deps.inBackground(sendCopies(deps, opened, { parts: agreed, proof, certificate, deposit }));
  return null;
}

async function proofOf(
  { clock }: DossierDeps,
  c: AppContext,
  { account, dossier }: Opened,
  { name, quality, words, email, createdAt }: AgreementRow,
): Promise<AgreementProof> {
  const { sha256 } = await account.run((books) => sealOf(books, dossier.fileId));
  return {
    name,
    quality,
    words,
    sha256,
    agreedAt: createdAt.toISOString(),
    confirmedAt: clock.now().toISOString(),
    email,
    ...originOf(c),
  };
}

interface Agreed {
  waiting: AgreementRow;
  proof: AgreementProof;
  certificate: Uint8Array;
}

/** Null when the quote changed or was answered meanwhile: nothing is written. */
async function writeAcceptance(
  books: Books,
  { page, dossier }: Opened,
  { waiting, proof: agreement, certificate }: Agreed,
  askDeposit: (quote: Document) => Promise<OrderDepositOutcome | null>,
): Promise<{ deposit: OrderDepositOutcome | null } | null> {
  const quote = await lockDocument(books, page.documentId);
  const now = quote && (await readDossier(books, page));
  if (!quote || !now?.standing.answerable || waiting.fileId !== dossier.fileId) return null;
  if (!(await useAgreement(books, waiting.id))) return null;
  const accepted = await answerQuote(books, quote, 'accepted', {
    taken: waiting.options,
    agreement,
  });
  const name = certificateName(dossier.parts);
  await sealPdf(books, accepted, certificate, { purpose: 'certificate', name });
  const deposit = await askDeposit(accepted);
  for (const text of acceptanceTexts(accepted, agreement.name, deposit)) {
    await notify(books, { ...text, kind: 'quote_answered', documentId: accepted.id });
  }
  return { deposit };
}

/** What the seller is told; what could not be asked for is a matter of its own. */
function acceptanceTexts(
  quote: Document,
  name: string,
  deposit: OrderDepositOutcome | null,
): NotificationText[] {
  if (deposit && deposit.reason === null) return [acceptedWithDeposit(quote, name, deposit)];
  const accepted = quoteAnswered(quote, 'accepted', name);
  return deposit ? [accepted, orderDepositRefused(quote, deposit.reason)] : [accepted];
}

/** A refusal needs no code: it binds nobody, and its seller may take it back. */
export async function refuse(
  c: AppContext,
  { account, page }: Opened,
  { reason, message }: { reason: string; message: string },
): Promise<Trouble | null> {
  const why = message === '' ? reason : `${reason} (${message})`;
  const refusal: RefusalProof = { reason: why, ...originOf(c) };
  return account.run(async (books) => {
    const quote = await lockDocument(books, page.documentId);
    const now = quote && (await readDossier(books, page));
    if (!quote || !now?.standing.answerable) return { trouble: CHANGED };
    const refused = await answerQuote(books, quote, 'refused', { refusal });
    await notify(books, {
      ...quoteAnswered(refused, 'refused', why),
      kind: 'quote_answered',
      documentId: refused.id,
    });
    return null;
  });
}

async function sendCopies(
  deps: DossierDeps,
  { account, dossier: { fileId } }: Opened,
  {
    parts,
    proof,
    certificate,
    deposit,
  }: Omit<Agreed, 'waiting'> & {
    /** Those of the sealed quote, with the options that were taken. */
    parts: DocumentParts;
    deposit: OrderDepositOutcome | null;
  },
): Promise<void> {
  const { bytes: quote } = await sealedBytes(account, fileId);
  const right = withdrawal(parts, parisDay(new Date(proof.confirmedAt)));
  const owner = await ownerOf(deps, account.id);
  const asked = deposit && deposit.reason === null ? deposit : null;
  const copies = [proof.email, parts.seller.email || owner.email].map((to) =>
    agreementLetter({ to, userId: account.id, parts, proof, quote, certificate, right, asked }),
  );
  const sent = await Promise.allSettled(copies.map((copy) => deps.mail.send(copy)));
  const failed = sent.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
}

async function ownerOf(
  { db }: DossierDeps,
  accountId: string,
): Promise<Pick<SignedInUser, 'id' | 'email' | 'emailVerified'>> {
  return db
    .selectFrom('user')
    .select(['id', 'email', 'emailVerified'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
}

function originOf(c: AppContext): Pick<AgreementProof, 'address' | 'agent'> {
  const agent = (c.req.header('user-agent') ?? '').replaceAll(/[^\x20-\x7e]/g, '').slice(0, 300);
  return { address: c.var.clientAddress, agent };
}

const NO_MAILBOX =
  'Il manque votre adresse e-mail à celui qui vous a envoyé ce devis\u00A0: donnez-la-lui, ou acceptez le devis en le signant.';
const TOO_MANY_CODES = 'Plusieurs codes ont déjà été envoyés\u00A0: réessayez dans une heure.';
const NOT_SENT =
  'Le code n’a pas pu être envoyé. Réessayez plus tard, ou prévenez celui qui vous a envoyé ce devis.';
const OVER =
  'Ce code n’est plus valable, ou trop d’essais ont été faits\u00A0: demandez-en un autre.';
const WRONG = 'Ce n’est pas le code qui vous a été envoyé. Relisez-le.';
const CHANGED = 'Ce devis a changé ou a déjà reçu une réponse\u00A0: rien n’a été enregistré.';
