import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { inTree } from './tree.mjs';

/**
 * Stops processes left over from killed test runs and removes their folders, `.data/test-<process>`. Active runs are not
 * affected.
 */
export async function removeLeftovers() {
  const data = inTree('.data');
  if (!existsSync(data)) return;
  for (const name of readdirSync(data)) {
    const owner = Number(name.match(/^test-(\d+)$/)?.[1]);
    if (!owner || isAlive(owner)) continue;
    const folder = join(data, name);
    await endProcessesOf(folder);
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  }
}

/** Reads `product.pid` and `postmaster.pid`; a process belongs to the run only if its command line names the folder. */
async function endProcessesOf(folder) {
  const files = readdirSync(folder, { recursive: true });
  // SIGQUIT stops PostgreSQL and its child processes immediately, without a checkpoint.
  for (const [name, signal] of [
    ['product.pid', 'SIGKILL'],
    ['postmaster.pid', 'SIGQUIT'],
  ]) {
    for (const file of files.filter((found) => basename(found) === name)) {
      const number = Number(readFileSync(join(folder, file), 'utf8').split('\n')[0]);
      if (knows(number, folder)) process.kill(number, signal);
      for (let tries = 0; tries < 250 && knows(number, folder); tries += 1) await pause(20);
    }
  }
}

function knows(number, folder) {
  return ['cmdline', 'environ'].some((file) => {
    try {
      return readFileSync(`/proc/${number}/${file}`, 'utf8').includes(folder);
    } catch {
      return false;
    }
  });
}

function isAlive(number) {
  try {
    return process.kill(number, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function pause(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
