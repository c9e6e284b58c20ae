import { identityRules } from './rules/identity.ts';
import { mentionRules } from './rules/mentions.ts';
import { lifeRules } from './rules/life.ts';
import { moneyRules } from './rules/money.ts';
import { type Problem, problem } from '#rendering/facturx/problem.ts';
import { vatRules } from './rules/vat.ts';
import { readInvoice } from './reading.ts';
import { explainStructure } from './rules/structureProblems.ts';
import { structureFaults } from './structure.ts';
import { readXml, type XmlElement, XmlSyntaxError } from './xmlReader.ts';

const PREFIXES: ReadonlyMap<string, string> = new Map([
  ['urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100', 'rsm'],
  ['urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100', 'ram'],
  ['urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100', 'udt'],
  ['urn:un:unece:uncefact:data:standard:QualifiedDataType:100', 'qdt'],
]);

const RULES = [mentionRules, lifeRules, identityRules, vatRules, moneyRules];

/**
 * An oracle for tests: reads a `factur-x.xml` back and checks the structure the XSD asks, then the
 * rules of EN 16931, Factur-X and the French reform that our invoices can meet. Where Java and the
 * official rules are absent it is the judge of every file a test writes. It shares no code with
 * what writes the file. Answers what is wrong, in French; nothing for a good file.
 */
export function checkFacturX(xml: string): Problem[] {
  const root = parse(xml);
  if (root === null) {
    return [problem('XML', 'Le fichier Factur-X n’est pas un XML lisible.')];
  }
  const faults = structureFaults(root);
  if (faults.length > 0) return faults.map(explainStructure);
  const invoice = readInvoice(root);
  return RULES.flatMap((rules) => rules(invoice));
}

/**
 * Whether the structure alone is right: what the profile's XSD decides.
 *
 * @internal Held against the XSD itself by a test.
 */
export function hasProfileStructure(xml: string): boolean {
  const root = parse(xml);
  return root !== null && structureFaults(root).length === 0;
}

function parse(xml: string): XmlElement | null {
  try {
    return readXml(xml, PREFIXES);
  } catch (error) {
    if (error instanceof XmlSyntaxError) return null;
    throw error;
  }
}
