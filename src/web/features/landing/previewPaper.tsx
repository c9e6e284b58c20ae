import { memo } from 'react';
import { addDays } from '#domain/calendar.ts';
import { type DocumentType, kindFacts } from '#domain/document/kinds.ts';
import { formatDay } from '#domain/format/days.ts';
import { formatAmount, formatQuantity } from '#domain/format/numbers.ts';
import { count } from '#domain/format/words.ts';
import { Recipient, WrittenPaper } from '#web/ui/paper.tsx';
import { Told } from '#web/ui/told.tsx';
import type { PreviewLine, PreviewSheet } from './previewSheet.ts';

interface Props {
  sheet: PreviewSheet;
  type: DocumentType;
  today: string;
}

/** The document as a client of Atelier Morel would receive it; drawn again when the sheet changes. */
export const PreviewPaper = memo(Paper);

function Paper({ sheet, type, today }: Props) {
  const { name, isOffer } = kindFacts(type);

  return (
    <WrittenPaper
      label="Aperçu du document"
      format="opening"
      kind={name}
      number={isOffer ? 'QUO-018' : 'INV-042'}
      from={{
        name: 'Atelier Morel',
        lines: ['Camille Morel EI'],
        soft: ['14 rue des Olivettes', '44000 Nantes'],
      }}
      meta={[
        { term: 'Date', value: formatDay(today) },
        {
          term: isOffer ? 'Valable jusqu’au' : 'Échéance',
          value: formatDay(sheet.due ?? addDays(today, isOffer ? 30 : 15)),
        },
        {
          term: 'Client',
          value: <Recipient name="Brasserie Lune" address="7 quai de la Fosse, 44000 Nantes" />,
        },
      ]}
      lines={sheet.lines.map((line) => lineOf(line, sheet.currency))}
      sums={[
        { label: 'Total HT', amount: formatAmount(sheet.net, sheet.currency) },
        ...sheet.vat.map(({ rate, vat }) => ({
          label: `TVA ${formatQuantity(rate)} %`,
          amount: formatAmount(vat, sheet.currency),
        })),
      ]}
      total={{ label: 'Total TTC', amount: formatAmount(sheet.gross, sheet.currency) }}
      foot={
        <>
          <p>
            {isOffer
              ? 'Devis gratuit, valable 30 jours. Bon pour accord, date et signature du client\u00A0:'
              : 'Tout retard de paiement engendre une pénalité exigible à compter de la date d’échéance, calculée sur la base de trois fois le taux d’intérêt légal. Indemnité forfaitaire pour frais de recouvrement en cas de retard de paiement\u00A0: 40\u00A0€. Escompte pour paiement anticipé\u00A0: néant.'}
          </p>
          <p>SIRET 123 456 782 00015 · TVA FR12345678900</p>
        </>
      }
    >
      <Told
        words={`${count(sheet.lines.length, 'ligne')}, total ${formatAmount(sheet.gross, sheet.currency)} TTC`}
      />
    </WrittenPaper>
  );
}

function lineOf(line: PreviewLine, currency: string) {
  return {
    description: line.description,
    source: line.source,
    quantity: formatQuantity(line.quantity) + (line.unit ? `\u00A0${line.unit}` : ''),
    unitPrice: line.priceMissing ? (
      <span className="border-b-2 border-brass text-print-ink-2">Prix à compléter</span>
    ) : (
      formatAmount(line.unitPrice, currency)
    ),
    total: formatAmount(line.total, currency),
  };
}
