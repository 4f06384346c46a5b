import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { startEmbeddedCluster } from '#server/database/embedded/embedded-cluster.ts';
import { migrate } from '#server/database/migrations/migrate.ts';
import { connect } from '#server/database/pool/connection.ts';
import { startServer } from '../server-process.ts';
import { inpOf, observeInteractions, takeInteractions } from '../support/interactions.ts';
import { quantile } from '../support/measurement.ts';
import { type PageTrace, readTrace, TRACED, workBetween, workOfPresses } from '../support/page-trace.ts';
import { grid, loadAll, SHIPMENTS, STEPS, search } from '../support/table-steps.ts';
import { DISPATCHER, loadCompany } from './console-load.ts';

/**
 * Measures the console's table with 10,000 rows in a browser: typing a search, scrolling, and interactions with a CPU
 * slowed down four times. `node tools/bench/console/console-table.ts` after a build; CHROMIUM_PATH names the browser. Fails when
 * a limit is missed. Work is CPU time; the time until something is visible also depends on the load of the machine.
 */
const LETTER_MS = 50;
const FRAME_MS = 1_000 / 60;
const INTERACTION_MS = 200;
const INP_MS = 100;
const SLOWER = 4;
const SCREENS = 60;
const SCREENS_A_SECOND = 5;
const VIEWPORT = { width: 1440, height: 900 };

interface Figure {
  measured: number;
  limit?: number;
}

const directory = await mkdtemp(join(tmpdir(), 'groundswell-bench-'));
const cluster = await startEmbeddedCluster({ directory, durable: false });
const database = connect(cluster.url, 4);
const ends: (() => Promise<unknown>)[] = [database.close, cluster.stop];
try {
  await migrate(cluster.url);
  await loadCompany(database, SHIPMENTS);
  const server = await startServer('product-server.ts', cluster.url);
  ends.unshift(server.stop);
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  });
  ends.unshift(() => browser.close());
  const page = await openTable(browser, `http://127.0.0.1:${server.port}`);
  report({
    ...(await typeLetters(browser, page)),
    ...(await scroll(browser, page)),
    'INP, console grid': { measured: await inp(page), limit: INP_MS },
    ...(await interact(browser, page)),
  });
} finally {
  for (const end of ends) await end();
  await rm(directory, { recursive: true, force: true });
}

async function openTable(browser: Browser, site: string): Promise<Page> {
  const page = await browser.newPage({ viewport: VIEWPORT });
  await page.request.post(`${site}/api/people/sign-in`, { data: DISPATCHER });
  await observeInteractions(page);
  await page.goto(`${site}/admin`);
  await loadAll(page);
  return page;
}

/** Types faster than the debounce, then waits until the results are drawn. */
async function typeLetters(browser: Browser, page: Page): Promise<Record<string, Figure>> {
  await search(page).click();
  await takeInteractions(page);
  await browser.startTracing(page, { categories: TRACED });
  await search(page).pressSequentially('rotterdam', { delay: 150 });
  await page.waitForURL(/q=rotterdam/);
  await page.waitForTimeout(1_500);
  const trace = readTrace(await browser.stopTracing());
  const seen = await takeInteractions(page);
  const rest = (trace.presses.at(-1) ?? 0) + 200;
  await page.goto(`${new URL(page.url()).origin}/admin`);
  await loadAll(page);
  return {
    'a letter: work until drawn (ms, longest)': {
      measured: longest(workOfPresses(trace)),
      limit: LETTER_MS,
    },
    'a letter: until visible (ms, longest)': { measured: longest(seen), limit: LETTER_MS },
    'the results: longest task (ms)': { measured: longestFrom(trace, rest), limit: LETTER_MS },
  };
}

async function scroll(browser: Browser, page: Page): Promise<Record<string, Figure>> {
  const box = await grid(page).locator('..').boundingBox();
  if (!box) throw new Error('There is no table.');
  const devtools = await page.context().newCDPSession(page);
  await browser.startTracing(page, { categories: TRACED });
  await devtools.send('Input.synthesizeScrollGesture', {
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
    yDistance: -Math.round(box.height * SCREENS),
    speed: Math.round(box.height * SCREENS_A_SECOND),
    gestureSourceType: 'mouse',
  });
  const trace = readTrace(await browser.stopTracing());
  const frames = trace.frames.map((at, number) =>
    workBetween(trace, at, trace.frames[number + 1] ?? Number.POSITIVE_INFINITY),
  );
  return {
    'scrolling: frames drawn': { measured: trace.drawn },
    'scrolling: frames dropped': { measured: trace.dropped, limit: 0 },
    'scrolling: work per frame (ms, 95th percentile)': { measured: quantile(frames, 0.95), limit: FRAME_MS },
    'scrolling: tasks over 50 ms': { measured: trace.tasks.filter(({ ms }) => ms > 50).length, limit: 0 },
    'scrolling: longest task (ms)': { measured: longestFrom(trace, 0), limit: 50 },
    'scrolling: share of a core used by the page’s tasks (%)': {
      measured: (100 * sum(trace, 'ms')) / sum(trace, 'lasting'),
    },
  };
}

/** All interactions at the machine’s own speed. */
async function inp(page: Page): Promise<number> {
  await loadAll(page);
  await takeInteractions(page);
  for (const { run } of STEPS) {
    await run(page);
    await loadAll(page);
  }
  return inpOf(await takeInteractions(page));
}

async function interact(browser: Browser, page: Page): Promise<Record<string, Figure>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const figures: Record<string, Figure> = {};
  for (const { name, run } of STEPS) {
    await loadAll(page);
    await takeInteractions(page);
    await browser.startTracing(page, { categories: TRACED });
    await run(page);
    const seen = await takeInteractions(page);
    const work = workOfPresses(readTrace(await browser.stopTracing()));
    const slow = `${SLOWER} times slower, ${name}`;
    figures[`${slow}: work until drawn (ms, longest)`] = {
      measured: longest(work),
      limit: INTERACTION_MS,
    };
    figures[`${slow}: until visible (ms, longest)`] = { measured: longest(seen), limit: INTERACTION_MS };
  }
  return figures;
}

function report(figures: Record<string, Figure>): void {
  console.table(
    Object.fromEntries(
      Object.entries(figures).map(([name, { measured, limit }]) => [
        name,
        {
          measured: Math.round(measured * 10) / 10,
          'at most': limit === undefined ? '' : Math.round(limit * 10) / 10,
        },
      ]),
    ),
  );
  const missed = Object.entries(figures).filter(([, { measured, limit = measured }]) => measured > limit);
  for (const [name] of missed) console.error(`${name} is above its limit.`);
  process.exitCode = missed.length > 0 ? 1 : 0;
}

function longestFrom({ tasks }: PageTrace, from: number): number {
  return longest(tasks.filter(({ at }) => at >= from).map(({ ms }) => ms));
}

function longest(times: readonly number[]): number {
  return Math.max(0, ...times);
}

function sum({ tasks }: PageTrace, of: 'ms' | 'lasting'): number {
  return tasks.reduce((sum, task) => sum + task[of], 0);
}
