import type { Operation } from './operation.ts';
import { absolute } from './operations/absolute.ts';
import { addTo, multiplied, relative } from './operations/change.ts';
import { dateOfName } from './operations/dateOfName.ts';
import { discount } from './operations/discount.ts';
import { elsewhere } from './operations/elsewhere.ts';
import { add } from './operations/add.ts';
import { addWithGift } from './operations/addWithGift.ts';
import { copyFor } from './operations/copyFor.ts';
import { addLike } from './operations/likeAnother.ts';
import { sayWhatWasTold } from './operations/sayWhatWasTold.ts';
import { sizeOfName } from './operations/sizeOfName.ts';
import { duplicate, keepOnly, none, offer, remove } from './operations/lines.ts';
import { byTheDozen, oneMore } from './operations/oneOf.ts';
import { merge } from './operations/merge.ts';
import { otherWords } from './operations/otherWords.ts';
import { precision } from './operations/precision.ts';
import { rename } from './operations/rename.ts';
import { halfOf } from './operations/halfOf.ts';
import { halfPrice } from './operations/halfPrice.ts';
import { samePrice } from './operations/samePrice.ts';
import { split } from './operations/split.ts';
import { invert, move, step } from './operations/order.ts';
import { setVat } from './operations/tax.ts';
import { writtenName } from './operations/writtenName.ts';
import { unclear } from './operations/unclear.ts';
import { documentTotal, lineTotal, lowerTotal } from './operations/total.ts';

/** Everything an instruction may ask, in the order it is tried: the first that reads it does it. */
export const OPERATIONS: readonly Operation[] = [
  none,
  unclear,
  otherWords,
  sizeOfName,
  precision,
  writtenName,
  sayWhatWasTold,
  dateOfName,
  samePrice,
  rename,
  elsewhere,
  merge,
  split,
  invert,
  step,
  move,
  oneMore,
  byTheDozen,
  halfOf,
  halfPrice,
  discount,
  setVat,
  addLike,
  addTo,
  addWithGift,
  add,
  offer,
  copyFor,
  duplicate,
  keepOnly,
  lowerTotal,
  relative,
  remove,
  multiplied,
  documentTotal,
  lineTotal,
  absolute,
];
