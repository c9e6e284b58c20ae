/** What a figure may be that is not billed. */
export const SET_ASIDE = [
  'label',
  'reference',
  'date',
  'term',
  'validity',
  'vatRate',
  'vatAmount',
  'restatesLine',
  'restatesTotal',
  'depositAsked',
  'depositPaid',
  'option',
  'offered',
  'cancelled',
  'note',
] as const;
export type SetAside = (typeof SET_ASIDE)[number];

/** What a figure, or a piece of text without one, may do to the lines read so far. */
export const BILLED = [
  'quantityNew',
  'quantityTimes',
  'quantityPlus',
  'quantityAgain',
  'quantityLess',
  'quantityInstead',
  'quantityPart',
  'oneLess',
  'priceNew',
  'priceUnit',
  'priceWhole',
  'priceShared',
  'priceBorrow',
  'pricePart',
  'priceBack',
  'discountAll',
  'discountLine',
  'discountNamed',
  'surchargeAll',
  'surchargeLine',
  'surchargeNamed',
  'share',
  'shareOfLine',
  'discountAmount',
  'deduction',
  'lineDropped',
  'textLine',
  'textNothing',
] as const;
export type Billed = (typeof BILLED)[number];
export type Action = SetAside | Billed;

export const ACTIONS: readonly Action[] = [...SET_ASIDE, ...BILLED];
/** Columns of the weights of dense features: the actions, then the two cuts and the end. */
export const CUT_PRICE = ACTIONS.length;
export const CUT_QUANTITY = ACTIONS.length + 1;
export const END = ACTIONS.length + 2;
export const DENSE_WIDTH = ACTIONS.length + 3;

/** Columns of the weights of words: actions share what words say, by these groups. */
export const GROUP_WIDTH = 10;
const GROUPS: Record<Action, number> = {
  label: 0,
  note: 0,
  reference: 1,
  date: 1,
  term: 1,
  validity: 1,
  vatRate: 1,
  vatAmount: 1,
  depositAsked: 1,
  depositPaid: 1,
  restatesLine: 2,
  restatesTotal: 2,
  option: 2,
  offered: 2,
  cancelled: 2,
  quantityNew: 3,
  quantityTimes: 3,
  quantityPlus: 3,
  quantityAgain: 3,
  quantityLess: 8,
  quantityInstead: 9,
  quantityPart: 8,
  oneLess: 8,
  priceNew: 4,
  priceUnit: 4,
  priceWhole: 4,
  priceShared: 4,
  priceBorrow: 4,
  pricePart: 8,
  priceBack: 6,
  discountAll: 5,
  discountLine: 5,
  discountNamed: 5,
  surchargeAll: 5,
  surchargeLine: 5,
  surchargeNamed: 5,
  share: 5,
  shareOfLine: 5,
  discountAmount: 6,
  deduction: 6,
  lineDropped: 8,
  textLine: 7,
  textNothing: 0,
};
export const ACTION_GROUP: readonly number[] = ACTIONS.map((action) => GROUPS[action]);
export const ACTION_INDEX = Object.fromEntries(
  ACTIONS.map((action, index) => [action, index]),
) as Record<Action, number>;

export function isSetAside(action: Action): action is SetAside {
  return ACTION_INDEX[action] < SET_ASIDE.length;
}
