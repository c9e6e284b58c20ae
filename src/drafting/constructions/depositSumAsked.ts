import type { Construction } from './construction.ts';
import { isSum } from './depositSum.ts';

/** « demander un acompte de 800 € », « avec acompte de 500 € », « acompte à prévoir : 300 € ». */
export const depositSumAsked: Construction = {
  name: 'depositSumAsked',
  when: 'acompte|arrhes|avance',
  before: String.raw`(?:(?:demand[a-z]*|prevo[a-z]*|exig[a-z]*|avec|contre|moyennant|il (?:me |nous )?fau[a-z]*|compte[rz]?|mettre|mets|ajoute[rz]?|souhait[a-z]*|verser|indique[rz]?) (?:aussi |bien )?(?:un |une |l'|des |d'un |d'une |le |mon |notre )?(?:acompte|arrhes|avance)|(?:acompte|arrhes|avance) (?:demandee?s?|souhaitee?s?|requise?s?|exigee?s?|(?:est |sera )?a (?:prevoir|verser|demander|regler|payer)))(?: (?:a|au|pour|avant|de|d')(?: [a-z']+){1,3})?(?: de)? ?:? ?`,
  after: String.raw`(?![^.;\n\d]{0,24}<paid>)`,
  figure: isSum,
  examples: [
    'demander un acompte de «800 €»',
    'cuisine 8 200 € avec acompte de «2 000 €»',
    'acompte à prévoir : «300 €»',
    'acompte souhaité de «700 €»',
  ],
  not: [
    'avec un acompte de «300 €» déjà versé',
    'avec son acompte de «300 €»',
    'avec acompte de «30 %»',
  ],
};
