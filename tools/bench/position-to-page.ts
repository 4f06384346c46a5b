import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { placeOn, trackOf } from '#domain/tracking/track.ts';
import { startEmbeddedCluster } from '#server/database/embedded/embedded-cluster.ts';
import { migrate } from '#server/database/migrations/migrate.ts';
import { connect, type Database } from '#server/database/pool/connection.ts';
import { loadGeography } from '#server/geography/geography.ts';
import { postgresBroadcast } from '#server/live/postgres-broadcast.ts';
import { recordPosition } from '#server/tracking/record-position.ts';
import { listLegs } from '#server/tracking/route/route-legs-table.ts';
import { makeDemoWorld } from '../../database/demo/make-demo-world.ts';
import { startServer } from './server-process.ts';

/**
 * Measures the delay from a recorded position to the changed text in a browser, 200 times:
 * `node tools/bench/position-to-page.ts` after a build; CHROMIUM_PATH names the browser. The writer is a separate process,
 * like another node.
 */
const UPDATES = 200;
const BETWEEN_MS = 100;
const SHOWN_WITHIN_MS = 5_000;

interface Update {
  /** Milliseconds to the changed text, from the start of the write and from its commit. */
  recorded: number;
  committed: number;
}

const directory = await mkdtemp(join(tmpdir(), 'groundswell-bench-'));
const cluster = await startEmbeddedCluster({ directory });
const database = connect(cluster.url, 4);
const ends: (() => Promise<unknown>)[] = [database.close, cluster.stop];
try {
  await migrate(cluster.url);
  const geography = await loadGeography(join(import.meta.dirname, '../../data'));
  await makeDemoWorld({ database, geography }, new Date());
  const server = await startServer('product-server.ts', cluster.url);
  ends.unshift(server.stop);
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  });
  ends.unshift(() => browser.close());

  const shipment = await underWay(database);
  const page = await browser.newPage();
  await openTracked(page, `http://127.0.0.1:${server.port}/track/${shipment.tracking_number}`);
  print(await measure(database, shipment.id, page));
} finally {
  for (const end of ends) await end();
  await rm(directory, { recursive: true, force: true });
}

async function underWay({ sql }: Database): Promise<{ id: string; tracking_number: string }> {
  const [shipment] = await sql<{ id: string; tracking_number: string }[]>`
    select s.id, s.tracking_number from shipments s join live_tracking on shipment_id = s.id
    where s.status = 'in_transit' and s.transport_mode = 'sea' order by s.tracking_number limit 1`;
  if (!shipment) throw new Error('The demo data has no shipment under way at sea.');
  return shipment;
}

/** Records in the page when the position text changed. */
async function openTracked(page: Page, address: string): Promise<void> {
  const follows = new Promise<void>((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).includes('"subscribed"')) resolve();
      }),
    );
  });
  await page.goto(address);
  await follows;
  await page.getByRole('region', { name: 'Live location' }).evaluate((card) => {
    const shown = new Map<string, number>();
    Object.assign(window, { shown });
    new MutationObserver(() => {
      const text = card.querySelector('dd')?.textContent ?? '';
      if (!shown.has(text)) shown.set(text, Date.now());
    }).observe(card, { subtree: true, childList: true, characterData: true });
  });
}

async function measure({ db, transaction }: Database, shipment_id: string, page: Page): Promise<Update[]> {
  const broadcast = await postgresBroadcast(database);
  const track = trackOf(await listLegs(db, shipment_id));
  const updates: Update[] = [];
  for (let update = 0; update < UPDATES; update++) {
    const { latitude, longitude } = placeOn(track, track.length_km * (0.3 + (0.4 * update) / UPDATES));
    const text = `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`;
    const begun = Date.now();
    await transaction((step) =>
      recordPosition(step, broadcast, shipment_id, {
        latitude,
        longitude,
        speed: 36,
        vehicle_identifier: 'MV Measured',
        taken_at: new Date(),
      }),
    );
    const committed = Date.now();
    const shown = await shownAt(page, text);
    updates.push({ recorded: shown - begun, committed: shown - committed });
    await pause(BETWEEN_MS);
  }
  await broadcast.close();
  return updates;
}

async function shownAt(page: Page, text: string): Promise<number> {
  const handle = await page.waitForFunction(
    (wanted) => (window as unknown as { shown: Map<string, number> }).shown.get(wanted),
    text,
    { timeout: SHOWN_WITHIN_MS },
  );
  return (await handle.jsonValue()) as number;
}

function print(updates: readonly Update[]): void {
  console.table({
    'since the write began (ms)': distribution(updates.map(({ recorded }) => recorded)),
    'since the commit (ms)': distribution(updates.map(({ committed }) => committed)),
  });
}

function distribution(values: readonly number[]) {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.ceil(share * sorted.length) - 1];
  return { min: at(0.001), median: at(0.5), p90: at(0.9), p95: at(0.95), p99: at(0.99), max: at(1) };
}
