import { formatNumber } from '#domain/format/numbers.ts';
import { cleanLine } from '#domain/text/clean.ts';
import { LEGAL_FORM_ROWS } from './choices.ts';
import type { LegalForm, Profile } from './types.ts';

type Form = Pick<Profile, 'legalForm' | 'legalFormName'>;
type Identity = Form & Pick<Profile, 'shareCapital' | 'variableCapital' | 'inLiquidation'>;

/** The form as it is printed: « SELARL », « Entrepreneur individuel », or in the seller's own words. */
export function formName({ legalForm, legalFormName }: Form): string {
  if (legalForm === 'other') return cleanLine(legalFormName);
  return LEGAL_FORM_ROWS.find(({ value }) => value === legalForm)?.printed ?? '';
}

/**
 * « SAS au capital de 8 000 € », « SAS au capital variable », « SARL au capital de 500 €, en
 * liquidation » (C. com. art. R123-238 and L237-2). What is not known is left out.
 */
export function formAndCapital(seller: Identity): string {
  const form = formName(seller);
  const said = [form, capital(seller)].filter(Boolean).join(' ');
  return seller.inLiquidation ? [said, 'en liquidation'].filter(Boolean).join(', ') : said;
}

/** True for a sole trader: « EI » stands beside the name (décret 2022-725). */
export function isSoleTrader(form: LegalForm | null): boolean {
  return form === 'EI' || form === 'micro';
}

/** True for a form that the law wants a capital and a register of (C. com. art. R123-237, R123-238). */
export function mustHaveCapital(form: LegalForm | null): boolean {
  return LEGAL_FORM_ROWS.some(({ value, hasCapital: wants }) => value === form && wants);
}

export function hasCapital({
  shareCapital,
  variableCapital,
}: Pick<Profile, 'shareCapital' | 'variableCapital'>): boolean {
  return variableCapital || (shareCapital !== null && shareCapital > 0);
}

/** True where a form is printed with its capital: what an e-invoice calls « REG ». */
export function hasPrintedCapital(seller: Identity): boolean {
  return formName(seller) !== '' && capital(seller) !== '';
}

function capital(seller: Identity): string {
  if (isSoleTrader(seller.legalForm) || !hasCapital(seller)) return '';
  if (seller.variableCapital) return 'au capital variable';
  const { shareCapital } = seller;
  // Money has no decimals or two, never one.
  const decimals = Number.isInteger(shareCapital) ? 0 : 2;
  return `au capital de ${formatNumber(shareCapital ?? 0, decimals, decimals)}\u00A0€`;
}
