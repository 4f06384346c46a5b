import type { Database } from '#server/database/pool/connection.ts';
import { insertPositions } from '#server/positions/positions-table.ts';
import type { BenchDevice } from './positions.ts';
import { placeOf } from './positions-load.ts';

const CONCURRENCY = 16;
const SECONDS = 5;
const BATCH = 100;

/** Rows per second of the product's INSERT alone, one batch per transaction. */
export async function insertBare({ db }: Database, devices: readonly BenchDevice[]): Promise<number> {
  const begun = performance.now();
  let next = 0;
  let rows = 0;
  const writer = async () => {
    while (performance.now() - begun < SECONDS * 1_000) {
      next = (next + 1) % devices.length;
      const device = devices[next] as BenchDevice;
      const batch = Array.from({ length: BATCH }, () => placeOf(device));
      await insertPositions(db, {
        device_ids: batch.map(() => device.id),
        taken_ms: batch.map(({ taken_ms }) => taken_ms),
        latitudes: batch.map(({ latitude }) => latitude),
        longitudes: batch.map(({ longitude }) => longitude),
        speeds: batch.map(() => 42.5),
        headings: batch.map(() => 87.5),
      });
      rows += BATCH;
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, writer));
  return (rows * 1_000) / (performance.now() - begun);
}
