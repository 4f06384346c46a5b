import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

const root = new URL('../..', import.meta.url).pathname;

/** `npm run gallery` serves this; the journey builds it, so that each of its frames loads one bundle. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [tailwindcss()],
  cacheDir: `${root}.data/gallery`,
  build: {
    assetsInlineLimit: 0,
    target: 'es2022',
    // A frame loads fifteen files instead of fifty.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'shared', minShareCount: 4 }] } } },
  },
  server: { host: '127.0.0.1', fs: { allow: [root] } },
});
