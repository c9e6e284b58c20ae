import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createRenderer, type Renderer } from '#rendering/renderer/renderer.ts';
import { mustSkip, RULES_FOLDER } from '#testing/validators/available.ts';
import { namedInvoices } from '#testing/validators/corpus/named.ts';
import {
  checksOf,
  figureFaults,
  type NamedCheck,
  objections,
  type Rendered,
  renderCorpus,
} from '#testing/validators/corpusRun.ts';
import { xsdFaults } from '#testing/validators/xsd.ts';

/** Files that are known to be wrong: a checker that lets them pass checks nothing. */
const CONTROLS: readonly {
  name: string;
  objection: RegExp;
  make: (file: Rendered) => NamedCheck['check'];
}[] = [
  {
    name: 'a wrong total',
    objection: /BR-CO-15/,
    make: () => ({ kind: 'schematron', rules: 'cen', content: example('fr-invalid-5-lines.xml') }),
  },
  {
    name: 'an unknown country',
    objection: /FX-SCH-A-000036/,
    make: () => ({
      kind: 'schematron',
      rules: 'facturx',
      content: example('fr-invalid-5-lines.xml'),
    }),
  },
  {
    name: 'no recovery note',
    objection: /BR-FR-05_BT-22_PMT/,
    make: () => ({ kind: 'schematron', rules: 'brFr', content: example('fr-invalid-5-lines.xml') }),
  },
  {
    name: 'an undeclared XMP schema',
    objection: /6\.6\.2\.3/,
    make: ({ pdf }) => ({
      kind: 'pdf',
      flavour: '3b',
      content: altered(pdf, 'namespaceURI>urn:factur-x', 'namespaceURI>urn:factur-y'),
    }),
  },
  {
    name: 'an attachment without its relationship',
    objection: /6\.8-3/,
    make: ({ pdf }) => ({
      kind: 'pdf',
      flavour: '3b',
      content: altered(pdf, '/AFRelationship', '/AFRelationshiq'),
    }),
  },
  {
    name: 'no PDF/UA identification',
    objection: /5-/,
    make: ({ pdf }) => ({
      kind: 'pdf',
      flavour: 'ua1',
      content: altered(pdf, '<pdfuaid:part>1', '<pdfuaid:part>7'),
    }),
  },
  {
    name: 'no tags',
    objection: /6\.2-1|7\.1/,
    make: ({ pdf }) => ({
      kind: 'pdf',
      flavour: 'ua1',
      content: altered(pdf, '/Marked true', '/Marked null'),
    }),
  },
];

describe.skipIf(mustSkip('Factur-X corpus', ['rules', 'java']))(
  'the Factur-X corpus (needs the official rules and Java)',
  () => {
    let renderer: Renderer;
    let rendered: Rendered[];
    let found: string[];

    beforeAll(async () => {
      renderer = createRenderer({ processes: 2, limitMs: 300_000 });
      rendered = await renderCorpus(namedInvoices(), renderer);
      // Starting Java and compiling the rules costs more than all checks: everything goes in one run.
      found = await objections([...corpusChecks(rendered), ...controls(rendered)]);
    }, 600_000);

    afterAll(() => renderer.close());

    test('passes three schematrons, PDF/A-3b and PDF/UA-1', () => {
      expect(rendered.length).toBeGreaterThan(60);
      expect(found.filter((objection) => !objection.startsWith('control'))).toEqual([]);
    });

    test('passes the XSD and shows one set of figures on screen, on the page and in the XML', () => {
      expect(rendered.flatMap(figureFaults)).toEqual([]);
    });

    test.each(CONTROLS.map(({ name, objection }) => [name, objection] as const))(
      'the checkers object to a file with %s',
      (name, objection) => {
        expect(found.filter((one) => one.startsWith(`control, ${name}:`)).join('\n')).toMatch(
          objection,
        );
      },
    );

    test('the checkers find nothing against the shared valid examples', () => {
      expect(found.filter((objection) => objection.startsWith('control, valid'))).toEqual([]);
    });

    test('the XSD objects to a missing element', () => {
      const [first] = rendered;
      expect(
        xsdFaults(first?.xml.replace(/<ram:TypeCode>380<.ram:TypeCode>/, '') ?? ''),
      ).toHaveLength(1);
    });
  },
);

/** Every XML; the PDF of every invoice whose page is unlike the others’, and of a third of the rest. */
function corpusChecks(rendered: readonly Rendered[]): NamedCheck[] {
  return rendered.flatMap((file, index) => {
    const withPdf = file.invoice.ownPage === true || index % 3 === 0;
    return checksOf(file)
      .filter((check) => withPdf || check.kind === 'schematron')
      .map((check) => ({ name: file.invoice.name, check }));
  });
}

function controls([first]: readonly Rendered[]): NamedCheck[] {
  if (first === undefined) throw new Error('Nothing was rendered');
  const valid = ['fr-valid-5-lines.xml', 'fr-valid-60-lines.xml'].flatMap((name) =>
    checksOf({ ...first, xml: example(name) })
      .filter(({ kind }) => kind === 'schematron')
      .map((check) => ({ name: `control, valid ${name}`, check })),
  );
  const damaged = CONTROLS.map(({ name, make }) => ({
    name: `control, ${name}`,
    check: make(first),
  }));
  return [...valid, ...damaged];
}

function example(name: string): string {
  return readFileSync(join(RULES_FOLDER, 'examples', name), 'utf8');
}

/** The same file with one piece of plain text replaced by another of the same length. */
function altered(pdf: Uint8Array, from: string, to: string): Uint8Array {
  const source = Buffer.from(pdf).toString('latin1');
  if (!source.includes(from) || from.length !== to.length) throw new Error(`Cannot alter ${from}`);
  return Buffer.from(source.replace(from, to), 'latin1');
}
