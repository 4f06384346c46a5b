/**
 * Cuts the two typefaces to what the product uses and writes web/fonts/*.woff2 and web/theme/fonts.css.
 * Run after changing the typefaces: node scripts/fonts/subset.mjs
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { fallbackMetrics } from './metrics.mjs';

const root = new URL('../../', import.meta.url);
const fontsource = new URL('node_modules/@fontsource-variable/', root);

const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');
/** What English pages are set in; the first paint waits for nothing more. */
const latin = `${range(0x20, 0x7e)}\u00a0·×–—‘’“”•…€−←→↑↓≥≤`;
const latinExtended = `${range(0xa1, 0xb6)}${range(0xb8, 0xd6)}${range(0xd8, 0x151)}${range(0x154, 0x17f)}‚„™ȘșȚțẞ`;
const latinRange =
  'U+0020-007E, U+00A0, U+00B7, U+00D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+20AC, U+2190-2193, U+2212, U+2264-2265';
const latinExtendedRange =
  'U+00A1-00B6, U+00B8-00D6, U+00D8-0151, U+0154-017F, U+0218-021B, U+1E9E, U+201A, U+201E, U+2122';

const archivoAxes = { wdth: 112, wght: { min: 500, max: 800, default: 650 } };
const atkinsonAxes = { wght: { min: 400, max: 700, default: 400 } };
const faces = [
  {
    family: 'Archivo Groundswell',
    source: 'archivo/files/archivo-latin-wdth-normal.woff2',
    file: 'archivo.woff2',
    axes: archivoAxes,
    weights: '500 800',
    characters: latin,
    unicodeRange: latinRange,
    fallback: { family: 'Archivo Fallback', weights: { bold: 650 } },
  },
  {
    family: 'Archivo Groundswell',
    source: 'archivo/files/archivo-latin-ext-wdth-normal.woff2',
    file: 'archivo-extended.woff2',
    axes: archivoAxes,
    weights: '500 800',
    characters: latinExtended,
    unicodeRange: latinExtendedRange,
  },
  {
    family: 'Atkinson Hyperlegible Next Variable',
    source: 'atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    file: 'atkinson.woff2',
    axes: atkinsonAxes,
    weights: '400 700',
    characters: latin,
    unicodeRange: latinRange,
    fallback: { family: 'Atkinson Fallback', weights: { regular: 400, bold: 600 } },
  },
  {
    family: 'Atkinson Hyperlegible Next Variable',
    source: 'atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-wght-normal.woff2',
    file: 'atkinson-extended.woff2',
    axes: atkinsonAxes,
    weights: '400 700',
    characters: latinExtended,
    unicodeRange: latinExtendedRange,
  },
];

const rules = [
  '/* Written by scripts/fonts/subset.mjs. Archivo and Atkinson Hyperlegible Next: SIL OFL 1.1. */',
];
for (const face of faces) {
  const original = await readFile(new URL(face.source, fontsource));
  const cut = (targetFormat, variationAxes) =>
    subsetFont(original, face.characters, { targetFormat, variationAxes });
  const woff2 = await cut('woff2', face.axes);
  await writeFile(new URL(`web/fonts/${face.file}`, root), woff2);
  console.log(`${face.file} ${(woff2.length / 1000).toFixed(1)} kB`);
  rules.push(
    rule({
      'font-family': `"${face.family}"`,
      'font-style': 'normal',
      'font-weight': face.weights,
      'font-display': 'swap',
      src: `url("../fonts/${face.file}") format("woff2")`,
      'unicode-range': face.unicodeRange,
    }),
  );
  if (!face.fallback) continue;
  for (const [arial, weight] of Object.entries(face.fallback.weights)) {
    const sfnt = await cut('sfnt', { ...face.axes, wght: weight });
    rules.push(rule(fallbackFace(face.fallback.family, arial, sfnt)));
  }
}
await writeFile(new URL('web/theme/fonts.css', root), `${rules.join('\n\n')}\n`);

function fallbackFace(family, arial, sfnt) {
  const locals =
    arial === 'bold'
      ? ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Helvetica Bold']
      : ['Arial', 'ArialMT', 'Liberation Sans', 'Helvetica'];
  return {
    'font-family': `"${family}"`,
    'font-style': 'normal',
    'font-weight': arial === 'bold' ? '500 900' : '100 499',
    src: locals.map((name) => `local("${name}")`).join(', '),
    ...fallbackMetrics(sfnt, arial),
  };
}

function rule(declarations) {
  const lines = Object.entries(declarations).map(([property, value]) => `  ${property}: ${value};`);
  return `@font-face {\n${lines.join('\n')}\n}`;
}
