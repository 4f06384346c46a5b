import { readFileSync } from 'node:fs';
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { publicPages } from '../../content/pages.ts';
import { withDeferredModules } from '../../web/html/deferred-modules.ts';
import { withInlineStyles } from '../../web/html/inline-styles.ts';
import { previewPicture } from '../../web/shell/preview-picture.ts';
import { icons } from './icons.ts';
import { previews } from './preview.ts';
import { dropImportsOfEmptyPage, scriptsOfScreens } from './screen-scripts.ts';
import { refuseHeavyPages } from './script-budget.ts';
import { robots, sitemap, webManifest } from './site-files.ts';

/**
 * Post-processes the rendered pages: makes them visible before their scripts and styles have loaded, and adds the files
 * for search engines, link previews and phones. `indexed` are the paths for search engines. Throws when a page exceeds
 * its script budget.
 */
export async function finishPages(directory: string, indexed: readonly string[]): Promise<void> {
  const pages = new Map<string, string>();
  for await (const file of glob('**/index.html', { cwd: directory })) {
    const html = withInlineStyles(
      withDeferredModules(await readFile(join(directory, file), 'utf8')),
      (path) => readFileSync(join(directory, path), 'utf8'),
    );
    await writeFile(join(directory, file), html);
    pages.set(`/${file.replace(/\/?index\.html$/, '')}`, html);
  }
  const screens = scriptsOfScreens(directory, [...pages.keys()]);
  dropImportsOfEmptyPage(directory);
  refuseHeavyPages(pages, screens, directory);

  await write(directory, 'sitemap.xml', sitemap(indexed));
  await write(directory, 'robots.txt', robots());
  await write(directory, 'manifest.webmanifest', webManifest());
  for (const [name, picture] of Object.entries(await icons()))
    await write(directory, `icons/${name}`, picture);
  for (const { path, picture } of await previews(Object.values(publicPages)))
    await write(directory, previewPicture(path), picture);
}

async function write(directory: string, file: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(join(directory, file)), { recursive: true });
  await writeFile(join(directory, file), content);
}
