import type { Construction } from './construction.ts';
import { isSum } from './depositSum.ts';

/** « 30 % à la signature, soit 450 € »: what the deposit comes to. */
export const depositSaidAgain: Construction = {
  name: 'depositSaidAgain',
  when: '%',
  before: String.raw`(?:<deposit>[^.,;\n%]{0,24}\d{1,3} ?%(?: a (?:la |l')<asked>| au <asked>)?|\d{1,3} ?% ?(?:d'(?:acompte|arrhes|avance)(?: a (?:la |l')<asked>| au <asked>)?|a (?:la |l')<asked>|au <asked>)) ?[,(=:-]? ?(?:soit |donc |ce qui fait |ca fait )?`,
  after: String.raw`(?![^.;\n\d]{0,24}<paid>)`,
  figure: isSum,
  examples: [
    'Parquet 1 500 €, 30 % à la signature, soit «450 €»',
    'acompte de 40 % à la commande («1 200 €»)',
    '30 % d’acompte soit «450 €»',
  ],
  not: [
    'remise de 10 %, soit «450 €»',
    '30 % sur «1 200 €»',
    'acompte de 30 % soit «720 €» déjà encaissé',
  ],
};
