import { documentTitle, kindLabel } from '#domain/document/names.ts';
import { unitSuffix } from '#domain/document/units.ts';
import type { DocumentAnswer } from '#server/documents/answers.ts';
import { formatDay } from '#domain/format/days.ts';
import { formatAmount, formatQuantity } from '#domain/format/numbers.ts';

/** What the document says, without the page that only the server can draw: what is left offline. */
export function WrittenSheet({ document }: { document: DocumentAnswer }) {
  const { currency, totals } = document;
  return (
    <article className="sheet" aria-label={`Contenu de ${documentTitle(document)}`}>
      <div className="sheet__in">
        <div className="sheet__top">
          <div>
            <div className="sheet__type">{kindLabel(document.kind)}</div>
            <div className="sheet__no">N° {document.number}</div>
          </div>
          <div className="sheet__from">
            <b>{document.clientName}</b>
            <br />
            <span className="sheet__soft">
              {formatDay(document.date)}
              {document.dueDate && (
                <>
                  <br />
                  Échéance {formatDay(document.dueDate)}
                </>
              )}
            </span>
          </div>
        </div>
        <div className="mt-[3em] overflow-x-auto">
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
              {document.lineItems.map((line, index) => (
                <tr key={`${index} ${line.description}`}>
                  <td>{line.description}</td>
                  <td>
                    {formatQuantity(line.quantity)} {unitSuffix(line.unit, line.quantity)}
                  </td>
                  <td>{formatAmount(line.unitPrice, currency)}</td>
                  <td>{formatAmount(line.total, currency)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <dl className="sheet__totals">
          <dt className="sheet__soft">Total HT</dt>
          <dd>{formatAmount(totals.net, currency)}</dd>
          {totals.byRate.map(({ rate, vat }) => (
            <div key={rate} className="contents">
              <dt className="sheet__soft">TVA {formatQuantity(rate)} %</dt>
              <dd>{formatAmount(vat, currency)}</dd>
            </div>
          ))}
          <dt className="sum">{document.vat ? 'Total TTC' : 'Total'}</dt>
          <dd className="sum">{formatAmount(totals.gross, currency)}</dd>
        </dl>
        {document.content && <p className="mt-[2em] whitespace-pre-line">{document.content}</p>}
      </div>
    </article>
  );
}
