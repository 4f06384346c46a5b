import type { Position, Stop } from '../route-leg.ts';
import { readTable } from './read-table.ts';

/** A river or canal along which barges carry containers between a sea port and terminals inland. */
export interface InlandWaterway {
  name: string;
  /** UN/LOCODE of the sea port. */
  port: string;
  /** From the sea port upstream. */
  line: readonly Position[];
  terminals: readonly BargeTerminal[];
}

interface BargeTerminal extends Stop {
  /** Index of its vertex on the line. */
  vertex: number;
}

/** Reads data/routing/inland-waterways.tsv: points as 'longitude latitude', those of terminals with town and country. */
export function readInlandWaterways(tsv: string): InlandWaterway[] {
  return readTable(tsv).map((row) => {
    const [name, port, points] = row as [string, string, string];
    const vertices = points.split('; ').map((point) => point.split(' '));
    return {
      name,
      port,
      line: vertices.map(([longitude, latitude]) => [Number(longitude), Number(latitude)]),
      terminals: vertices.flatMap(([longitude, latitude, ...named], vertex): BargeTerminal[] => {
        const country = named.pop();
        if (!country) return [];
        return [
          {
            name: `${named.join(' ')} barge terminal`,
            country,
            latitude: Number(latitude),
            longitude: Number(longitude),
            kind: 'terminal',
            code: null,
            vertex,
          },
        ];
      }),
    };
  });
}
