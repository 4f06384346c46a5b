/**
 * Removes installed files that nothing here reads, about 200 MB: source maps of packages, the TypeScript that they are compiled
 * from, their tests and documentation, the C headers of Node, and the types of icons imported by name. Shortens the exports of
 * drizzle-orm. Runs after each installation.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compactExports } from './compact-exports.mjs';
import { inTree } from './tree.mjs';

const NODE = /^node-(?:bin-)?(?:linux|darwin|win)-/;
const SOURCE_MAP = /\.(?:[cm]?js|css|[cm]?ts)\.map$/;
const TEST = /\.test\.[cm]?[jt]sx?$/;
const DOCUMENTATION = /[\\/](?!licen[cs]e|notice|copying)[^\\/]+\.(?:md|markdown)$/i;
const ICONS_BY_NAME = /[\\/]lucide-react[\\/]dynamic\w*\.d\.m?ts$/;
const SOURCE = /[\\/]src[\\/](?:.*[\\/])?[^\\/]+(?<!\.d)\.[cm]?ts$/;
const UNREAD = [SOURCE_MAP, SOURCE, TEST, DOCUMENTATION, ICONS_BY_NAME];

const packages = inTree('node_modules');
for (const name of readdirSync(packages))
  if (NODE.test(name)) rmSync(join(packages, name, 'include'), { recursive: true, force: true });
for (const entry of readdirSync(packages, { recursive: true, withFileTypes: true })) {
  const file = join(entry.parentPath ?? entry.path, entry.name);
  if (entry.isFile() && UNREAD.some((files) => files.test(file))) rmSync(file);
}

const drizzle = join(packages, 'drizzle-orm/package.json');
const description = JSON.parse(readFileSync(drizzle, 'utf8'));
writeFileSync(drizzle, JSON.stringify({ ...description, exports: compactExports(description.exports) }));
