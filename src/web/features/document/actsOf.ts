import { conversionOf } from '#domain/document/conversion.ts';
import { isDeposit, isRequest, kindFacts } from '#domain/document/kinds.ts';
import { canBeRepeated } from '#domain/recurring/fromInvoice.ts';
import type { DocumentAnswer } from '#server/documents/answers.ts';
import type { FollowUp } from './corrections/followUp.ts';

/** Everything one can do to a document from its page. */
export type DocumentAct =
  | Exclude<FollowUp, Correction | 'accept_options'>
  | 'issue_and_send'
  | 'issue'
  | 'send'
  | 'send_again'
  | 'mark_sent'
  | 'collect'
  | 'remind'
  | 'hold_reminders'
  | 'last_receipt'
  | 'unpaid_duplicate'
  | 'accept'
  | 'refuse'
  | 'withdraw_answer'
  | 'amend'
  | 'convert'
  | 'open_invoice'
  | 'open_request'
  | 'repeat'
  | 'copy_to_clients'
  | 'download'
  | 'edit'
  | 'archive'
  | 'delete';

/** The next act first, one beside it, and the rest in a quiet menu. */
export interface ActsOnDocument {
  main: DocumentAct;
  second: DocumentAct | null;
  quiet: DocumentAct[];
  more: DocumentAct[];
}

type Acted = Pick<
  DocumentAnswer,
  | 'kind'
  | 'status'
  | 'state'
  | 'issuedAt'
  | 'sentAt'
  | 'amountDue'
  | 'paidAmount'
  | 'creditedAmount'
  | 'gross'
  | 'vat'
  | 'acceptance'
  | 'convertedDocumentId'
  | 'lots'
  | 'retention'
  | 'links'
> & { lastEmail: Pick<NonNullable<DocumentAnswer['lastEmail']>, 'ok'> | null };

/** What comes next on a document where it stands. */
export function actsOf(document: Acted): ActsOnDocument {
  const offered = byStand(document);
  const main = asSent(offered.main, document);
  const second = offered.second && asSent(offered.second, document);
  const shown = [main, second];
  const quiet: DocumentAct[] = main === 'download' ? [] : ['download'];
  if (isEditable(document)) quiet.push('edit');
  if (document.issuedAt !== null && correctionsOf(document).length > 0) quiet.unshift('correct');
  const again: DocumentAct[] = canBeRepeated(document) ? ['repeat', 'copy_to_clients'] : [];
  const more = [
    ...offered.more.map((act) => asSent(act, document)),
    ...again,
    document.issuedAt ? 'archive' : 'delete',
  ] as const;
  return { main, second, quiet, more: more.filter((act) => !shown.includes(act)) };
}

/** What never left is not sent « again ». */
function asSent(act: DocumentAct, { kind, status, sentAt, lastEmail }: Acted): DocumentAct {
  if (act !== 'send_again') return act;
  // A quote that was sent by hand says so by its status alone.
  const byHand = kindFacts(kind).isOffer && status === 'sent';
  return sentAt !== null || lastEmail?.ok || byHand ? 'send_again' : 'send';
}

type Offered = Pick<ActsOnDocument, 'main' | 'second' | 'more'>;

function byStand(document: Acted): Offered {
  if (kindFacts(document.kind).isOffer) return onOffer(document);
  return document.issuedAt === null ? onDraft(document) : onIssued(document);
}

function onOffer(document: Acted): Offered {
  const { state, convertedDocumentId } = document;
  const convert: DocumentAct[] = conversionOf(document) === 'convertible' ? ['convert'] : [];
  const deposits = depositActs(document);
  switch (state) {
    case 'draft':
      return {
        main: 'send',
        second: 'convert',
        more: ['accept', 'refuse', ...deposits],
      };
    case 'accepted':
      return onAccepted(document);
    case 'expired':
      return {
        main: 'send_again',
        second: 'accept',
        more: ['refuse', ...convert, ...deposits],
      };
    case 'refused':
      return { main: 'download', second: null, more: ['withdraw_answer', 'send_again'] };
    case 'cancelled':
      return { main: 'download', second: null, more: [...convert, 'send_again'] };
    case 'converted': {
      const main = convertedDocumentId === null ? 'download' : 'open_invoice';
      return { main, second: null, more: ['send_again'] };
    }
    default:
      return {
        main: 'accept',
        second: 'refuse',
        more: [...convert, 'send_again', ...deposits],
      };
  }
}

/** The deposit that was asked on a quote and is not invoiced yet. */
export function requestOf(document: Pick<Acted, 'links'>) {
  return document.links.find((link) => isDeposit(link) && !link.issued) ?? null;
}

/** Once a situation is invoiced the next one comes first, and the answer stays (docs/product.md, Situations). */
function onAccepted(document: Acted): Offered {
  const { lots } = document;
  if (lots?.some(({ before }) => before !== 0)) {
    return { main: 'make_situation', second: 'convert', more: ['amend', 'send_again'] };
  }
  const others = ['make_situation', 'amend', 'send_again', 'withdraw_answer'] as const;
  // What was asked is to be received before more is asked or the rest is billed.
  if (requestOf(document)) {
    return {
      main: 'open_request',
      second: 'convert',
      more: [...depositActs(document), ...others],
    };
  }
  return {
    main: 'convert',
    second: document.links.some(isDeposit) ? null : 'ask_deposit',
    more: [...depositActs(document), ...others],
  };
}

/** A deposit that was asked is received on its request, and one that was received is not received twice. */
function depositActs({ links }: Acted): DocumentAct[] {
  return links.some(isDeposit) ? ['ask_deposit'] : ['ask_deposit', 'received'];
}

function onDraft(document: Acted): Offered {
  if (document.status === 'cancelled') return { main: 'download', second: null, more: [] };
  if (isRequest(document)) {
    // Once it was asked for, what is awaited is the money.
    return document.lastEmail?.ok
      ? { main: 'receipt', second: 'send_again', more: ['issue'] }
      : { main: 'send', second: 'receipt', more: ['issue'] };
  }
  return { main: 'issue_and_send', second: null, more: ['issue'] };
}

function onIssued(document: Acted): Offered {
  const { state, amountDue, paidAmount } = document;
  const works = worksOf(document);
  if (kindFacts(document.kind).owes < 0) {
    return state === 'issued'
      ? { main: 'send', second: null, more: ['mark_sent'] }
      : { main: 'download', second: null, more: ['send_again'] };
  }
  if (amountDue < 0) {
    return { main: 'collect', second: null, more: ['send_again', ...works] };
  }
  switch (state) {
    case 'issued':
      return { main: 'send', second: 'collect', more: ['mark_sent', ...works] };
    case 'overdue':
      return {
        main: 'remind',
        second: 'collect',
        more: [
          'hold_reminders',
          'send_again',
          ...works,
          ...(document.vat ? (['unpaid_duplicate'] as const) : []),
        ],
      };
    case 'sent':
    case 'partly_paid':
      return { main: 'collect', second: null, more: ['send_again', ...works] };
    case 'paid':
      return {
        main: paidAmount > 0 ? 'last_receipt' : 'download',
        second: null,
        more: ['send_again', 'collect', ...works],
      };
    default:
      return { main: 'download', second: null, more: ['send_again', ...works] };
  }
}

/** What is kept back is due a year after the works were accepted. */
function worksOf({ retention, state }: Acted): DocumentAct[] {
  return retention === null || state === 'paid' || state === 'replaced' ? [] : ['accept_works'];
}

/** How it may be corrected. */
export type Correction = 'credit' | 'rectify' | 'again';

/** An avoir or a rectificative, until the whole is credited (docs/product.md, Corrections and deposits). */
export function correctionsOf({
  kind,
  status,
  paidAmount,
  creditedAmount,
  gross,
}: Pick<Acted, 'kind' | 'status' | 'paidAmount' | 'creditedAmount' | 'gross'>): Correction[] {
  if (kindFacts(kind).owes <= 0 || status === 'cancelled' || creditedAmount >= gross) return [];
  if (!kindFacts(kind).canBeReplaced) return ['credit'];
  // Paid or credited in part, an invoice is not replaced whole: the avoir says what is given back.
  const isUntouched = paidAmount === 0 && creditedAmount === 0;
  return isUntouched ? ['credit', 'rectify', 'again'] : ['credit', 'again'];
}

/** Until the issue, and for a quote until it is accepted or invoiced (docs/product.md, Conversion). */
function isEditable({ issuedAt, acceptance, state }: Acted): boolean {
  return issuedAt === null && acceptance !== 'accepted' && state !== 'converted';
}
