import { GROUPS } from './profileGroups.ts';
import { VALUES, type ValueType } from './profileValues.ts';
import type { XmlElement } from './xmlReader.ts';

/** A place where the document leaves the structure of its profile. */
export interface StructureFault {
  /** From the root, `/`-joined. */
  path: string;
  fault: 'missing' | 'unexpected' | 'text' | 'value' | 'attribute';
  /** The element or attribute in question. */
  name: string;
}

interface Particle {
  name: string;
  type: string;
  min: number;
  max: number;
}

const ROOT = 'rsm:CrossIndustryInvoice';
/** Allowed on any element by XML Schema itself. */
const SCHEMA_HINTS: ReadonlySet<string> = new Set([
  'xsi:schemaLocation',
  'xsi:noNamespaceSchemaLocation',
]);
const PARTICLES = new Map<string, readonly Particle[]>(
  Object.entries(GROUPS).map(([type, members]) => [
    type,
    Object.entries(members).map(([member, memberType]) => particle(member, memberType)),
  ]),
);

const LEXICAL: Record<ValueType['text'], RegExp> = {
  string: /^/,
  decimal: /^\s*[+-]?(?:\d+(?:\.\d*)?|\.\d+)\s*$/,
  boolean: /^\s*(?:true|false|0|1)\s*$/,
  base64:
    /^\s*(?:(?:[A-Za-z0-9+/]\s*){4})*(?:(?:[A-Za-z0-9+/]\s*){2}(?:=\s*){2}|(?:[A-Za-z0-9+/]\s*){3}=)?\s*$/,
};

/** Every fault of a document against the XSD of the profile; none for a valid one. */
export function structureFaults(root: XmlElement): StructureFault[] {
  if (root.name !== ROOT) return [{ path: '', fault: 'unexpected', name: root.name }];
  return elementFaults(root, 'CrossIndustryInvoice', ROOT);
}

function elementFaults(element: XmlElement, type: string, path: string): StructureFault[] {
  const particles = PARTICLES.get(type);
  if (particles !== undefined) return groupFaults(element, particles, path);
  const value = VALUES[type];
  if (value === undefined) throw new Error(`The profile names no type ${type}`);
  return valueFaults(element, value, path);
}

// Every group of the profile is a sequence, so one walk over both lists decides.
function groupFaults(
  element: XmlElement,
  particles: readonly Particle[],
  path: string,
): StructureFault[] {
  const faults = attributeFaults(element, [], path);
  if (element.text.trim() !== '') faults.push({ path, fault: 'text', name: element.name });
  let next = 0;
  for (const { name, type, min, max } of particles) {
    let count = 0;
    while (count < max && element.children[next]?.name === name) {
      const child = element.children[next] as XmlElement;
      faults.push(...elementFaults(child, type, `${path}/${name}`));
      count += 1;
      next += 1;
    }
    if (count < min) faults.push({ path, fault: 'missing', name });
  }
  const stray = element.children[next];
  if (stray !== undefined) faults.push({ path, fault: 'unexpected', name: stray.name });
  return faults;
}

function valueFaults(element: XmlElement, value: ValueType, path: string): StructureFault[] {
  const faults = attributeFaults(element, value.attributes, path);
  const [child] = element.children;
  if (child !== undefined) faults.push({ path, fault: 'unexpected', name: child.name });
  if (!LEXICAL[value.text].test(element.text)) {
    faults.push({ path, fault: 'value', name: element.name });
  }
  return faults;
}

function attributeFaults(
  element: XmlElement,
  declared: readonly string[],
  path: string,
): StructureFault[] {
  const faults: StructureFault[] = [];
  const allowed = new Set(declared.map((name) => name.replace('?', '')));
  for (const name of element.attributes.keys()) {
    if (!allowed.has(name) && !SCHEMA_HINTS.has(name))
      faults.push({ path, fault: 'attribute', name });
  }
  for (const name of declared) {
    const required = !name.endsWith('?');
    if (required && !element.attributes.has(name)) faults.push({ path, fault: 'missing', name });
  }
  return faults;
}

function particle(member: string, type: string): Particle {
  const [, name = '', occurrence = ''] = /^([^?*+{]+)(.*)$/.exec(member) ?? [];
  const min = occurrence === '' || occurrence === '+' ? 1 : 0;
  const max = occurrence === '*' || occurrence === '+' ? Infinity : occurrence === '{0,2}' ? 2 : 1;
  return { name, type, min, max };
}
