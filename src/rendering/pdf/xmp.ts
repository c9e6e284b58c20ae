import {
  type Edit,
  lengthEdit,
  only,
  type PdfFile,
  type PdfObject,
  referredTo,
} from '#rendering/pdf/pdfFile.ts';
import {
  FACTURX_PROPERTIES,
  FACTURX_SCHEMA,
  PDFUA_PROPERTIES,
  PDFUA_SCHEMA,
} from './xmpPackets.ts';

/**
 * Declares a tagged PDF/A-3 of Typst to be PDF/UA-1 as well and, when it carries `factur-x.xml`,
 * a Factur-X invoice. Typst has no way to write XMP of one's own, but leaves its XMP uncompressed.
 */
export function xmpEdits(file: PdfFile, { facturx }: { facturx: boolean }): Edit[] {
  const catalog = referredTo(file, file.trailer, 'Root');
  const metadata = referredTo(file, catalog.text, 'Metadata');
  return [...declarations(metadata, facturx), titleEdit(catalog)];
}

/**
 * A property may occur only once in XMP, so our schemas join the list that is already there. User
 * text cannot pass for an anchor: XMP escapes its `<`.
 */
function declarations(metadata: PdfObject, facturx: boolean): Edit[] {
  const { at, text } = metadata;
  const schemas = PDFUA_SCHEMA + (facturx ? FACTURX_SCHEMA : '');
  const properties = PDFUA_PROPERTIES + (facturx ? FACTURX_PROPERTIES : '');
  const list = '<pdfaExtension:schemas><rdf:Bag>';
  const listAt = only(text, list, 'extension schemas');
  const endAt = only(text, '</rdf:RDF>', 'end of the XMP');
  return [
    lengthEdit(metadata, schemas.length + properties.length),
    { at: at + listAt + list.length, removed: 0, inserted: schemas },
    { at: at + endAt, removed: 0, inserted: properties },
  ];
}

/** PDF/UA-1 §7.1: readers show the title, not the file name. */
function titleEdit({ at, text }: PdfObject): Edit {
  const preferences = '/ViewerPreferences <<';
  const where = at + only(text, preferences, 'viewer preferences') + preferences.length;
  return { at: where, removed: 0, inserted: '\n    /DisplayDocTitle true' };
}
