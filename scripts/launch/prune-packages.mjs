/**
 * Removes installed files that nothing here reads, about 160 MB: source maps of packages and the C headers of Node. Runs after
 * each installation.
 */
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { inTree } from './tree.mjs';

const NODE = /^node-(?:bin-)?(?:linux|darwin|win)-/;
const SOURCE_MAP = /\.(?:[cm]?js|css|ts|[cm]ts)\.map$/;

const packages = inTree('node_modules');
for (const name of readdirSync(packages))
  if (NODE.test(name)) rmSync(join(packages, name, 'include'), { recursive: true, force: true });
for (const { name, parentPath, path } of readdirSync(packages, { recursive: true, withFileTypes: true }))
  if (SOURCE_MAP.test(name)) rmSync(join(parentPath ?? path, name));
