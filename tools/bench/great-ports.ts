import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface Town {
  name: string;
  country: string;
}

/** The greater ports of the world, the busiest first, as far as this company is concerned. */
export async function greatPorts(): Promise<Town[]> {
  const table = await readFile(join(import.meta.dirname, '../../data/places/ports.tsv'), 'utf8');
  const ports = table
    .trim()
    .split('\n')
    .map((line) => line.split('\t'));
  return ports.flatMap(([, name = '', country = '', , , great]) =>
    great === '1' ? [{ name, country }] : [],
  );
}
