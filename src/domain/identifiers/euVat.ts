import * as at from 'stdnum/lib/cjs/at/uid.js';
import * as be from 'stdnum/lib/cjs/be/vat.js';
import * as bg from 'stdnum/lib/cjs/bg/vat.js';
import * as cy from 'stdnum/lib/cjs/cy/vat.js';
import * as cz from 'stdnum/lib/cjs/cz/dic.js';
import * as de from 'stdnum/lib/cjs/de/vat.js';
import * as dk from 'stdnum/lib/cjs/dk/cvr.js';
import * as ee from 'stdnum/lib/cjs/ee/kmkr.js';
import * as es from 'stdnum/lib/cjs/es/nif.js';
import * as fi from 'stdnum/lib/cjs/fi/alv.js';
import * as gr from 'stdnum/lib/cjs/gr/vat.js';
import * as hr from 'stdnum/lib/cjs/hr/oib.js';
import * as hu from 'stdnum/lib/cjs/hu/anum.js';
import * as ie from 'stdnum/lib/cjs/ie/vat.js';
import * as it from 'stdnum/lib/cjs/it/iva.js';
import * as lt from 'stdnum/lib/cjs/lt/pvm.js';
import * as lu from 'stdnum/lib/cjs/lu/tva.js';
import * as lv from 'stdnum/lib/cjs/lv/pvn.js';
import * as mt from 'stdnum/lib/cjs/mt/vat.js';
import * as nl from 'stdnum/lib/cjs/nl/btw.js';
import * as pl from 'stdnum/lib/cjs/pl/nip.js';
import * as pt from 'stdnum/lib/cjs/pt/nif.js';
import * as ro from 'stdnum/lib/cjs/ro/cif.js';
import * as se from 'stdnum/lib/cjs/se/vat.js';
import * as si from 'stdnum/lib/cjs/si/ddv.js';
import * as sk from 'stdnum/lib/cjs/sk/dph.js';
import { compact, type IdentifierCheck, problem } from './check.ts';
import { checkFrenchVat } from './frenchVat.ts';

interface Validator {
  validate: (value: string) => { isValid: boolean };
}

/** National rules by the prefix of the number; Greece writes EL. */
const VALIDATORS: Record<string, Validator> = {
  AT: at,
  BE: be,
  BG: bg,
  CY: cy,
  CZ: cz,
  DE: de,
  DK: dk,
  EE: ee,
  EL: gr,
  ES: es,
  FI: fi,
  HR: hr,
  HU: hu,
  IE: ie,
  IT: it,
  LT: lt,
  LU: lu,
  LV: lv,
  MT: mt,
  NL: nl,
  PL: pl,
  PT: pt,
  RO: ro,
  SE: se,
  SI: si,
  SK: sk,
};

/** The VAT number of a business of the European Union, by the rules of its country. */
export function checkEuVat(typed: string): IdentifierCheck {
  const number = compact(typed);
  const prefix = number.slice(0, 2) === 'GR' ? 'EL' : number.slice(0, 2);
  if (prefix === 'FR') return checkFrenchVat(number);
  const validator = VALIDATORS[prefix];
  if (!validator) {
    return problem(
      'Un numéro de TVA intracommunautaire commence par les deux lettres de son pays, par exemple BE',
    );
  }
  // Some national rules know the prefix, others only what follows it.
  const body = number.slice(2);
  const isValid = validator.validate(body).isValid || validator.validate(number).isValid;
  if (!isValid) return problem(`Ce numéro de TVA n’a pas la forme d’un numéro ${prefix}`);
  return { valid: true, value: `${prefix}${body}` };
}
