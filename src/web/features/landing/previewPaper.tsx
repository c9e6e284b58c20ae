import { addDays } from '#domain/calendar.ts';
import { type DocumentType, kindFacts } from '#domain/document/kinds.ts';
import { formatDay } from '#domain/format/days.ts';
import { formatAmount, formatQuantity } from '#domain/format/numbers.ts';
import { count } from '#domain/format/words.ts';
import type { PreviewLine, PreviewSheet } from './previewSheet.ts';

/** The document as a client of Atelier Morel would receive it. */
interface Props {
  sheet: PreviewSheet;
  type: DocumentType;
  today: string;
}

export function PreviewPaper({ sheet, type, today }: Props) {
  const { name, isOffer } = kindFacts(type);

  return (
    <article className="sheet sheet--a4" aria-label="Aperçu du document">
      <div className="sheet__in">
        <div className="sheet__top">
          <div>
            <div className="sheet__type">{name}</div>
            <div className="sheet__no">N° {isOffer ? 'QUO-018' : 'INV-042'}</div>
          </div>
          <div className="sheet__from">
            <b>Atelier Morel</b>
            <br />
            Camille Morel EI
            <br />
            <span className="sheet__soft">
              14 rue des Olivettes
              <br />
              44000 Nantes
            </span>
          </div>
        </div>
        <dl className="sheet__meta">
          <div>
            <dt>Date</dt>
            <dd>{formatDay(today)}</dd>
          </div>
          <div>
            <dt>{isOffer ? 'Valable jusqu’au' : 'Échéance'}</dt>
            <dd>{formatDay(sheet.due ?? addDays(today, isOffer ? 30 : 15))}</dd>
          </div>
          <div className="sheet__to">
            <dt>Client</dt>
            <dd>
              <b>Brasserie Lune</b>
              <br />
              <span className="sheet__soft">7 quai de la Fosse, 44000 Nantes</span>
            </dd>
          </div>
        </dl>
        <table>
          <thead>
            <tr>
              <th scope="col">Désignation</th>
              <th scope="col">Quantité</th>
              <th scope="col">Prix unitaire HT</th>
              <th scope="col">Total HT</th>
            </tr>
          </thead>
          <tbody>
            {sheet.lines.map((line, index) => (
              <Line key={`${index} ${line.source}`} line={line} currency={sheet.currency} />
            ))}
          </tbody>
        </table>
        <Totals sheet={sheet} />
        <div className="sheet__foot">
          <p className="sheet__thanks">Merci pour votre confiance !</p>
          <p>
            {isOffer
              ? 'Devis gratuit, valable 30 jours. Bon pour accord, date et signature du client :'
              : 'Tout retard de paiement engendre une pénalité exigible à compter de la date d’échéance, calculée sur la base de trois fois le taux d’intérêt légal. Indemnité forfaitaire pour frais de recouvrement en cas de retard de paiement : 40 €. Escompte pour paiement anticipé : néant.'}
          </p>
          <p>SIRET 123 456 782 00015 · TVA FR12345678900</p>
        </div>
      </div>
      <output className="sr">
        {count(sheet.lines.length, 'ligne')}, total {formatAmount(sheet.gross, sheet.currency)} TTC
      </output>
    </article>
  );
}

function Line({ line, currency }: { line: PreviewLine; currency: string }) {
  return (
    <tr>
      <td>
        {line.description}
        <br />
        <span className="sheet__soft text-[0.88em]">« {line.source} »</span>
      </td>
      <td>
        {formatQuantity(line.quantity)}
        {line.unit && `\u00A0${line.unit}`}
      </td>
      <td>
        {line.priceMissing ? (
          <span className="sheet__soft border-b-2 border-brass">Prix à compléter</span>
        ) : (
          formatAmount(line.unitPrice, currency)
        )}
      </td>
      <td>{formatAmount(line.total, currency)}</td>
    </tr>
  );
}

function Totals({ sheet }: { sheet: PreviewSheet }) {
  return (
    <div className="sheet__sum">
      <dl className="sheet__totals">
        <dt className="sheet__soft">Total HT</dt>
        <dd>{formatAmount(sheet.net, sheet.currency)}</dd>
        {sheet.vat.map(({ rate, vat }) => (
          <div key={rate} className="contents">
            <dt className="sheet__soft">TVA {formatQuantity(rate)} %</dt>
            <dd>{formatAmount(vat, sheet.currency)}</dd>
          </div>
        ))}
        <dt className="sum">Total TTC</dt>
        <dd className="sum">{formatAmount(sheet.gross, sheet.currency)}</dd>
      </dl>
    </div>
  );
}
