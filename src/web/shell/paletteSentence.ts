import type { DocumentType } from '#domain/document/kinds.ts';
import { kindLabel } from '#domain/document/names.ts';
import { foldCase } from '#domain/text/clean.ts';

/** « facture delaunay 2 jours à 450 »: what is to be written, and the words that may name its client. */
export interface PaletteSentence {
  type: DocumentType;
  /** Without its first word. */
  work: string;
  /** Words before the first figure; empty where there are none. */
  name: string;
  /** What is left once the name is taken out. */
  rest: string;
  /** « pour », a capital: the words name someone, not the work. */
  isNamed: boolean;
}

const KINDS: Readonly<Record<string, DocumentType>> = {
  facture: 'invoice',
  facturer: 'invoice',
  fact: 'invoice',
  factrue: 'invoice',
  fcature: 'invoice',
  factur: 'invoice',
  devis: 'quote',
  devi: 'quote',
  dveis: 'quote',
};

const CUE = /^(?:pour|chez|à|au|aux|client)\s+(?:la |le |les |l['’])?/iu;

/** « INV-043 », « 12 », « n° 12 »: a document there is already. */
const NUMBER = /^(?:n°\s*)?(?:\p{L}{1,6}-\d+|\d+\s*$)/u;

/** Null for what begins no document: a search. */
export function readPaletteSentence(text: string): PaletteSentence | null {
  const [, first = '', work = ''] = /^\s*(\p{L}+)\s+(.+?)\s*$/su.exec(text) ?? [];
  const type = KINDS[foldCase(first)];
  // « facture INV-043 », « facture 12 », « factures en retard » look for what exists.
  if (!type || !/\d/.test(work) || NUMBER.test(work)) return null;
  const before = /^[^\d:,]*/u.exec(work)?.[0] ?? '';
  const said = before.replace(/\s+(?:de|d['’]|à|en|pour)\s*$/iu, '').trim();
  const [name, done] = nameAndWork(said.replace(CUE, '').trim());
  const figures = work.slice(before.length).replace(/^[:,\s]+/, '');
  const rest = done === '' ? figures : work.slice(work.indexOf(done));
  const isNamed = name !== '' && (CUE.test(said) || /^\p{Lu}/u.test(name));
  return { type, work, name, rest, isNamed };
}

/** How French names what is done rather than someone: « rénovation », « nettoyage », « pose ». */
const WORK =
  /^(?!garage)\w*(?:tion|sion|ment|age|ure|ance|ence|ing|iel)s?$|^(?:dev|pose|conseil|audit|site|logo|photos?|forfait|menage|cours|visite|maintenance|jours?|heures?)$/;

/** « delaunay pose »: the words of a name end where those of the work begin. */
function nameAndWork(words: string): [name: string, work: string] {
  const each = words.split(/\s+/);
  const at = each.findIndex((word) => WORK.test(foldCase(word)));
  return at <= 0 ? [words, ''] : [each.slice(0, at).join(' '), each.slice(at).join(' ')];
}

/** Whether words without « pour » sooner name a client than the work. */
export function soundsLikeName(name: string): boolean {
  const words = foldCase(name)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  return words.length > 0 && words.length <= 2 && !words.some((word) => WORK.test(word));
}

/** The sentence as the wizard reads it, with its client named in so many words. */
export function sentenceFor({ type, rest }: PaletteSentence, name: string): string {
  const written = name.charAt(0).toLocaleUpperCase('fr') + name.slice(1);
  return `${kindLabel(type)} pour ${written}\u00A0: ${rest}`;
}
