import type { Stop } from '../route-leg.ts';
import { readTable } from './read-table.ts';

/** Reads data/routing/rail-terminals.tsv: terminals where containers are transferred between truck and train. */
export function readRailTerminals(tsv: string): Stop[] {
  return readTable(tsv).map((row) => {
    const [name, country, latitude, longitude] = row as [string, string, string, string];
    return {
      name: `${name} rail terminal`,
      country,
      latitude: Number(latitude),
      longitude: Number(longitude),
      kind: 'terminal',
      code: null,
    };
  });
}
