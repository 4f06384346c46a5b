import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const FILES = {
  archivo: '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2',
  atkinson:
    '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
} as const;
/** The width of Archivo in the design tokens. */
const ARCHIVO_WIDTH = 112;
const LATIN = Array.from({ length: 0x17f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join('');
const SIGNS = '–—‘’‚“”„•…€−×→←↑↓≥≤₂';

/**
 * One weight of a house typeface as static TrueType, because the image and PDF renderers of the build read neither
 * compressed nor variable fonts. The family name comes from the file's name table.
 */
export async function pinnedFont(face: keyof typeof FILES, weight: number): Promise<Buffer> {
  return subsetFont(await readFile(require.resolve(FILES[face])), LATIN + SIGNS, {
    targetFormat: 'truetype',
    variationAxes: { wght: weight, ...(face === 'archivo' && { wdth: ARCHIVO_WIDTH }) },
  });
}
