import { readFileSync } from 'node:fs';
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { jobs } from './content/jobs.ts';
import { publicPages } from './content/pages.ts';
import { icons } from './scripts/pages/icons.ts';
import { withInlineStyles } from './scripts/pages/inline-styles.ts';
import { withLateStart } from './scripts/pages/late-start.ts';
import { preview } from './scripts/pages/preview.ts';
import { robots, sitemap, webManifest } from './scripts/pages/site-files.ts';
import { previewPicture } from './web/shell/preview-picture.ts';

/** Pages of words: complete without scripts, known to search engines. */
const words = [
  ...Object.values(publicPages).map(({ path }) => path),
  ...jobs.map(({ slug }) => `/careers/${slug}`),
];
/** Screens with HTML of their own that need their scripts at once. */
const accounts = ['/auth', '/register', '/forgot-password', '/reset-password', '/create-admin'];

/** Every other path starts from `__spa-fallback.html`. */
const prerendered = [...words, ...accounts, '/404'];

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: false,
  prerender: prerendered,
  buildEnd: async ({ reactRouterConfig }) => {
    const client = join(reactRouterConfig.buildDirectory, 'client');
    for await (const page of glob('**/index.html', { cwd: client })) {
      if (accounts.includes(`/${page.replace(/\/index\.html$/, '')}`)) continue;
      const file = join(client, page);
      const late = withLateStart(await readFile(file, 'utf8'));
      await writeFile(
        file,
        withInlineStyles(late, (path) => readFileSync(join(client, path), 'utf8')),
      );
    }
    await writeFile(join(client, 'sitemap.xml'), sitemap(words));
    await writeFile(join(client, 'robots.txt'), robots());
    await writeFile(join(client, 'manifest.webmanifest'), webManifest());
    await mkdir(join(client, 'icons'), { recursive: true });
    for (const [name, picture] of Object.entries(await icons()))
      await writeFile(join(client, 'icons', name), picture);
    await mkdir(join(client, 'previews'), { recursive: true });
    for (const { path, title } of Object.values(publicPages))
      await writeFile(join(client, previewPicture(path)), await preview(title));
  },
} satisfies Config;
