/**
 * `node bench/house.ts [checkout]`: the sizes and habits of the code, read from its syntax alone,
 * so that another commit can be measured by the same rule (`git worktree add /tmp/before 2baeea0`).
 * The product is `src` without tests, worlds of tests, sentences and training.
 */
import { globSync, readFileSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';
import ts from 'typescript';

const root = resolve(process.argv[2] ?? '.');
const NOT_PRODUCT = /\.test\.tsx?$|^src\/testing\/|^src\/drafting\/(corpus|sentences|training)\//;
const PARTS = ['domain', 'drafting', 'rendering', 'server', 'web'];
/** Facts that were written several times: the words that tell a list of them. */
const FACTS = {
  'payment methods': ['transfer', 'sepa', 'card', 'cheque', 'cash'],
  'statuses of a document': ['draft', 'sent', 'paid', 'cancelled'],
  'VAT regimes': ['franchise', 'debits'],
};

const paths = globSync('src/**/*.{ts,tsx,css,sql,typ}', { cwd: root })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !NOT_PRODUCT.test(path));
const texts = new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
const sources = paths
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => ts.createSourceFile(path, texts.get(path) ?? '', ts.ScriptTarget.Latest, true));

sizes();
imports();
functions();
habits();
facts();
styles();

function sizes(): void {
  const all = paths.map(linesOf).toSorted((a, b) => a - b);
  const longest = paths.toSorted((a, b) => linesOf(b) - linesOf(a))[0] ?? '';
  say('product files', all.length);
  say('product lines', sum(all));
  say('file, median / 9th decile', `${at(all, 0.5)} / ${at(all, 0.9)}`);
  say('longest file', `${longest} ${linesOf(longest)}`);
  const tests = globSync('{src,scripts,bench,e2e}/**/*.{test.ts,test.tsx,spec.ts}', { cwd: root });
  say('test files', tests.length);
  const testLines = sum(tests.map((path) => lineCount(readFileSync(join(root, path), 'utf8'))));
  say('test lines', testLines);
}

function imports(): void {
  const known = new Set(paths);
  const targets = sources.map((source) => {
    const own = importedBy(source).filter((path) => known.has(path));
    return { path: source.fileName, count: new Set(own).size, own };
  });
  const importers = Map.groupBy(
    targets.flatMap(({ own }) => [...new Set(own)]),
    (path) => path,
  );
  const widest = targets.toSorted((a, b) => b.count - a.count)[0];
  say('imports between files', sum(targets.map(({ count }) => count)));
  say('most imports of one file', `${widest?.path} ${widest?.count}`);
  say('files with one importer', [...importers.values()].filter((of) => of.length === 1).length);
}

/** Files of `src` named by an import, `#room/…` or `./…`, of values or types. */
function importedBy(source: ts.SourceFile): string[] {
  const names = nodesIn(source).flatMap((node) => {
    const from =
      ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
        ? node.moduleSpecifier
        : ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
          ? node.arguments[0]
          : undefined;
    return from && ts.isStringLiteral(from) ? [from.text] : [];
  });
  return names.flatMap((name) => {
    if (name.startsWith('#')) return [`src/${name.slice(1)}`];
    return name.startsWith('.') ? [posix.join(posix.dirname(source.fileName), name)] : [];
  });
}

function functions(): void {
  const found = sources.flatMap((source) => nodesIn(source).filter(ts.isFunctionLike));
  const written = found.filter((node) => 'body' in node && node.body !== undefined);
  say('functions', written.length);
  say(
    'functions of 5 parameters or more',
    written.filter(({ parameters }) => parameters.length > 4).length,
  );
  say('longest function, lines', Math.max(...written.map((node) => lineCount(node.getText()))));
}

function habits(): void {
  const nodes = sources.flatMap(nodesIn);
  const compared = nodes.filter(
    (node) =>
      ts.isBinaryExpression(node) &&
      /^[!=]==$/.test(node.operatorToken.getText()) &&
      [node.left, node.right].some(
        (side) => ts.isStringLiteral(side) && /^(invoice|quote)$/.test(side.text),
      ),
  );
  say("comparisons with 'invoice' or 'quote'", compared.length);
  say('any', nodes.filter(({ kind }) => kind === ts.SyntaxKind.AnyKeyword).length);
  say(
    '`as` to a type',
    nodes.filter((node) => ts.isAsExpression(node) && node.type.getText() !== 'const').length,
  );
  say('`!` on a value', nodes.filter(ts.isNonNullExpression).length);
  for (const part of PARTS) say(`branches in 100 lines, ${part}`, branchesOf(part));
}

function branchesOf(part: string): string {
  const own = sources.filter(({ fileName }) => fileName.startsWith(`src/${part}/`));
  const branches = own.flatMap(nodesIn).filter(isBranch).length;
  return ((100 * branches) / sum(own.map(({ fileName }) => linesOf(fileName)))).toFixed(1);
}

function isBranch(node: ts.Node): boolean {
  if (ts.isBinaryExpression(node)) return /^(&&|\|\||\?\?)$/.test(node.operatorToken.getText());
  return (
    ts.isIfStatement(node) ||
    ts.isConditionalExpression(node) ||
    ts.isCaseClause(node) ||
    ts.isIterationStatement(node, false)
  );
}

/** A list, union, table or set of cases that holds all the words of a fact. */
function facts(): void {
  const nodes = sources.flatMap(nodesIn);
  for (const [name, words] of Object.entries(FACTS)) {
    const places = nodes.filter((node) => {
      const held = new Set(wordsHeldBy(node));
      return words.every((word) => held.has(word));
    });
    say(`places that list the ${name}`, places.length);
  }
}

function wordsHeldBy(node: ts.Node): string[] {
  if (ts.isUnionTypeNode(node)) return node.types.map(unquoted);
  if (ts.isArrayLiteralExpression(node)) {
    return node.elements.flatMap((each) =>
      ts.isObjectLiteralExpression(each)
        ? each.properties.flatMap((p) =>
            ts.isPropertyAssignment(p) ? [unquoted(p.initializer)] : [],
          )
        : [unquoted(each)],
    );
  }
  if (ts.isObjectLiteralExpression(node)) {
    return node.properties.flatMap((each) => (each.name ? [unquoted(each.name)] : []));
  }
  if (ts.isCaseBlock(node)) {
    return node.clauses.flatMap((each) =>
      ts.isCaseClause(each) ? [unquoted(each.expression)] : [],
    );
  }
  return [];
}

function styles(): void {
  const sheets = paths.filter((path) => path.endsWith('.css'));
  const css = sheets.map((path) => texts.get(path) ?? '').join('\n');
  say('style sheets', sheets.length);
  say('style sheets, lines', sum(sheets.map(linesOf)));
  say('style sheets, classes', new Set(css.match(/\.[a-z][\w-]*(?=[\s,:{.>)[])/g)).size);
  say(
    'style sheets, lines over 200 characters',
    css.split('\n').filter((l) => l.length > 200).length,
  );
  say('style sheets, !important', css.split('!important').length - 1);
}

function nodesIn(source: ts.SourceFile): ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function unquoted(node: ts.Node): string {
  return node.getText().replaceAll(/^['"]|['"]$/g, '');
}

function linesOf(path: string): number {
  return lineCount(texts.get(path) ?? '');
}

function lineCount(text: string): number {
  return text.trimEnd().split('\n').length;
}

function at(sorted: number[], share: number): number {
  return sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
}

function sum(figures: number[]): number {
  return figures.reduce((all, each) => all + each, 0);
}

function say(what: string, figure: number | string): void {
  console.log(`${what.padEnd(44)} ${figure}`);
}
