import * as z from 'zod';
import { MOST_ADDRESSES } from './addressLimits.ts';
import { looksLikeEmail } from '#domain/text/fields.ts';
import { cleanLine } from '#domain/text/clean.ts';

/** Addresses as a form sends them, parted by commas, semicolons or spaces, or as a list. */
export function addresses() {
  return z
    .union([z.string(), z.array(z.string())], { error: 'Ce champ doit être un texte' })
    .default([])
    .transform((typed, context) => {
      const found = partedAddresses(typed);
      const wrong = found.find((address) => !looksLikeEmail(address));
      if (wrong !== undefined) {
        context.addIssue(
          `«\u00A0${cleanLine(wrong).slice(0, 80)}\u00A0» n’est pas une adresse e-mail`,
        );
        return z.NEVER;
      }
      if (found.length > MOST_ADDRESSES - 1) {
        context.addIssue(TOO_MANY);
        return z.NEVER;
      }
      return found;
    });
}

export const TOO_MANY = `${MOST_ADDRESSES - 1} autres adresses au plus, copies comprises`;

/** « Nadia <nadia@lune.example>, paul@lune.example » is two addresses; each stands once. */
function partedAddresses(typed: string | readonly string[]): string[] {
  const text = typeof typed === 'string' ? typed : typed.join(',');
  const bare = text.replaceAll(/[^,;<>\n]*<([^<>]*)>/g, ' $1 ');
  const found = new Map<string, string>();
  for (const address of bare.split(/[\s,;]+/)) {
    if (address !== '')
      found.set(address.toLowerCase(), found.get(address.toLowerCase()) ?? address);
  }
  return [...found.values()];
}
