/** Why a line, as drafted, wants a second look. */
export const LINE_FLAGS = [
  'price_to_complete',
  'ttc_without_rate',
  'ambiguous_unit_or_lot',
  'conflicting_amount',
  'option_excluded',
  'unusual_price',
  'quantity_to_check',
] as const;
export type LineFlag = (typeof LINE_FLAGS)[number];
