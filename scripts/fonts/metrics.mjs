/** Advance widths of Helvetica per 1000 em, which Arial and Liberation Sans share by design. */
const arial = {
  regular: {
    ' ': 278,
    a: 556,
    b: 556,
    c: 500,
    d: 556,
    e: 556,
    f: 278,
    g: 556,
    h: 556,
    i: 222,
    l: 222,
    m: 833,
  },
  bold: { ' ': 278, a: 556, b: 611, c: 556, d: 611, e: 556, f: 333, g: 611, h: 611, i: 278, l: 278, m: 889 },
};
Object.assign(arial.regular, {
  n: 556,
  o: 556,
  p: 556,
  r: 333,
  s: 500,
  t: 278,
  u: 556,
  v: 500,
  w: 722,
  y: 500,
});
Object.assign(arial.bold, { n: 611, o: 611, p: 611, r: 389, s: 556, t: 333, u: 611, v: 556, w: 778, y: 556 });

/** Frequency of a character in English text, per thousand. */
const frequency = {
  ' ': 180,
  e: 102,
  t: 75,
  a: 65,
  o: 62,
  n: 57,
  i: 57,
  s: 53,
  r: 50,
  h: 48,
  l: 33,
  d: 33,
  u: 23,
};
Object.assign(frequency, { c: 22, m: 20, f: 18, w: 17, g: 16, y: 14, p: 15, b: 13, v: 8 });

/**
 * The @font-face overrides that give Arial the width and height of `sfnt`, so that loading the web font causes no layout
 * shift.
 * @param {Buffer} sfnt an uncompressed TrueType font
 * @param {'regular' | 'bold'} weight which Arial stands in for it
 * @param {{ ascent: number, descent: number }} [line] in em, where the web font's own are overridden
 */
export function fallbackMetrics(sfnt, weight, line) {
  const font = readFont(sfnt);
  const { ascent, descent } = line ?? {
    ascent: font.ascent / font.unitsPerEm,
    descent: font.descent / font.unitsPerEm,
  };
  const ownWidth = averageWidth((character) => font.advanceOf(character) / font.unitsPerEm);
  const arialWidth = averageWidth((character) => arial[weight][character] / 1000);
  const sizeAdjust = ownWidth / arialWidth;
  const percent = (ratio) => `${(ratio * 100).toFixed(2)}%`;
  return {
    'size-adjust': percent(sizeAdjust),
    'ascent-override': percent(ascent / sizeAdjust),
    'descent-override': percent(descent / sizeAdjust),
    'line-gap-override': percent(font.lineGap / font.unitsPerEm / sizeAdjust),
  };
}

/**
 * The characters without a glyph in `sfnt`.
 * @param {Buffer} sfnt an uncompressed TrueType font
 * @param {string} characters
 */
export function missingFrom(sfnt, characters) {
  const font = readFont(sfnt);
  return [...characters].filter((character) => !font.has(character));
}

function averageWidth(widthOf) {
  let sum = 0;
  let weight = 0;
  for (const [character, count] of Object.entries(frequency)) {
    sum += widthOf(character) * count;
    weight += count;
  }
  return sum / weight;
}

function readFont(sfnt) {
  const tables = new Map();
  for (let index = 0; index < sfnt.readUInt16BE(4); index++) {
    const entry = 12 + index * 16;
    tables.set(sfnt.toString('latin1', entry, entry + 4), sfnt.readUInt32BE(entry + 8));
  }
  const hhea = tables.get('hhea');
  const hmtx = tables.get('hmtx');
  const longMetrics = sfnt.readUInt16BE(hhea + 34);
  const glyphOf = readCharacterMap(sfnt, tables.get('cmap'));
  return {
    unitsPerEm: sfnt.readUInt16BE(tables.get('head') + 18),
    ascent: sfnt.readInt16BE(hhea + 4),
    descent: -sfnt.readInt16BE(hhea + 6),
    lineGap: sfnt.readInt16BE(hhea + 8),
    has: (character) => glyphOf(character.codePointAt(0)) !== 0,
    advanceOf: (character) =>
      sfnt.readUInt16BE(hmtx + 4 * Math.min(glyphOf(character.codePointAt(0)), longMetrics - 1)),
  };
}

/** Reads the Unicode BMP subtable (format 4) of the `cmap` table. */
function readCharacterMap(sfnt, cmap) {
  const count = sfnt.readUInt16BE(cmap + 2);
  const offsets = Array.from({ length: count }, (_, index) => cmap + sfnt.readUInt32BE(cmap + 8 + index * 8));
  const subtable = offsets.find((offset) => sfnt.readUInt16BE(offset) === 4);
  if (subtable === undefined) throw new Error('The font has no format 4 character map.');
  const segments = sfnt.readUInt16BE(subtable + 6) / 2;
  const ends = subtable + 14;
  const starts = ends + segments * 2 + 2;
  const deltas = starts + segments * 2;
  const ranges = deltas + segments * 2;
  return (code) => {
    for (let index = 0; index < segments; index++) {
      if (code > sfnt.readUInt16BE(ends + index * 2)) continue;
      const start = sfnt.readUInt16BE(starts + index * 2);
      if (code < start) return 0;
      const range = sfnt.readUInt16BE(ranges + index * 2);
      const delta = sfnt.readUInt16BE(deltas + index * 2);
      if (range === 0) return (code + delta) & 0xffff;
      const glyph = sfnt.readUInt16BE(ranges + index * 2 + range + (code - start) * 2);
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
}
