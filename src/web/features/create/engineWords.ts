/** The engine in use, named on screen (decisions §16). */
export function engineWords(engine: string): string {
  return engine === 'grammar' || engine === 'local'
    ? 'Lecture intégrée d’Encrier, sans service extérieur'
    : `${engine}, chiffres vérifiés par Encrier`;
}
