import { readCamt } from './camt.ts';
import { type Columns, guessColumns } from './columns.ts';
import { decodeStatement } from './decode.ts';
import { LARGEST_FILE, type Statement, StatementError } from './line.ts';
import { readOfx } from './ofx.ts';
import { readTable, type Table } from './table.ts';

/** A file once opened: XML and OFX say what they mean, a table must be told what its columns are. */
export type OpenedFile =
  | { kind: 'statement'; statement: Statement }
  | { kind: 'table'; table: Table; columns: Columns | null };

/**
 * Opens a bank's file: CAMT.053, OFX, or a table whose columns are guessed.
 * @throws StatementError, in French, for what is none of these.
 */
export function openStatement(bytes: Uint8Array): OpenedFile {
  if (bytes.length > LARGEST_FILE) {
    throw new StatementError('Ce fichier dépasse 30 Mo\u00A0: exportez une période plus courte.');
  }
  if (bytes.length === 0) throw new StatementError('Ce fichier est vide.');
  refuseKnownForms(bytes);
  const text = decodeStatement(bytes);
  const begin = text.slice(0, 2000);
  if (/OFXHEADER|<OFX>/i.test(begin)) return { kind: 'statement', statement: readOfx(text) };
  if (/^\uFEFF?\s*</.test(begin)) return { kind: 'statement', statement: readCamt(text) };
  if (begin.includes('\0')) throw unreadable();
  const table = readTable(text);
  if (!table.some((row) => row.length > 2)) throw unreadable();
  return { kind: 'table', table, columns: guessColumns(table) };
}

/** The forms people drop by mistake, each with the way on. */
function refuseKnownForms(bytes: Uint8Array): void {
  const begin = String.fromCodePoint(...bytes.subarray(0, 4));
  if (begin === '%PDF') {
    throw new StatementError(
      'Un relevé en PDF ne se lit pas\u00A0: exportez vos opérations en CSV, OFX ou CAMT.053 depuis le site de votre banque.',
    );
  }
  if (begin.startsWith('PK') || begin.startsWith('\u00D0\u00CF')) {
    throw new StatementError(
      'Un classeur Excel ne se lit pas\u00A0: enregistrez-le en CSV, ou exportez vos opérations en CSV ou OFX.',
    );
  }
}

function unreadable(): StatementError {
  return new StatementError(
    'Ce fichier n’est pas un relevé que nous savons lire\u00A0: déposez un CSV, un OFX ou un CAMT.053.',
  );
}
