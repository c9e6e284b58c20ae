import type { LineItem } from '#domain/document/types.ts';
import {
  add,
  change,
  discount,
  offer,
  remove,
  rename,
  setTotal,
  setVat,
  type Outcome,
} from './editing/operations.ts';
import { speaksToMachine } from './injection.ts';
import { fold } from './normalise.ts';

/** The lines as they would be, with what changes in French; or why the instruction is not followed. */
export type Edit = { lines: LineItem[]; changes: string[] } | { lines: null; reason: string };

const VERBS =
  'ajoute[rz]?|rajoute[rz]?|supprime[rz]?|enlève[sz]?|enleve[rz]?|enlever|retire[rz]?|efface[rz]?|vire[rz]?|ôte[rz]?|passe[rz]?|mets|mettez|mettre|change[rz]?|modifie[rz]?|corrige[rz]?|remplace[rz]?|renomme[rz]?|offre[sz]?|offrir|offrez|applique[rz]?|fais|faites|augmente[rz]?|baisse[rz]?|réduis|réduire|réduisez|diminue[rz]?|majore[rz]?|monte[rz]?|remise|rabais|ristourne|facture[rz]?|compte[rz]?';
const STEP = new RegExp(
  `\\s*(?:[;.\\n]+|,(?!\\d)|(?:,\\s*)?(?<![\\p{L}])(?:et|puis|ensuite|plus)(?![\\p{L}]))\\s*(?=(?:une |la |un )?(?:${VERBS})(?![\\p{L}]))`,
  'iu',
);
const OPENING = new RegExp(
  `^\\s*(?:(?:peux-tu|pouvez-vous|tu peux|vous pouvez|il faut|merci de|stp|svp|s['’]il te plaît|s['’]il vous plaît|et|puis|finalement|plutôt)\\s+)*(?:me |nous )?(${VERBS})(?:[- ]moi)?(?![\\p{L}])\\s*`,
  'iu',
);
/** An instruction is a sentence, not a letter. */
const LONGEST_INSTRUCTION = 1000;
const UNKNOWN =
  'Je n’ai pas compris. Essayez par exemple «\u00a0ajoute 2 h de réunion à 60\u00a0€\u00a0», «\u00a0passe le dev à 4 jours\u00a0» ou «\u00a0remise de 10\u00a0%\u00a0».';

/**
 * Follows a French instruction on a document's lines (« ajoute 2 h de réunion à 60 € »). Nothing is
 * applied: the caller shows the changes and the user accepts them.
 */
export function editByInstruction(lines: readonly LineItem[], instruction: string): Edit {
  const steps = instruction
    .slice(0, LONGEST_INSTRUCTION)
    .split(STEP)
    .map((step) => step.trim())
    .filter((step) => step !== '');
  if (steps.length === 0) return { lines: null, reason: UNKNOWN };
  let current = [...lines];
  const changes: string[] = [];
  // A sentence that asks for more than fifty changes is no sentence.
  for (const step of steps.slice(0, 50)) {
    const outcome = follow(current, step.replace(/[.!\s]+$/, ''));
    if ('reason' in outcome) return { lines: null, reason: outcome.reason };
    current = outcome.lines;
    changes.push(outcome.change);
  }
  return { lines: current, changes };
}

function follow(lines: readonly LineItem[], step: string): Outcome {
  const folded = fold(step);
  const opening = OPENING.exec(step);
  const verb = fold(opening?.[1] ?? '');
  const rest = opening === null ? step : step.slice(opening[0].length);
  if (/^(?:le |au )?total\b/.test(fold(rest)) && /\d/.test(rest)) return setTotal(lines, rest);
  if (speaksToMachine(folded)) return { reason: UNKNOWN };
  if (
    /\b(?:remise|rabais|ristourne|reduction)\b/.test(folded) &&
    !/^(?:supprim|enlev|retir|effac|vir|ot)/.test(verb)
  )
    return discount(lines, step);
  if (/^-\s?\d/.test(folded)) return discount(lines, step);
  if (/\btva\b/.test(folded)) return setVat(lines, rest);
  if (/^(?:ajout|rajout|factur|compt)/.test(verb)) {
    return add(lines, rest.replace(/^(?:une )?(?:nouvelle )?ligne (?:pour |de |d['’])?/i, ''));
  }
  if (/^(?:supprim|enlev|retir|effac|vir|ot)/.test(verb)) return remove(lines, rest);
  if (verb.startsWith('offr')) return offer(lines, rest);
  if (verb.startsWith('renomm') || (verb.startsWith('remplac') && !/\d/.test(rest)))
    return rename(lines, rest);
  if (verb !== '') return change(lines, rest, verb);
  const middle = /^(.+?)\s+(?:passe|passent|à|a|:|=)\s+(.+)$/i.exec(step);
  if (
    middle !== null &&
    /\d|\b(?:un|une|deux|trois|quatre|cinq|six|dix)\b/i.test(middle[2] ?? '')
  ) {
    return change(
      lines,
      `${middle[1] ?? ''} à ${(middle[2] ?? '').replace(/^à\s+/i, '')}`,
      'passe',
    );
  }
  return { reason: UNKNOWN };
}
