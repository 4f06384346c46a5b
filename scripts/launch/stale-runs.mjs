import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { RUN_FOLDER, runFolderParents } from './run-folder.mjs';

/** Stops processes left over from killed test runs and removes their folders. Active runs are not affected. */
export async function removeStaleRuns() {
  for (const parent of runFolderParents().filter((found) => existsSync(found))) {
    for (const name of readdirSync(parent)) {
      const owner = Number(name.match(RUN_FOLDER)?.[1]);
      const folder = join(parent, name);
      if (!owner || isAlive(owner) || !isOwn(folder)) continue;
      await endProcessesOf(folder);
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
    }
  }
}

/** Whether the folder belongs to this user; on a shared machine others run tests too. */
function isOwn(folder) {
  return statSync(folder, { throwIfNoEntry: false })?.uid === process.getuid?.();
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
