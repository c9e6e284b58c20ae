/** Namespace of the properties that name a Factur-X attachment (Factur-X 1.09, §6.2). */
const FX_NAMESPACE = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';
const PDFUA_NAMESPACE = 'http://www.aiim.org/pdfua/ns/id/';

interface SchemaProperty {
  name: string;
  type: 'Text' | 'Integer';
  category: 'external' | 'internal';
  description: string;
}

/** PDF/UA-1 identification, and the schema entry PDF/A asks of any property it does not know. */
export const PDFUA_SCHEMA = schemaEntry(
  'PDF/UA identification schema',
  PDFUA_NAMESPACE,
  'pdfuaid',
  [
    {
      name: 'part',
      type: 'Integer',
      category: 'internal',
      description: 'Indicates, which part of ISO 14289 standard is followed',
    },
  ],
);

export const PDFUA_PROPERTIES = `<rdf:Description rdf:about="" xmlns:pdfuaid="${PDFUA_NAMESPACE}"><pdfuaid:part>1</pdfuaid:part></rdf:Description>`;

export const FACTURX_SCHEMA = schemaEntry('Factur-X PDFA Extension Schema', FX_NAMESPACE, 'fx', [
  text('DocumentFileName', 'The name of the embedded XML document'),
  text('DocumentType', 'The type of the hybrid document in capital letters'),
  text('Version', 'The actual version of the standard applying to the embedded XML document'),
  text('ConformanceLevel', 'The conformance level of the embedded XML document'),
]);

export const FACTURX_PROPERTIES = `<rdf:Description rdf:about="" xmlns:fx="${FX_NAMESPACE}"><fx:DocumentType>INVOICE</fx:DocumentType><fx:DocumentFileName>factur-x.xml</fx:DocumentFileName><fx:Version>1.0</fx:Version><fx:ConformanceLevel>EN 16931</fx:ConformanceLevel></rdf:Description>`;

function text(name: string, description: string): SchemaProperty {
  return { name, type: 'Text', category: 'external', description };
}

function schemaEntry(
  title: string,
  namespace: string,
  prefix: string,
  properties: readonly SchemaProperty[],
): string {
  const written = properties.map(
    ({ name, type, category, description }) =>
      `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>${type}</pdfaProperty:valueType><pdfaProperty:category>${category}</pdfaProperty:category><pdfaProperty:description>${description}</pdfaProperty:description></rdf:li>`,
  );
  return `<rdf:li rdf:parseType="Resource"><pdfaSchema:schema>${title}</pdfaSchema:schema><pdfaSchema:namespaceURI>${namespace}</pdfaSchema:namespaceURI><pdfaSchema:prefix>${prefix}</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq>${written.join('')}</rdf:Seq></pdfaSchema:property></rdf:li>`;
}
