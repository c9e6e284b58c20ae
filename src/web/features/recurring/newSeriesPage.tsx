import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { addDays, parisDay } from '#domain/calendar.ts';
import { kindFacts } from '#domain/document/kinds.ts';
import { DEFAULT_VAT_RATE } from '#domain/vat/rates.ts';
import { untaxedRegime } from '#domain/vat/case.ts';
import type { ProfileAnswer } from '#server/profile/answers.ts';
import { messageOf } from '#web/api/apiError.ts';
import { clientQuery, documentQuery, profileQuery } from '#web/api/queries.ts';
import { blankLine } from '#web/lines/editedDocument.ts';
import { onDemand } from '#web/ui/onDemand.tsx';
import { BackLink, Page } from '#web/ui/page.tsx';
import { RowsSkeleton } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { NewSeries } from './newSeries.tsx';
import { NO_KEPT_FACTS, type SeriesValues, USUAL_SERIES } from './seriesValues.ts';

const SeriesOfInvoice = onDemand(
  async () => (await import('./seriesOfInvoice.tsx')).SeriesOfInvoice,
  () => <RowsSkeleton rows={6} />,
);

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
  // What cannot be repeated begins a blank series.
  const repeated = source.data && kindFacts(source.data.kind).canBeRepeated ? source.data : null;
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
      {!failed && isRead && profile.data && !repeated && <BlankSeries profile={profile.data} />}
      {!failed && isRead && profile.data && repeated && (
        <SeriesOfInvoice source={repeated} profile={profile.data} client={client.data ?? null} />
      )}
    </Page>
  );
}

function BlankSeries({ profile }: { profile: ProfileAnswer }) {
  const [values] = useState(() => blankValues(profile));
  return (
    <NewSeries
      title="Nouvelle série"
      values={values}
      kept={NO_KEPT_FACTS}
      profile={profile}
      client={null}
    />
  );
}

function blankValues(profile: ProfileAnswer): SeriesValues {
  return {
    ...USUAL_SERIES,
    name: '',
    clientId: '',
    start: addDays(parisDay(new Date()), 1),
    lastDay: false,
    covers: 'following',
    lineItems: [blankLine()],
    content: '',
    vat: untaxedRegime(profile) === null,
    vatRate: DEFAULT_VAT_RATE,
  };
}
