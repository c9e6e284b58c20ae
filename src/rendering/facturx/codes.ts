/** BT-24 of the profile « EN 16931 ». */
export const EN_16931_GUIDELINE = 'urn:cen.eu:en16931:2017';

/** ISO 3166-1 alpha-2, with the two user-assigned codes EN 16931 adds for Kosovo and Northern Ireland. */
export const COUNTRY_CODES: ReadonlySet<string> = new Set(
  (
    '1A AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ ' +
    'BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO ' +
    'DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU ' +
    'GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW ' +
    'KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU ' +
    'MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW ' +
    'PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF ' +
    'TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XI YE YT ' +
    'ZA ZM ZW'
  ).split(' '),
);

/** Categories the French rules accept (BR-FR-15). */
export const VAT_CATEGORIES: ReadonlySet<string> = new Set(['S', 'E', 'AE', 'K', 'G', 'O', 'Z']);

/** Values of BT-23 (BR-FR-08). */
export const BILLING_FRAMEWORKS: ReadonlySet<string> = new Set(
  'B1 S1 M1 B2 S2 M2 S3 B4 S4 M4 S5 S6 B7 S7 B8 S8 M8 B9 S9 M9'.split(' '),
);

/** Values of BT-3 (BR-FR-04). */
export const DOCUMENT_CODES: ReadonlySet<string> = new Set(
  '380 389 393 501 386 500 384 471 472 473 261 262 381 396 502 503'.split(' '),
);

/** Kinds of client a note « BAR » may name (BR-FR-20). */
export const CLIENT_KINDS: ReadonlySet<string> = new Set(
  'B2B B2BINT B2C B2CINT OUTOFSCOPE ARCHIVEONLY'.split(' '),
);

/** Rates the French rules know, old and overseas ones included (BR-FR-16). */
export const VAT_RATES: ReadonlySet<number> = new Set([
  0, 0.9, 1.05, 1.75, 2.1, 5.5, 7, 8.5, 9.2, 9.6, 10, 13, 19.6, 20, 20.6,
]);
