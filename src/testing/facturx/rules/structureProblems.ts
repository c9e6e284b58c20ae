import type { StructureFault } from '../structure.ts';
import { type Problem, problem } from '#rendering/facturx/problem.ts';

const FAULTS: Record<StructureFault['fault'], string> = {
  missing: 'il manque',
  unexpected: 'ne devrait pas s’y trouver',
  text: 'contient du texte qui n’y a pas sa place',
  value: 'n’a pas une valeur du type attendu',
  attribute: 'est un attribut inconnu du profil',
};

/** A fault of structure comes from our own writing, not from the user: it is said as such. */
export function explainStructure({ path, fault, name }: StructureFault): Problem {
  const where = path === '' ? 'à la racine' : `dans ${path.split('/').slice(-2).join('/')}`;
  const what = fault === 'missing' ? `${FAULTS[fault]} ${name}` : `${name} ${FAULTS[fault]}`;
  return problem(
    'XSD',
    `Le fichier Factur-X ne suit pas la structure du profil EN 16931\u00a0: ${what} (${where}).`,
  );
}
