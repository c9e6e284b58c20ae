import type { Facts, FactName } from '#drafting/facts/fact.ts';
import type { SaidFields, Situation } from './situation.ts';
import { type Teller, TELLERS } from './tellers.ts';

/**
 * A fact as the screen shows it, and whether the document does what it says
 * (docs/product.md, Drafting).
 */
export interface SaidFact {
  name: FactName;
  /** Stays the same while the same words say it: what is put aside is known by it. */
  key: string;
  label: string;
  value: string;
  words: string;
  start: number;
  end: number;
  /** Why the document does not do it, or only in part; null when it is obeyed. */
  notFollowed: string | null;
}

/** The facts of a sentence to show, those put aside apart, and the fields they fill. */
export function tellFacts(
  facts: Facts,
  situation: Situation,
): { said: SaidFact[]; aside: SaidFact[]; fields: SaidFields } {
  const all = (Object.keys(TELLERS) as FactName[]).flatMap((name) => {
    const shown = tell(name, facts, situation);
    return shown === null ? [] : [shown];
  });
  const kept = all.filter(({ fact }) => !situation.setAside.includes(fact.key));
  return {
    said: kept.map(({ fact }) => fact).toSorted((a, b) => a.start - b.start),
    aside: all.filter((each) => !kept.includes(each)).map(({ fact }) => fact),
    fields: Object.assign({}, ...kept.map(({ fields }) => fields)) as SaidFields,
  };
}

function tell<Name extends FactName>(name: Name, facts: Facts, situation: Situation) {
  const fact = facts[name];
  if (fact === undefined) return null;
  const shown = (TELLERS[name] as Teller<Name>)(fact.value as never, situation, facts);
  if (shown === null) return null;
  const { label, value, fields = {}, notFollowed = null } = shown;
  const { words, start, end } = fact;
  return {
    fields,
    fact: { name, key: `${name}:${words}`, label, value, words, start, end, notFollowed },
  };
}
