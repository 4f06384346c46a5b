import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { build, preview } from 'vite';
import type { Run } from './fleet-map-page/page.ts';
import { inpOf, observeInteractions, takeInteractions } from './support/interactions.ts';
import { quantile } from './support/measurement.ts';

/**
 * Compares 5,000 vehicles that move every second on the console's map with the same messages on an empty map:
 * `node tools/bench/fleet-map.ts [picture.png]`; CHROMIUM_PATH names the browser. Without a graphics card the CPU renders
 * the frames: compare the two columns.
 */
const SECONDS = 10;
const VEHICLES = 5_000;
const INP_VEHICLES = 2_000;
const INP_MS = 100;
const LONG_MS = 50;
const OPENED_WITHIN_MS = 120_000;

interface Measured extends Run {
  /** CPU milliseconds per update for JavaScript, and for all work on the main thread. */
  scripting: number;
  working: number;
}

const [picture] = process.argv.slice(2);
const root = join(import.meta.dirname, 'fleet-map-page');
const directory = await mkdtemp(join(tmpdir(), 'groundswell-bench-'));
const shape = {
  root,
  configFile: false,
  logLevel: 'error',
  build: { outDir: directory, emptyOutDir: true },
} as const;
try {
  await build({ ...shape, base: './', worker: { format: 'es' } });
  const server = await preview({ ...shape, preview: { host: '127.0.0.1', port: 0 } });
  const address = server.resolvedUrls?.local[0] ?? '';
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  });
  try {
    const empty = await measure(browser, address, 0);
    const full = await measure(browser, address, VEHICLES);
    print(empty, full);
    console.log(`INP, bare page: ${Math.round(await barePageInp(browser))} ms`);
    const inp = await mapInp(browser, address);
    console.log(`INP, map with 2,000 vehicles: ${Math.round(inp)} ms, at most ${INP_MS}`);
    if (inp > INP_MS) process.exitCode = 1;
  } finally {
    await browser.close();
    await server.close();
  }
} finally {
  await rm(directory, { recursive: true, force: true });
}

async function measure(browser: Browser, address: string, vehicles: number): Promise<Measured> {
  const page = await browser.newPage({ viewport: { width: 1040, height: 600 } });
  page.setDefaultTimeout(OPENED_WITHIN_MS);
  await page.goto(address);
  await page.evaluate((count) => window.open_fleet(count), vehicles);
  await page.evaluate(() => window.run_fleet(2));
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    const of = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1_000;
    return { scripting: of('ScriptDuration'), working: of('TaskDuration') };
  };
  const before = await spent();
  const run = await page.evaluate((seconds) => window.run_fleet(seconds), SECONDS);
  const after = await spent();
  if (picture && vehicles > 0) await page.screenshot({ path: picture, timeout: OPENED_WITHIN_MS });
  await page.close();
  return {
    ...run,
    scripting: (after.scripting - before.scripting) / SECONDS,
    working: (after.working - before.working) / SECONDS,
  };
}

/** INP while the vehicles move. */
async function mapInp(browser: Browser, address: string): Promise<number> {
  const page = await observedPage(browser);
  await page.goto(address);
  await page.evaluate((count) => window.open_fleet(count), INP_VEHICLES);
  const moving = page.evaluate((seconds) => window.run_fleet(seconds), SECONDS);
  await interact(page);
  await moving;
  return closeWithInp(page);
}

/** INP of a bare page, a counter above a canvas that is cleared every second: the browser’s own share. */
async function barePageInp(browser: Browser): Promise<number> {
  const page = await observedPage(browser);
  await page.goto('about:blank');
  await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: innerWidth, height: innerHeight });
    const counter = document.createElement('output');
    document.body.append(counter, canvas);
    for (const type of ['click', 'keydown'])
      addEventListener(type, () => counter.replaceChildren(String(performance.now())));
    const gl = canvas.getContext('webgl2', { antialias: false });
    setInterval(() => {
      gl?.clearColor(0, 0, performance.now() % 1, 1);
      gl?.clear(gl.COLOR_BUFFER_BIT);
    }, 1_000);
  });
  await interact(page);
  return closeWithInp(page);
}

async function observedPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1040, height: 600 } });
  page.setDefaultTimeout(OPENED_WITHIN_MS);
  await observeInteractions(page);
  return page;
}

/** Clicks, keys and zooms. */
async function interact(page: Page): Promise<void> {
  for (let turn = 0; turn < 10; turn++) {
    await page.mouse.click(200 + 60 * turn, 150 + 30 * turn);
    await page.mouse.wheel(0, turn % 2 === 0 ? -200 : 200);
    await page.keyboard.press(turn % 2 === 0 ? 'ArrowRight' : 'ArrowLeft');
    await page.waitForTimeout(500);
  }
}

async function closeWithInp(page: Page): Promise<number> {
  const seen = await takeInteractions(page);
  await page.close();
  return inpOf(seen);
}

function print(empty: Measured, full: Measured): void {
  const column = ({ scripting, working, updates, frames, long_tasks, in_view }: Measured) => ({
    'in view': in_view,
    'scripting per update (ms)': scripting.toFixed(1),
    'of it, until passed to the engine (ms, median)': quantile(updates, 0.5).toFixed(1),
    'work on the main thread per update (ms)': working.toFixed(1),
    [`tasks over ${LONG_MS} ms`]: long_tasks.length,
    'longest task (ms)': Math.round(Math.max(0, ...long_tasks)),
    'frames per second': (frames.length / SECONDS).toFixed(1),
    'frame at the 95th percentile (ms)': quantile(frames, 0.95).toFixed(1),
  });
  const [first, second] = [column(empty), column(full)];
  console.table(
    Object.fromEntries(
      Object.keys(first).map((name) => [
        name,
        { empty: first[name as keyof typeof first], '5,000 moving': second[name as keyof typeof second] },
      ]),
    ),
  );
}
