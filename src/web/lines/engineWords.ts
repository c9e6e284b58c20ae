/** The engine of the browser and of a server without a model, as the answers name it. */
export const GRAMMAR = 'grammar';

/** The engine in use, named on screen (docs/product.md, Drafting). */
export function engineWords(engine: string): string {
  return isModel(engine)
    ? `${engine}, chiffres vérifiés par Encrier`
    : 'Lecture intégrée d’Encrier, sans service extérieur';
}

/** True for a language model, which takes its time; the grammar answers at once. */
export function isModel(engine: string | null): boolean {
  return engine !== null && engine !== GRAMMAR && engine !== 'local';
}
