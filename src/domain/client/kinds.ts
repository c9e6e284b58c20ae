export const CLIENT_KINDS = ['business', 'consumer'] as const;
export type ClientKind = (typeof CLIENT_KINDS)[number];
