import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

const apiOrigin = process.env['API_ORIGIN'] ?? 'http://localhost:3000';

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
          ],
        },
      },
    },
  },
});
