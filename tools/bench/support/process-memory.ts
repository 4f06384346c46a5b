import { readdir, readFile } from 'node:fs/promises';

const KILOBYTE = 1_024;
const MEGABYTE = 1e6;

/** Megabytes (PSS) of a process and its descendants, PostgreSQL separately. Linux only. */
export async function memoryOf(pid: number): Promise<{ node_mb: number; postgres_mb: number } | undefined> {
  if (process.platform !== 'linux') return undefined;
  const sums = { node_mb: 0, postgres_mb: 0 };
  for (const one of await familyOf(pid)) {
    const [name, rollup] = await Promise.all([
      readFile(`/proc/${one}/comm`, 'utf8'),
      readFile(`/proc/${one}/smaps_rollup`, 'utf8'),
    ]).catch(() => ['', '']);
    const kilobytes = Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0);
    sums[name.startsWith('postgres') ? 'postgres_mb' : 'node_mb'] += (kilobytes * KILOBYTE) / MEGABYTE;
  }
  return sums;
}

async function familyOf(pid: number): Promise<number[]> {
  const parents = new Map<number, number>();
  for (const name of await readdir('/proc')) {
    const stat = /^\d+$/.test(name) ? await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '') : '';
    // The name in brackets may contain any character.
    const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (parent) parents.set(Number(name), Number(parent));
  }
  const family = [pid];
  for (const one of family) for (const [child, parent] of parents) if (parent === one) family.push(child);
  return family;
}
