import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { type Plugin, defineConfig } from 'vite';

const apiOrigin = process.env['API_ORIGIN'] ?? 'http://localhost:3000';

/** Adds the script of the public pages to the client's build, under the name their HTML asks for. */
const siteScript: Plugin = {
  name: 'encrier:site-script',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  buildStart() {
    this.emitFile({ type: 'chunk', id: 'src/web/site.tsx', fileName: 'site.js' });
  },
};

const EVERY_PAGE = [
  /src\/web\/ui\/(button|cx|link|loading|logo|page|states|theme|themeToggle)\.tsx?$/,
  /src\/domain\/format\/\w+\.ts$/,
  /src\/web\/api\/(apiError|client|installation|session|signedIn)\.ts$/,
  /src\/web\/routes\/public\/publicFrame\.tsx$/,
  /lucide-react\/dist\/esm\/(\w+\.|shared\/|icons\/(arrow-left|check|moon|sun)\.)/,
]
  .map(({ source }) => source)
  .join('|');

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), siteScript],
  // The interface runs on Vite in development and asks the real server for its data.
  server: { proxy: { '/api': { target: apiOrigin }, '/dossier': { target: apiOrigin } } },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    // A part that comes later brings up to ninety files. Vite would put a link in the page for each, in one task and
    // also for those that are there: 50 ms of a phone's thread, more than the three round trips it saves.
    modulePreload: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Files that outlive our releases in caches; public pages do without the router.
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            { name: 'router', test: /node_modules\/react-router\// },
            // What every public page needs: a dozen files of a few hundred bytes, as one.
            { name: 'site', test: new RegExp(EVERY_PAGE) },
          ],
        },
      },
    },
  },
});
