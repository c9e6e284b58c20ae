import { agreedOf, agreedWords } from '#domain/document/agreed.ts';
import { AGREEMENT_CODE, type AgreementProof } from '#domain/document/agreement.ts';
import { documentInSentence, documentTitle, pdfFileName } from '#domain/document/names.ts';
import { formatAmount } from '#domain/format/numbers.ts';
import type { DocumentParts } from '#server/documents/files/parts.ts';
import type { MailMessage } from '#server/mail/mail.ts';

interface Letter {
  to: string;
  /** Whose account it leaves from. */
  userId: string;
  parts: DocumentParts;
}

/** The code that shows who accepts: it reaches the mailbox the seller knows, and no other. */
export function codeLetter({ to, userId, parts, code }: Letter & { code: string }): MailMessage {
  const { seller, document } = parts;
  const name = seller.company || seller.name;
  return {
    to,
    userId,
    subject: `Votre code pour accepter ${documentInSentence(document)}`,
    text: [
      'Bonjour,',
      `Pour accepter ${documentInSentence(document)} de ${name}, écrivez ce code sur la page où vous l’avez demandé\u00A0: ${code}`,
      `Il vaut ${AGREEMENT_CODE.minutes} minutes. Si vous n’avez rien demandé, ne le donnez à personne et ignorez ce message\u00A0: sans lui, rien n’est accepté.`,
      name,
    ].join('\n\n'),
    ...(seller.email !== '' && { replyTo: seller.email }),
  };
}

interface Copies {
  proof: AgreementProof;
  quote: Uint8Array;
  certificate: Uint8Array;
  /** What the consumer may still do; null for a professional. */
  right: string | null;
  /** The deposit that was asked for at once, and the page it is paid on; null without one. */
  asked: { gross: number; currency: string; address: string } | null;
}

/** The copy both sides keep: the quote as it was read, and the certificate of its acceptance. */
export function agreementLetter({
  to,
  userId,
  parts,
  proof,
  quote,
  certificate,
  right,
  asked,
}: Letter & Copies): MailMessage {
  const { seller, document } = parts;
  const agreed = agreedOf(document);
  const choice = agreed ? `, ${agreedWords(agreed)}` : '';
  const pdf = 'application/pdf';
  return {
    to,
    userId,
    subject: `${documentTitle(document)} accepté`,
    text: [
      'Bonjour,',
      `${documentTitle(document)} de ${seller.company || seller.name} est accepté par ${proof.name}${choice}. Gardez ce message\u00A0: il porte le devis et le certificat d’acceptation.`,
      ...(asked
        ? [
            `Un acompte de ${formatAmount(asked.gross, asked.currency)} est à régler à la commande\u00A0; cette page dit comment\u00A0: ${asked.address}`,
          ]
        : []),
      ...(right ? [right] : []),
      seller.company || seller.name,
    ].join('\n\n'),
    ...(seller.email !== '' && { replyTo: seller.email }),
    attachments: [
      { name: pdfFileName(document), contentType: pdf, bytes: quote },
      { name: certificateName(parts), contentType: pdf, bytes: certificate },
    ],
  };
}

/** « Certificat_acceptation_QUO-001.pdf ». */
export function certificateName({ document }: Pick<DocumentParts, 'document'>): string {
  return pdfFileName(document).replace(/^[^_]*/, 'Certificat_acceptation');
}
