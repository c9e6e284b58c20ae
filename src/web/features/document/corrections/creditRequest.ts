import type { DocumentAnswer } from '#server/documents/answers.ts';
import { ApiError } from '#web/api/apiError.ts';

/** What the form of an avoir holds: every sold line of the invoice, chosen or not. */
export interface CreditTyped {
  how: 'total' | 'part';
  reason: string;
  lineItems: { creditedLine: number; chosen: boolean; quantity: string; unitPrice: string }[];
}

type Creditable = Pick<DocumentAnswer, 'lineItems' | 'leftToCredit'>;

/** The form as it opens: what avoirs left of each line, ready to be chosen; no line they took whole. */
export function typedCredit(document: Creditable): CreditTyped {
  return {
    how: 'total',
    reason: '',
    lineItems: document.lineItems.flatMap(({ kind, unitPrice }, creditedLine) => {
      const { quantity, net } = leftOf(document, creditedLine);
      if (kind !== 'sale' || quantity <= 0 || net <= 0) return [];
      return [
        {
          creditedLine,
          chosen: false,
          quantity: inFrench(quantity),
          unitPrice: inFrench(unitPrice),
        },
      ];
    }),
  };
}

/** What avoirs left of a line: its quantity at the full price, and its net (HT). */
export function leftOf({ lineItems, leftToCredit }: Creditable, line: number) {
  const { quantity, total } = lineItems[line]!;
  return leftToCredit?.find(({ place }) => place === line) ?? { quantity, net: total };
}

/** What the server is asked for. */
export function creditRequest({ how, reason, lineItems }: CreditTyped) {
  return how === 'total'
    ? { reason, total: true as const }
    : {
        reason,
        lineItems: lineItems
          .filter(({ chosen }) => chosen)
          .map(({ creditedLine, quantity, unitPrice }) => ({ creditedLine, quantity, unitPrice })),
      };
}

/** The same for the rules on screen, every line in its place: one that is not chosen is not judged. */
export function judgedCredit(typed: CreditTyped): CreditTyped {
  const { how, lineItems } = typed;
  const isEmpty = how === 'part' && !lineItems.some(({ chosen }) => chosen);
  const judged = lineItems.map(({ creditedLine, chosen, quantity, unitPrice }) =>
    chosen && how === 'part' ? { creditedLine, quantity, unitPrice } : { creditedLine },
  );
  return {
    ...typed,
    ...(how === 'total' && { total: true }),
    lineItems: (isEmpty ? [] : judged) as CreditTyped['lineItems'],
  };
}

/** A refusal with its messages beside the lines of the form, where the server counts the chosen ones. */
export function withLinesNamed(error: unknown, { lineItems }: CreditTyped): unknown {
  if (!(error instanceof ApiError)) return error;
  const places = lineItems.flatMap(({ chosen }, place) => (chosen ? [place] : []));
  const fields = Object.entries(error.fields).map(([name, message]) => [
    name.replace(/^lineItems\.(\d+)/, (_, index: string) => `lineItems.${places[Number(index)]}`),
    message,
  ]);
  return new ApiError(error.status, error.code, error.message, Object.fromEntries(fields));
}

function inFrench(value: number): string {
  return String(value).replace('.', ',');
}
