/** What an option of a quote may be: its client’s answer alone takes or declines it. */
export const LINE_OPTIONS = ['offered', 'taken', 'declined'] as const;
export type LineOption = (typeof LINE_OPTIONS)[number];

interface Optional {
  /** Absent on an ordinary line, null in an answer. */
  option?: LineOption | null;
}

/** Whether a line counts in the sums: what its client may still take, or declined, does not. */
export function counts({ option }: Optional): boolean {
  return !option || option === 'taken';
}

/** Whether a line is, or may become, part of what is sold: all but what its client declined. */
export function mayCount({ option }: Optional): boolean {
  return option !== 'declined';
}

export const OPTION_MESSAGES = {
  unknown: 'Une option est proposée, retenue ou non retenue',
  notOffered: 'Seul un devis propose des options\u00A0: décochez «\u00A0En option\u00A0»',
  notSold: 'Une remise ou une déduction ne se propose pas en option',
  allOptions: 'Gardez au moins une ligne qui ne soit pas en option',
  notAnOption: 'Cette ligne n’est pas une option de ce devis',
} as const;
