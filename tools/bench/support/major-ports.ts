import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Town {
  name: string;
  country: string;
}

/** The major ports of the world, busiest first. */
export async function greatPorts(): Promise<Town[]> {
  const table = await readFile(join(import.meta.dirname, '../../../data/places/ports.tsv'), 'utf8');
  const ports = table
    .trim()
    .split('\n')
    .map((line) => line.split('\t'));
  return ports.flatMap(([, name = '', country = '', , , great]) =>
    great === '1' ? [{ name, country }] : [],
  );
}
