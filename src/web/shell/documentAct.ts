import { foldCase } from '#domain/text/clean.ts';
import { kindFacts } from '#domain/document/kinds.ts';
import type { DocumentSummaryAnswer } from '#server/documents/answers.ts';

/** An act of a document's page that one may ask for by its name. */
export interface NamedDocumentAct {
  label: string;
  /** As the document's page calls it, the first it offers (`features/document/actsOf.ts`). */
  acts: readonly string[];
  words: readonly string[];
  suits: (document: DocumentSummaryAnswer) => boolean;
}

const isOffer = ({ kind }: DocumentSummaryAnswer) => kindFacts(kind).isOffer;

/** What people write beside a number: « INV-043 payée », « émettre lune ». */
export const DOCUMENT_ACTS: readonly NamedDocumentAct[] = [
  {
    label: 'Encaisser',
    acts: ['collect'],
    words: [
      'encaisser',
      'encaisse',
      'encaissee',
      'payee',
      'paye',
      'payer',
      'paiement',
      'reglee',
      'regle',
      'reglement',
    ],
    suits: ({ issuedAt, amountDue }) => issuedAt !== null && amountDue > 0,
  },
  {
    label: 'Relancer',
    acts: ['remind'],
    words: ['relancer', 'relance', 'relances', 'rappel', 'rappeler'],
    suits: ({ state }) => state === 'overdue',
  },
  {
    label: 'Émettre',
    acts: ['issue'],
    words: ['emettre', 'emets', 'emise', 'emission', 'valider', 'finaliser'],
    suits: (document) =>
      !isOffer(document) && document.issuedAt === null && document.status === 'draft',
  },
  {
    label: 'Envoyer',
    acts: ['issue_and_send', 'send', 'send_again'],
    words: ['envoyer', 'envoie', 'envoyee', 'mail', 'email', 'courriel'],
    suits: ({ status }) => status !== 'cancelled',
  },
  {
    label: 'Télécharger',
    acts: ['download'],
    words: ['telecharger', 'telecharge', 'pdf', 'imprimer'],
    suits: () => true,
  },
];

/** « INV-043 payée »: the act, and the words that find its document; null for a plain search. */
export function readDocumentAct(text: string): { act: NamedDocumentAct; search: string } | null {
  const words = text.trim().split(/\s+/);
  if (words.length < 2) return null;
  for (const act of DOCUMENT_ACTS) {
    const rest = words.filter((word) => !act.words.includes(foldCase(word)));
    if (rest.length < words.length && rest.length > 0) return { act, search: rest.join(' ') };
  }
  return null;
}
