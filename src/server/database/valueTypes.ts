import { types, type CustomTypesConfig } from 'pg';

/**
 * How values come out of both databases: `date` stays the calendar day it is (`YYYY-MM-DD`, never
 * a Date in some time zone), `numeric` its exact text, `bigint` a number while that is exact,
 * `timestamptz` a Date.
 */
export const valueTypes: CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (format !== 'binary') {
      if (oid === types.builtins.DATE) return (text: string) => text;
      if (oid === types.builtins.INT8) return exactInteger;
    }
    return types.getTypeParser(oid, format);
  }) as CustomTypesConfig['getTypeParser'],
};

function exactInteger(text: string): number | string {
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : text;
}
