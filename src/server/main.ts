import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Before anything else is read: TypeScript stripped of its types once is kept. The stripper alone
// takes 160 MB and most of the start. `npm start` fills the folder (scripts/compile.ts).
const { directory } = enableCompileCache(
  fileURLToPath(new URL('../../build/compiled', import.meta.url)),
);
// For the database's thread and the renderer processes.
if (directory) process.env.NODE_COMPILE_CACHE = directory;

const { serve } = await import('#server/serve.ts');
await serve();
