import type { FleetRow } from '#contract/fleet.ts';

/** Widths in pixels by content, so that nothing that tells shipments apart is cut. */
export interface ColumnWidths {
  /** What the client column grows to. */
  client: number;
  route: number;
}

const CLIENT = { least: 170, most: 200, letter: 6.6, around: 16 };
/** Around: padding, mode icon, commas, countries and arrow. */
const ROUTE = { least: 264, most: 344, letter: 7.2, around: 106 };
/** Beside the map, a long route is cut. */
export const MIN_ROUTE_PX = 160;

type Named = Pick<FleetRow, 'client' | 'origin_city' | 'destination_city'>;

/** Estimated from the longest texts, because measuring text is slow. */
export function columnWidths(rows: readonly Named[]): ColumnWidths {
  let [client, route] = [0, 0];
  for (const row of rows) {
    client = Math.max(client, row.client.length);
    route = Math.max(route, row.origin_city.length + row.destination_city.length);
  }
  return { client: widthOf(client, CLIENT), route: widthOf(route, ROUTE) };
}

function widthOf(letters: number, { least, most, letter, around }: typeof ROUTE): number {
  return Math.min(most, Math.max(least, Math.ceil(around + letters * letter)));
}
