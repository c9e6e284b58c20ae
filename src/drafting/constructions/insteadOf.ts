import type { Construction } from './construction.ts';

/** A figure given up for another. */
export const insteadOf: Construction = {
  name: 'insteadOf',
  before: String.raw`(?:au lieu d[eu']|contre|et (?:pas|non)|non pas|et plus|avant c'etait|ancien(?:nement)?(?: tarif| prix)?|etait a|c'etait|barre|pas) ?`,
  examples: ['180 € au lieu de «220 €»', 'façades 2180 (avant c’était «1950»)'],
  not: ['«220 €»'],
};
