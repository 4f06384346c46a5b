import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { downloadFiles } from './scripts/pages/downloads/plugin.ts';
import { pricedLane } from './scripts/pages/priced-lane.ts';

/** What every page needs compresses better in one file, and keeps its name while the product changes. */
const framework = {
  name: 'framework',
  test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
};

/** The parts of ours that stand around every page. */
const shell = {
  name: 'shell',
  test: /[\\/](lucide-react[\\/]dist[\\/]esm[\\/](createLucideIcon|Icon|context|defaultAttributes|shared)|content[\\/]company|web[\\/](theme[\\/]|api[\\/]reauthentication\.|consent[\\/]consent(-banner)?\.|ui[\\/](button|icons|overlays[\\/](toaster|lazy-popover)|offline-bar|fields[\\/]input-styles|lazy-with-retry|use-hydrated|icon-button)|static-map[\\/]neatline-loader|people[\\/]stored|shell[\\/](session-provider|navigation|main-menu|use-dropdowns|contact|footer|skip|route-focus|screen-error|error-notice|page-meta)))/,
};

/** What most forms are made of. */
const fields = {
  name: 'fields',
  test: /[\\/]web[\\/]ui[\\/](alert|fields[\\/](field|field-context|text-input))\.tsx?$/,
};

/** The API client, which is useless in parts. */
const api = {
  name: 'api',
  test: /[\\/](node_modules[\\/]@orpc[\\/]|web[\\/]api[\\/](client|api-errors|idempotency-keys|invalidate-queries)\.)/,
};

const apiOrigin = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), downloadFiles(), pricedLane(), process.env.VITEST ? [] : reactRouter()],
  // The server build contains its packages, so that a deployment does not install them.
  ssr: { noExternal: command === 'build' || undefined },
  // The fonts and the map must stay files: inlined they would be re-read with every stylesheet.
  build: {
    assetsInlineLimit: 0,
    target: 'es2022',
    rolldownOptions: { output: { codeSplitting: { groups: [framework, shell, fields, api] } } },
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
