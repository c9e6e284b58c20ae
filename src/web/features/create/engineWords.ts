/** The engine in use, named on screen (decisions §16). */
export function engineWords(engine: string): string {
  return isModel(engine)
    ? `${engine}, chiffres vérifiés par Encrier`
    : 'Lecture intégrée d’Encrier, sans service extérieur';
}

/** True for a language model, which takes its time; the grammar answers at once. */
export function isModel(engine: string | null): boolean {
  return engine !== null && engine !== 'grammar' && engine !== 'local';
}
