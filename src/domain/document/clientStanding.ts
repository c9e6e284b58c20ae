import type { IsoDate } from '#domain/calendar.ts';
import { formatDayLong } from '#domain/format/days.ts';
import { sum } from '#domain/money/decimal.ts';
import { quoteValidUntil } from './dueDate.ts';
import { agreed, isRequest, kindFacts } from './kinds.ts';
import type { Stood } from './stood.ts';

/** Where a document stands as its client reads it: what is expected of them, or that nothing is. */
export interface ClientStanding {
  /** « À régler au plus tard le 7 décembre 2026 ». */
  words: string;
  tone: 'act' | 'late' | 'done' | 'closed';
  /** What matters now, TTC: what is left to pay, or what the document comes to. */
  amount: number;
  /** True while money is expected of the client. */
  payable: boolean;
  /** True while the client may accept or refuse. */
  answerable: boolean;
  /** Nothing is left of what was to be paid. */
  settled: boolean;
}

interface Known {
  /** Since it was sent: a quote only. */
  changed?: boolean;
  /** The day the last euro came. */
  settledOn?: IsoDate | null;
}

/** What its client reads first of a document, on a day. */
export function clientStanding(
  document: Stood,
  today: IsoDate,
  { changed = false, settledOn = null }: Known = {},
): ClientStanding {
  if (kindFacts(document.kind).isOffer) return ofOffer(document, changed);
  if (isRequest(document)) return ofRequest(document);
  return ofInvoice(document, today, settledOn);
}

function ofOffer(quote: Stood, changed: boolean): ClientStanding {
  const { state, gross } = quote;
  const until = formatDayLong(quoteValidUntil(quote));
  switch (state) {
    case 'accepted':
    case 'converted':
      return closed(state === 'converted' ? 'Accepté et facturé' : 'Accepté', gross, 'done');
    case 'refused':
      return closed('Refusé', gross);
    case 'cancelled':
      return closed('Annulé', gross);
    case 'expired':
      return closed(`Expiré, il était valable jusqu’au ${until}`, gross);
    default:
      if (changed) return closed('En cours de modification', gross);
      return {
        words: `À accepter jusqu’au ${until}`,
        tone: 'act',
        amount: gross,
        payable: false,
        answerable: true,
        settled: false,
      };
  }
}

/** A request is no invoice: it is paid, then invoiced. */
function ofRequest({ gross, status }: Stood): ClientStanding {
  if (status === 'cancelled') return closed('Annulée', gross);
  return {
    words: 'Acompte à régler',
    tone: 'act',
    amount: gross,
    payable: true,
    answerable: false,
    settled: false,
  };
}

function ofInvoice(document: Stood, today: IsoDate, settledOn: IsoDate | null): ClientStanding {
  const { kind, state, gross, amountDue, heldBack, owedOn } = document;
  if (kindFacts(kind).owes < 0) return closed('À votre crédit', gross, 'done');
  if (state === 'replaced') return closed(agreed('Remplacé', kind), gross);
  if (state === 'credited') return closed(`${agreed('Soldé', kind)} par avoir`, 0, 'done');
  if (state === 'cancelled') return closed(agreed('Annulé', kind), gross);
  if (amountDue <= 0) {
    const when = settledOn === null ? '' : ` le ${formatDayLong(settledOn)}`;
    return { ...closed(`${agreed('Réglé', kind)}${when}`, gross, 'done'), settled: true };
  }
  const asked = sum([amountDue, -heldBack]);
  // Only the retention is left, whose day has not come.
  if (asked <= 0) return closed('Réglée, retenue de garantie gardée', heldBack, 'done');
  const dueDate = heldBack > 0 ? document.dueDate : owedOn;
  const late = dueDate !== null && dueDate < today;
  const words =
    dueDate === null
      ? 'À régler'
      : `À régler ${late ? 'depuis' : 'au plus tard'} le ${formatDayLong(dueDate)}`;
  return {
    words,
    tone: late ? 'late' : 'act',
    amount: asked,
    payable: true,
    answerable: false,
    settled: false,
  };
}

function closed(words: string, amount: number, tone: 'done' | 'closed' = 'closed'): ClientStanding {
  return { words, tone, amount, payable: false, answerable: false, settled: false };
}
