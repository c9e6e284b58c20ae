// Makes the folder ready for `npm start`, `npm run dev` or `npm test`: packages, runtime, build,
// browser; nothing is done twice. Plain JavaScript that any Node ≥ 20 runs before Node 24 is there.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './browser.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
process.chdir(root);
const purpose = process.argv[2] ?? 'start';

// A folder that has the development packages keeps them.
const developing = purpose !== 'start' || existsSync('node_modules/vitest');
installPackages(developing ? 'development' : 'production');
installRuntime();
if (purpose !== 'dev') buildWeb();
compileServer();
if (purpose === 'test') installBrowser();

/** Installs from the lock file, only when it changed or development packages are newly wanted. */
function installPackages(wanted) {
  const stamp = 'node_modules/.encrier-installed';
  const lock = sha256(readFileSync('package-lock.json'));
  const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  if (installed === `${lock} development` || installed === `${lock} ${wanted}`) return;
  say('Installation des paquets…');
  // Not `npm ci`: the Typst package names optional builds this registry may not list, and `ci` refuses.
  const omit = wanted === 'production' ? ['--omit=dev'] : ['--include=dev'];
  run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', ...omit]);
  // npm may have rewritten the lock file's formatting: what counts is what it holds now.
  writeFileSync(stamp, `${sha256(readFileSync('package-lock.json'))} ${wanted}`);
}

/** The `node` package fetches its binary in an install script; where scripts are off, run it here. */
function installRuntime() {
  const binary = 'node_modules/node/bin/node';
  if (existsSync(binary) && spawnSync(binary, ['--version']).status === 0) return;
  run(process.execPath, ['installArchSpecificPackage.js'], join(root, 'node_modules/node'));
}

/** Builds the web application when its sources changed since the last build. */
function buildWeb() {
  const stamp = 'build/.encrier-built';
  const sources = hashOf([
    'src/web',
    'src/domain',
    'src/drafting',
    'public',
    'scripts/pages',
    'package-lock.json',
    'vite.config.ts',
    'react-router.config.ts',
  ]);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return;
  say('Construction de l’application…');
  // The prerenderer gives each page ten seconds, whatever the machine is busy with: once more, then.
  if (!build()) runBuild();
  mkdirSync('build', { recursive: true });
  writeFileSync(stamp, sources);
}

/** What `main.ts` need not compile at each start; Node itself notices which files have changed. */
function compileServer() {
  const stamp = 'build/compiled/.encrier-compiled';
  const sources = hashOf([
    'src/server',
    'src/domain',
    'src/drafting',
    'src/rendering',
    'package-lock.json',
  ]);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return;
  run('node_modules/node/bin/node', [
    '--disable-warning=ExperimentalWarning',
    'scripts/compile.ts',
  ]);
  writeFileSync(stamp, sources);
}

function build() {
  try {
    runBuild();
    return true;
  } catch {
    say('La construction a échoué : nouvel essai…');
    return false;
  }
}

function runBuild() {
  run('node_modules/node/bin/node', ['node_modules/@react-router/dev/bin.cjs', 'build']);
}

/** A browser for the tests: one already there, else Playwright's own, else Debian's package. */
function installBrowser() {
  if (findBrowser()) return;
  say('Installation d’un navigateur pour les tests…');
  const own = spawnSync(
    'node_modules/node/bin/node',
    ['node_modules/playwright/cli.js', 'install', 'chromium'],
    { stdio: 'inherit' },
  );
  if (own.status === 0 && findBrowser()) return;
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  run('apt-get', ['install', '-y', '-qq', 'chromium']);
  if (!findBrowser()) throw new Error('No browser: set CHROME_PATH to a Chrome or Chromium.');
}

function hashOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths) addToHash(hash, path);
  return hash.digest('hex');
}

function addToHash(hash, path) {
  if (!existsSync(path)) return;
  if (!statSync(path).isDirectory()) {
    hash.update(path).update(readFileSync(path));
    return;
  }
  for (const name of readdirSync(path).toSorted()) {
    if (!/\.test\.tsx?$/.test(name)) addToHash(hash, join(path, name));
  }
}

function sha256(bytes) {
  return createHash('sha256').update(bytes).digest('hex');
}

function run(command, args, cwd = root) {
  execFileSync(command, args, { stdio: 'inherit', cwd });
}

function say(sentence) {
  console.log(`\n— ${sentence}`);
}
