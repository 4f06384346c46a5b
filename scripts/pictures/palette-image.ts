import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

/**
 * RGBA pixels as a PNG with a palette of the most frequent colours; others get the nearest of them. Screens have few
 * colours, so the difference is not visible.
 */
export function paletteImage(pixels: Buffer, width: number, height: number, colours: number): Buffer {
  const counts = new Map<number, number>();
  for (let at = 0; at < pixels.length; at += 4) {
    const colour = pixels.readUIntBE(at, 3);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const palette = [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, colours)
    .map(([colour]) => colour);
  const indices = new Map([...counts.keys()].map((colour) => [colour, nearest(palette, colour)]));
  // One byte before each row names its filter: none.
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      rows[y * (width + 1) + 1 + x] = indices.get(pixels.readUIntBE(4 * (y * width + x), 3)) ?? 0;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits per pixel, indexed.
  header.set([8, 3, 0, 0, 0], 8);
  const plte = Buffer.from(palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]));
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', plte),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(data.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}

/** The index of the nearest colour by squared distance. */
function nearest(palette: readonly number[], colour: number): number {
  let best = 0;
  let shortest = Number.POSITIVE_INFINITY;
  for (const [index, other] of palette.entries()) {
    const [red, green, blue] = [
      (colour >> 16) - (other >> 16),
      ((colour >> 8) & 255) - ((other >> 8) & 255),
      (colour & 255) - (other & 255),
    ];
    const distance = red * red + green * green + blue * blue;
    if (distance >= shortest) continue;
    shortest = distance;
    best = index;
  }
  return best;
}
