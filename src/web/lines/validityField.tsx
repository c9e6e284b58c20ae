import { useFormContext, useWatch } from 'react-hook-form';
import { isIsoDate } from '#domain/calendar.ts';
import { QUOTE_VALIDITY_DAYS, quoteValidUntil } from '#domain/document/dueDate.ts';
import { DOCUMENT_LIMITS } from '#domain/document/limits.ts';
import { formatDayLong } from '#domain/format/days.ts';
import { numberOrZero } from '#domain/money/parse.ts';
import { FormNumber } from '#web/ui/formFields.tsx';
import { type EditForm, fieldId } from './editedFacts.ts';

/** How many days a quote may be accepted, with the day that makes; nothing typed is thirty. */
export function ValidityField() {
  const { control } = useFormContext<EditForm>();
  const [date, days] = useWatch({ control, name: ['date', 'validityDays'] });
  return (
    <FormNumber
      name="validityDays"
      id={fieldId('validityDays')}
      label="Validité du devis"
      optional
      placeholder={String(QUOTE_VALIDITY_DAYS)}
      after="jours"
      hint={lastDay(date, days)}
    />
  );
}

function lastDay(date: string, typed: string): string {
  const days = typed.trim() === '' ? QUOTE_VALIDITY_DAYS : numberOrZero(typed);
  const isDays = Number.isInteger(days) && days >= 1 && days <= DOCUMENT_LIMITS.validityDays;
  if (!isDays || !isIsoDate(date)) return `De 1 à ${DOCUMENT_LIMITS.validityDays}\u00A0jours.`;
  return `Valable jusqu’au ${formatDayLong(quoteValidUntil({ date, validityDays: days }))}.`;
}
