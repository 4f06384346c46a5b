import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import { company } from '../../content/company.ts';
import { lanes, midPacific, places } from '../../web/static-map/pacific-lanes.ts';
import { pinnedFont } from './pinned-font.ts';

/** Size of link previews in pixels (Open Graph's recommendation). */
const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 64;
const CHART_X = 560;
const CHART_WIDTH = WIDTH - CHART_X;
const TITLE_SIZE = 64;
const LINE_HEIGHT = 68;
/** Letters of the display face that fit beside the chart. */
const LETTERS_PER_LINE = 13;
/** Colours of the light theme; an image has no dark theme. */
const COLOUR = {
  surface: '#ffffff',
  shoal2: '#dbeff3',
  shoal3: '#c2e3ea',
  land: '#f2ead1',
  landline: '#c9b993',
  ink: '#0c212a',
  ink2: '#384d55',
  live: '#be1d77',
};

interface Page {
  path: string;
  title: string;
}

/** The link previews of pages as PNG: the title beside the chart of the Pacific. */
export async function previews(pages: readonly Page[]): Promise<{ path: string; picture: Buffer }[]> {
  // The renderer reads typefaces from files only.
  const folder = await mkdtemp(join(tmpdir(), 'groundswell-fonts-'));
  try {
    const fontFiles = [join(folder, 'archivo.ttf'), join(folder, 'atkinson.ttf')] as const;
    await writeFile(fontFiles[0], await pinnedFont('archivo', 650));
    await writeFile(fontFiles[1], await pinnedFont('atkinson', 400));
    const font = { fontFiles: [...fontFiles], loadSystemFonts: false, defaultFontFamily: 'Archivo' };
    const chart = await chartPicture();
    return await Promise.all(
      pages.map(async ({ path, title }) => ({
        path,
        picture: (await renderAsync(drawingOf(title, chart), { font })).asPng(),
      })),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The chart as the address of a PNG, drawn once because its wide strokes take most of a preview's time. */
async function chartPicture(): Promise<string> {
  const sheet = await readFile(new URL('../../web/static-map/pacific-sheet.svg', import.meta.url), 'utf8');
  const land = /<path id="land"[^>]*\sd="([^"]+)"/.exec(sheet)?.[1];
  if (!land) throw new Error('The chart sheet contains no land.');
  const chart = (await renderAsync(chartOf(land))).asPng();
  return `data:image/png;base64,${chart.toString('base64')}`;
}

function chartOf(land: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CHART_WIDTH} ${HEIGHT}" width="${CHART_WIDTH}" height="${HEIGHT}">
<svg width="${CHART_WIDTH}" height="${HEIGHT}" viewBox="550 56 700 689" preserveAspectRatio="xMidYMid slice">
<g transform="scale(.1)" stroke-linejoin="round">
<path d="${land}" fill="none" stroke="${COLOUR.shoal2}" stroke-width="500"/>
<path d="${land}" fill="none" stroke="${COLOUR.shoal3}" stroke-width="200"/>
<path d="${land}" fill="${COLOUR.land}" stroke="${COLOUR.landline}" stroke-width="10"/>
</g>
<g fill="none" stroke="${COLOUR.ink}" stroke-width="2"><path d="${lanes.pacific}"/><path d="${lanes.australia}"/><path d="${lanes.air}" stroke-dasharray="8 5"/></g>
${Object.values(places)
  .map(
    ([x, y]) =>
      `<circle cx="${x}" cy="${y}" r="5" fill="${COLOUR.surface}" stroke="${COLOUR.ink}" stroke-width="2"/>`,
  )
  .join('')}
<circle cx="${midPacific[0]}" cy="${midPacific[1]}" r="15" fill="${COLOUR.live}" fill-opacity=".25"/>
<circle cx="${midPacific[0]}" cy="${midPacific[1]}" r="8" fill="${COLOUR.live}" stroke="${COLOUR.surface}" stroke-width="2"/>
</svg>
<rect width="${CHART_WIDTH}" height="${HEIGHT}" fill="none" stroke="${COLOUR.surface}" stroke-width="20"/>
<g fill="none" stroke="${COLOUR.ink}"><g stroke-width="16"><path d="M0 0H${CHART_WIDTH}M0 ${HEIGHT}H${CHART_WIDTH}" stroke-dasharray="${CHART_WIDTH / 10}"/><path d="M0 0V${HEIGHT}M${CHART_WIDTH} 0V${HEIGHT}" stroke-dasharray="${HEIGHT / 10}"/></g><rect x="10" y="10" width="${CHART_WIDTH - 20}" height="${HEIGHT - 20}" stroke-width="2"/></g>
</svg>`;
}

function drawingOf(title: string, chart: string): string {
  const lines = wrapTitle(title);
  const top = HEIGHT / 2 - ((lines.length - 1) * LINE_HEIGHT) / 2 + TITLE_SIZE / 3;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="${COLOUR.surface}"/>
<image x="${CHART_X}" width="${CHART_WIDTH}" height="${HEIGHT}" href="${chart}"/>
<g font-family="Archivo" font-weight="650" fill="${COLOUR.ink}">
<text x="${MARGIN}" y="${MARGIN + 24}" font-size="32">${escaped(company.brand)}</text>
${lines
  .map(
    (line, index) =>
      `<text x="${MARGIN}" y="${top + index * LINE_HEIGHT}" font-size="${TITLE_SIZE}" letter-spacing="-1.4">${escaped(line)}</text>`,
  )
  .join('\n')}
</g>
<text x="${MARGIN}" y="${HEIGHT - MARGIN}" font-family="Atkinson Hyperlegible Next" font-size="26" fill="${COLOUR.ink2}">Ocean, air, road and rail freight</text>
</svg>`;
}

/** Wraps the title into lines that fit beside the chart. */
function wrapTitle(title: string): string[] {
  const lines: string[] = [];
  for (const word of title.split(' ')) {
    const longer = [lines.at(-1), word].join(' ').trim();
    if (lines.length > 0 && longer.length <= LETTERS_PER_LINE) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
