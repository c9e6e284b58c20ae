import type { Construction } from './construction.ts';

/** First, second, third. */
export const ordinal: Construction = {
  name: 'ordinal',
  figure: ({ form }) => form === 'ordinal',
  examples: ['peinture «3e» étage', 'au «2 e» étage'],
  not: ['«3» étages'],
};
