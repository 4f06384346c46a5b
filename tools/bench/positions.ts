import { join } from 'node:path';
import { dayInUtc, shiftDay } from '#domain/calendar/calendar-day.ts';
import { DAY_MS } from '#domain/calendar/durations.ts';
import { deviceKeyFrom } from '#domain/positions/device-key.ts';
import { hashOf } from '#server/auth/sessions/session-token.ts';
import type { Database } from '#server/database/pool/connection.ts';
import { loadGeography } from '#server/geography/geography.ts';
import { createPartition } from '#server/positions/position-partitions.ts';
import { makeDemoWorld } from '../../database/demo/make-demo-world.ts';
import { copiesOfOne } from './duplicate-shipments.ts';
import { withCluster } from './measured-cluster.ts';
import { insertBare } from './positions-bare.ts';
import { reportBatches, reportSingly } from './positions-load.ts';
import { startServer } from './server-process.ts';
import { type Measurement, median } from './support/measurement.ts';

const DEVICES = 1_000;
const FOLLOWED = 500;
const ROUNDS = 3;
const PER_SECOND = 20_000;
const SIZES = `batches of 100 from ${DEVICES} devices, ${FOLLOWED} of them followed by a shipment; 32 connections`;

/** Durable positions a second, compared with a script that only runs the same INSERTs. */
export function positions(): Promise<Measurement[]> {
  return withCluster(async ({ url, database, ends }) => {
    const geography = await loadGeography(join(import.meta.dirname, '../../data'));
    await makeDemoWorld({ database, geography }, new Date());
    const devices = await registerDevices(database, await copiesOfOne(database, FOLLOWED));
    const today = dayInUtc(new Date());
    for (const days of [0, -1]) await createPartition(database.sql, shiftDay(today, days));
    const server = await startServer('product-server.ts', url);
    ends.push(server.stop);
    await reportBatches(server.port, devices);
    const rates = { product: [] as number[], bare: [] as number[] };
    for (let round = 0; round < ROUNDS; round++) {
      rates.bare.push(await insertBare(database, devices));
      rates.product.push(await reportBatches(server.port, devices));
    }
    const singly = await reportSingly(server.port, devices);
    const common = { unit: 'per second', product: median(rates.product), sizes: SIZES };
    return [
      { name: 'positions, durable', ...common, limit: PER_SECOND },
      { name: 'positions, against the same INSERTs of a script', ...common, bare: median(rates.bare) },
      {
        name: 'positions one by one, as Traccar Client sends them',
        unit: 'per second',
        product: singly,
        sizes: SIZES.replace('batches of 100', 'queries'),
      },
    ];
  });
}

/** A device, and the time of its next position. */
export interface BenchDevice {
  id: string;
  key: string;
  next_ms: number;
}

/** Registers devices and links the first ones to a shipment each. */
export async function registerDevices({ sql }: Database, numbers: readonly string[]): Promise<BenchDevice[]> {
  const keys = Array.from({ length: DEVICES }, () =>
    deviceKeyFrom(crypto.getRandomValues(new Uint8Array(25))),
  );
  const made = await sql<{ id: string; key_hash: string }[]>`
    insert into devices (id, name, key_hash)
    select gen_random_uuid(), 'Device ' || n, hash from unnest(${keys.map(hashOf)}::text[]) with ordinality as d (hash, n)
    returning id, key_hash`;
  const next_ms = Date.now() - DAY_MS / 2;
  await sql`
    insert into device_assignments (shipment_id, device_id, since)
    select s.id, d.id, ${new Date(next_ms)} from unnest(${numbers as string[]}::text[]) with ordinality as n (number, place)
    join shipments s on tracking_number = number
    join devices d on d.name = 'Device ' || place`;
  await sql`update live_tracking set updated_at = ${new Date(next_ms)}
    where shipment_id in (select shipment_id from device_assignments)`;
  await sql`analyze`;
  const ids = new Map(made.map(({ id, key_hash }) => [key_hash, id]));
  return keys.map((key) => ({ id: ids.get(hashOf(key)) as string, key, next_ms }));
}
