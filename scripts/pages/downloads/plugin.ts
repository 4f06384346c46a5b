import type { Plugin } from 'vite';
import { compileDownloads } from './compile.ts';

const SIZES = 'virtual:download-sizes';
const RESOLVED = `\0${SIZES}`;
const FOLDER = '/downloads/';

const MEDIA_TYPES: Record<string, string> = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

let compiled: ReturnType<typeof compileDownloads> | undefined;

/** Compiled once per process: the client build, the prerendering build and the dev server share the files. */
function downloads() {
  compiled ??= compileDownloads();
  return compiled;
}

/**
 * Serves the generated files under `/downloads/` in the client build and the dev server, and exports their sizes to pages
 * as `virtual:download-sizes`.
 */
export function downloadFiles(): Plugin {
  return {
    name: 'download-files',
    resolveId: (id) => (id === SIZES ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined;
      const sizes = [...(await downloads())].map(([file, bytes]) => [file, bytes.length]);
      return `export const downloadSizes = ${JSON.stringify(Object.fromEntries(sizes))};`;
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const [file, source] of await downloads())
        this.emitFile({ type: 'asset', fileName: `${FOLDER.slice(1)}${file}`, source });
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const path = request.url?.split('?')[0] ?? '';
        const bytes = path.startsWith(FOLDER) && (await downloads()).get(path.slice(FOLDER.length));
        if (!bytes) return next();
        response.setHeader(
          'content-type',
          MEDIA_TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
        );
        response.end(bytes);
      });
    },
  };
}
