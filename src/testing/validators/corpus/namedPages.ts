import { TEMPLATES } from '#domain/profile/look.ts';
import { LINE_UNITS } from '#domain/document/lineUnits.ts';
import type { LineItem } from '#domain/document/types.ts';

import {
  american,
  base,
  type CorpusInvoice,
  invoice,
  line,
  seller,
  soleTrader,
} from './builders.ts';
import { LOGOS } from './logos.ts';

/** Every rate in force. */
export const RATES = [20, 10, 8.5, 5.5, 2.1];

/** Invoices whose page is unlike the others’: how many lines, which discounts, words and logos. */
export function pageCases(): CorpusInvoice[] {
  return [...lineCases(), ...textCases(), ...logoCases(), ...lookCases()];
}

function lineCases(): CorpusInvoice[] {
  return [
    base('one line', { document: invoice({ lineItems: [line()] }) }),
    base('200 lines', { document: invoice({ lineItems: many(200) }) }),
    base('every unit', {
      document: invoice({ lineItems: LINE_UNITS.map((unit) => line({ unit, quantity: 1.25 })) }),
    }),
    base('a free line', { document: invoice({ lineItems: [line(), line({ unitPrice: 0 })] }) }),
    base('a total of zero', { document: invoice({ lineItems: [line({ unitPrice: 0 })] }) }),
    base('a discount', {
      document: invoice({ lineItems: [line(), discount({ unitPrice: -248 })] }),
    }),
    base('several discounts at their rates', {
      document: invoice({
        lineItems: [
          line({ vatRate: 10 }),
          discount({ vatRate: 10, quantity: 2, unitPrice: -12.345 }),
          line({ vatRate: 5.5, unitPrice: 14.9 }),
          discount({ vatRate: 20, unitPrice: -0.05 }),
        ],
      }),
    }),
    base('a discount without VAT', {
      seller: soleTrader(),
      document: invoice({ vat: false, lineItems: [line(), discount({ unitPrice: -100 })] }),
    }),
    base('a discount outside the scope of VAT', {
      client: american(),
      document: invoice({
        vat: false,
        vatExemption: 'services_outside_eu',
        lineItems: [discount({ unitPrice: -100 }), line()],
      }),
    }),
    base('four decimals', {
      document: invoice({
        lineItems: [
          line({ quantity: 0.3333, unitPrice: 1234.5678 }),
          line({ quantity: 0.0001, unitPrice: 1 }),
        ],
      }),
    }),
    base('halves of a cent', {
      document: invoice({
        lineItems: Array.from({ length: 3 }, () => line({ quantity: 1, unitPrice: 1.13 })).concat(
          line({ quantity: 1, unitPrice: 8.325 }),
        ),
      }),
    }),
  ];
}

function textCases(): CorpusInvoice[] {
  return [
    written(
      'words without spaces',
      `${'Hydrofluorocarbure'.repeat(12)} ${'https://example.org/'.repeat(8)}`,
    ),
    written('emoji', 'Gâteau 🎂 et fête 🎉👩‍🍳, drapeau 🇫🇷'),
    written('Arabic and Chinese', 'خدمة التصميم والترجمة — 翻译服务'),
    written(
      'letters with marks',
      `Ọ̀ṣun, Çağlar, Nguyễn, ${'Nguyễn'.normalize('NFD')}, M̂s, x̅, کِتاب, שָׁלוֹם`,
    ),
    written('markup and quotes', `<script>alert("x")</script> & ]]> &amp; 'a' #let x = 1 $y$ @ref`),
    written(
      'control characters',
      'Pose\u0000 de\u0007 carrelage\u001B\uFFFE\uD800 salle de bain\u202E',
    ),
    written(
      'several paragraphs',
      `Rénovation\n\n- dépose\n- pose\n\n${'Un long paragraphe. '.repeat(40)}`,
    ),
  ];
}

function logoCases(): CorpusInvoice[] {
  return Object.entries(LOGOS).map(([name, logo]) =>
    base(`logo: ${name}`, { seller: seller({ logo }) }),
  );
}

function lookCases(): CorpusInvoice[] {
  return TEMPLATES.filter((template) => template !== 'classique').flatMap((template) => {
    const look = { template, accentColor: '#1f4b99', logo: LOGOS['png, rgb'] ?? '' };
    return [
      base(`${template}, a large logo`, { seller: seller({ ...look, logoSize: 'large' }) }),
      base(`${template}, 60 lines`, {
        seller: seller({ ...look, logoSize: 'small' }),
        document: invoice({ lineItems: many(60) }),
      }),
    ];
  });
}

function written(name: string, description: string): CorpusInvoice {
  return base(name, {
    document: invoice({ content: description, lineItems: [line({ description })] }),
  });
}

function discount(changes: Partial<LineItem>): LineItem {
  return line({ description: 'Remise commerciale', quantity: 1, unit: null, ...changes });
}

function many(count: number): LineItem[] {
  return Array.from({ length: count }, (_, index) =>
    line({
      description: `Poste ${index + 1}\u00a0: fourniture et pose`,
      quantity: 1 + (index % 7) / 4,
      unitPrice: (337 * (index + 1)) / 100,
      vatRate: RATES[index % RATES.length] ?? null,
    }),
  );
}
