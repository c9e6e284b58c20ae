import type { LetterWords } from '#domain/document/emailSchema.ts';
import type { LetterKind } from './letterKinds.ts';

const GREETING = 'Bonjour {client},';
const CLOSING = 'Je reste à votre disposition pour toute question.\n\nCordialement,\n{entreprise}';
const SUBJECT = '{type} #{numéro}';
const JOINED = 'Veuillez trouver ci-joint {document}, d’un montant de {montant}.';
const ASKING = 'À régler au plus tard le {échéance}.\nIBAN\u00A0: {iban}';
const ONLINE = {
  feminine: 'Vous pouvez la consulter en ligne\u00A0:\n{page}',
  masculine: 'Vous pouvez le consulter en ligne\u00A0:\n{page}',
};

const INVOICE = text(SUBJECT, JOINED, ASKING, ONLINE.feminine);

/** What letters say until their account writes them anew; see `variables.ts` for the braces. */
const ORIGINALS: Record<LetterKind, LetterWords> = {
  invoice: INVOICE,
  corrective: INVOICE,
  final: INVOICE,
  situation: INVOICE,
  deposit: INVOICE,
  quote: text(SUBJECT, JOINED, 'Vous pouvez le consulter et y répondre en ligne\u00A0:\n{page}'),
  credit_note: text(SUBJECT, JOINED, ONLINE.masculine),
  request: text('{type} – {entreprise}', JOINED, ASKING, ONLINE.feminine),
  receipt: text(
    `${SUBJECT}, acquittée`,
    'Merci pour votre règlement. Veuillez trouver ci-joint {document}, d’un montant de {montant}, entièrement réglée.',
    ONLINE.feminine,
  ),
};

/** « Le texte d’origine » of a kind. */
export function originalText(kind: LetterKind): LetterWords {
  return ORIGINALS[kind];
}

function text(subject: string, ...paragraphs: string[]): LetterWords {
  return { subject, message: [GREETING, ...paragraphs, CLOSING].join('\n\n') };
}
