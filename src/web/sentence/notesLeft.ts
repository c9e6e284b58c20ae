import { fold } from '#drafting/fold.ts';
import type { SaidFact } from './saidFacts.ts';

const AROUND =
  /\b(?:tva|ht|ttc|taux|prix|payables?|paiement|reglements?|regler|echeance|facture|a|au|le|la|de|du|d|des|sous|en|et|bon|commande|n|ref|reference|fin|mois|jours|net|prestation|acomptes?|signature|realisee?|intervention|date|valables?|valide|validite|devis|offres?|proposition)\b/g;

/** The notes without what went to its field: said twice, a client would ask which one counts. */
export function notesLeft(content: string, said: readonly SaidFact[]): string {
  const words = said
    .filter(({ notFollowed }) => notFollowed === null)
    .map((fact) => fold(fact.words));
  return content
    .split('\n')
    .filter((note) => {
      // The document prints its own currency: this would say it again, or say another one.
      if (note.startsWith('Montants en ')) return false;
      const folded = fold(note);
      const told = words.filter((each) => folded.includes(each));
      if (told.length === 0 || folded.startsWith('objet')) return true;
      const rest = told.reduce((left, each) => left.replace(each, ' '), folded);
      return /[a-z0-9]/.test(rest.replaceAll(AROUND, ' '));
    })
    .join('\n');
}
