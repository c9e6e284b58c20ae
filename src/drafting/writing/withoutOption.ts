const BEFORE = /^(?:(?:et|avec|sinon) )?(?:en |une )?option(?:nel(?:lement)?)?\s*[:,]?\s+/iu;
const WITHIN = /,?\s+(?:\(?en option\)?|\(option\)|option$)(?=\s|$)/iu;

/** « En option hébergement » → hébergement: what stands apart is known to be an option. */
export function withoutOption(words: string): string {
  const rest = words.replace(BEFORE, '').replace(WITHIN, '');
  return /\p{L}/u.test(rest) ? rest : words;
}
