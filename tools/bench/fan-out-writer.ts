import { setTimeout as pause } from 'node:timers/promises';
import pino from 'pino';
import { connect } from '#server/database/pool/connection.ts';
import { openBroadcast } from '#server/live/open-broadcast.ts';
import { recordPositions } from '#server/tracking/record-position.ts';
import { BENCH_SECRET } from './support/bench-secret.ts';

/**
 * Reports positions as devices do, in a separate process:
 * `node fan-out-writer.ts <database url> <updates a second> <updates per transaction> <seconds> [<NATS url>]`. Prints each update's
 * time, which identifies it, and when its transaction was committed.
 */
const [url, ...sizes] = process.argv.slice(2) as [string, ...string[]];
const [per_second, of_transaction, seconds] = sizes.slice(0, 3).map(Number) as [number, number, number];
const natsUrl = sizes[3];

/** Limits concurrency: a saturated machine writes fewer updates a second. */
const CONCURRENCY = 12;

const database = connect(url, 16);
const broadcast = await openBroadcast({
  natsUrl,
  secret: BENCH_SECRET,
  database,
  log: pino({ level: 'warn' }),
});
const shipments = await database.sql<{ id: string; latitude: number; longitude: number; reported: Date }[]>`
  select shipments.id, latitude, longitude, live_tracking.updated_at as reported from shipments
  join live_tracking on shipment_id = shipments.id where tracking_number like 'GSFAN%' order by 1`;
const committed: [name: string, at: number][] = [];
const under_way = new Set<Promise<void>>();
const first = Math.max(Date.now(), ...shipments.map(({ reported }) => reported.getTime())) + 1;
const start = performance.now();
let next = 0;
while (next < per_second * seconds) {
  const due = Math.min(per_second * seconds, ((performance.now() - start) / 1_000) * per_second);
  for (; next + of_transaction <= due; next += of_transaction) {
    if (under_way.size >= CONCURRENCY) await Promise.race(under_way);
    const written = write(next).finally(() => under_way.delete(written));
    under_way.add(written);
  }
  await pause(2);
}
await Promise.all(under_way);
process.stdout.write(`${JSON.stringify({ committed, took_ms: performance.now() - start })}\n`);
await broadcast.close();
await database.close();

async function write(from: number): Promise<void> {
  const names: string[] = [];
  const reports = new Map(
    Array.from({ length: of_transaction }, (_, index) => {
      const { id, latitude, longitude } = shipments[
        (from + index) % shipments.length
      ] as (typeof shipments)[0];
      const taken_at = new Date(first + from + index);
      names.push(taken_at.toISOString());
      return [id, { latitude, longitude, speed: 60, heading: 0, vehicle_identifier: null, taken_at }];
    }),
  );
  await database.transaction((transaction) => recordPositions(transaction, broadcast, reports));
  const at = Number(process.hrtime.bigint()) / 1e6;
  committed.push(...names.map((name): [string, number] => [name, at]));
}
