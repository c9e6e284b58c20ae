import { html } from 'hono/html';
import { parisDay } from '#domain/calendar.ts';
import { formatDayLong } from '#domain/format/days.ts';
import type { Dossier } from '#server/documents/clientPage/read.ts';
import { titleOf } from '#server/documents/clientPage/read.ts';
import type { SealFinding } from '#server/documents/clientPage/authenticity.ts';
import { footer, framed, letterhead, type Html } from './frame.ts';
import { breakable } from './pay.ts';
import { icon, sealMark } from './icons.ts';

/** « Ce document est authentique »: what the register says of the file, and the account it bears. */
export function authenticPage({ parts }: Dossier, seal: SealFinding, base: string): Html {
  const { seller, document } = parts;
  const title = titleOf(document);
  return framed({
    title: `${title} est-il authentique ? · ${seller.company || seller.name}`,
    alone: true,
    body: html`<div class="act">
      ${letterhead(seller)}
      <main class="act__main">
        <p><a class="link link--soft" href="${base}">${icon('back', true)}${title}</a></p>
        <div class="lead-in">
          <span class="seal seal--${seal.kept ? 'done' : 'late'}"
            >${sealMark(seal.kept ? 'done' : 'late')}${seal.kept ? 'Authentique' : 'Sceau rompu'}</span
          >
          <h1 class="lead-in__h">
            ${seal.kept ? 'Ce document est authentique' : 'Ce document ne correspond pas à son sceau'}
          </h1>
          <p class="lead-in__sub">
            ${seal.kept ? html`Le PDF de cette page est, octet pour octet, celui que ${seller.company || seller.name} a scellé le ${formatDayLong(parisDay(new Date(seal.sealedAt)))}. Son empreinte est dans le registre.` : html`Ne payez pas&nbsp;: demandez d’abord une explication à ${seller.company || seller.name}, par un moyen que vous connaissez déjà.`}
          </p>
        </div>
        <section class="account" aria-labelledby="facts">
          <h2 class="h3" id="facts">Ce qui est scellé</h2>
          <dl class="rows rows--facts">
            <div>
              <dt>Document</dt>
              <dd>${title}</dd>
            </div>
            <div>
              <dt>Émetteur</dt>
              <dd>
                ${seller.company || seller.name}${seller.siret === '' ? '' : html`, SIRET ${seller.siret}`}
              </dd>
            </div>
            ${
              seller.iban === ''
                ? ''
                : html`<div>
                    <dt>IBAN scellé</dt>
                    <dd class="iban">${breakable(seller.iban)}</dd>
                  </div>`
            }
          </dl>
          ${seller.iban === '' ? '' : html`<p class="small soft">Avant un premier virement, comparez cet IBAN à celui que vous allez payer. S’il diffère, ne payez pas et appelez ${seller.company || seller.name}.</p>`}
          <details class="print">
            <summary class="link">Voir l’empreinte</summary>
            <p class="print__hex small" id="sha256">${seal.sha256}</p>
            <p class="small faint">
              SHA-256 du PDF, écriture n°&nbsp;${seal.sequence ?? '–'} du registre.
            </p>
          </details>
        </section>
        <section class="account" aria-labelledby="other" id="compare" hidden>
          <h2 class="h3" id="other">Vérifier un fichier que vous avez reçu</h2>
          <label class="drop"
            >${icon('file')}<span
              ><b>Choisir le PDF</b
              ><span class="small faint"
                >Il est lu par votre navigateur et n’est envoyé nulle part.</span
              ></span
            ><input
              class="sr-only"
              type="file"
              accept="application/pdf"
              data-sha256="${seal.sha256}"
          /></label>
          <p role="status" aria-live="polite" id="compared"></p>
        </section>
        <p class="small faint">
          Cette vérification prouve que le fichier n’a pas changé depuis qu’il a été scellé. Elle ne
          dit rien de l’exactitude de ce qui y est écrit.
        </p>
      </main>
      ${footer(seller.company || seller.name)}
    </div>`,
  });
}
