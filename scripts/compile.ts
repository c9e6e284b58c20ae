// Compiles the server once, so that no start has to: `main.ts` reads what is kept here. Each of its
// three programs is read and not run.
import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

enableCompileCache(fileURLToPath(new URL('../build/compiled', import.meta.url)));
await import('#server/serve.ts');
await import('#rendering/renderer/rendererProcess.ts');
// Read by that process when the first logo comes.
await import('#rendering/logo/preparedLogo.ts');
// Says that it only runs as a worker thread, once it has been read.
await import('#server/database/embedded/worker.ts').catch(() => undefined);
flushCompileCache();
process.exit(0);
