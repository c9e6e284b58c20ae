import type { ColumnType, Generated } from 'kysely';
import type { IsoDate } from '#domain/calendar.ts';

/** `numeric`: read as its exact text, so that no cent passes through a float unnoticed. */
export type DefaultedDecimal = ColumnType<string, string | number | undefined, string | number>;
export type NullableDecimal = ColumnType<
  string | null,
  string | number | null | undefined,
  string | number | null
>;
/** `date`: `YYYY-MM-DD` both ways. */
export type Day = ColumnType<IsoDate, IsoDate, IsoDate>;
export type NullableDay = ColumnType<IsoDate | null, IsoDate | null | undefined, IsoDate | null>;
/** `timestamptz`: read as Date, to the millisecond. */
export type Instant = ColumnType<Date, Date | string, Date | string>;
export type DefaultedInstant = ColumnType<Date, Date | string | undefined, Date | string>;
export type NullableInstant = ColumnType<
  Date | null,
  Date | string | null | undefined,
  Date | string | null
>;
/** `jsonb`: written as `JSON.stringify(value)`, since a bare array would become a PostgreSQL array. */
export type Json<Value> = ColumnType<Value, string, string>;
export type DefaultedJson<Value> = ColumnType<Value, string | undefined, string>;
export type NullableJson<Value> = ColumnType<
  Value | null,
  string | null | undefined,
  string | null
>;
export type Nullable<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;
/** Kept by a trigger or generated: read only. */
export type Kept<Value> = ColumnType<Value, never, never>;
/** One column for each of these facts, of the same name; the `Other` ones are written out. */
export type ColumnsOf<Facts, Other extends keyof Facts> = {
  [Name in Exclude<keyof Facts, Other>]: null extends Facts[Name]
    ? Nullable<NonNullable<Facts[Name]>>
    : Generated<Facts[Name]>;
};
