/** A calendar day, `YYYY-MM-DD`, without a time zone. */
export type IsoDate = string;
