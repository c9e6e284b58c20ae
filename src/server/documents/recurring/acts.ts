import { type IsoDate, parisDay } from '#domain/calendar.ts';
import { NO_EMAIL } from '#domain/recurring/notices.ts';
import { dayOfTurn, hasTurn, lastDayOf } from '#domain/recurring/rhythm.ts';
import type { RevisionWanted, SeriesWanted, TurnWanted } from '#domain/recurring/schema.ts';
import { linesOn, type RepeatedFacts } from '#domain/recurring/series.ts';
import type { Client } from '#domain/client/types.ts';
import type { LineItem } from '#domain/document/types.ts';
import type { Books } from '#server/books/books.ts';
import { findClient } from '#server/clients/store.ts';
import { presentLine } from '#server/documents/presentLine.ts';
import { findDocument } from '#server/documents/store.ts';
import { conflict, invalid, notFound } from '#server/errors.ts';
import { holdProfile } from '#server/profile/store.ts';
import {
  deleteSeries,
  forgetPlanned,
  insertSeries,
  keptTurn,
  lockSeries,
  type Series,
  takeTurn,
  updateSeries,
} from './store.ts';

/** A new series, whose first invoice is still to come. */
export async function createSeries(books: Books, wanted: SeriesWanted): Promise<Series> {
  await holdProfile(books);
  await refuseUnfit(books, wanted);
  const source = wanted.sourceDocumentId && (await findDocument(books, wanted.sourceDocumentId));
  const series = standing({
    ...written(wanted),
    id: books.ids.next(),
    state: 'active',
    reason: '',
    firstPlace: 0,
    nextPlace: 0,
    revisions: [],
    failures: 0,
    sourceDocumentId: source ? source.id : null,
  });
  await insertSeries(books, series);
  return series;
}

/**
 * The series as it was written anew: its rhythm begins with the next invoice, and a count is of those
 * to come. Turns changed by themselves stay where the rhythm does; revisions to come go with the lines
 * they were made for.
 */
export async function saveSeries(books: Books, id: string, wanted: SeriesWanted): Promise<Series> {
  const current = await locked(books, id);
  await refuseUnfit(books, wanted);
  const next = written(wanted);
  const firstPlace = current.nextPlace;
  const isSameRhythm =
    next.everyMonths === current.everyMonths &&
    next.day === current.day &&
    next.start === current.nextDay;
  const before = linesOn(current, current.nextDay ?? next.start);
  const isSameLines = asPrinted(before) === asPrinted(next.lineItems);
  const saved = standing({
    ...current,
    ...next,
    // The lines of before hold until each revision comes.
    lineItems: isSameLines ? current.lineItems : next.lineItems,
    revisions: isSameLines ? current.revisions : [],
    firstPlace,
    state: current.state === 'paused' ? 'paused' : 'active',
    failures: 0,
  });
  if (!isSameRhythm) await forgetPlanned(books, id, { place: firstPlace, onwards: true });
  await updateSeries(books, saved);
  return saved;
}

export async function removeSeries(books: Books, id: string): Promise<void> {
  await locked(books, id);
  await deleteSeries(books, id);
}

export async function pauseSeries(books: Books, id: string): Promise<void> {
  const current = await locked(books, id);
  if (current.state !== 'active') throw ended(current);
  await updateSeries(books, { ...current, state: 'paused', reason: '' });
}

/** Goes on with the first turn that is not past: what the pause covered is not made up for. */
export async function resumeSeries(books: Books, id: string): Promise<void> {
  const current = await locked(books, id);
  if (current.state !== 'paused') throw ended(current);
  const client = await findClient(books, current.clientId);
  refuseUnlessAddressed(current, client);
  const today = parisDay(books.now);
  let nextPlace = current.nextPlace;
  while (hasTurn(current, nextPlace) && dayOfTurn(current, nextPlace) < today) nextPlace += 1;
  await updateSeries(
    books,
    standing({ ...current, nextPlace, state: 'active', reason: '', failures: 0 }),
  );
}

/** Skips one turn, or gives it words of its own. */
export async function changeTurn(
  books: Books,
  id: string,
  place: number,
  wanted: TurnWanted,
): Promise<void> {
  const { day } = await turnToCome(books, id, place);
  const change =
    'skipped' in wanted
      ? { state: 'skipped' as const }
      : { state: 'planned' as const, own: wanted };
  const taken = await takeTurn(books, { seriesId: id, place, day, ...change });
  if (!taken) throw made();
}

/** Gives a turn back to its series. */
export async function restoreTurn(books: Books, id: string, place: number): Promise<void> {
  await turnToCome(books, id, place);
  await forgetPlanned(books, id, { place, onwards: false });
}

/** Keeps new lines from a day on, in place of a revision of the same day. */
export async function addRevision(books: Books, id: string, wanted: RevisionWanted): Promise<void> {
  const current = await locked(books, id);
  if (current.nextDay === null) throw ended(current);
  if (current.lastDay !== null && wanted.from > current.lastDay) {
    throw invalid({ from: 'La série s’achève avant ce jour' });
  }
  const others = current.revisions.filter(({ from }) => from !== wanted.from);
  const revisions = [...others, wanted].toSorted((a, b) => (a.from < b.from ? -1 : 1));
  await updateSeries(books, { ...current, revisions });
}

export async function removeRevision(books: Books, id: string, from: IsoDate): Promise<void> {
  const current = await locked(books, id);
  const revisions = current.revisions.filter((revision) => revision.from !== from);
  if (revisions.length === current.revisions.length) {
    throw notFound('Cette révision n’existe pas.', 'revision_not_found');
  }
  await updateSeries(books, { ...current, revisions });
}

/** Where a series stands once its rhythm or its place moved. */
export function standing(
  series: Omit<Series, 'nextDay' | 'lastDay'> & Partial<Pick<Series, 'nextDay' | 'lastDay'>>,
): Series {
  const { nextPlace } = series;
  const nextDay = hasTurn(series, nextPlace) ? dayOfTurn(series, nextPlace) : null;
  const state = nextDay === null ? 'ended' : series.state;
  return { ...series, state, nextDay, lastDay: lastDayOf(series) };
}

/** What a page shows of lines: where they came from is no change. */
function asPrinted(lines: readonly LineItem[]): string {
  return JSON.stringify(lines.map((line) => ({ ...presentLine(line), source: null, flags: [] })));
}

/** The profile's row comes first, as with every act on documents. */
async function locked(books: Books, id: string): Promise<Series> {
  await holdProfile(books);
  return (await lockSeries(books, id)) ?? unknown();
}

async function turnToCome(books: Books, id: string, place: number) {
  const series = await locked(books, id);
  if (!hasTurn(series, place)) throw notFound('Cette facture n’existe pas.', 'turn_not_found');
  const kept = await keptTurn(books, id, place);
  if (place < series.nextPlace || (kept && !['planned', 'skipped'].includes(kept.state))) {
    throw made();
  }
  return { day: dayOfTurn(series, place) };
}

async function refuseUnfit(books: Books, wanted: SeriesWanted): Promise<void> {
  const client = await findClient(books, wanted.clientId);
  // In docs/texts.md, to the letter; also what another user's client gets.
  if (!client) throw notFound('Client not found', 'client_not_found');
  refuseUnlessAddressed(wanted, client);
  if (wanted.start < parisDay(books.now)) {
    throw invalid({ start: 'La première facture ne peut pas être dans le passé' });
  }
}

function refuseUnlessAddressed({ mode }: Pick<Series, 'mode'>, client: Client | null): void {
  if (!client) throw conflict('client_gone', 'Le client de cette série a été supprimé.');
  if (mode !== 'send' || client.email !== '') return;
  throw invalid({ mode: `${NO_EMAIL} Ajoutez-la, ou préparez des brouillons.` });
}

function written(wanted: SeriesWanted) {
  const {
    content,
    vat,
    vatRate,
    vatExemption,
    operationCategory,
    paymentMethod,
    purchaseOrder,
    contractReference,
    buyerReference,
    sourceDocumentId: _source,
    ...series
  } = wanted;
  const facts: RepeatedFacts = {
    content,
    vat,
    vatRate,
    vatExemption,
    operationCategory,
    paymentMethod,
    purchaseOrder,
    contractReference,
    buyerReference,
  };
  return { ...series, facts };
}

function unknown(): never {
  throw notFound('Cette série n’existe pas.', 'series_not_found');
}

function made() {
  return conflict('turn_made', 'Cette facture est déjà faite\u00A0: modifiez-la elle-même.');
}

function ended({ state }: Series) {
  if (state === 'ended') {
    return conflict('series_ended', 'Cette série est achevée\u00A0: prolongez-la d’abord.');
  }
  return state === 'paused'
    ? conflict('series_paused', 'Cette série est déjà suspendue.')
    : conflict('series_active', 'Cette série n’est pas suspendue.');
}
