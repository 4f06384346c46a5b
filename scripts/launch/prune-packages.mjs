/**
 * Removes installed files that nothing here reads, about 170 MB: source maps of packages, the TypeScript that they are compiled
 * from, and the C headers of Node. Runs after each installation.
 */
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { inTree } from './tree.mjs';

const NODE = /^node-(?:bin-)?(?:linux|darwin|win)-/;
const SOURCE_MAP = /\.(?:[cm]?js|css|[cm]?ts)\.map$/;
const SOURCE = /[\\/]src[\\/](?:.*[\\/])?[^\\/]+(?<!\.d)\.[cm]?ts$/;

const packages = inTree('node_modules');
for (const name of readdirSync(packages))
  if (NODE.test(name)) rmSync(join(packages, name, 'include'), { recursive: true, force: true });
for (const entry of readdirSync(packages, { recursive: true, withFileTypes: true })) {
  const file = join(entry.parentPath ?? entry.path, entry.name);
  if (entry.isFile() && (SOURCE_MAP.test(file) || SOURCE.test(file))) rmSync(file);
}
