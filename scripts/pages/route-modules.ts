import { join } from 'node:path';
import type { Plugin } from 'vite';

const REPLACEMENT = join(import.meta.dirname, '../../web/shell/load-route-module.ts');
const IMPORTER = /\/react-router\/dist\/\w+\/lib\//;

/**
 * Replaces the module in which React Router loads the scripts of a route: see `load-route-module.ts`. The dev server, which
 * prebundles packages, uses React Router's own.
 */
export function routeModules(): Plugin {
  let isReplaced = false;
  return {
    name: 'route-modules',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(source, importer) {
      if (!source.endsWith('/routeModules.js') || !IMPORTER.test(importer ?? '')) return undefined;
      isReplaced = true;
      return REPLACEMENT;
    },
    generateBundle() {
      if (!isReplaced)
        this.error('React Router no longer loads routes in routeModules.js: adapt this plugin.');
    },
  };
}
