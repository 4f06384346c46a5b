import { execFileSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Fault, Guarantees, type Outcome, seconds } from './fault.ts';
import { type Product, startProduct } from './product.ts';
import { Workload } from './workload.ts';

const SIZE_MB = 700;
const FULL_MS = 15_000;
const JOURNAL_MS = 10_000;
const RESUME_MS = 30_000;
const KNOWN_NUMBER = 'GS123456789';

export const diskFull: Fault = {
  name: 'disk-full',
  title: `disk full for ${seconds(FULL_MS)}, and for ${seconds(JOURNAL_MS)} more for the WAL as well (a small file system under the embedded database)`,
  limit: `writes are refused with 503, reads continue while the WAL has room, writes are accepted again within ${seconds(RESUME_MS)} of free space; nothing lost, duplicated or corrupted`,
  async run(log) {
    const place = await mkdtemp(join(tmpdir(), 'groundswell-faults-'));
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE_MB}m,mode=0755`, 'none', place], {
        stdio: 'ignore',
      });
    } catch {
      await rm(place, { recursive: true, force: true });
      log('skipped: only root can mount a small file system');
      return null;
    }
    try {
      return await fillUp(place);
    } finally {
      execFileSync('umount', ['-l', place]);
      await rm(place, { recursive: true, force: true });
    }
  },
};

async function fillUp(place: string): Promise<Outcome> {
  const directory = join(place, 'data');
  await mkdir(directory);
  await chmod(place, 0o755);
  const product = await startProduct({ directory });
  try {
    const guarantees = new Guarantees();
    const workload = new Workload(product);
    await workload.start();
    await pause(2_000);

    const reads = await readWhile(product, FULL_MS, () => fill(place));
    guarantees.expect(reads.answered > 0, 'reads continue');
    guarantees.expect(reads.share > 0.9, `90 % of reads are answered: ${Math.round(reads.share * 100)} %`);

    // Now the WAL has no room either: PostgreSQL stops, and is restarted until it succeeds.
    const until = performance.now() + JOURNAL_MS;
    while (performance.now() < until) {
      await product
        .query(`select pg_switch_wal() from pg_logical_emit_message(true, 'faults', repeat('x', 1000000))`)
        .catch(() => {});
      await fill(place);
      await pause(100);
    }

    const end = performance.now();
    execFileSync('sh', ['-c', `rm -f ${place}/ballast*`]);
    await workload.acknowledgedAgain();
    const resume_ms = performance.now() - end;
    guarantees.expect(resume_ms < RESUME_MS, `writes are accepted again within ${seconds(RESUME_MS)}`);
    const result = await workload.stop();
    const [checked] = await product.query<{ broken: number }>(`
      select count(*)::int as broken from shipments s
      where not exists (select 1 from tracking_events e where e.shipment_id = s.id)
        and s.cargo_description like 'Booked under %'`);
    guarantees.expect(checked?.broken === 0, 'no write is partial');
    guarantees.expect(result.lost === 0, 'nothing acknowledged is lost');
    guarantees.expect(result.duplicated === 0, 'nothing is duplicated');
    guarantees.expect(result.failed === 0, `no 5xx other than 503: ${result.failed}`);
    guarantees.expect(product.crashes() === 0, 'the server does not exit');
    return {
      ...result,
      resume_ms,
      measured: [
        `${Math.round(reads.share * 100)} % of ${reads.tried} reads answered while the disk was full`,
      ],
      broken: guarantees.broken,
    };
  } finally {
    await product.stop();
  }
}

async function readWhile({ url }: Product, ms: number, during: () => Promise<void>) {
  const end = performance.now() + ms;
  let tried = 0;
  let answered = 0;
  while (performance.now() < end) {
    tried += 1;
    const response = await fetch(`${url}/api/tracking/${KNOWN_NUMBER}`).catch(() => null);
    if (response?.ok) answered += 1;
    await during();
    await pause(100);
  }
  return { tried, answered, share: answered / tried };
}

/** Repeatedly, so that space freed in between is filled too. */
async function fill(place: string): Promise<void> {
  const free = await freeBytes(place);
  if (free > 0) await writeFile(join(place, `ballast-${Date.now()}`), Buffer.alloc(free)).catch(() => {});
}

async function freeBytes(place: string): Promise<number> {
  const { bavail, bsize } = await statfs(place);
  return bavail * bsize;
}
