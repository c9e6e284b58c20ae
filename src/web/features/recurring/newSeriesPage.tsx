import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { addDays, parisDay } from '#domain/calendar.ts';
import { canBeRepeated, proposedSeries, repeatedFacts } from '#domain/recurring/fromInvoice.ts';
import type { LineItem } from '#domain/document/types.ts';
import { documentInSentence } from '#domain/document/names.ts';
import { DEFAULT_VAT_RATE } from '#domain/vat/rates.ts';
import { untaxedRegime } from '#domain/vat/case.ts';
import type { DocumentAnswer } from '#server/documents/answers.ts';
import type { SeriesAnswer } from '#server/documents/recurring/answers.ts';
import type { ProfileAnswer } from '#server/profile/answers.ts';
import { messageOf } from '#web/api/apiError.ts';
import { api } from '#web/api/client.ts';
import { clientQuery, documentQuery, profileQuery } from '#web/api/queries.ts';
import { blankLine, editedDocument } from '#web/lines/editedDocument.ts';
import { BackLink, Page } from '#web/ui/page.tsx';
import { RowsSkeleton } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import type { BilledClient } from '#web/lines/clientField.tsx';
import { SeriesForm } from './seriesForm.tsx';
import { type KeptFacts, NO_KEPT_FACTS, type SeriesValues } from './seriesValues.ts';

/** « Nouvelle série », blank or of an invoice (`?from=`). */
export function NewSeriesPage() {
  const [address] = useSearchParams();
  const from = address.get('from') ?? '';
  const profile = useQuery(profileQuery);
  const source = useQuery({ ...documentQuery(from), enabled: from !== '' });
  const client = useQuery({
    ...clientQuery(source.data?.clientId ?? ''),
    enabled: source.data !== undefined,
  });
  const failed = [profile, source, client].find(({ isError }) => isError);
  const isRead = profile.data && (from === '' || (source.data && client.data));
  return (
    <Page>
      <BackLink to="/app/recurring">Récurrentes</BackLink>
      {failed && (
        <ErrorState
          title="La série n’a pas pu être préparée"
          detail={messageOf(failed.error)}
          onRetry={() => void failed.refetch()}
        />
      )}
      {!failed && !isRead && <RowsSkeleton rows={6} />}
      {!failed && isRead && profile.data && (
        <NewSeries
          profile={profile.data}
          source={source.data && canBeRepeated(source.data) ? source.data : null}
          client={client.data ?? null}
        />
      )}
    </Page>
  );
}

interface Props {
  profile: ProfileAnswer;
  source: DocumentAnswer | null;
  client: BilledClient | null;
}

function NewSeries({ profile, source, client }: Props) {
  const navigate = useNavigate();
  const [{ values, kept }] = useState(() => begun(profile, source));
  return (
    <SeriesForm
      title={source ? `Répéter ${documentInSentence(source)}` : 'Nouvelle série'}
      values={values}
      kept={kept}
      client={client}
      profile={profile}
      save={(body) => api.post<SeriesAnswer>('/api/recurring', body)}
      success="Série enregistrée"
      onSaved={({ id }) => void navigate(`/app/recurring/${id}`, { replace: true })}
      onCancel={() => void navigate(-1)}
    />
  );
}

function begun(
  profile: ProfileAnswer,
  source: DocumentAnswer | null,
): { values: SeriesValues; kept: KeptFacts } {
  const today = parisDay(new Date());
  const usual = {
    frequency: '1',
    everyMonths: '',
    ending: 'open',
    until: '',
    count: '',
    mode: 'draft',
    termsKind: 'none',
    termsDays: '',
    purchaseOrder: '',
  } as const;
  if (!source) {
    const values: SeriesValues = {
      ...usual,
      name: '',
      clientId: '',
      start: addDays(today, 1),
      lastDay: false,
      covers: 'following',
      lineItems: [blankLine()],
      content: '',
      vat: untaxedRegime(profile) === null,
      vatRate: DEFAULT_VAT_RATE,
    };
    return { values, kept: NO_KEPT_FACTS };
  }
  const { content: _content, vat, vatRate, purchaseOrder, ...facts } = repeatedFacts(source);
  const proposed = proposedSeries({ ...source, lineItems: source.lineItems as LineItem[] }, today);
  const { name, start, day, covers } = proposed;
  const values: SeriesValues = {
    ...usual,
    ...editedDocument({ ...proposed, vat, vatRate }),
    name,
    clientId: source.clientId,
    start,
    lastDay: day === 31,
    covers,
    purchaseOrder: purchaseOrder ?? '',
  };
  return { values, kept: { ...facts, sourceDocumentId: source.id } };
}
