import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs';

import { RULES_FOLDER } from './available.ts';

const XSD = join(RULES_FOLDER, 'factur-x-1.09/EN16931/Factur-X_EN16931.xsd');

let validator: XsdValidator | null = null;

/** What the official XSD of the profile holds against a document; nothing for a valid one. */
export function xsdFaults(xml: string): string[] {
  let document: XmlDocument | null = null;
  try {
    document = XmlDocument.fromString(xml);
    loaded().validate(document);
    return [];
  } catch (fault) {
    return [fault instanceof Error ? fault.message : String(fault)];
  } finally {
    document?.dispose();
  }
}

/** Loaded once for the process: compiling the schema costs more than checking a file. */
function loaded(): XsdValidator {
  if (validator !== null) return validator;
  xmlRegisterFsInputProviders();
  const schema = XmlDocument.fromBuffer(readFileSync(XSD), { url: XSD });
  try {
    validator = XsdValidator.fromDoc(schema);
    return validator;
  } finally {
    schema.dispose();
  }
}
