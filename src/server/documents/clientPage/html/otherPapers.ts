import { html } from 'hono/html';
import { kindLabel } from '#domain/document/names.ts';
import { formatDay } from '#domain/format/days.ts';
import { formatAmount } from '#domain/format/numbers.ts';
import { type Dossier, type OpenRequest, titleOf } from '#server/documents/clientPage/read.ts';
import type { Html } from './frame.ts';
import { icon } from './icons.ts';

const RELATIONS: Partial<Record<Dossier['links'][number]['relation'], string>> = {
  credited_by: 'avoir sur cette facture',
  credits: 'facture créditée',
  replaced_by: 'la remplace',
  replaces: 'remplacée',
  deducts: 'acompte déduit',
  deducted_by: 'facture de solde',
  deposit: 'acompte',
};

/** The papers of the affair that the client may read, this one first, and what is asked for. */
export function otherPapers(
  { parts: { document }, links, gross }: Dossier,
  base: string,
  requests: readonly OpenRequest[],
): Html {
  const { currency } = document;
  const others = links.filter(({ issued, relation }) => issued && RELATIONS[relation]);
  return html`<section class="past" aria-labelledby="past">
    <h2 class="h3" id="past">Dans ce dossier</h2>
    <ul class="past__list">
      <li class="past__row is-now">
        <span class="past__what"
          ><b>${titleOf(document)}</b
          ><span class="small faint">${formatDay(document.date)}</span></span
        ><span class="amount">${formatAmount(gross, currency)}</span
        ><a
          class="icon-btn"
          href="${base}/document.pdf"
          download
          aria-label="Télécharger ${titleOf(document)}"
          >${icon('download', true)}</a
        >
      </li>
      ${others.map(
        ({ kind, number, relation, documentId, gross: sum }) =>
          html`<li class="past__row">
            <span class="past__what"
              ><b>${kindLabel(kind)} ${number}</b
              ><span class="small faint">${RELATIONS[relation]!}</span></span
            ><span class="amount">${formatAmount(sum, currency)}</span
            ><a
              class="icon-btn"
              href="${base}/pieces/${documentId}/document.pdf"
              download
              aria-label="Télécharger ${kindLabel(kind)} ${number}"
              >${icon('download', true)}</a
            >
          </li>`,
      )}
      ${requests.map(
        (request) =>
          html`<li class="past__row">
            <span class="past__what"
              ><a class="link" href="${request.base}">Demande d’acompte</a
              ><span class="small faint">à régler</span></span
            ><span class="amount">${formatAmount(request.gross, currency)}</span><span></span>
          </li>`,
      )}
    </ul>
    <p class="small">
      <a class="link link--soft" href="${base}/authentique"
        >Vérifier que ce document est authentique</a
      >
    </p>
  </section>`;
}
