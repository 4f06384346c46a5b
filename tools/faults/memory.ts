import { readFile } from 'node:fs/promises';
import type { Product } from './product.ts';

/** Memory of the server's process in MB; 0 where the system does not report it. */
export async function memoryOf({ pid }: Product): Promise<number> {
  const status = await readFile(`/proc/${pid()}/status`, 'utf8').catch(() => '');
  return Math.round(Number(status.match(/VmRSS:\s+(\d+)/)?.[1] ?? 0) / 1_024);
}
