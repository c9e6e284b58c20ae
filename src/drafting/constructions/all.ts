import { vatRateAfterName } from './vatRateAfterName.ts';
import { vatRateAfterPrice } from './vatRateAfterPrice.ts';
import { vatRateBeforeName } from './vatRateBeforeName.ts';
import { vatRateOfLine } from './vatRateOfLine.ts';
import { vatAmount } from './vatAmount.ts';
import { depositPaid } from './depositPaid.ts';
import { depositPaidSaidBefore } from './depositPaidSaidBefore.ts';
import { depositNamed } from './depositNamed.ts';
import { depositAsked } from './depositAsked.ts';
import { balance } from './balance.ts';
import { paymentTerm } from './paymentTerm.ts';
import { dueDays } from './dueDays.ts';
import { validity } from './validity.ts';
import { warranty } from './warranty.ts';
import { restated } from './restated.ts';
import { reference } from './reference.ts';
import { numbered } from './numbered.ts';
import { labelled } from './labelled.ts';
import { ordinal } from './ordinal.ts';
import { address } from './address.ts';
import { postcode } from './postcode.ts';
import { year } from './year.ts';
import { optionBefore } from './optionBefore.ts';
import { optionAfter } from './optionAfter.ts';
import { offeredBefore } from './offeredBefore.ts';
import { offeredAfter } from './offeredAfter.ts';
import { insteadOf } from './insteadOf.ts';
import { givenUpAfter } from './givenUpAfter.ts';
import { correctedBefore } from './correctedBefore.ts';
import { each } from './each.ts';
import { perUnit } from './perUnit.ts';
import { wholeAfter } from './wholeAfter.ts';
import { wholeBefore } from './wholeBefore.ts';
import { forPrice } from './forPrice.ts';
import { atPrice } from './atPrice.ts';
import { sharedRate } from './sharedRate.ts';
import { discountBefore } from './discountBefore.ts';
import { discountAfter } from './discountAfter.ts';
import { surcharge } from './surcharge.ts';
import { surchargeAfter } from './surchargeAfter.ts';
import { shareOf } from './shareOf.ts';
import { deduction } from './deduction.ts';
import { includedCount } from './includedCount.ts';
import { includedAfter } from './includedAfter.ts';
import { sizeOf } from './sizeOf.ts';
import { sizeAfter } from './sizeAfter.ts';
import { age } from './age.ts';
import { range } from './range.ts';
import { times } from './times.ts';
import { timesBefore } from './timesBefore.ts';
import { clock } from './clock.ts';
import { since } from './since.ts';
import { budget } from './budget.ts';
import { notCounted } from './notCounted.ts';
import { notCountedAfter } from './notCountedAfter.ts';
import { sameRate } from './sameRate.ts';
import { unitPriceOfThing } from './unitPriceOfThing.ts';
import { quantityAfterName } from './quantityAfterName.ts';
import { minusSum } from './minusSum.ts';
import { negative } from './negative.ts';
import { offeredApart } from './offeredApart.ts';
import { deductedAfter } from './deductedAfter.ts';
import { labelledRange } from './labelledRange.ts';
import { eachMore } from './eachMore.ts';
import { depositSumAfter } from './depositSumAfter.ts';
import { depositSumAsked } from './depositSumAsked.ts';
import { depositSumAtOrder } from './depositSumAtOrder.ts';
import { depositBeforeBalance } from './depositBeforeBalance.ts';
import { depositSaidAgain } from './depositSaidAgain.ts';
import { sumAskedAtOrder } from './sumAskedAtOrder.ts';
import { instalment } from './instalment.ts';
import { leastBilled } from './leastBilled.ts';
import { optionInBrackets } from './optionInBrackets.ts';
import { depositShareSaid } from './depositShareSaid.ts';
import { depositSumSaid } from './depositSumSaid.ts';
import { sumAtOrder } from './sumAtOrder.ts';
import { sumPaidAlready } from './sumPaidAlready.ts';
import { depositPaidAfter } from './depositPaidAfter.ts';
import { offeredAtPrice } from './offeredAtPrice.ts';
import { accessCode } from './accessCode.ts';
import { ageSaid } from './ageSaid.ts';
import { clockAfter } from './clockAfter.ts';
import { toldOf } from './toldOf.ts';
import { version } from './version.ts';
import { dayAlone } from './dayAlone.ts';
import { sinceLong } from './sinceLong.ts';
import { compile, type CompiledConstruction, type Construction } from './construction.ts';

/** Every construction, in the order the weights know them by name, not by place. */
export const CONSTRUCTIONS: readonly Construction[] = [
  vatRateAfterName,
  vatRateAfterPrice,
  vatRateBeforeName,
  vatRateOfLine,
  vatAmount,
  depositPaid,
  depositPaidSaidBefore,
  depositNamed,
  depositAsked,
  balance,
  paymentTerm,
  dueDays,
  validity,
  warranty,
  restated,
  reference,
  numbered,
  labelled,
  ordinal,
  address,
  postcode,
  year,
  optionBefore,
  optionAfter,
  offeredBefore,
  offeredAfter,
  insteadOf,
  givenUpAfter,
  correctedBefore,
  each,
  perUnit,
  wholeAfter,
  wholeBefore,
  forPrice,
  atPrice,
  sharedRate,
  discountBefore,
  discountAfter,
  surcharge,
  surchargeAfter,
  shareOf,
  deduction,
  includedCount,
  includedAfter,
  sizeOf,
  sizeAfter,
  age,
  range,
  times,
  timesBefore,
  clock,
  since,
  budget,
  notCounted,
  notCountedAfter,
  sameRate,
  unitPriceOfThing,
  quantityAfterName,
  minusSum,
  negative,
  offeredApart,
  deductedAfter,
  labelledRange,
  eachMore,
  depositSumAfter,
  depositSumAsked,
  depositSumAtOrder,
  depositBeforeBalance,
  depositSaidAgain,
  sumAskedAtOrder,
  depositSumSaid,
  depositShareSaid,
  instalment,
  leastBilled,
  optionInBrackets,
  sumAtOrder,
  sumPaidAlready,
  depositPaidAfter,
  offeredAtPrice,
  accessCode,
  ageSaid,
  clockAfter,
  toldOf,
  version,
  dayAlone,
  sinceLong,
];

export const COMPILED: readonly CompiledConstruction[] = CONSTRUCTIONS.map(compile);
