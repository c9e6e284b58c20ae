import { fold } from './fold.ts';

const LAST_TIME =
  /\b(?:comme (?:la (?:derniere|precedente) fois|d'habitude|d'hab|l'autre fois|le mois dernier|l'an (?:dernier|passe)|l'annee derniere|toujours)|(?:la |le )?(?:meme|memes) (?:chose|prestation|prestations|facture|devis|commande)(?: que (?:la derniere fois|le mois dernier|d'habitude))?|pareil que (?:la derniere fois|le mois dernier|d'habitude)|idem (?:que )?(?:la )?derniere fois|same as last time)\b/;

/** « comme la dernière fois »: the client's last document is the answer. */
export function asLastTime(prompt: string): boolean {
  return LAST_TIME.test(fold(prompt));
}

/** What the sentence says beside « comme la dernière fois », without courtesies. */
export function besideLastTime(prompt: string): string {
  const found = LAST_TIME.exec(fold(prompt));
  if (found === null) return prompt.trim();
  const before = prompt.slice(0, found.index);
  const after = prompt.slice(found.index + found[0].length);
  const rest = `${before} ${after}`
    .replace(/^[\s,;:.!-]+|[\s,;:.!-]+$/g, '')
    .replace(/\b(?:s[’']il (?:te|vous) pla[iî]t|svp|stp|merci|bonjour)\b/giu, ' ')
    .replace(/^(?:fais|faites|refais|refaites|mets|mettez)\b(?:[- ]moi)?/iu, '')
    .replace(/^(?:une?|la|le) (?:facture|devis)\b/iu, '');
  return rest.replace(/^[\s,;:.!-]+|[\s,;:.!-]+$/g, '').replace(/\s+/g, ' ');
}
