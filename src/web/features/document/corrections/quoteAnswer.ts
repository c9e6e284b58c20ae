import { formatAmount } from '#domain/format/numbers.ts';
import { isDeposit } from '#domain/document/kinds.ts';
import type { QuoteAnswer } from '#domain/document/life.ts';
import type { DocumentAnswer } from '#server/documents/answers.ts';
import { api } from '#web/api/client.ts';
import { useAct } from '#web/acts/useAct.ts';
import { useOpenDocument } from '#web/acts/useOpenDocument.ts';

const SAID: Record<QuoteAnswer, string> = { accepted: 'accepté', refused: 'refusé' };

/** What is told of an answer, and of the deposit that follows it. */
function saidOf({ number, acceptance, orderDeposit, currency, links }: DocumentAnswer): string {
  const request = links.find((link) => isDeposit(link) && !link.issued);
  if (acceptance === null) {
    const left = request ? '. La demande d’acompte reste\u00A0: supprimez-la si besoin' : '';
    return `Réponse au devis ${number} retirée${left}`;
  }
  const said = `Devis ${number} ${SAID[acceptance]}`;
  if (acceptance === 'refused' || !orderDeposit) return said;
  if (request) return `${said}, acompte de ${formatAmount(request.gross, currency)} demandé`;
  const invoiced = links.some(isDeposit);
  return invoiced
    ? said
    : `${said}. Son acompte n’a pas pu être demandé\u00A0: voyez pourquoi dans vos notifications`;
}

interface Answer {
  acceptance: QuoteAnswer | null;
  /** The places of the options taken. */
  takenOptions?: number[];
}

/** What the client answered to a quote, which can be taken back until it is invoiced. */
export function useQuoteAnswer(document: DocumentAnswer) {
  return useAct({
    act: (answer: Answer) => api.patch<DocumentAnswer>(`/api/documents/${document.id}`, answer),
    success: saidOf,
    failure: 'La réponse au devis n’a pas pu être enregistrée',
    refresh: ['documents', 'dashboard', 'subscription', 'register', 'notifications'],
  });
}

/** An accepted quote is changed by an amendment, which opens (docs/product.md, Conversion). */
export function useAmendment(document: DocumentAnswer) {
  const open = useOpenDocument();
  return useAct({
    act: () => api.post<DocumentAnswer>(`/api/documents/${document.id}/amendments`),
    success: ({ number }) => `Avenant ${number} préparé à partir du devis ${document.number}`,
    failure: 'L’avenant n’a pas pu être préparé',
    refresh: ['documents', 'dashboard', 'subscription', 'register'],
    onSuccess: (made) => open(made),
  });
}
