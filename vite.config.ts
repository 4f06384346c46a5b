import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

const apiOrigin = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [tailwindcss(), process.env.VITEST ? [] : reactRouter()],
  // The fonts and the map must stay files: inlined they would be re-read with every stylesheet.
  build: { assetsInlineLimit: 0, target: 'es2022' },
  server: { host: '127.0.0.1', proxy: { '/api': { target: apiOrigin, ws: true } } },
});
