import { Parser } from 'htmlparser2';
import { StatementError } from './line.ts';

/** Deeper than any statement: CAMT has fourteen levels. */
const DEEPEST = 64;
/** In characters, of one text. */
const LONGEST_TEXT = 2000;

export interface MarkupHandler {
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  /** The text of an element without elements, just before it closes or, unclosed, before the next. */
  text(name: string, text: string): void;
  /** `isImplied`: the text does not close it, another element's end or the text's does. */
  close(name: string, isImplied: boolean): void;
}

/**
 * Tells a handler what stands in XML, or in the SGML of OFX 1 whose values are not closed. Names come
 * without their namespace. No entity is known but the five of XML and numbers, nothing outside the text
 * is read, and a file that declares types is refused (CWE-611, CWE-776). The time is linear.
 * @throws StatementError for such a file, one that is too deep, or, in XML, one that is cut short.
 */
export function readMarkup(source: string, handler: MarkupHandler, { closed = true } = {}): void {
  let depth = 0;
  let leaf: string | null = null;
  let said = '';
  const settle = () => {
    if (leaf !== null && said.trim() !== '') handler.text(leaf, said.trim());
    leaf = null;
    said = '';
  };
  const parser = new Parser(
    {
      onopentag(qualified, attributes) {
        settle();
        depth += 1;
        if (depth > DEEPEST) throw damaged();
        leaf = localName(qualified);
        handler.open(leaf, attributes);
      },
      ontext(text) {
        if (leaf !== null && said.length < LONGEST_TEXT) said += text.slice(0, LONGEST_TEXT);
      },
      onclosetag(qualified, isImplied) {
        if (isImplied && closed) throw damaged();
        settle();
        depth -= 1;
        handler.close(localName(qualified), isImplied);
      },
      onprocessinginstruction(name) {
        if (name.startsWith('!')) {
          throw new StatementError(
            'Ce fichier déclare ses propres types (DOCTYPE)\u00A0: il n’est pas lu, par prudence. Aucune banque n’en envoie.',
          );
        }
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.write(source);
  parser.end();
}

export function damaged(): StatementError {
  return new StatementError(
    'Ce relevé est incomplet ou abîmé\u00A0: téléchargez-le de nouveau auprès de votre banque.',
  );
}

function localName(qualified: string): string {
  return qualified.slice(qualified.indexOf(':') + 1);
}
