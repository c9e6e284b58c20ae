import { html } from 'hono/html';
import { agreedOf, agreedWords } from '#domain/document/agreed.ts';
import { agreed, isRequest, kindFacts } from '#domain/document/kinds.ts';
import { byMeans, meansAskedFor } from '#domain/document/paymentMeans.ts';
import { subjectSaid } from '#domain/document/subject.ts';
import { documentTotals } from '#domain/document/totals.ts';
import type { Document } from '#domain/document/types.ts';
import { formatDayLong } from '#domain/format/days.ts';
import { formatAmount } from '#domain/format/numbers.ts';
import { unbroken } from '#rendering/view/text.ts';
import type { Dossier, OpenRequest } from '#server/documents/clientPage/read.ts';
import { titleOf } from '#server/documents/clientPage/read.ts';
import { account } from './account.ts';
import { acceptedSection, agreementForm, type Typed } from './answer.ts';
import { type CardPart, cardNotice, cardSection, isConfirming, NO_CARD } from './card.ts';
import { chosenQuote } from './options.ts';
import { footer, framed, letterhead, type Html } from './frame.ts';
import { icon, sealMark } from './icons.ts';
import { otherPapers } from './otherPapers.ts';
import { transferSection } from './pay.ts';

/** A request for a deposit, and what a card may pay of it. */
interface DepositToPay extends OpenRequest {
  card: CardPart;
}

/** What stands around the document: a form that comes back, its deposits, what a card may pay. */
interface Around {
  typed?: Typed;
  requests?: readonly OpenRequest[];
  /** The deposit to pay now, on a quote that was accepted. */
  deposit?: DepositToPay | null;
  card?: CardPart;
}

/** The page of one document: where it stands, what to do, its other papers, its sheet. */
export function documentPage(
  dossier: Dossier,
  base: string,
  { typed, requests = [], deposit = null, card = NO_CARD }: Around = {},
): Html {
  const { parts } = dossier;
  const { seller, document } = parts;
  const title = titleOf(document);
  const amount = amountShown(dossier, typed);
  return framed({
    title: `${title} · ${seller.company || seller.name}`,
    body: html`<div class="act">
        ${letterhead(seller)}
        <main class="act__main">
          ${cardNotice(dossier, base, card)} ${leadIn(dossier, card, amount)}
          <a class="peek" href="#piece"
            >${icon('file')}<span
              ><b>Lire ${isRequest(document) ? 'la demande' : kindFacts(document.kind).definite}</b
              ><span class="small faint">plus bas</span></span
            >${icon('down', true)}</a
          >
          ${account(dossier)} ${isConfirming(card) ? '' : waysToPay(dossier, base, card)}
          ${dossier.standing.answerable ? agreementForm(dossier, base, typed) : ''}
          ${deposit ? depositSection(deposit) : ''} ${acceptedSection(dossier, base)}
          ${otherPapers(dossier, base, requests)}
        </main>
        ${footer(seller.company || seller.name)}
      </div>
      ${sheet(dossier, base)}${dock(dossier, amount)}`,
  });
}

/** What matters now; of a quote that may be answered, with the options ticked. */
function amountShown(dossier: Dossier, typed: Typed | undefined): number {
  const { standing } = dossier;
  if (!standing.answerable) return standing.amount;
  return documentTotals(chosenQuote(dossier, typed?.values ?? {})).gross;
}

function leadIn(
  { parts: { document, client }, current, agreed, standing, gross }: Dossier,
  card: CardPart,
  amount: number,
): Html {
  const { words, tone, answerable } = standing;
  const choice = current.acceptance === 'accepted' ? agreedOf(agreed) : null;
  const { totalLabel } = documentTotals(document);
  const day = unbroken(formatDayLong(document.date));
  const about = subjectSaid(document.content);
  const whom = client.company || client.name;
  const whole =
    answerable || amount === gross ? '' : `, sur ${formatAmount(gross, document.currency)}`;
  return html`<div class="lead-in">
    ${isConfirming(card) ? '' : html`<span class="seal seal--${tone}">${sealMark(tone)}${words}</span>`}
    <h1 class="lead-in__h">${about ?? titleOf(document)}</h1>
    <p class="lead-in__fig" id="figure" data-live>${formatAmount(amount, document.currency)}</p>
    <p class="lead-in__sub">
      ${totalLabel}${whole}. ${datedWords(document, about)} ${day}, pour ${whom}.
    </p>
    ${choice ? html`<p class="lead-in__sub">Accepté ${agreedWords(choice)}.</p>` : ''}
    ${standing.words === 'En cours de modification' ? html`<p class="lead-in__sub">Ce devis change depuis qu’il vous a été envoyé&nbsp;: attendez sa nouvelle version avant de répondre.</p>` : ''}
  </div>`;
}

/** What comes before its day: the title has said what it is, unless it said what it is about. */
function datedWords(document: Document, about: string | null): string {
  if (about !== null) return `${titleOf(document)} du`;
  return isRequest(document) ? 'Demandé le' : 'Le';
}

/** By card, by transfer, or as the document says. */
function waysToPay(dossier: Dossier, base: string, { offered }: CardPart): Html {
  const { transfer, parts } = dossier;
  const byTransfer = transfer && transferSection(transfer, parts.document.currency);
  return html`${offered ? cardSection(dossier, base) : ''}
  ${byTransfer ?? (offered ? '' : noAccount(dossier))}`;
}

/** What the order asks for, and how it is paid: nobody has to look for the request’s own page. */
function depositSection({ dossier, base, card }: DepositToPay): Html {
  const { amount } = dossier.standing;
  const { currency } = dossier.parts.document;
  return html`<section class="pay" aria-labelledby="deposit">
      <h2 class="h3" id="deposit">
        Acompte à régler<span class="amount">${formatAmount(amount, currency)}</span>
      </h2>
      <p class="soft">
        ${
          isConfirming(card)
            ? html`Un paiement par carte est en cours de confirmation&nbsp;: ne payez pas une
              seconde fois.`
            : html`Il est demandé à la commande. La facture d’acompte vous sera remise une fois
              l’acompte reçu.`
        }
        <a class="link" href="${base}">Voir la demande d’acompte</a>
      </p>
    </section>
    ${isConfirming(card) ? '' : waysToPay(dossier, base, card)}`;
}

/** Nobody is left without knowing what to do. */
function noAccount({ standing, parts: { seller, document } }: Dossier): Html | '' {
  if (!standing.payable) return '';
  const how = document.paymentMethod ? ` ${byMeans(meansAskedFor(document.paymentMethod))}` : '';
  return html`<section class="pay" aria-labelledby="pay">
    <h2 class="h3" id="pay">Régler</h2>
    <p class="soft">
      Ce document se règle${how}. Pour toute question, écrivez à ${seller.company || seller.name}.
    </p>
  </section>`;
}

function sheet(dossier: Dossier, base: string): Html {
  const {
    parts: { document, seller, client },
    gross,
  } = dossier;
  const title = titleOf(document);
  const alt = `${title} de ${seller.company || seller.name} pour ${client.company || client.name}, ${formatAmount(gross, document.currency)}. Le texte complet est dans le PDF.`;
  return html`<section class="desk" id="piece" aria-label="${title}">
    <div class="desk__bar">
      <span class="small soft">${title}</span
      ><span class="desk__acts"
        ><a class="btn btn--quiet btn--s" href="${base}/feuille.svg" target="_blank" rel="noopener"
          >${icon('zoom')}Agrandir</a
        ><a class="btn btn--quiet btn--s" href="${base}/document.pdf" download
          >${icon('download')}PDF</a
        ></span
      >
    </div>
    <div class="leaf">
      <img src="${base}/feuille.svg" width="595" height="842" alt="${alt}" />${stamp(dossier)}
    </div>
  </section>`;
}

/** The sealed page still asks for its sum: across it, on screen only, that it was paid. */
function stamp({ standing, parts: { document } }: Dossier): Html | '' {
  if (!standing.settled) return '';
  return html`<b class="stamp" aria-hidden="true">${agreed('Payé', document.kind)}</b>`;
}

/** On a phone the sum and the way to the form stay in reach. */
function dock({ standing, parts: { document } }: Dossier, amount: number): Html | '' {
  if (!standing.answerable) return '';
  return html`<div class="dockbar">
    <div class="dockbar__sum">
      <span>Total ${documentTotals(document).totalLabel}</span
      ><b id="docked" data-live>${formatAmount(amount, document.currency)}</b>
    </div>
    <a class="btn btn--primary btn--l" href="#accord">Répondre</a>
  </div>`;
}
