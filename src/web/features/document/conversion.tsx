import { ArrowRight, FileCheck2 } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { conversionOf } from '#domain/document/conversion.ts';
import { kindFacts } from '#domain/document/kinds.ts';
import type { DocumentAnswer } from '#server/documents/answers.ts';
import { api } from '#web/api/client.ts';
import { useAct } from '#web/acts/useAct.ts';
import { Button } from '#web/ui/button.tsx';

/**
 * « Convertir en facture », or the way to what was converted, both ways
 * (docs/product.md, Conversion).
 */
export function Conversion({ document }: { document: DocumentAnswer }) {
  const navigate = useNavigate();
  const convert = useAct({
    act: () => api.post<DocumentAnswer>(`/api/documents/${document.id}/conversion`),
    success: (invoice) => `Facture ${invoice.number} créée à partir du devis ${document.number}`,
    failure: 'Le devis n’a pas pu être converti',
    refresh: ['documents', 'dashboard', 'subscription', 'register', 'notifications', 'clients'],
    onSuccess: ({ id }) => void navigate(`/app/documents/${id}`),
  });

  if (!kindFacts(document.kind).isOffer) {
    return document.sourceDocumentId ? (
      <Other id={document.sourceDocumentId}>Voir le devis d’origine</Other>
    ) : null;
  }
  switch (conversionOf(document)) {
    case 'convertible':
      return (
        <Button
          block
          icon={<FileCheck2 className="i" />}
          busy={convert.isPending}
          onClick={() => convert.mutate()}
        >
          Convertir en facture
        </Button>
      );
    case 'already_converted':
      return document.convertedDocumentId ? (
        <Other id={document.convertedDocumentId}>Voir la facture issue de ce devis</Other>
      ) : null;
    case 'already_paid':
    case 'not_a_quote':
      return null;
  }
}

function Other({ id, children }: { id: string; children: string }) {
  return (
    <Link className="link inline-flex items-center gap-2" to={`/app/documents/${id}`}>
      {children}
      <ArrowRight className="i i--s" />
    </Link>
  );
}
