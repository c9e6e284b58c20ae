import type { LineOption } from '#domain/document/lineOptions.ts';

/** What became of an option, as one reads it beside its words. */
export const OPTION_STATES: Record<LineOption, string> = {
  offered: 'en option, hors total',
  taken: 'option retenue',
  declined: 'option non retenue, hors total',
};

/** The same as the head of a fact. */
export const OPTION_TERMS: Record<LineOption, string> = {
  offered: 'En option',
  taken: 'Option retenue',
  declined: 'Option non retenue',
};
