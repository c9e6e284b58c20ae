import type { Construction } from './construction.ts';

/** What somebody has, is or weighs, told beside the work: « elle a 62 % de batterie », « ils étaient six ». */
export const toldOf: Construction = {
  name: 'toldOf',
  before: String.raw`(?:il|elle|ils|elles) (?:(?:a|ont|avait|avaient)(?! (?:pris|fait|commande|achete|utilise|demande|voulu|ajoute|mange|bu|pose|monte|repris|eu|signe))|etait|etaient|est|sont|habite|habitent|pese|pesait|mesure|commence|commencait|repasse|revient|vient|arrivait|demenage|part|va|vont)(?: [a-z']+){0,3} `,
  figure: ({ currency }) => currency === null,
  examples: [
    'elle a «62 %» de batterie',
    'ils étaient «six» avec leurs valises',
    'il habite au «14» rue du Port',
  ],
  not: ['elle veut «3» bouquets', 'ils ont pris des «3» lots'],
};
