import { join } from 'node:path';
import { expect, type Frame, type Page, test } from '@playwright/test';
import { build, type PreviewServer, preview } from 'vite';
import { addAxeToFrames, transitionsEnded, violationsAtRest } from './support/violations.ts';

const configFile = join(import.meta.dirname, '../web/gallery/vite.config.ts');
/** The fixtures are dated around it. */
const NOW = new Date('2026-11-20T12:00:00Z');

/** The rules whose result depends on colours or sizes. */
const VISUAL_RULES = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'];
/** Each colour scheme and each width once; the rules about names and structure only in the first variant. */
const VARIANTS = [
  { colorScheme: 'light', width: 1440, rules: undefined },
  { colorScheme: 'dark', width: 390, rules: VISUAL_RULES },
] as const;

/** Guards against hanging; a busy machine needs a third of it. */
const DRAWN_MS = 180_000;
const PICTURES = process.env.GALLERY_PICTURES !== undefined;

let server: PreviewServer;
test.describe.configure({ timeout: 600_000 });
// A trace takes a snapshot of all frames with every action, which takes minutes here.
test.use({ trace: 'off' });

test.beforeAll(async () => {
  const outDir = join(import.meta.dirname, `../test-results/gallery-${test.info().parallelIndex}`);
  await build({ configFile, logLevel: 'error', build: { outDir, emptyOutDir: true } });
  server = await preview({ configFile, build: { outDir }, preview: { host: '127.0.0.1', port: 0 } });
});

test.afterAll(() => server.close());

test('every piece is accessible and fits', async ({ page }, testInfo) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.clock.setFixedTime(NOW);
  // Loads once: the second variant resizes and recolours the loaded page, as rotating a tablet does.
  await prepare(page, VARIANTS[0]);
  await page.goto(server.resolvedUrls?.local[0] ?? '');
  for (const variant of VARIANTS) {
    await prepare(page, variant);
    await everyFrameIsDrawn(page, errors);
    await addAxeToFrames(page);
    const frames = page.frames();
    // Each waits for some pictures of the whole page, which all can do together.
    await Promise.all(frames.map(transitionsEnded));
    for (const frame of frames) await checkFrame(frame, variant);
    expect.soft(await wideSpecimens(page), nameOfVariant(variant)).toEqual([]);
    // For people, and only on demand, because the pictures take longer than the checks.
    for (const area of PICTURES ? await page.locator('section[data-area]').all() : []) {
      const name = `${await area.getAttribute('data-area')}, ${nameOfVariant(variant)}`;
      await testInfo.attach(name, { body: await area.screenshot(), contentType: 'image/png' });
    }
  }
  expect(errors).toEqual([]);
});

type Variant = (typeof VARIANTS)[number];

async function prepare(page: Page, { colorScheme, width }: Variant): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
}

async function checkFrame(frame: Frame, variant: Variant): Promise<void> {
  const name = `${nameOf(frame)}, ${nameOfVariant(variant)}`;
  expect.soft(await violationsAtRest(frame, undefined, variant.rules), name).toEqual([]);
  const overflow = await frame.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(overflow, `${name}: pixels of sideways scrolling`).toBeLessThanOrEqual(0);
}

function nameOfVariant({ colorScheme, width }: Variant): string {
  return `${colorScheme} at ${width}`;
}

/** Waits for all areas and the content of all frames, also that which opens by itself. */
async function everyFrameIsDrawn(page: Page, errors: readonly string[]): Promise<void> {
  await expect(page.locator('section[data-area="public"]')).toBeVisible({ timeout: DRAWN_MS });
  const problems = async () => [...errors, ...(await undrawnFrames(page))];
  await expect.poll(problems, { timeout: DRAWN_MS }).toEqual([]);
  await expect(async () => {
    const before = await countElements(page);
    await page.waitForTimeout(700);
    expect(await countElements(page)).toBe(before);
  }).toPass({ timeout: DRAWN_MS });
}

/** Read through the page, whose origin its frames share: a call to each of a hundred frames takes seconds. */
function undrawnFrames(page: Page): Promise<string[]> {
  return page.evaluate(() => [
    ...[...document.querySelectorAll('[data-waiting]')].map(() => 'a frame that waits'),
    ...[...document.querySelectorAll('iframe')]
      .filter((frame) => !frame.contentDocument?.querySelector('.gallery-specimen'))
      .map(({ title }) => title),
  ]);
}

function countElements(page: Page): Promise<number> {
  return page.evaluate(() => {
    const documents = [
      document,
      ...[...document.querySelectorAll('iframe')].map((one) => one.contentDocument),
    ];
    return documents.reduce((sum, one) => sum + (one?.querySelectorAll('*').length ?? 0), 0);
  });
}

function nameOf(frame: Frame): string {
  return decodeURIComponent(new URL(frame.url()).search) || 'page';
}

/** The states whose content is wider than their room. */
function wideSpecimens(page: Page): Promise<string[]> {
  return page.locator('figure').evaluateAll((figures) =>
    figures
      .filter((figure) => {
        const specimen = figure.querySelector('.gallery-specimen');
        const boxes = specimen ? [specimen, ...specimen.querySelectorAll('dl.overflow-hidden')] : [];
        return boxes.some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1);
      })
      .map((figure) => `${figure.parentElement?.querySelector('h3')?.textContent}: ${figure.textContent}`),
  );
}
