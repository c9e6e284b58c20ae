import { calendarDays } from './calendarDays.ts';
import { correctedCount } from './correctedCount.ts';
import { daysNamed } from './daysNamed.ts';
import { fewerBilled } from './fewerBilled.ts';
import { forEachOf } from './forEachOf.ts';
import { inUnitOfPrice } from './inUnitOfPrice.ts';
import { roundedTo } from './roundedTo.ts';
import { proRata } from './proRata.ts';
import type { Implication } from './implication.ts';
import { listedPrices } from './listedPrices.ts';
import { onlyBilled } from './onlyBilled.ts';
import { overThreshold } from './overThreshold.ts';
import { partAtOtherPrice } from './partAtOtherPrice.ts';
import { percentOfSome } from './percentOfSome.ts';
import { countedByPlace } from './countedByPlace.ts';
import { countForEach } from './countForEach.ts';
import { countedTogether } from './countedTogether.ts';
import { forThePriceOf } from './forThePriceOf.ts';
import { oneForEach } from './oneForEach.ts';
import { shareOfPrice } from './shareOfPrice.ts';
import { shareOfSum } from './shareOfSum.ts';
import { takenBack } from './takenBack.ts';
import { pricedByName } from './pricedByName.ts';
import { pricedByRank } from './pricedByRank.ts';
import { sameCount } from './sameCount.ts';
import { pricedByMany } from './pricedByMany.ts';
import { priceToCome } from './priceToCome.ts';
import { restOfCount } from './restOfCount.ts';
import { restOfSum } from './restOfSum.ts';
import { samePrice } from './samePrice.ts';

/** Asked in this order; each works on the readings of the search. */
export const IMPLICATIONS: readonly Implication[] = [
  fewerBilled,
  onlyBilled,
  forThePriceOf,
  takenBack,
  partAtOtherPrice,
  shareOfPrice,
  restOfCount,
  restOfSum,
  shareOfSum,
  correctedCount,
  pricedByRank,
  overThreshold,
  samePrice,
  sameCount,
  countedByPlace,
  countForEach,
  forEachOf,
  percentOfSome,
  pricedByMany,
  pricedByName,
  oneForEach,
  listedPrices,
  countedTogether,
  daysNamed,
  calendarDays,
  inUnitOfPrice,
  roundedTo,
  proRata,
  priceToCome,
];
