/**
 * Instructions to a machine are data, not part of the job (docs/product.md, Drafting): the
 * stretches found here are neither read nor quoted.
 */
export interface Stretch {
  start: number;
  end: number;
}

const SIGNS: readonly RegExp[] = [
  /\b(?:ignore[rsz]?|ignorez|oublie[rsz]?|neglige[rz]?|disregard|forget|override|bypass|contourne[rz]?)\b[^.!?\n]{0,60}\b(?:instructions?|regles?|consignes?|directives?|rules?|previous|prompts?|above|precedent\w*|ci-dessus|contraintes?|guidelines)\b/,
  /\b(?:prompt|system prompt|prompt systeme|message systeme|cle api|api[ _-]?key|jailbreak|mode developpeur|developer mode|variables? d'environnement|mots? de passe|base de donnees des (?:clients|utilisateurs))\b/,
  /\b(?:instructions?|consignes?|ordre|note|message) (?:au|pour le|pour l'|a l'|aux|to the|for the) ?(?:modele|ia|llm|assistant|robot|machine|model|ai|chatbot|bot|systeme|generateur)\b/,
  /\b(?:reponds?|repondez|answer|respond|reply|ecris|ecrivez|write|output|print|affiche[rz]?|retourne[rz]?|renvoie|return)\b[^.!?\n]{0,40}\b(?:json|poeme?|poem|python|javascript|html|sql|en anglais|in english|en markdown|blague|joke|chanson|haiku|recette|pirate|code source|ton prompt|tes instructions|total (?:de|a|of))\b/,
  /\b(?:tu es (?:maintenant|desormais|un|une)|you are (?:now|an?)|agis comme|act as|en tant qu'(?:ia|assistant)|as an ai|fais comme si|pretend (?:to|you)|comporte[- ]toi)\b/,
  /\b(?:chatgpt|gpt-?\d|llm|claude|mistral ai|openai)\b[^.!?\n]{0,30}\b(?:ignore|fais|mets|ecris|ajoute|write|do|set)\b/,
  /\b(?:set|mets|mettez|fixe|change[rz]?|force[rz]?)\b[^.!?\n]{0,25}\b(?:totalamount|total (?:a|to|=)|tous les prix|toutes les lignes|all prices|lineitems|unitprice)\b/,
  /\b(?:execute[rz]?|lance[rz]?|run)\b[^.!?\n]{0,25}\b(?:commande|script|code|command|rm -rf|drop table|requete sql)\b|\b(?:drop table|rm -rf|select \* from)\b/,
  /\bignore (?:la demande|ce qui precede|tout ce qui|everything|all)\b/,
];
const BRACKETS: readonly RegExp[] = [
  /\{[^{}]{0,800}[":][^{}]{0,800}\}/g,
  /<\/?(?:system|instructions?|prompt|script|user|assistant|admin)\b[^>]{0,200}>/g,
  /^[ \t]{0,20}(?:#{1,3} {0,4})?(?:system|systeme|assistant|instruction) ?:[^\n]*/gm,
];
const BRACKETED = /[[(][^[\]()]{0,400}[\])]/g;
const SENTENCE = /[^.!?\n]+[.!?\n]*/g;

/** The stretches of folded text that speak to a machine. */
export function findInjections(folded: string): Stretch[] {
  const struck = new Uint8Array(folded.length);
  let rest = folded;
  const strike = (start: number, end: number): void => {
    if (end <= start) return;
    struck.fill(1, start, end);
    rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end);
  };
  for (const shape of BRACKETS) {
    for (const match of rest.matchAll(shape)) strike(match.index, match.index + match[0].length);
  }
  for (const match of rest.matchAll(BRACKETED)) {
    if (speaksToMachine(match[0])) strike(match.index, match.index + match[0].length);
  }
  for (const match of rest.matchAll(SENTENCE)) {
    if (!speaksToMachine(match[0])) continue;
    const end = match.index + match[0].length;
    strike(match.index, endOfInstruction(match[0], match.index, end, rest));
  }
  return runs(struck);
}

function runs(struck: Uint8Array): Stretch[] {
  const found: Stretch[] = [];
  for (let at = struck.indexOf(1); at >= 0; at = struck.indexOf(1, at)) {
    const next = struck.indexOf(0, at);
    const end = next < 0 ? struck.length : next;
    found.push({ start: at, end });
    at = end;
  }
  return found;
}

/** True when a stretch of folded text addresses the machine instead of describing work. */
export function speaksToMachine(folded: string): boolean {
  return SIGNS.some((sign) => sign.test(folded));
}

/** The instruction takes its whole sentence, unless the job itself follows in the same breath. */
function endOfInstruction(sentence: string, start: number, end: number, folded: string): number {
  const elsewhere = /[a-z]{3}/.test(folded.slice(0, start) + folded.slice(end));
  if (elsewhere) return end;
  for (const mark of sentence.matchAll(/[:,;]| - /g)) {
    const tail = sentence.slice(mark.index + 1);
    if (
      /[a-z]{3}/.test(tail) &&
      !speaksToMachine(tail) &&
      speaksToMachine(sentence.slice(0, mark.index))
    ) {
      return start + mark.index + 1;
    }
  }
  return end;
}
