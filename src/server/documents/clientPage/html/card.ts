import { html } from 'hono/html';
import { formatAmount } from '#domain/format/numbers.ts';
import type { CardStanding } from '#server/documents/cards/standing.ts';
import { titleOf, type Dossier } from '#server/documents/clientPage/read.ts';
import { footer, framed, letterhead, type Html } from './frame.ts';
import { icon, sealMark } from './icons.ts';

/** What a client is told of the payment they made, or did not make; `away`: Stripe did not answer. */
export type CardTold = 'paid' | 'confirming' | 'refused' | 'given_up' | 'away';

export interface CardPart extends CardStanding {
  told?: CardTold | null;
}

export const NO_CARD: CardPart = { offered: false, waiting: false };

/** « Payer par carte »: one sum, one button. */
export function cardSection({ parts, standing }: Dossier, base: string): Html {
  const { seller, document } = parts;
  const sum = formatAmount(standing.amount, document.currency);
  return html`<section class="pay" aria-labelledby="card">
    <h2 class="h3" id="card">Par carte<span class="small faint">sans frais</span></h2>
    <form method="post" action="${base}/carte">
      <button class="btn btn--primary btn--l btn--block">
        ${icon('card')}<span>Payer ${sum} par carte</span>
      </button>
    </form>
    <p class="small faint">
      Le paiement se fait sur la page sécurisée de Stripe, qui seule voit votre carte, et va droit à
      ${seller.company || seller.name}.
    </p>
  </section>`;
}

/** What became of a payment, before anything else on the page. */
export function cardNotice(dossier: Dossier, base: string, card: CardPart): Html | '' {
  const told = card.waiting ? 'confirming' : card.told;
  if (!told) return '';
  const seller = dossier.parts.seller.company || dossier.parts.seller.name;
  const { title, words, tone } = NOTICES[told];
  const again = html`<a class="link" href="${base}?paiement=retour">Actualiser</a>`;
  return html`<section class="notice" role="status">
    <h2 class="seal seal--${tone}">${sealMark(tone)}${title}</h2>
    <p class="soft">${words(seller)} ${told === 'confirming' ? again : ''}</p>
  </section>`;
}

/** While a payment is being confirmed, nobody is asked to pay a second time. */
export function isConfirming({ waiting, told }: CardPart): boolean {
  return waiting || told === 'confirming';
}

const NOTICES: Record<
  CardTold,
  { title: string; words: (seller: string) => string; tone: 'done' | 'act' | 'late' }
> = {
  paid: {
    title: 'Paiement par carte reçu',
    words: (seller) => `${seller} en est prévenu. Vous pouvez fermer cette page.`,
    tone: 'done',
  },
  confirming: {
    title: 'Paiement en cours de confirmation',
    words: () =>
      'Stripe n’a pas encore confirmé votre paiement. Ne payez pas une seconde fois\u00A0: cette page le dira dès que c’est fait.',
    tone: 'act',
  },
  refused: {
    title: 'Le paiement n’a pas abouti',
    words: () => 'Votre banque l’a refusé\u00A0: rien n’a été prélevé. Vous pouvez réessayer.',
    tone: 'late',
  },
  given_up: {
    title: 'Paiement abandonné',
    words: () => 'Rien n’a été prélevé. Ce document reste à régler.',
    tone: 'act',
  },
  away: {
    title: 'Le paiement par carte ne répond pas',
    words: () => 'Rien n’a été prélevé. Réessayez dans un instant, ou réglez d’une autre façon.',
    tone: 'late',
  },
};

/** Between this site and Stripe's: it leads on by itself. */
export function leavingPage({ parts, standing }: Dossier, base: string, url: string): Html {
  const { seller, document } = parts;
  const title = titleOf(document);
  return framed({
    title: `Payer · ${title}`,
    alone: true,
    leads: { to: url, after: 0 },
    body: html`<div class="act">
      ${letterhead(seller)}
      <main class="act__main">
        <p><a class="link link--soft" href="${base}">${icon('back', true)}${title}</a></p>
        <div class="alone">
          <h1 class="lead-in__h">Vers la page de paiement</h1>
          <p class="lead">
            ${formatAmount(standing.amount, document.currency)} à régler par carte, sur la page
            sécurisée de Stripe.
          </p>
          <a class="btn btn--primary btn--l" href="${url}">Continuer</a>
        </div>
      </main>
      ${footer(seller.company || seller.name)}
    </div>`,
  });
}
