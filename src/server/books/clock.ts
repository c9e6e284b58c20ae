import { v7 as uuidv7 } from 'uuid';
import { parisDay, type IsoDate } from '#domain/calendar.ts';

/** Where time enters the server. */
export interface Clock {
  now(): Date;
  /** The calendar day in France: documents are dated by it whatever the server's own time zone. */
  today(): IsoDate;
}

/** Where identifiers enter the server. */
export interface Ids {
  next(): string;
}

export const systemClock: Clock = { now: () => new Date(), today: () => parisDay(new Date()) };

export const uuidIds: Ids = { next: () => uuidv7() };
