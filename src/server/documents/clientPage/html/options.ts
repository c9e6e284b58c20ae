import { html } from 'hono/html';
import { optionField, placesTicked } from '#domain/document/agreement.ts';
import { agreedWith, areOptions, optionGross, optionsOf } from '#domain/document/options.ts';
import { documentTotals } from '#domain/document/totals.ts';
import type { Document, LineItem } from '#domain/document/types.ts';
import { unitSuffix } from '#domain/document/units.ts';
import {
  formatAmount,
  formatPercent,
  formatQuantity,
  formatUnitPrice,
} from '#domain/format/numbers.ts';
import type { Dossier } from '#server/documents/clientPage/read.ts';
import type { Html } from './frame.ts';
import { icon } from './icons.ts';

/** The quote as its client would accept it with what is ticked now; what is no option counts for nothing. */
export function chosenQuote(
  { parts: { document } }: Pick<Dossier, 'parts'>,
  values: Readonly<Record<string, string>>,
): Document {
  const places = placesTicked(values);
  return agreedWith(document, areOptions(document.lineItems, places) ? places : []);
}

/**
 * A tick for each option, never ticked beforehand (C. conso. art. L121-17), and what the quote then
 * comes to. What `data-live` marks is replaced by `page.js` with what the server answers to the ticks.
 */
export function optionsFieldset(
  { parts: { document } }: Dossier,
  base: string,
  values: Readonly<Record<string, string>>,
  chosen: Document,
): Html | '' {
  const options = optionsOf(document.lineItems);
  if (options.length === 0) return '';
  const { lines } = documentTotals(document);
  return html`<fieldset class="options" data-recount="${base}/options">
    <legend class="h3">${options.length > 1 ? 'Options' : 'Option'}</legend>
    <p class="small soft">
      Hors du total&nbsp;: cochez
      ${options.length > 1 ? 'celles que vous voulez' : 'si vous la voulez'}.
    </p>
    ${options.map(({ place, line }) => {
      const { net } = lines[place]!;
      const gross = optionGross(document, place);
      return html`<label class="option"
        ><input
          type="checkbox"
          name="${optionField(place)}"
          value="oui"
          ${values[optionField(place)] === 'oui' ? 'checked' : ''}
        /><span class="option__what">${words(line, document)}</span
        ><span class="option__sum"
          ><b class="amount">${formatAmount(gross, document.currency)}</b>${
            gross === net
              ? ''
              : html`<span class="caption faint amount"
                  >${formatAmount(net, document.currency)} HT</span
                >`
          }</span
        ></label
      >`;
    })}
    ${sums(chosen)}
    <button class="btn btn--quiet" formaction="${base}/options" data-by-hand>
      ${icon('down', true)}Mettre à jour le total
    </button>
  </fieldset>`;
}

function words(
  { description, quantity, unit, unitPrice }: LineItem,
  { currency, vat }: Document,
): Html {
  const [name = '', ...details] = description.split('\n');
  const count = [formatQuantity(quantity), unitSuffix(unit, quantity)]
    .filter(Boolean)
    .join('\u00A0');
  const each = `${count} ×\u00A0${formatUnitPrice(unitPrice, currency)}${vat ? '\u00A0HT' : ''}`;
  const said = [...(quantity === 1 ? [] : [each]), ...details].join(' · ');
  return html`<span>${name}</span
    >${said === '' ? '' : html`<span class="small faint">${said}</span>`}`;
}

/** HT, VAT and TTC of what is ticked; told by a screen reader when it changes. */
function sums(chosen: Document): Html {
  const { net, vatBreakdown, gross, totalLabel } = documentTotals(chosen);
  const money = (value: number) => formatAmount(value, chosen.currency);
  const charged = vatBreakdown.filter(({ vatCase }) => vatCase === null);
  return html`<div id="sums" class="sums" data-live role="status">
    <dl>
      ${
        chosen.vat
          ? html`<div>
                <dt>Total HT</dt>
                <dd class="amount">${money(net)}</dd>
              </div>
              ${charged.map(
                ({ rate, vat }) =>
                  html`<div>
                    <dt>TVA ${formatPercent(rate)}</dt>
                    <dd class="amount">${money(vat)}</dd>
                  </div>`,
              )}`
          : ''
      }
      <div class="sums__all">
        <dt>Total ${totalLabel}</dt>
        <dd class="amount">${money(gross)}</dd>
      </div>
    </dl>
  </div>`;
}
