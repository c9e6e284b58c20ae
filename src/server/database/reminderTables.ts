import type { Generated } from 'kysely';
import type { HoldKind } from '#domain/reminders/holds.ts';
import type { GivenRates } from '#domain/reminders/lateRates.ts';
import type { Sequence, Stage } from '#domain/reminders/stages.ts';
import type {
  Day,
  DefaultedInstant,
  DefaultedJson,
  Json,
  Nullable,
  NullableDay,
  NullableJson,
} from './columns.ts';

/** Tables of migration 0023. */
export interface ReminderTables {
  reminderSettings: {
    userId: string;
    automatic: Generated<boolean>;
    alsaceMoselle: Generated<boolean>;
    sequence: Json<Sequence>;
    rates: DefaultedJson<GivenRates[]>;
    updatedAt: DefaultedInstant;
  };
  clientReminders: {
    userId: string;
    clientId: string;
    sequence: NullableJson<Sequence>;
    off: Generated<boolean>;
  };
  reminderHolds: {
    userId: string;
    documentId: string;
    kind: HoldKind;
    until: NullableDay;
    reason: Generated<string>;
    at: DefaultedInstant;
  };
  reminders: {
    userId: string;
    documentId: string;
    stage: Stage;
    state: 'pending' | 'sent' | 'failed' | 'uncertain';
    channel: 'email' | 'post';
    automatic: boolean;
    attemptId: Nullable<string>;
    day: Day;
    at: DefaultedInstant;
  };
}
