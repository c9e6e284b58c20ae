import type { Generated } from 'kysely';
import type { LineItem } from '#domain/document/types.ts';
import type { Covers } from '#domain/recurring/period.ts';
import type { RepeatedFacts, Revision, SeriesMode, SeriesState } from '#domain/recurring/series.ts';
import type { TermsKind } from '#domain/terms/paymentTerms.ts';
import type {
  Day,
  DefaultedInstant,
  DefaultedJson,
  Json,
  Nullable,
  NullableDay,
  NullableJson,
} from './columns.ts';

/** Tables of migration 0029. */
export interface RecurringTables {
  recurringSeries: {
    userId: string;
    id: string;
    clientId: string;
    name: string;
    mode: SeriesMode;
    state: Generated<SeriesState>;
    reason: Generated<string>;
    everyMonths: number;
    start: Day;
    day: number;
    until: NullableDay;
    count: Nullable<number>;
    firstPlace: Generated<number>;
    nextPlace: Generated<number>;
    nextDay: NullableDay;
    lastDay: NullableDay;
    covers: Covers;
    termsKind: Nullable<TermsKind>;
    termsDays: Nullable<number>;
    lineItems: Json<LineItem[]>;
    facts: Json<RepeatedFacts>;
    revisions: DefaultedJson<Revision[]>;
    failures: Generated<number>;
    triedOn: NullableDay;
    sourceDocumentId: Nullable<string>;
    createdAt: DefaultedInstant;
    updatedAt: DefaultedInstant;
  };
  recurringTurns: {
    userId: string;
    seriesId: string;
    place: number;
    day: Day;
    state: 'planned' | 'skipped' | 'sending' | 'drafted' | 'sent';
    lineItems: NullableJson<LineItem[]>;
    content: Nullable<string>;
    documentId: Nullable<string>;
    reason: Generated<string>;
    at: DefaultedInstant;
  };
  documentBatches: {
    userId: string;
    id: string;
    documentIds: Json<string[]>;
    at: DefaultedInstant;
  };
}
