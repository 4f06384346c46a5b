import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { downloadFiles } from './scripts/pages/downloads/plugin.ts';
import { pricedLane } from './scripts/pages/priced-lane.ts';
import { routeModules } from './scripts/pages/route-modules.ts';
import { scriptFiles } from './scripts/pages/script-groups.ts';

const apiOrigin = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';

export default defineConfig(({ command }) => ({
  plugins: [
    tailwindcss(),
    downloadFiles(),
    pricedLane(),
    routeModules(),
    process.env.VITEST ? [] : reactRouter(),
  ],
  // The server build contains its packages, so that a deployment does not install them.
  ssr: { noExternal: command === 'build' || undefined },
  // The fonts and the map must stay files: inlined they would be re-read with every stylesheet.
  build: {
    assetsInlineLimit: 0,
    target: 'es2022',
    rolldownOptions: { output: { codeSplitting: { groups: scriptFiles } } },
  },
  server: {
    host: '127.0.0.1',
    proxy: {
      '/api': { target: apiOrigin, ws: true },
      // What the server writes itself, and the forms that work without script.
      '^/(events/.+\\.ics|news/feed\\.xml|subscriptions|careers/applications|positions(\\?.*)?)$': apiOrigin,
    },
  },
}));
