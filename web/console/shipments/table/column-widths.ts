import type { FleetRow } from '#contract/fleet.ts';

/** Widths in pixels by content, so that nothing that tells shipments apart is cut. */
export interface ColumnWidths {
  tracking_id: number;
  /** What the client column grows to. */
  client: number;
  route: number;
}

const TRACKING_ID = { min: 122, max: 152, around: 16 };
/** Of each digit of a long number, which is set smaller so that it takes no room from the client. */
const LONG_NUMBER_PX = 6.65;
/** Around: padding, and for a route its mode icon. */
const CLIENT = { min: 170, max: 200, around: 22 };
const ROUTE = { min: 264, max: 344, around: 50 };
/** Beside the map, a long route is cut. */
export const MIN_ROUTE_PX = 160;

type Named = Pick<FleetRow, 'tracking_number' | 'client' | 'origin_city' | 'destination_city'>;

/** Whether a tracking number is longer than ours, such as that of a converted quote. */
export function isLongNumber(tracking_number: string): boolean {
  return tracking_number.length > 'GS123456789'.length;
}

export function columnWidths(rows: readonly Named[]): ColumnWidths {
  let [tracking_id, client, route] = [0, 0, 0];
  for (const row of rows) {
    tracking_id = Math.max(tracking_id, row.tracking_number.length * LONG_NUMBER_PX);
    client = longer(client, row.client);
    route = longer(route, `${row.origin_city}, CC → ${row.destination_city}, CC`);
  }
  return {
    tracking_id: within(TRACKING_ID, tracking_id),
    client: within(CLIENT, client),
    route: within(ROUTE, route),
  };
}

function within({ min, max, around }: typeof ROUTE, text: number): number {
  return Math.min(max, Math.max(min, Math.ceil(text + around)));
}

const NARROW = { letters: /[ijlrtf.,' ]/g, px: 4.1 };
const WIDE = { letters: /[A-Zmw→]/g, px: 8.9 };
const USUAL_PX = 7.7;

/** The wider one in pixels. Estimated by its letters to within 5 px, because measuring thousands of texts is slow. */
function longer(max: number, text: string): number {
  if (text.length * WIDE.px <= max) return max;
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0;
  const [narrow, wide] = [count(NARROW.letters), count(WIDE.letters)];
  const usual = text.length - narrow - wide;
  return Math.max(max, narrow * NARROW.px + wide * WIDE.px + usual * USUAL_PX);
}
