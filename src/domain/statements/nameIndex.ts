import { runsOf } from './words.ts';

/** Words that many names share, or that banks write themselves. */
const COMMON = new Set(
  `SARL SAS SASU EURL SELARL SELAS SCI SCM SCP SNC SCOP SA EI EIRL GIE GAEC EARL ASSOCIATION ASSO
  SOCIETE STE ETS ETABLISSEMENTS ENTREPRISE GROUPE CABINET AGENCE MONSIEUR MADAME MME MLLE MR
  DES LES AUX SUR PAR POUR AND THE VIR VIREMENT SEPA INST INSTANTANE RECU EMIS FAVEUR VOTRE FROM REF
  FACTURE FACT INV MOTIF NOTPROVIDED GMBH LTD INC FRANCE PARIS`.split(/\s+/),
);
/** Banks cut a name where their line ends: so many letters of its last word are enough. */
const CUT = 4;
/** A word that more clients share than these names nobody. */
const MOST_NAMESAKES = 40;

interface Named {
  id: string;
  clientName: string;
  company: string;
}

export interface NameIndex {
  /** The names that stand in these runs of letters, whole or in part. */
  find(runs: readonly string[]): Map<string, 'whole' | 'part'>;
}

/** Finds people and companies in a bank's words, in a time that does not grow with their number. */
export function nameIndex(named: readonly Named[]): NameIndex {
  const byWord = new Map<string, Set<string>>();
  const byCut = new Map<string, Set<string>>();
  const names = new Map<string, string[][]>();
  for (const { id, clientName, company } of named) {
    if (names.has(id)) continue;
    const alternatives = [tellingWords(clientName), tellingWords(company)].filter(
      (words) => words.length > 0,
    );
    names.set(id, alternatives);
    for (const word of alternatives.flat()) {
      add(byWord, word, id);
      for (let end = CUT; end < word.length; end += 1) add(byCut, word.slice(0, end), id);
    }
  }
  return {
    find(runs) {
      const found = new Map<string, 'whole' | 'part'>();
      const words = new Set(runs);
      const cut = runs.at(-1) ?? '';
      const candidates = new Set<string>();
      for (const word of words) addFew(candidates, byWord.get(word));
      addFew(candidates, byCut.get(cut));
      for (const id of candidates) {
        const standing = standingOf(names.get(id) ?? [], words, cut);
        if (standing) found.set(id, standing);
      }
      return found;
    },
  };
}

function standingOf(
  alternatives: readonly string[][],
  words: ReadonlySet<string>,
  cut: string,
): 'whole' | 'part' | null {
  const stands = (word: string) => words.has(word) || (cut.length >= CUT && word.startsWith(cut));
  if (alternatives.some((name) => name.every(stands))) return 'whole';
  const telling = alternatives.flat().some((word) => word.length >= 5 && words.has(word));
  return telling ? 'part' : null;
}

function tellingWords(name: string): string[] {
  const runs = runsOf(name.slice(0, 200)).filter((run) => /[A-Z]/.test(run));
  const telling = runs.filter((run) => run.length >= 3 && !COMMON.has(run));
  return telling.length > 0 ? telling : runs.filter((run) => run.length >= 4);
}

function add(map: Map<string, Set<string>>, key: string, id: string): void {
  const set = map.get(key);
  if (set) set.add(id);
  else map.set(key, new Set([id]));
}

function addFew(into: Set<string>, ids: ReadonlySet<string> | undefined): void {
  if (!ids || ids.size > MOST_NAMESAKES) return;
  for (const id of ids) into.add(id);
}
