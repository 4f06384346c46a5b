import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { median } from '../bench/support/measurement.ts';
import { follow, mailsLeft } from './database-outage.ts';
import { Guarantees, type Outcome, seconds } from './fault.ts';
import { startProduct } from './product.ts';
import { Workload } from './workload.ts';

export const FAIL_OVERS = Number(process.env.KILLS ?? 10);
const MAX_RESUME_MS = 15_000;
const MAX_RECONNECT_MS = 10_000;
const MAX_JOBS_MS = 60_000;
const BETWEEN_MS = 2_000;

export const FAIL_OVER_LIMIT = `0 acknowledged writes lost, 0 doubled; writes continue within ${seconds(MAX_RESUME_MS)} of the kill and ${seconds(MAX_RECONNECT_MS)} of the promotion; no 5xx but 503`;

/** A replicated database whose primary can be killed. */
interface ReplicatedDatabase {
  /** The product’s settings. */
  url: string;
  environment?: Record<string, string>;
  /** The address by which the tool reads the primary. */
  inspect_url: string;
  /** Kills the primary; resolves when another server has been promoted. */
  failOver(): Promise<void>;
  /** Resolves when there is a synchronous standby again. */
  repair(): Promise<void>;
}

/** Kills the primary in mid-write several times, and compares the acknowledged writes with the last primary. */
export async function killPrimaryRepeatedly(
  database: ReplicatedDatabase,
  log: (line: string) => void,
): Promise<Outcome> {
  const product = await startProduct({
    database: { url: database.url, inspect_url: database.inspect_url },
    environment: database.environment ?? {},
  });
  try {
    const guarantees = new Guarantees();
    const workload = new Workload(product);
    await workload.start();
    const socket = await follow(product);
    const resumes: number[] = [];
    let reconnect_ms = 0;
    let notified_ms = 0;
    for (let count = 0; count < FAIL_OVERS; count++) {
      await pause(randomInt(BETWEEN_MS / 2, BETWEEN_MS));
      const killed = performance.now();
      await database.failOver();
      const promoted = performance.now();
      await workload.acknowledgedAgain();
      const resumed = performance.now();
      resumes.push(resumed - killed);
      reconnect_ms = Math.max(reconnect_ms, resumed - promoted);
      notified_ms = Math.max(notified_ms, await socket.notifiedAfter(killed, guarantees));
      log(
        `fail-over ${count + 1}: promoted after ${seconds(promoted - killed)}, writes after ${seconds(resumed - killed)}`,
      );
      await database.repair();
    }
    await pause(1_000);
    const result = await workload.stop();
    const jobs_ms = await mailsLeft(product);
    const resume_ms = Math.max(...resumes);
    guarantees.expect(result.acknowledged > 0, 'some writes are acknowledged');
    guarantees.expect(result.lost === 0, 'nothing acknowledged is lost');
    guarantees.expect(result.duplicated === 0, 'nothing is duplicated');
    guarantees.expect(result.failed === 0, 'no 5xx other than 503');
    guarantees.expect(product.crashes() === 0, 'the server does not exit');
    guarantees.expect(
      resume_ms < MAX_RESUME_MS,
      `writes continue within ${seconds(MAX_RESUME_MS)}: ${seconds(resume_ms)}`,
    );
    guarantees.expect(
      reconnect_ms < MAX_RECONNECT_MS,
      `the product follows a promotion within ${seconds(MAX_RECONNECT_MS)}: ${seconds(reconnect_ms)}`,
    );
    guarantees.expect(jobs_ms < MAX_JOBS_MS, 'jobs continue');
    return {
      ...result,
      resume_ms,
      measured: [
        `${FAIL_OVERS} fail-overs, writes again ${seconds(median(resumes))} after the kill in the median, at most ${seconds(reconnect_ms)} after the promotion`,
        `an open socket was notified within ${seconds(notified_ms)} of the kill`,
        `no mail was waiting ${seconds(jobs_ms)} after the last write`,
      ],
      broken: guarantees.broken,
    };
  } finally {
    await product.stop();
  }
}
