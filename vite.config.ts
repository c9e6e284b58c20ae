import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { sitePages } from './scripts/pages/sitePages.ts';

const apiOrigin = process.env['API_ORIGIN'] ?? 'http://localhost:3000';

const EVERY_PAGE = [
  /src\/web\/ui\/(button|cx|french|link|loading|logo|page|states|theme|themeToggle)\.tsx?$/,
  /src\/web\/api\/(apiError|client|installation|session|signedIn)\.ts$/,
  /src\/web\/routes\/public\/publicFrame\.tsx$/,
  /src\/web\/site\/(keepTyped|wake)\.tsx?$/,
  /lucide-react\/dist\/esm\/(\w+\.|shared\/|icons\/(arrow-left|check|moon|sun)\.)/,
]
  .map(({ source }) => source)
  .join('|');

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), sitePages()],
  // The interface runs on Vite in development and asks the real server for its data.
  server: { proxy: { '/api': { target: apiOrigin } } },
  build: {
    target: 'es2022',
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
