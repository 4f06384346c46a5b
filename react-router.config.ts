import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { publicPages } from './content/pages.ts';
import { withLateModules } from './scripts/pages/late-modules.ts';

/** Pages whose HTML is written at build time; every other path starts from `__spa-fallback.html`. */
const prerendered = [
  ...Object.values(publicPages).map(({ path }) => path),
  '/auth',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/create-admin',
  '/404',
];

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: false,
  prerender: prerendered,
  buildEnd: async ({ reactRouterConfig }) => {
    const client = join(reactRouterConfig.buildDirectory, 'client');
    for await (const page of glob('**/*.html', { cwd: client })) {
      const file = join(client, page);
      await writeFile(file, withLateModules(await readFile(file, 'utf8')));
    }
  },
} satisfies Config;
