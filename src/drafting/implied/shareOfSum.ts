import type { Prepared } from '../readings/prepare.ts';
import type { Line } from '../readings/state.ts';
import type { Implication } from './implication.ts';
import { changed, isBilled } from './places.ts';

const SHARES: readonly (readonly [RegExp, number])[] = [
  [/deux tiers/, 2 / 3],
  [/trois quarts/, 3 / 4],
  [/moitie/, 1 / 2],
  [/tiers/, 1 / 3],
  [/quart/, 1 / 4],
];
const SHARE = String.raw`(?:la |une |les |l'autre |son |sa |ma |leur |votre |notre |un |le )?(?:deux tiers|trois quarts|moitie|tiers|quart)`;
/** « la moitié du devis de 1 800 », « deux tiers d'un forfait à 450 », « un tiers des honoraires ». */
const BEFORE = new RegExp(
  String.raw`(?<![a-z])(${SHARE}) (?:du|de la|de l'|des|d'un|d'une|de|sur|d') ?([^,;.\n\d]{1,50})$`,
);
/** « 900 au total, son tiers », « 640, ma moitié ». */
const BEHIND = new RegExp(
  String.raw`^[^.\n\d]{0,50}?[,:;(] ?[^,;.\n\d]{0,30}?(?<![a-z])((?:son|sa|ma|votre|leur|notre) (?:moitie|tiers|quart|part (?:d'un|de la|d'une) (?:moitie|tiers|quart)))(?! (?:a la|en|au|due|payable|comptant|restant))`,
);
/** « à partager en trois », « à deux on partage ». */
const PARTED =
  /(?:partag[a-z]* (?:en|entre|a|par) |(?<![a-z])a (?=(?:deux|trois|quatre) on partage))(deux|trois|quatre|[2-6])(?![a-z\d])/;
const PAID = /acompte|arrhes|commande|solde|signature|verse|regle|paye|reste|restant/;
const COUNTS: Readonly<Record<string, number>> = { deux: 2, trois: 3, quatre: 4 };

/** « la moitié du devis de 1 800 € », « 900 € au total, son tiers »: a share of a sum is billed, and not the sum. */
export const shareOfSum: Implication = {
  name: 'shareOfSum',
  kind: 'rest',
  when: /moitie|tiers|quart|partag/,
  workOut,
  examples: [
    ['Honoraires avant-projet : la moitié du devis de 1 800 €', '1×900'],
    ['logo : deux tiers d’un forfait à 450 €', '1×300'],
    ['location de la mini-pelle, 900 € au total, son tiers', '1×300'],
    ['un quart de journée de recyclage à 720 € la journée', '0.25×720'],
    ['stand de Noël 640 € à partager en deux, 3 présentoirs à 12 €', '1×320; 3×12'],
  ],
  not: ['honoraires 1 800 €, la moitié à la commande', 'peinture 900 €, acompte d’un tiers'],
};

function workOut(prepared: Prepared, lines: readonly Line[]): Line[] | null {
  return changed(lines, (line) => {
    if (!isBilled(line) || line.share !== 1 || line.quantity !== 1) return null;
    const said = shareSaid(prepared, line);
    if (said === null) return null;
    return said.isOfUnit ? { quantity: said.share } : { share: said.share };
  });
}

interface Share {
  share: number;
  /** « un quart de journée »: of what the price counts by. */
  isOfUnit: boolean;
}

function shareSaid({ elements, folded }: Prepared, line: Line): Share | null {
  const price = elements[line.priceFrom.at(-1) ?? -1];
  const end = price?.reads[0]?.endWithUnit;
  if (price === undefined || end === undefined) return null;
  const before = folded.slice(Math.max(0, price.start - 80), price.start);
  const behind = folded.slice(end, end + 90);
  const [, first, of = ''] = BEFORE.exec(before) ?? [];
  const said = first ?? BEHIND.exec(behind)?.[1];
  if (said === undefined) {
    const among = PARTED.exec(/^[^.\n]*/.exec(behind)?.[0] ?? '')?.[1];
    return among === undefined
      ? null
      : { share: 1 / (COUNTS[among] ?? Number(among)), isOfUnit: false };
  }
  if (PAID.test(/[^,;.\n]*$/.exec(before)?.[0] ?? '')) return null;
  const share = SHARES.find(([words]) => words.test(said))?.[1];
  return share === undefined ? null : { share, isOfUnit: /^(?:journee|heure|jour)/.test(of) };
}
