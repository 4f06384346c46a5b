import { setTimeout as pause } from 'node:timers/promises';
import { DatabasePair } from '#server/database/embedded/database-pair-for-tests.ts';
import { migrate } from '#server/database/migrations/migrate.ts';
import { connect } from '#server/database/pool/connection.ts';
import type { Measurement } from './support/measurement.ts';
import { withCleanup } from './support/with-cleanup.ts';

const SECONDS = 20;
const PER_SECOND = 100;
const LIMIT_MS = 1_000;
const SIZES = `${PER_SECOND} commits a second on the primary, asynchronous streaming to a standby on the same machine`;

/** The time from a commit on the primary until a reader of the standby sees it. */
export function replicaLag(): Promise<Measurement[]> {
  return withCleanup(async (ends) => {
    const pair = await DatabasePair.start({ synchronous: false });
    ends.push(() => pair.stop());
    await migrate(pair.primaryUrl);
    const [primary, standby] = [connect(pair.primaryUrl, 2), connect(pair.standbyUrl, 1)];
    ends.push(primary.close, standby.close);
    const committed: { number: number; at: number }[] = [];
    const lags: number[] = [];
    let isWriting = true;
    const write = async () => {
      const [{ id } = { id: '' }] = await primary.sql<{ id: string }[]>`
        insert into contact_messages (id, name, email, message)
        values (gen_random_uuid(), 'Ada', 'ada@test.example', '0') returning id`;
      const start = performance.now();
      for (let number = 1; number <= SECONDS * PER_SECOND; number++) {
        await primary.sql`update contact_messages set message = ${String(number)} where id = ${id}`;
        committed.push({ number, at: performance.now() });
        await pause(Math.max(0, start + (number * 1_000) / PER_SECOND - performance.now()));
      }
      isWriting = false;
    };
    const writing = write();
    while (isWriting || committed.length > 0) {
      const [row] = await standby.sql<{ number: number }[]>`
        select message::int as number from contact_messages`;
      const seen_at = performance.now();
      while (committed[0] && committed[0].number <= (row?.number ?? 0))
        lags.push(Math.max(0, seen_at - (committed.shift()?.at ?? seen_at)));
    }
    await writing;
    lags.sort((one, other) => one - other);
    const at = (share: number) => lags[Math.floor((lags.length - 1) * share)] ?? 0;
    const common = { unit: 'ms', sizes: SIZES };
    return [
      { name: 'replica lag, p50', ...common, product: at(0.5) },
      { name: 'replica lag', ...common, product: at(0.99), limit: LIMIT_MS, allowed: 'at most' },
    ];
  });
}
