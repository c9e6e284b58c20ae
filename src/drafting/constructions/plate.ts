import type { Construction } from './construction.ts';

/** The figures of a number plate: « GH 712 ZA ». */
export const plate: Construction = {
  name: 'plate',
  before: String.raw`(?!(?:de|du|au|et|en|la|le|a|un|ht|je|tu|il|on|mo|x|pr|st|ta|ma|sa|es|ai|as|ou|ca|ce|se|ne|y|d|l)[ -])[a-hj-np-tv-z]{2}[ -]`,
  after: String.raw`[ -](?!(?:km|kg|cm|mm|ml|cl|dl|de|du|et|en|la|le|ht|kw|kv|va|wh|gr|pm|nb|ne|ca|ma|sa|ta|te|se|me|ce|es|et|en|x)(?![a-z]))[a-hj-np-tv-z]{2}(?![a-z0-9])`,
  figure: ({ form, value, currency }) =>
    form === 'integer' && currency === null && value >= 100 && value <= 999,
  examples: ['Kangoo GH «712» ZA batterie 135 €'],
  not: ['location de «120» km à 0,60', 'pose de «140» kg', 'pack ab «200» pages'],
};
