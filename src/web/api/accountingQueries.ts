import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from './client.ts';
import type {
  AccountingYearsAnswer,
  ClosuresAnswer,
  ReceiptsBookAnswer,
  VatDueAnswer,
} from '#server/accounting/answers.ts';
import type { RegisterFolioAnswer } from '#server/register/answers.ts';
import type { BankCreditListAnswer, ProposalsAnswer } from '#server/statements/answers.ts';

/** What the screens read of the books and of bank statements. */

interface Days {
  from: string;
  to: string;
}

export const accountingYearsQuery = queryOptions({
  queryKey: ['accounting', 'years'],
  queryFn: ({ signal }) => api.get<AccountingYearsAnswer>('/api/accounting/years', {}, { signal }),
});

/** A page of the register read as a book; the last one where no number is given. */
export const registerFolioQuery = (folio?: number) =>
  queryOptions({
    queryKey: ['register', 'folio', folio ?? 'last'],
    queryFn: ({ signal }) =>
      api.get<RegisterFolioAnswer>('/api/register/folio', { folio }, { signal }),
  });

export const vatDueQuery = (days: Days) =>
  queryOptions({
    queryKey: ['accounting', 'vat-due', days],
    queryFn: ({ signal }) =>
      api.get<VatDueAnswer>('/api/accounting/vat-due', { ...days }, { signal }),
  });

export const receiptsBookQuery = (days: Days) =>
  queryOptions({
    queryKey: ['accounting', 'receipts-book', days],
    queryFn: ({ signal }) =>
      api.get<ReceiptsBookAnswer>('/api/accounting/receipts-book', { ...days }, { signal }),
  });

export const closuresQuery = (days: Days) =>
  queryOptions({
    queryKey: ['accounting', 'closures', days],
    queryFn: ({ signal }) =>
      api.get<ClosuresAnswer>('/api/accounting/closures', { ...days }, { signal }),
  });

/** What the bank says came in and no invoice has yet. */
export const bankProposalsQuery = queryOptions({
  queryKey: ['bank-credits', 'proposals'],
  queryFn: ({ signal }) =>
    api.get<ProposalsAnswer>('/api/bank-credits/proposals', { limit: 100 }, { signal }),
});

export const bankCreditsQuery = (state: 'booked' | 'set_aside') =>
  infiniteQueryOptions({
    queryKey: ['bank-credits', 'list', state],
    queryFn: ({ signal, pageParam }) =>
      api.get<BankCreditListAnswer>('/api/bank-credits', { state, cursor: pageParam }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  });
