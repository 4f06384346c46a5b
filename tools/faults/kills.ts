import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Fault, Guarantees, seconds } from './fault.ts';
import { type Product, postmasterOf, startProduct } from './product.ts';
import { Workload } from './workload.ts';

const KILLS = Number(process.env.KILLS ?? 20);
const BETWEEN_KILLS_MS = 2_000;
const MAX_RESUME_MS = 30_000;

export const serverKilled: Fault = {
  name: 'server-killed',
  title: `server killed (SIGKILL), ${KILLS} times at random instants`,
  limit: `nothing lost or duplicated, back within ${seconds(MAX_RESUME_MS)}`,
  run: () => kills((product) => product.killServer()),
};

export const databaseKilled: Fault = {
  name: 'database-killed',
  title: `database killed (SIGKILL), ${KILLS} times at random instants`,
  limit: `nothing lost or duplicated, back within ${seconds(MAX_RESUME_MS)}, no 5xx but 503`,
  run: () =>
    kills(async ({ directory }) => {
      process.kill((await postmasterOf(directory)).pid, 'SIGKILL');
    }),
};

async function kills(kill: (product: Product) => Promise<unknown>) {
  const product = await startProduct();
  try {
    const workload = new Workload(product);
    await workload.start();
    const guarantees = new Guarantees();
    let resume_ms = 0;
    for (let count = 0; count < KILLS; count++) {
      await pause(randomInt(BETWEEN_KILLS_MS / 2, BETWEEN_KILLS_MS));
      const at = performance.now();
      await kill(product);
      await product.ready();
      await workload.acknowledgedAgain();
      resume_ms = Math.max(resume_ms, performance.now() - at);
    }
    const result = await workload.stop();
    guarantees.expect(result.acknowledged > 0, 'some writes are acknowledged');
    guarantees.expect(result.lost === 0, 'nothing acknowledged is lost');
    guarantees.expect(result.duplicated === 0, 'nothing is duplicated');
    guarantees.expect(result.failed === 0, 'no 5xx other than 503');
    guarantees.expect(product.crashes() === 0, 'the server does not exit');
    guarantees.expect(
      resume_ms < MAX_RESUME_MS,
      `writes are accepted again within ${seconds(MAX_RESUME_MS)}`,
    );
    return { ...result, resume_ms, measured: [`${KILLS} kills`], broken: guarantees.broken };
  } finally {
    await product.stop();
  }
}
