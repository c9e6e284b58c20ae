import { readFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

/**
 * The project's modules, loaded anew as often as wanted in one process: an address that ends in
 * « ?3 » is the third time of that module. Packages are loaded once.
 */
const javascript = new Map<string, string>();
/** Who imports a module, by address without its time. */
const importers = new Map<string, Set<string>>();
let time = 0;
let test = 0;

/** Takes the loading of this folder's modules over, for as long as the process lives. */
export function takeOver(folder: string): void {
  const ours = pathToFileURL(folder).href;
  registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context);
      if (!found.url.startsWith(ours) || found.url.includes('?')) return found;
      if (context.parentURL) noteImport(found.url, withoutTime(context.parentURL));
      return { ...found, url: `${found.url}?${time}` };
    },
    load(url, context, next) {
      if (!url.startsWith(ours)) return next(url, context);
      return { format: 'module', source: javascriptOf(withoutTime(url)), shortCircuit: true };
    },
  });
}

/** From now on every module is new, with the mutant that is active while it loads. */
export function forgetModules(): void {
  time += 1;
}

/** A test file registers its tests each time it is loaded; what it imports stays. */
export async function importTest(path: string): Promise<unknown> {
  test += 1;
  return import(`${pathToFileURL(path).href}?test${test}`);
}

/** True when the file imports the module, however far away. Known once the file was loaded. */
export function reaches(testFile: string, module: string): boolean {
  const reached = new Set<string>();
  const open = [pathToFileURL(module).href];
  for (let url = open.pop(); url !== undefined; url = open.pop()) {
    if (reached.has(url)) continue;
    reached.add(url);
    open.push(...(importers.get(url) ?? []));
  }
  return reached.has(pathToFileURL(testFile).href);
}

function noteImport(url: string, parent: string): void {
  const known = importers.get(url) ?? new Set();
  importers.set(url, known.add(parent));
}

function withoutTime(url: string): string {
  return url.split('?', 1)[0] ?? url;
}

function javascriptOf(url: string): string {
  let source = javascript.get(url);
  if (source === undefined) {
    source = stripTypeScriptTypes(readFileSync(fileURLToPath(url), 'utf8'));
    javascript.set(url, source);
  }
  return source;
}
