import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

const apiOrigin = process.env['API_ORIGIN'] ?? 'http://localhost:3000';

const EVERY_PAGE = [
  /src\/web\/ui\/(button|cx|french|loading|logo|states|theme|themeToggle)\.tsx?$/,
  /src\/web\/api\/(apiError|client|installation|session|signedIn)\.ts$/,
  /src\/web\/routes\/public\/public\w+\.tsx?$/,
  /src\/web\/shell\/(crashPage|focusOnNavigation|pageMeta)\.tsx?$/,
  /lucide-react\/dist\/esm\/(\w+\.|shared\/|icons\/(arrow-left|check|moon|sun)\.)/,
]
  .map(({ source }) => source)
  .join('|');

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // The interface runs on Vite in development and asks the real server for its data.
  server: { proxy: { '/api': { target: apiOrigin } } },
  build: {
    target: 'es2022',
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // One file that outlives our releases in caches, and compresses better whole.
            { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
            // What every public page needs: a dozen files of a few hundred bytes, as one.
            { name: 'site', test: new RegExp(EVERY_PAGE) },
          ],
        },
      },
    },
  },
});
