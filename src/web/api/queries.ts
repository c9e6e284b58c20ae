import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { DocumentType } from '#domain/document/kinds.ts';
import type { DocumentState } from '#domain/document/state.ts';
import type { DocumentViewName } from '#domain/document/views.ts';
import type { VatChecksAnswer } from '#server/clients/vatCheckAnswers.ts';
import type { ClientDetailAnswer, ClientListAnswer } from '#server/clients/answers.ts';
import type { DashboardAnswer, ObligationsAnswer } from '#server/dashboard/answers.ts';
import type { ClientPageAnswer } from '#server/documents/clientPage/answers.ts';
import type {
  DocumentAnswer,
  DocumentCountsAnswer,
  DocumentListAnswer,
} from '#server/documents/answers.ts';
import type { CopiesReviewAnswer } from '#server/documents/copies/answers.ts';
import type { SeriesAnswer, SeriesListAnswer } from '#server/documents/recurring/answers.ts';
import type { NotificationListAnswer } from '#server/notifications/answers.ts';
import type { OutboxListAnswer } from '#server/outbox/answers.ts';
import type { PaymentsAnswer } from '#server/payments/answers.ts';
import type { ProfileAnswer } from '#server/profile/answers.ts';
import type { RegisterListAnswer } from '#server/register/answers.ts';
import type { InstallationAnswer, MeAnswer } from '#server/session/answers.ts';
import type { SubscriptionAnswer } from '#server/subscription/answers.ts';
import { api } from './client.ts';
import { readPage } from './pages.ts';

/** What the screens read, each under a key that an act can refresh: `refresh: ['documents']`. */

export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: ({ signal }) => api.get<MeAnswer>('/api/me', {}, { signal }),
});

export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => api.get<ProfileAnswer>('/api/profile', {}, { signal }),
});

export const subscriptionQuery = queryOptions({
  queryKey: ['subscription'],
  queryFn: ({ signal }) => api.get<SubscriptionAnswer>('/api/subscription', {}, { signal }),
});

export const installationQuery = queryOptions({
  queryKey: ['installation'],
  queryFn: ({ signal }) => api.get<InstallationAnswer>('/api/installation', {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

export const clientsQuery = (search = '') =>
  infiniteQueryOptions({
    queryKey: ['clients', 'list', { search }],
    queryFn: ({ signal, pageParam }) =>
      api.get<ClientListAnswer>('/api/clients', { search, cursor: pageParam }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  });

export const clientQuery = (id: string) =>
  queryOptions({
    queryKey: ['clients', 'one', id],
    queryFn: ({ signal }) =>
      api.get<ClientDetailAnswer>(`/api/clients/${encodeURIComponent(id)}`, {}, { signal }),
  });

export const vatChecksQuery = (clientId: string) =>
  queryOptions({
    queryKey: ['clients', 'vat-checks', clientId],
    queryFn: ({ signal }) =>
      api.get<VatChecksAnswer>(
        `/api/clients/${encodeURIComponent(clientId)}/vat-checks`,
        {},
        { signal },
      ),
  });

interface DocumentFilters {
  search?: string;
  type?: DocumentType | '';
  state?: DocumentState | '';
  view?: DocumentViewName | '';
  from?: string;
  to?: string;
  min?: string;
  max?: string;
  archived?: boolean;
  clientId?: string;
  batch?: string;
}

export const documentsQuery = (filters: DocumentFilters = {}) =>
  infiniteQueryOptions({
    queryKey: ['documents', 'list', filters],
    queryFn: (context) =>
      readPage(context, () =>
        api.get<DocumentListAnswer>(
          '/api/documents',
          // The first page is small and comes quickly; the next ones are large.
          { ...filters, cursor: context.pageParam, ...(context.pageParam && { limit: 200 }) },
          { signal: context.signal },
        ),
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  });

/** How many documents each tab of the list holds. */
export const documentCountsQuery = queryOptions({
  queryKey: ['documents', 'counts'],
  queryFn: ({ signal }) => api.get<DocumentCountsAnswer>('/api/documents/counts', {}, { signal }),
});

export const documentQuery = (id: string) =>
  queryOptions({
    queryKey: ['documents', 'one', id],
    queryFn: ({ signal }) =>
      api.get<DocumentAnswer>(`/api/documents/${encodeURIComponent(id)}`, {}, { signal }),
  });

export const paymentsQuery = (documentId: string) =>
  queryOptions({
    queryKey: ['documents', 'payments', documentId],
    queryFn: ({ signal }) =>
      api.get<PaymentsAnswer>(
        `/api/documents/${encodeURIComponent(documentId)}/payments`,
        {},
        { signal },
      ),
  });

export const clientPageQuery = (documentId: string) =>
  queryOptions({
    queryKey: ['client-page', documentId],
    queryFn: ({ signal }) =>
      api.get<ClientPageAnswer>(
        `/api/documents/${encodeURIComponent(documentId)}/client-page`,
        {},
        { signal },
      ),
  });

export const seriesListQuery = queryOptions({
  queryKey: ['recurring', 'list'],
  queryFn: ({ signal }) => api.get<SeriesListAnswer>('/api/recurring', {}, { signal }),
});

export const seriesQuery = (id: string) =>
  queryOptions({
    queryKey: ['recurring', 'one', id],
    queryFn: ({ signal }) =>
      api.get<SeriesAnswer>(`/api/recurring/${encodeURIComponent(id)}`, {}, { signal }),
  });

/** What the same invoice would lack for each of these clients; asked by POST, for they may be a hundred. */
export const copiesReviewQuery = (documentId: string, clientIds: readonly string[]) =>
  queryOptions({
    queryKey: ['copies-review', documentId, clientIds],
    queryFn: ({ signal }) =>
      api.post<CopiesReviewAnswer>(
        `/api/documents/${encodeURIComponent(documentId)}/copies-review`,
        { clientIds },
        { signal },
      ),
  });

export const dashboardQuery = (range: 7 | 30 | 90) =>
  queryOptions({
    queryKey: ['dashboard', range],
    queryFn: ({ signal }) => api.get<DashboardAnswer>('/api/dashboard', { range }, { signal }),
  });

export const obligationsQuery = queryOptions({
  queryKey: ['dashboard', 'obligations'],
  queryFn: ({ signal }) => api.get<ObligationsAnswer>('/api/dashboard/obligations', {}, { signal }),
});

export const notificationsQuery = queryOptions({
  queryKey: ['notifications'],
  queryFn: ({ signal }) => api.get<NotificationListAnswer>('/api/notifications', {}, { signal }),
});

interface RegisterFilters {
  kind?: string;
  documentId?: string;
  search?: string;
}

export const registerQuery = (filters: RegisterFilters = {}) =>
  infiniteQueryOptions({
    queryKey: ['register', filters],
    queryFn: ({ signal, pageParam }) =>
      api.get<RegisterListAnswer>('/api/register', { ...filters, cursor: pageParam }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  });

export const outboxQuery = queryOptions({
  queryKey: ['outbox'],
  queryFn: ({ signal }) => api.get<OutboxListAnswer>('/api/outbox', {}, { signal }),
});
