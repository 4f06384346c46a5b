/**
 * Subsets the typefaces to the characters the product uses; writes web/fonts/*.woff2 and web/theme/fonts.css.
 * Run after changing the typefaces: node scripts/fonts/subset.mjs
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { fallbackMetrics, missingFrom } from './metrics.mjs';

const root = new URL('../../', import.meta.url);
const fontsource = new URL('node_modules/@fontsource-variable/', root);

const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');
/** Characters of English pages; the first paint needs only these. */
const latin = `${range(0x20, 0x7e)}\u00a0°·×–—‘’“”•…€−`;
/** Western European accents, loaded when a page contains one. */
const western = `${range(0xa1, 0xac)}${range(0xae, 0xaf)}${range(0xb1, 0xb6)}${range(0xb8, 0xd6)}${range(0xd8, 0xff)}ıŒœ‚„™`;
/** Other European accents, likewise. */
const central = `${range(0x100, 0x130)}${range(0x132, 0x148)}${range(0x14a, 0x151)}${range(0x154, 0x17e)}ȘșȚțẞ`;
/**
 * Atkinson's, for Archivo too. Both faces center the same, but browsers round ascent and descent to whole pixels, and figures
 * of 14 px would stand a pixel above the text beside them.
 */
const archivoLine = { ascent: 0.9841, descent: 0.316 };
const archivoAxes = { wdth: 112, wght: { min: 500, max: 800, default: 650 } };
const atkinsonAxes = { wght: { min: 400, max: 700, default: 400 } };
const faces = [
  {
    family: 'Archivo Groundswell',
    source: 'archivo/files/archivo-latin-wdth-normal.woff2',
    file: 'archivo.woff2',
    axes: archivoAxes,
    line: archivoLine,
    weights: '500 800',
    characters: latin,
    fallback: { family: 'Archivo Fallback', weights: { bold: 650 } },
  },
  {
    family: 'Archivo Groundswell',
    source: 'archivo/files/archivo-latin-wdth-normal.woff2',
    file: 'archivo-western.woff2',
    axes: archivoAxes,
    line: archivoLine,
    weights: '500 800',
    characters: western,
  },
  {
    family: 'Archivo Groundswell',
    source: 'archivo/files/archivo-latin-ext-wdth-normal.woff2',
    file: 'archivo-central.woff2',
    axes: archivoAxes,
    line: archivoLine,
    weights: '500 800',
    characters: central,
  },
  {
    family: 'Atkinson Hyperlegible Next Variable',
    source: 'atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    file: 'atkinson.woff2',
    axes: atkinsonAxes,
    weights: '400 700',
    characters: latin,
    fallback: { family: 'Atkinson Fallback', weights: { regular: 400, bold: 600 } },
  },
  {
    family: 'Atkinson Hyperlegible Next Variable',
    source: 'atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    file: 'atkinson-western.woff2',
    axes: atkinsonAxes,
    weights: '400 700',
    characters: western,
  },
  {
    family: 'Atkinson Hyperlegible Next Variable',
    source: 'atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-wght-normal.woff2',
    file: 'atkinson-central.woff2',
    axes: atkinsonAxes,
    weights: '400 700',
    characters: central,
  },
];

/** Whole alphabets; of Chinese, Japanese and Korean only the characters of names in use, because all would take megabytes. */
const names = await readFile(new URL('database/demo/local-names.ts', root), 'utf8');
const usedOf = (script) => [...new Set(names.match(script))].sort().join('');
const scripts = [
  ['noto-sans/NotoSans', 'greek', `${range(0x370, 0x3ff)}`],
  ['noto-sans/NotoSans', 'cyrillic', `${range(0x400, 0x4ff)}`],
  ['noto-sans/NotoSans', 'vietnamese', `ƠơƯư${range(0x1ea0, 0x1ef9)}`],
  ['noto-sans-hebrew/NotoSansHebrew', 'hebrew', range(0x5d0, 0x5ea)],
  ['noto-sans-arabic/NotoSansArabic', 'arabic', `${range(0x600, 0x6ff)}`],
  ['noto-sans-devanagari/NotoSansDevanagari', 'devanagari', range(0x900, 0x97f)],
  ['noto-sans-thai/NotoSansThai', 'thai', range(0xe01, 0xe5b)],
  [
    'noto-sans-sc/NotoSansSC',
    'chinese-japanese',
    usedOf(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/gu),
  ],
  ['noto-sans-kr/NotoSansKR', 'korean', usedOf(/\p{Script=Hangul}/gu)],
].map(([source, file, characters]) => ({
  family: 'Groundswell Names',
  source: new URL(`data/fonts/${source}_400Regular.ttf`, root),
  file: `names-${file}.woff2`,
  axes: undefined,
  weights: '400',
  characters,
}));

const rules = [
  '/* Written by scripts/fonts/subset.mjs. Archivo, Atkinson Hyperlegible Next and Noto Sans: SIL OFL 1.1. */',
];
for (const face of [...faces, ...scripts]) {
  const original = await readFile(new URL(face.source, fontsource));
  const cut = (targetFormat, variationAxes) =>
    subsetFont(original, face.characters, { targetFormat, ...(variationAxes && { variationAxes }) });
  // The range must not include characters that the font lacks: the browser would not use the fallback for them.
  const missing = missingFrom(await cut('sfnt', face.axes), face.characters);
  const characters = [...face.characters].filter((character) => !missing.includes(character));
  const woff2 = await cut('woff2', face.axes);
  await writeFile(new URL(`web/fonts/${face.file}`, root), woff2);
  console.log(
    `${face.file} ${(woff2.length / 1000).toFixed(1)} kB${missing.length > 0 ? `, without ${missing.join(' ')}` : ''}`,
  );
  rules.push(
    rule({
      'font-family': `"${face.family}"`,
      'font-style': 'normal',
      'font-weight': face.weights,
      'font-display': 'swap',
      src: `url("../fonts/${face.file}") format("woff2")`,
      'unicode-range': rangesOf(characters),
      ...(face.line && {
        'ascent-override': `${(face.line.ascent * 100).toFixed(2)}%`,
        'descent-override': `${(face.line.descent * 100).toFixed(2)}%`,
      }),
    }),
  );
  if (!face.fallback) continue;
  for (const [arial, weight] of Object.entries(face.fallback.weights)) {
    const sfnt = await cut('sfnt', { ...face.axes, wght: weight });
    rules.push(rule(fallbackFace(face.fallback.family, arial, sfnt, face.line)));
  }
}
// Comes first in the display stack: Archivo's dollar sign reads as an s in small figures.
rules.push(
  rule({
    'font-family': '"Groundswell Dollar"',
    'font-style': 'normal',
    'font-weight': '400 700',
    'font-display': 'swap',
    src: 'url("../fonts/atkinson.woff2") format("woff2")',
    'unicode-range': 'U+0024',
    'size-adjust': '106%',
  }),
);
await writeFile(new URL('web/theme/fonts.css', root), `${rules.join('\n\n')}\n`);

function fallbackFace(family, arial, sfnt, line) {
  const locals =
    arial === 'bold'
      ? ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Helvetica Bold']
      : ['Arial', 'ArialMT', 'Liberation Sans', 'Helvetica'];
  return {
    'font-family': `"${family}"`,
    'font-style': 'normal',
    'font-weight': arial === 'bold' ? '500 900' : '100 499',
    src: locals.map((name) => `local("${name}")`).join(', '),
    ...fallbackMetrics(sfnt, arial, line),
  };
}

function rule(declarations) {
  const lines = Object.entries(declarations).map(([property, value]) => `  ${property}: ${value};`);
  return `@font-face {\n${lines.join('\n')}\n}`;
}

/** A CSS unicode-range: 'U+0020-007E, U+00A0'. */
function rangesOf(characters) {
  const codes = characters.map((character) => character.codePointAt(0)).sort((a, b) => a - b);
  const runs = codes.reduce((found, code) => {
    const last = found.at(-1);
    if (last && code === last.to + 1) last.to = code;
    else found.push({ from: code, to: code });
    return found;
  }, []);
  const hex = (code) => code.toString(16).toUpperCase().padStart(4, '0');
  return runs.map(({ from, to }) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(', ');
}
