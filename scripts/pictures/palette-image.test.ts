import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { paletteImage } from './palette-image.ts';

const RED = [255, 0, 0, 255];
const NEARLY_RED = [250, 1, 1, 255];
const BLUE = [0, 0, 255, 255];

test('frequent colours are preserved, others become the nearest of them', () => {
  const png = paletteImage(Buffer.from([RED, RED, BLUE, BLUE, NEARLY_RED, RED].flat()), 3, 2, 2);
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  const palette = png.subarray(png.indexOf('PLTE') + 4, png.indexOf('PLTE') + 10);
  expect([...palette]).toEqual([255, 0, 0, 0, 0, 255]);
  const at = png.indexOf('IDAT');
  const rows = inflateSync(png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4)));
  expect([...rows]).toEqual([0, 0, 0, 1, 0, 1, 0, 0]);
});
