import type { FigureForm } from './figure.ts';

/** A reading of the digits at a place, before its unit is looked for. */
export interface Found {
  form: FigureForm;
  value: number;
  length: number;
  unit?: string;
  currency?: string;
}

export interface Shape {
  form: FigureForm;
  pattern: RegExp;
  /** Values read, likeliest first; none when the shape does not fit after all. */
  read: (match: RegExpExecArray) => Found[];
}

export const number = (text: string): number =>
  Number(text.replaceAll(/[\s']/g, '').replaceAll(',', '.'));
export const clock = (hours = '0', minutes = '0'): number =>
  Number(hours) + Number(minutes || '0') / 60;

/** A shape with one reading. */
export function one(
  form: FigureForm,
  pattern: RegExp,
  value: (match: RegExpExecArray) => number,
  unit?: string,
): Shape {
  return {
    form,
    pattern,
    read: (match) => [
      { form, value: value(match), length: match[0].length, ...(unit && { unit }) },
    ],
  };
}
