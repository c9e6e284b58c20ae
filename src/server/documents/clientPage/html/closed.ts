import { html } from 'hono/html';
import { footer, framed, type Html } from './frame.ts';

/** An address that never opened anything. */
export function unknownPage(): Html {
  return alone(
    'Adresse inconnue',
    html`<h1 class="lead-in__h">Cette adresse n’ouvre aucun document</h1>
      <p class="lead">
        Elle a peut-être été coupée en la copiant. Reprenez-la en entier dans le message que vous
        avez reçu, ou redemandez-la à qui vous l’a envoyée.
      </p>`,
    '',
  );
}

/** One that did, and does not any more: nothing is said but who sent it. */
export function closedPage(seller: string): Html {
  return alone(
    'Page fermée',
    html`<h1 class="lead-in__h">Cette page n’est plus ouverte</h1>
      <p class="lead">
        L’adresse d’un document est gardée un temps, puis fermée.
        ${seller === '' ? 'Redemandez\u2011la' : html`Redemandez‑la à ${seller}`}&nbsp;: une
        nouvelle vous sera envoyée.
      </p>`,
    seller,
  );
}

export function tooManyPage(): Html {
  return alone(
    'Trop de demandes',
    html`<h1 class="lead-in__h">Trop de demandes en peu de temps</h1>
      <p class="lead">Attendez quelques minutes, puis rechargez cette page.</p>`,
    '',
  );
}

function alone(title: string, body: Html, seller: string): Html {
  return framed({
    title,
    alone: true,
    body: html`<div class="act">
      <main class="act__main"><div class="alone">${body}</div></main>
      ${footer(seller)}
    </div>`,
  });
}
