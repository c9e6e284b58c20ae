import { orderDepositProblem } from '#domain/corrections/orderDeposit.ts';
import { optionProblems } from '#domain/document/options.ts';
import type { Document } from '#domain/document/types.ts';
import { invalid } from '#server/errors.ts';

/** 400 beside what a quote asks for at the order, where its own lines do not come to it. */
export function refuseOrderDeposit(quote: Document): void {
  const message = orderDepositProblem(quote);
  if (message !== null) throw invalid({ 'orderDeposit.value': message });
}

/** 400 beside each line that cannot be an option: on anything but a quote, none can. */
export function refuseOptions({ kind, lineItems }: Document): void {
  const problems = optionProblems(kind, lineItems);
  if (problems.length === 0) return;
  throw invalid(
    Object.fromEntries(problems.map(({ line, message }) => [`lineItems.${line}.option`, message])),
  );
}
