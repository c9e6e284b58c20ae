import { html } from 'hono/html';
import { byMeans } from '#domain/document/paymentMeans.ts';
import { amountDue } from '#domain/document/state.ts';
import { formatDay } from '#domain/format/days.ts';
import { formatAmount } from '#domain/format/numbers.ts';
import type { Dossier } from '#server/documents/clientPage/read.ts';
import type { Html } from './frame.ts';

/** How one arrives at what is left, once something was paid, credited or taken back. */
export function account({
  parts: { document },
  current,
  payments,
  links,
  standing,
  gross,
}: Dossier): Html | '' {
  const { currency } = document;
  const credits = links.filter(({ relation, issued }) => relation === 'credited_by' && issued);
  if (document.issuedAt === null || payments.length + credits.length === 0) return '';
  const money = (value: number) => formatAmount(value, currency);
  return html`<section class="account" aria-labelledby="account">
    <h2 class="h3" id="account">Compte</h2>
    <table class="acc">
      <caption class="sr-only">
        Ce qui a été payé et ce qui reste
      </caption>
      <thead>
        <tr>
          <th scope="col">Quoi</th>
          <th scope="col">Quand</th>
          <th scope="col">Montant</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">Total</th>
          <td>${formatDay(document.date)}</td>
          <td>${money(gross)}</td>
        </tr>
        ${credits.map(
          (credit) =>
            html`<tr>
              <th scope="row">Avoir ${credit.number}</th>
              <td></td>
              <td>${money(-credit.gross)}</td>
            </tr>`,
        )}
        ${payments.map(
          ({ day, amount, method }) =>
            html`<tr>
              <th scope="row">${amount < 0 ? 'Rendu' : 'Reçu'} ${byMeans(method)}</th>
              <td>${formatDay(day)}</td>
              <td>${money(-amount)}</td>
            </tr>`,
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">${standing.payable ? 'Reste à payer' : 'Reste'}</th>
          <td></td>
          <td>${money(amountDue(current, gross))}</td>
        </tr>
      </tfoot>
    </table>
  </section>`;
}
