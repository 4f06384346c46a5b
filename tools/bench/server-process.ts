import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/**
 * Starts a server file of this folder in a process of its own, with what it is told; it prints its port as its first line.
 * `CPU_PROFILES` names a folder where its profile is left.
 */
export async function startServer(file: string, ...told: string[]) {
  const { CPU_PROFILES } = process.env;
  const profiled = CPU_PROFILES ? ['--cpu-prof', `--cpu-prof-dir=${CPU_PROFILES}`] : [];
  const child = spawn(process.execPath, [...profiled, join(import.meta.dirname, file), ...told], {
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
