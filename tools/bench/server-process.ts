import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/**
 * Starts a server file of this folder as a separate process with parameters; it prints its port as the first line.
 * `CPU_PROFILES` names a folder for its CPU profile.
 */
export async function startServer(file: string, ...parameters: string[]) {
  const { CPU_PROFILES } = process.env;
  const profiled = CPU_PROFILES ? ['--cpu-prof', `--cpu-prof-dir=${CPU_PROFILES}`] : [];
  const child = spawn(process.execPath, [...profiled, join(import.meta.dirname, file), ...parameters], {
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
