import type { Construction } from './construction.ts';

/** A price of what may be added later. */
export const optionBefore: Construction = {
  name: 'optionBefore',
  before: String.raw`<option>[^.;\n]{0,40}?`,
  examples: ['en option, traitement antirouille «120 €»', 'option : télésurveillance «29,90»/mois'],
  not: ['traitement «120 €»'],
};
