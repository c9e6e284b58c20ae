import type { Construction } from './construction.ts';

/** A price said to be that of the line before. */
export const sameRate: Construction = {
  name: 'sameRate',
  after: String.raw`[^.;\n]{0,30}?(?:meme (?:tarif|prix|taux)|idem|pareil|au meme|same (?:rate|price))`,
  figure: ({ currency, percent }) => currency === null && !percent,
  examples: ['étalonnage «2 j» au même tarif'],
  not: ['étalonnage «2 j» à 330'],
};
