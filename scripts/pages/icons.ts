import { readFile } from 'node:fs/promises';
import { Resvg } from '@resvg/resvg-js';

/** Systems crop a maskable icon to a circle of 80 %; its background fills the square. */
const SAFE_SHARE = 0.7;

/** The favicon as PNG icons for phones, by file name. */
export async function icons(): Promise<Record<string, Buffer>> {
  const svg = await readFile(new URL('../../public/favicon.svg', import.meta.url), 'utf8');
  const sized = (width: number, source = svg) =>
    new Resvg(source, { fitTo: { mode: 'width', value: width } }).render().asPng();
  return {
    '180.png': sized(180, maskable(svg)),
    '192.png': sized(192),
    '512.png': sized(512),
    'maskable-512.png': sized(512, maskable(svg)),
  };
}

function maskable(svg: string): string {
  const size = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
  const ground = /<rect[^>]*fill="([^"]+)"/.exec(svg)?.[1];
  const inset = (size * (1 - SAFE_SHARE)) / 2;
  const drawing = svg
    .replace(/^<svg[^>]*>/, '')
    .replace(/<rect[^>]*\/>/, '')
    .replace('</svg>', '');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><rect width="${size}" height="${size}" fill="${ground}"/><g transform="translate(${inset} ${inset}) scale(${SAFE_SHARE})">${drawing}</g></svg>`;
}
