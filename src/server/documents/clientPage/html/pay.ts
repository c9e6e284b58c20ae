import { html, raw } from 'hono/html';
import { formatAmount } from '#domain/format/numbers.ts';
import { groupedIban } from '#rendering/view/text.ts';
import type { Transfer } from '#server/documents/clientPage/read.ts';
import { type Html } from './frame.ts';
import { icon } from './icons.ts';

/** How to pay by transfer: each line is copied by its button, a phone scans the code. */
export function transferSection(transfer: Transfer, currency: string): Html {
  const { beneficiary, iban, bic, amount, reference, code } = transfer;
  const sum = formatAmount(amount, currency);
  return html`<section class="pay" aria-labelledby="pay">
    <h2 class="h3" id="pay">Par virement<span class="small faint">sans frais</span></h2>
    <div class="pay__grid">
      <dl class="rows">
        <div>
          <dt>Bénéficiaire</dt>
          <dd>${beneficiary}</dd>
        </div>
        <div>
          <dt>IBAN</dt>
          <dd class="iban">${breakable(iban)}</dd>
          <dd class="rows__do">
            <button
              type="button"
              class="btn btn--secondary btn--s"
              data-copy="${iban.replaceAll(/\s/g, '')}"
              aria-label="Copier l’IBAN"
              hidden
            >
              ${icon('copy')}<span>Copier</span>
            </button>
          </dd>
        </div>
        ${bic.trim() === '' ? '' : row('BIC', bic, 'Copier le BIC', bic)}
        ${row('Montant', sum, 'Copier le montant', amount.toFixed(2).replace('.', ','))}
        ${row('Référence', reference, 'Copier la référence', reference)}
      </dl>
      ${
        code
          ? html`<figure class="qr">
              ${qr(code.svg, code.alt)}
              <figcaption class="caption faint">
                À scanner avec l’application de votre banque
              </figcaption>
            </figure>`
          : ''
      }
    </div>
    ${
      code
        ? html`<details class="qr-phone">
            <summary class="link">Afficher le code QR, pour payer depuis un autre appareil</summary>
            ${qr(code.svg, code.alt)}
          </details>`
        : ''
    }
    <p class="sr-only" role="status" aria-live="polite" id="copied"></p>
  </section>`;
}

function row(label: string, value: string, words: string, copied: string): Html {
  return html`<div>
    <dt>${label}</dt>
    <dd>${value}</dd>
    <dd class="rows__do">
      <button type="button" class="icon-btn" data-copy="${copied}" aria-label="${words}" hidden>
        ${icon('copy', true)}
      </button>
    </dd>
  </div>`;
}

/** Ours, made of digits alone: it may stand in the page as it is. */
function qr(svg: string, alt: string): Html {
  return html`<div class="qr__code" role="img" aria-label="${alt}">${raw(svg)}</div>`;
}

/** By fours, on as many lines as the screen needs. */
export function breakable(iban: string): string {
  return groupedIban(iban).replaceAll('\u00A0', ' ');
}
