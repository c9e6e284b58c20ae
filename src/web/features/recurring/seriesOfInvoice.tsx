import { useState } from 'react';
import { parisDay } from '#domain/calendar.ts';
import { documentInSentence } from '#domain/document/names.ts';
import type { LineItem } from '#domain/document/types.ts';
import { proposedSeries, repeatedFacts } from '#domain/recurring/fromInvoice.ts';
import type { DocumentAnswer } from '#server/documents/answers.ts';
import type { ProfileAnswer } from '#server/profile/answers.ts';
import { editedDocument } from '#web/lines/editedDocument.ts';
import type { BilledClient } from '#web/lines/clientField.tsx';
import { NewSeries } from './newSeries.tsx';
import { type KeptFacts, type SeriesValues, USUAL_SERIES } from './seriesValues.ts';

interface Props {
  source: DocumentAnswer;
  profile: ProfileAnswer;
  client: BilledClient | null;
}

/** « Répéter la facture »: a series that begins with what an invoice says. */
export function SeriesOfInvoice({ source, profile, client }: Props) {
  const [{ values, kept }] = useState(() => begunFrom(source));
  return (
    <NewSeries
      title={`Répéter ${documentInSentence(source)}`}
      values={values}
      kept={kept}
      profile={profile}
      client={client}
    />
  );
}

function begunFrom(source: DocumentAnswer): { values: SeriesValues; kept: KeptFacts } {
  const today = parisDay(new Date());
  const { content: _content, vat, vatRate, purchaseOrder, ...facts } = repeatedFacts(source);
  const proposed = proposedSeries({ ...source, lineItems: source.lineItems as LineItem[] }, today);
  const { name, start, day, covers } = proposed;
  const values: SeriesValues = {
    ...USUAL_SERIES,
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
