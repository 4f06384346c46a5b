/**
 * Copies the typefaces of PDF files, unchanged and with their licences, to data/fonts. Run manually when a typeface changes;
 * the results are committed.
 *
 *   node scripts/fonts/pdf-fonts.mjs <folder>
 *
 * The folder contains the npm packages of `FAMILIES`, installed with `npm install --prefix <folder>`; none is a dependency,
 * because together they have 178 MB.
 */
import { copyFileSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const REGULAR_AND_SEMI_BOLD = ['400Regular', '600SemiBold'];
/** Packages of @expo-google-fonts, with the weights that PDF files use. */
const FAMILIES = {
  'archivo@0.4.2': ['600SemiBold', '700Bold'],
  'atkinson-hyperlegible-next@0.4.1': REGULAR_AND_SEMI_BOLD,
  'ibm-plex-sans-arabic@0.4.2': REGULAR_AND_SEMI_BOLD,
  'noto-sans@0.4.2': REGULAR_AND_SEMI_BOLD,
  'noto-sans-arabic@0.4.3': REGULAR_AND_SEMI_BOLD,
  'noto-sans-devanagari@0.4.1': REGULAR_AND_SEMI_BOLD,
  'noto-sans-hebrew@0.4.1': REGULAR_AND_SEMI_BOLD,
  // These two have 6 and 10 MB, so only names in regular weight are set in them.
  'noto-sans-kr@0.4.3': ['400Regular'],
  'noto-sans-sc@0.4.3': ['400Regular'],
  'noto-sans-thai@0.4.2': REGULAR_AND_SEMI_BOLD,
};

const folder = process.argv[2];
if (!folder) throw new Error('Name the folder that contains the source packages');
const target = join(import.meta.dirname, '../../data/fonts');
rmSync(target, { recursive: true, force: true });
for (const [name, weights] of Object.entries(FAMILIES)) {
  const [family] = name.split('@');
  const source = join(folder, 'node_modules/@expo-google-fonts', family);
  mkdirSync(join(target, family), { recursive: true });
  copyFileSync(join(source, 'LICENSE_FONT'), join(target, family, 'LICENSE'));
  for (const weight of weights)
    for (const file of readdirSync(join(source, weight)).filter((one) => one.endsWith('.ttf')))
      copyFileSync(join(source, weight, file), join(target, family, file));
}
