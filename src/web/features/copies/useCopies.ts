import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { LineItem } from '#domain/document/types.ts';
import { formatNumber } from '#domain/format/numbers.ts';
import { count } from '#domain/format/words.ts';
import { decimalsOf } from '#domain/money/decimal.ts';
import { parseFrenchNumber } from '#domain/money/parse.ts';
import { scaledTo } from '#domain/recurring/scaled.ts';
import type { CopiesAnswer } from '#server/documents/copies/answers.ts';
import type { DocumentAnswer } from '#server/documents/answers.ts';
import { api } from '#web/api/client.ts';
import { copiesReviewQuery } from '#web/api/queries.ts';
import { useRequestKey } from '#web/api/useRequestKey.ts';
import { useAct } from '#web/acts/useAct.ts';

export const MOST = 100;

interface Row {
  clientId: string;
  name: string;
  /** HT, as typed. */
  amount: string;
}

const AMOUNT = 'Un montant HT supérieur à 0, à deux décimales au plus';
const NO_PRICE = 'Aucun prix des lignes ne donne ce montant au centime près : changez-le un peu';

/** The clients chosen, their amounts, what the server says of each, and the act. */
export function useCopies(source: DocumentAnswer) {
  const [rows, setRows] = useState<Row[]>([]);
  const navigate = useNavigate();
  const review = useQuery({
    ...copiesReviewQuery(
      source.id,
      rows.map(({ clientId }) => clientId),
    ),
    enabled: rows.length > 0,
    placeholderData: keepPreviousData,
  });
  const requestKey = useRequestKey();
  const make = useAct({
    act: () =>
      api.post<CopiesAnswer>(`/api/documents/${source.id}/copies`, {
        requestId: requestKey(rows),
        copies: rows.map(({ clientId, amount }) => ({
          clientId,
          amount: parseFrenchNumber(amount),
        })),
      }),
    success: ({ documentIds }) =>
      `${count(documentIds.length, 'brouillon créé', 'brouillons créés')}`,
    failure: 'Les brouillons n’ont pas pu être créés',
    refresh: ['documents', 'dashboard', 'subscription', 'clients', 'register'],
    onSuccess: ({ batch }) => void navigate(`/app/documents?lot=${batch}`),
  });
  const add = (clients: readonly { id: string; name: string; company: string }[]) =>
    setRows((before) => {
      const known = new Set(before.map(({ clientId }) => clientId));
      const added = clients
        .filter(({ id }) => !known.has(id))
        .map(({ id, name, company }) => ({
          clientId: id,
          name: company || name,
          amount: formatNumber(source.amount, 2, 2),
        }));
      return [...before, ...added].slice(0, MOST);
    });
  const errors = new Map(rows.map(({ clientId, amount }) => [clientId, errorOf(source, amount)]));
  return {
    rows,
    review,
    errors,
    make,
    add,
    remove: (id: string) => setRows((before) => before.filter(({ clientId }) => clientId !== id)),
    setAmount: (id: string, amount: string) =>
      setRows((before) => before.map((row) => (row.clientId === id ? { ...row, amount } : row))),
  };
}

function errorOf({ lineItems, amount: net }: DocumentAnswer, typed: string): string | null {
  const amount = parseFrenchNumber(typed);
  if (amount === null || amount <= 0 || decimalsOf(amount) > 2) return AMOUNT;
  if (amount === net) return null;
  return scaledTo(lineItems as LineItem[], amount) === null ? NO_PRICE : null;
}
