import type { Construction } from './construction.ts';

/** « Site 3 000 €, acompte de 30 % »: asked for on what is priced before it, and no line of it. */
export const depositShareSaid: Construction = {
  name: 'depositShareSaid',
  when: 'acompte|arrhes',
  before: String.raw`\d[\d ]*(?:[.,]\d+)? ?(?:€|euros?|ht|ttc)(?: ht| ttc)?[ ,.;:(\n-]+(?:avec |et |un |prevoir |moyennant |demander? ){0,3}(?:acompte|arrhes)(?: de| d'un montant de)? ?:? ?`,
  after: String.raw`(?! ?(?:sur|du|de|des|d') ?)(?![^.;\n\d]{0,24}<paid>)`,
  figure: ({ percent }) => percent,
  examples: [
    'Site 3 000 €, acompte de «30 %»',
    'Mission 6 500 € HT avec un acompte de «40 %»',
    'Site 3 000 €. Arrhes de «30 %».',
  ],
  not: [
    'acompte de «30 %» sur devis de 8 640 €',
    'Pose 900 €, acompte de «30 %» déjà versé',
    'Devis de 4 000 €, acompte de «30 %» du total',
  ],
};
