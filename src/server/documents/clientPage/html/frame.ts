import { html } from 'hono/html';
import type { Profile } from '#domain/profile/types.ts';
import { icon } from './icons.ts';

export type Html = ReturnType<typeof html>;

interface FrameOptions {
  title: string;
  body: Html;
  /** Two halves on a large screen: the act and the sheet. */
  alone?: boolean;
  /** Where it leads by itself, and after how many seconds. */
  leads?: { to: string; after: number };
}

/** The frame of every page that clients read: no script but ours, indexed by nobody. */
export function framed({ title, body, alone = false, leads }: FrameOptions): Html {
  return html`<!doctype html>
    <html lang="fr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="color-scheme" content="light dark" />
        ${leads ? html`<meta http-equiv="refresh" content="${leads.after};url=${leads.to}" />` : ''}
        <title>${title}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/dossier/style.css" />
        <script src="/dossier/page.js" defer></script>
      </head>
      <body>
        <div class="dossier${alone ? ' dossier--alone' : ''}">${body}</div>
      </body>
    </html>`;
}

/** Who speaks: the seller, not the tool. */
export function letterhead(seller: Profile): Html {
  const name = seller.company || seller.name;
  const ways = [
    ...(seller.email === '' ? [] : [{ href: `mailto:${seller.email}`, words: seller.email }]),
    ...(seller.phone === ''
      ? []
      : [{ href: `tel:${seller.phone.replaceAll(/[^\d+]/g, '')}`, words: seller.phone }]),
  ];
  return html`<header class="who">
    <div class="who__name">
      ${seller.logo === '' ? '' : html`<img class="who__logo" src="${seller.logo}" alt="" />`}<span
        ><b>${name}</b
        >${seller.city === '' ? '' : html`<span class="who__trade">${seller.city}</span>`}</span
      >
    </div>
    ${
      ways.length === 0
        ? ''
        : html`<details class="who__ask">
            <summary class="btn btn--quiet">
              ${icon('question')}<span>Une question&nbsp;?</span>
            </summary>
            <div class="who__ways">
              ${ways.map(({ href, words }) => html`<a class="link" href="${href}">${words}</a>`)}
            </div>
          </details>`
    }
  </header>`;
}

export function footer(seller: string): Html {
  return html`<footer class="by small faint">
    <span
      >${seller === '' ? 'Dossier tenu' : html`Dossier tenu par ${seller}`} avec
      <a class="link link--soft" href="/">Encrier</a></span
    ><span
      ><a class="link link--soft" href="/privacy">Confidentialité</a> ·
      <a class="link link--soft" href="/legal">Mentions légales</a></span
    >
  </footer>`;
}
