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
const CLIENT = { min: 170, max: 200, around: 20 };
const ROUTE = { min: 264, max: 344, around: 48 };
/** Longer texts are set smaller, so that the few of them take no room from the cargo. */
const LONG_CLIENT_PX = 160;
const LONG_ROUTE_PX = 216;
/** What 13 px and narrow spacing leave of a width at 14 px. */
const SMALLER = 0.9;
/** Beside the map, a long route is cut. */
export const MIN_ROUTE_PX = 160;

type Cities = Pick<FleetRow, 'origin_city' | 'destination_city'>;
type Named = Cities & Pick<FleetRow, 'tracking_number' | 'client'>;

export function isLongClient(client: string): boolean {
  return textWidth(client) > LONG_CLIENT_PX;
}

export function isLongRoute({ origin_city, destination_city }: Cities): boolean {
  return textWidth(routeText({ origin_city, destination_city })) > LONG_ROUTE_PX;
}

export function columnWidths(rows: readonly Named[]): ColumnWidths {
  let [tracking_id, client, route] = [0, 0, 0];
  for (const row of rows) {
    tracking_id = Math.max(tracking_id, row.tracking_number.length * LONG_NUMBER_PX);
    client = longer(client, row.client, LONG_CLIENT_PX);
    route = longer(route, routeText(row), LONG_ROUTE_PX);
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

/** The width in pixels at 14 px, estimated by the letters to within 5 px, because measuring thousands of texts is slow. */
function textWidth(text: string): number {
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0;
  const [narrow, wide] = [count(NARROW.letters), count(WIDE.letters)];
  const usual = text.length - narrow - wide;
  return narrow * NARROW.px + wide * WIDE.px + usual * USUAL_PX;
}

/** The larger of `max` and the width of the text in pixels; texts over `longPx` are set smaller. */
function longer(max: number, text: string, longPx: number): number {
  if (text.length * WIDE.px <= max) return max;
  const width = textWidth(text);
  return Math.max(max, width > longPx ? Math.max(longPx, width * SMALLER) : width);
}

/** As in the cell, with any country. */
function routeText({ origin_city, destination_city }: Cities): string {
  return `${origin_city}, CC → ${destination_city}, CC`;
}
