import { namesSomething } from '../readings/naming.ts';
import type { Prepared } from '../readings/prepare.ts';
import { tokenFrom } from './places.ts';

/** Said between the things and their prices, or right behind them. */
export const IN_ORDER = /(?<![a-z])(?:respectivement|resp(?![a-z])\.?|dans l'ordre|dans cet ordre)/;
const LEADS_TO_PRICES = new RegExp(
  String.raw`(?:[\s,:]|${IN_ORDER.source}|(?<![a-z])(?:a|au prix de|pour)(?![a-z]))+$`,
);
/** « fournis et posés » says how, of all of them. */
const DONE_TO_ALL = /^(?:pos|livr|install|fourni|mont|compri)[a-z]*$/;
const PARTS = /\s*(?:,|\/|\+|(?<![a-z])(?:et|puis)(?![a-z]))\s*/g;

export interface Thing {
  from: number;
  to: number;
}

/** The things parted alike right before a place and behind another; none where one of them has no name or a price. */
export function listedBefore(prepared: Prepared, place: number, least: number): Thing[] {
  const { folded } = prepared;
  const opening = Math.max(
    least,
    ...[...folded.slice(0, place).matchAll(/[:.\n] ?/g)]
      .map(({ index, 0: sign }) => index + sign.length)
      .filter((at) => place - at > 3),
  );
  const led = /^[\s,;+€]*(?:et |puis |plus )?/.exec(folded.slice(opening, place))?.[0].length ?? 0;
  const start = opening + led;
  const words = folded.slice(start, place).replace(LEADS_TO_PRICES, '');
  const cuts = [...words.matchAll(PARTS)].filter(
    (cut) => !DONE_TO_ALL.test(words.slice(cut.index + cut[0].length)),
  );
  const starts = [0, ...cuts.map(({ index, 0: cut }) => index + cut.length)];
  const things = starts.map((from, at) => ({
    from: start + from,
    to: start + (cuts[at]?.index ?? words.length),
  }));
  return things.every((thing) => isNamed(prepared, thing)) ? things : [];
}

function isNamed(prepared: Prepared, { from, to }: Thing): boolean {
  const isPriced = prepared.elements.some(
    ({ kind, start, reads }) =>
      kind === 'figure' && from <= start && start < to && reads[0]?.currency != null,
  );
  return (
    !isPriced && namesSomething(prepared.tokens, tokenFrom(prepared, from), tokenFrom(prepared, to))
  );
}
