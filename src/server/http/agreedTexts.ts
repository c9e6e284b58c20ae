/** The words of docs/texts.md for what fails without a name of its own, by call. */

type Row = readonly [method: string, path: RegExp, text: string];

const NO_SESSION: readonly Row[] = [
  ['POST', /^\/api\/functions\/stripe-checkout$/, 'No active session found'],
  ['POST', /^\/api\/documents\/[^/]+\/email$/, 'Failed to get current user'],
  ['PUT', /^\/api\/profile\/logo$/, 'Vous devez être connecté pour mettre à jour votre logo'],
  ['PATCH', /^\/api\/profile$/, 'No user logged in'],
  ['*', /^\/api\/(documents|clients|notifications)(\/|$)/, 'User not authenticated'],
];

const UNEXPECTED: readonly Row[] = [
  ['POST', /^\/api\/documents\/[^/]+\/email$/, 'Failed to load document information'],
  ['GET', /^\/api\/documents(\/|$)/, 'Failed to fetch documents'],
  ['POST', /^\/api\/documents(\/|$)/, 'Failed to add document'],
  ['PATCH', /^\/api\/documents\//, 'Failed to update document'],
  ['DELETE', /^\/api\/documents\//, 'Failed to delete document'],
  // A profile that is read for the first time is created.
  ['GET', /^\/api\/profile$/, 'Failed to create profile'],
  ['PATCH', /^\/api\/profile$/, 'Erreur lors de la mise à jour du profil'],
  ['PUT', /^\/api\/profile\/logo$/, 'Erreur lors de la mise à jour du logo'],
  ['POST', /^\/api\/functions\/generate-document$/, 'Failed to generate document content'],
  ['GET', /^\/api\/functions\/generate-pdf$/, 'Erreur lors de la génération du PDF'],
];

interface Call {
  method: string;
  path: string;
}

/** What someone without a session reads, when docs/texts.md has it for this call. */
export function noSessionText(call: Call): string | undefined {
  return find(NO_SESSION, call);
}

/** What a failure nobody foresaw is called, when docs/texts.md names it for this call. */
export function unexpectedText(call: Call): string | undefined {
  return find(UNEXPECTED, call);
}

function find(rows: readonly Row[], { method, path }: Call): string | undefined {
  return rows.find(([of, where]) => (of === '*' || of === method) && where.test(path))?.[2];
}
