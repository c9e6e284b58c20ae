import { fold } from '../fold.ts';
import { VERBS } from './verbs.ts';

/** Why a thing is asked, behind a pause: « …, le client l’a pris ailleurs », « …, sans toucher au reste ». */
const REASON =
  /[,.;?!]\s*(?:car|parce qu(?:e|['’])|vu qu(?:e|['’])|(?:le|la|les|mon|ma) clients?(?:es?)?|je|j['’]|ils?|elles?|on|nous|c['’](?:est|était)|sans (?:rien )?toucher|sans changer)(?=[\s'’]|(?<=['’]))[^\d]*$/iu;
const ACTS = new RegExp(`(?<![\\p{L}])(?:${VERBS})(?![\\p{L}])`, 'iu');
/** « …, non je plaisante », « …, je sais pas »: it may take back what is asked. */
const TAKES_BACK =
  /(?<![a-z])(?:plaisant|hesit|sais (?:pas|plus)|sinon|ou (?:pas|plutot|bien)|peut-etre|non|rien|veu[xt]|voudrai|sauf|hors|hormis)/;

/** « à 380 € parce qu’on enlève un étage »: behind these words nothing is asked, up to « donc » or the next sentence. */
const BECAUSE =
  /[,\s]+(?:car|parce qu(?:e|['’])|pcq|puisqu(?:e|['’])|vu qu(?:e|['’])|étant donné qu(?:e|['’])|à cause (?:de|du|des|d['’])|en raison (?:de|du|des|d['’])|suite (?:à|au|aux))(?=\s|(?<=['’]))[^;.,]*?(?=$|[;.,]| donc | mais )/giu;

/** « supprime les rosiers, ils sont morts » said without a pause. */
const REASON_OF_REMOVAL =
  /(?<=^(?:[\p{L}'’-]+ ){0,3}(?:supprim|enl[eè]v|retir|vir|jett|sor|d[ée]gag|barr|effac|annul|ôt)\p{L}* [^\d]{3,60})\s(?:c['’]est|car(?![\p{L}])|parce qu|vu qu|(?:ils?|elles?) (?:en |y |l['’ ]|les |ne |n['’])?(?:est|sont|a|ont|avai(?:t|ent))|on (?:la |le |les |l['’])?\p{L}+|j['’]ai)[^\d]*$/iu;

/** An instruction without the reason it is given with; a reason that asks for something is part of it. */
export function withoutReasons(step: string): string {
  const told = step.replaceAll(BECAUSE, '');
  if (told !== step && told.trim() !== '') return withoutReasons(told);
  const found = REASON.exec(step) ?? REASON_OF_REMOVAL.exec(step);
  if (found === null || found.index === 0) return step;
  const reason = found[0].slice(1);
  const takesBack = TAKES_BACK.test(fold(reason).replace(/sans (?:rien )?toucher/, ''));
  return takesBack || ACTS.test(reason) ? step : step.slice(0, found.index);
}
