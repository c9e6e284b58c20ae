import type { Construction } from './construction.ts';

/** « payable en 3 fois 800 € »: how what is billed is paid. */
export const instalment: Construction = {
  name: 'instalment',
  when: 'fois|mensualite|echeance|versement',
  before: String.raw`(?:pay[a-z]*|regl[a-z]*|verse[a-z]*) en (?:\d{1,2}|deux|trois|quatre|cinq|six|dix|douze) (?:fois|mensualites|echeances|versements)(?: (?:de|sans frais))* ?:? ?`,
  figure: ({ currency, percent }) => currency !== null && !percent,
  examples: ['site 2 400 €, payable en 4 fois «600 €»', 'réglable en 12 mensualités de «120 €»'],
  not: ['tailler la haie en 2 fois «180 €»', 'payable en 3 fois, pose «600 €»'],
};
