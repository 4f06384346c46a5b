import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import startProduct from '../../journeys/start-product.ts';
import config from '../../playwright.config.ts';
import { paletteImage } from './palette-image.ts';
import { type Scene, scenes } from './scenes.ts';

const FOLDER = join(import.meta.dirname, '../../web/public/home/pictures');
/** Around the anchor, in CSS pixels. */
const MARGIN = 16;
const MAX_BYTES = 60_000;
/** Numbers of colours to try until the picture is small enough. */
const PALETTES = [256, 128, 64, 32];
/** The site's names for light and dark. */
const THEMES = ['day', 'night'];

/** Uses the running product at `PRODUCT_URL`, else starts one with demo data. */
const stop = process.env.PRODUCT_URL ? async () => {} : await startProduct();
try {
  const browser = await chromium.launch(config.use?.launchOptions);
  for (const scene of scenes) for (const theme of THEMES) await take(browser, scene, theme);
  await browser.close();
} finally {
  await stop();
}

async function take(browser: Browser, scene: Scene, theme: string): Promise<void> {
  const context = await browser.newContext({
    baseURL: process.env.PRODUCT_URL,
    // Tall, so that nothing scrolls under the header.
    viewport: { width: scene.window, height: 2600 },
    deviceScaleFactor: 2,
    locale: 'en-GB',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
  });
  await context.addInitScript((name) => {
    const consent = { analytics: false, functional: false, marketing: false };
    localStorage.setItem('groundswell.theme', name);
    localStorage.setItem(
      'groundswell.consent',
      JSON.stringify({ ...consent, version: 1, chosen_at: Date.now() }),
    );
  }, theme);
  const page = await context.newPage();
  const anchor = await scene.open(page);
  const box = await anchor.boundingBox();
  if (!box) throw new Error(`${scene.name}: nothing to take a picture of`);
  const clip = {
    x: Math.round(box.x) - MARGIN,
    y: Math.round(box.y) - MARGIN,
    width: scene.width,
    height: scene.height,
  };
  const png = await page.screenshot({ clip, animations: 'disabled' });
  const pixels = await pixelsOf(page, png);
  const picture = PALETTES.map((colours) =>
    paletteImage(pixels, 2 * scene.width, 2 * scene.height, colours),
  ).find(({ length }) => length <= MAX_BYTES);
  if (!picture) throw new Error(`${scene.name} (${theme}) has more than ${MAX_BYTES} bytes`);
  await writeFile(join(FOLDER, `${scene.name}-${theme}.png`), picture);
  console.log(`${scene.name}-${theme}.png: ${picture.length} bytes`);
  await context.close();
}

/** The pixels as RGBA, decoded by the browser. */
async function pixelsOf(page: Page, png: Buffer): Promise<Buffer> {
  await page.goto('about:blank');
  const base64 = await page.evaluate(async (source) => {
    const image = new Image();
    image.src = `data:image/png;base64,${source}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const drawing = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
    drawing.drawImage(image, 0, 0);
    const { data } = drawing.getImageData(0, 0, image.width, image.height);
    const url = await new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result));
      reader.readAsDataURL(new Blob([data]));
    });
    return url.slice(url.indexOf(',') + 1);
  }, png.toString('base64'));
  return Buffer.from(base64, 'base64');
}
