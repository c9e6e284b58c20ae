import type { Profile } from '#domain/profile/types.ts';
import { cleanLine } from '#domain/text/clean.ts';
import { frenchNumbers, isDomesticBusiness } from './standard.ts';
import type { Client } from './types.ts';

/** BT-34 and BT-49: « 0225 » is the French directory, « EM » an e-mail address. */
export interface ElectronicAddress {
  scheme: '0225' | 'EM';
  /** Empty when there is none to give. */
  value: string;
}

/** BT-34: as the seller says, or else the SIREN. */
export function sellerAddress(seller: Profile): ElectronicAddress {
  const said = cleanLine(seller.electronicAddress);
  return { scheme: '0225', value: said || frenchNumbers(seller.siret).siren };
}

/**
 * BT-49. The French directory knows businesses by an address that begins with their SIREN (BR-FR-21).
 * Everyone else has an e-mail address, or « noreply@ » the seller's own domain (BR-FR-12).
 */
export function buyerAddress(seller: Profile, client: Client): ElectronicAddress {
  const { siren } = frenchNumbers(client.siret);
  if (isDomesticBusiness(client) && siren !== '') {
    return { scheme: '0225', value: cleanLine(client.electronicAddress) || siren };
  }
  const email = cleanLine(client.email);
  // At most 125 characters (BR-FR-25).
  return { scheme: 'EM', value: email.length > 125 ? '' : email || noReply(seller) };
}

function noReply({ email, website }: Profile): string {
  const host = cleanLine(website)
    .replace(/^https?:\/\//i, '')
    .replace(/^www\.|[/:?#].*$/gi, '');
  const domain = cleanLine(email).split('@')[1] ?? host;
  return domain.includes('.') ? `noreply@${domain}` : '';
}
