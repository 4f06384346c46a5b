import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** Starts a server file of this folder in a process of its own; it prints its port as its first line. */
export async function startServer(file: string, databaseUrl: string) {
  const child = spawn(process.execPath, [join(import.meta.dirname, file), databaseUrl], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = (await once(createInterface(child.stdout), 'line')) as [string];
  return {
    port: Number(port),
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
