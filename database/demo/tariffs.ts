import { dayInUtc } from '#domain/calendar/calendar-day.ts';
import { ANY, type RateLoad } from '#domain/rates/rate-kinds.ts';
import { keyOfLine } from '#domain/rates/rate-sheet.ts';
import type { CandidateLine } from '#domain/rates/specificity.ts';
import { TariffLine } from '#domain/rates/tariff.ts';
import type { RateZone } from '#domain/rates/zone.ts';
import type { Geography } from '#domain/routing/geography.ts';
import { mainLegs } from '#domain/routing/main-legs.ts';
import type { RouteLeg } from '#domain/routing/route-leg.ts';
import { legTimes } from '#domain/routing/transit.ts';
import type { TransportMode } from '#domain/routing/transport-mode.ts';
import type { exchangeRates } from '#server/rates/exchange-rates/exchange-rates-table.ts';
import { resolvePlace } from '#server/rates/pricing/lane-terms.ts';
import type { tariffLines } from '#server/rates/tariff-lines-table.ts';
import type { tariffs, tariffVersions } from '#server/rates/tariffs-table.ts';
import type { Itinerary } from './journeys/itineraries.ts';

export type WrittenLine = Partial<TariffLine> & Pick<TariffLine, 'rate'>;

/** Invented rates, in US dollars unless stated otherwise, near what such lanes cost in 2026. */
const NAMED_LANES: readonly WrittenLine[] = [
  ...container('CHINA-BASE', 'NORTH-EUROPE', { '22G1': 1_690, '42G1': 2_780, '45G1': 2_850 }, 34),
  ...container('CHINA-BASE', 'US-WEST', { '22G1': 1_980, '42G1': 2_470, '45G1': 2_530 }, 19),
  ...container('CNCKG', 'DEDUI', { '22G1': 4_100, '42G1': 6_350, '45G1': 6_400 }, 16, 'RAIL'),
  { ...lcl('CHINA-BASE', 'NORTH-EUROPE', '46.00'), transit_days: 38 },
  { ...air('CNSHA', 'DEFRA', 5.2), transit_days: 4 },
];

const EUROPEAN_ROAD: readonly WrittenLine[] = [
  { ...full('ESMAD', 'PLWAW', '2950.00'), transit_days: 5 },
  { ...full('ES', 'PL', '3100.00'), transit_days: 6 },
  { ...full('ES', 'PL', '8.00'), charge_code: 'FSC', basis: 'percent' },
];

const SURCHARGES: readonly WrittenLine[] = [
  surcharge('THCO', 'FCL', 'container', '195.00'),
  surcharge('THCO', 'RAIL', 'container', '210.00'),
  surcharge('THCO', 'LCL', 'wm', '24.00'),
  surcharge('THCO', 'AIR', 'kg', '0.09', { minimum: '45.00' }),
  surcharge('BAF', 'FCL', 'container', '180.00'),
  surcharge('FSC', 'AIR', 'kg', '0.55'),
  surcharge('FSC', 'FTL', 'percent', '8.00'),
  surcharge('FSC', 'LTL', 'percent', '8.00'),
  surcharge('THCD', 'FCL', 'container', '265.00', { free_days: 5 }),
  surcharge('SSC', 'AIR', 'kg', '0.15', { minimum: '12.00' }),
  surcharge('THCD', 'LCL', 'wm', '27.00'),
  surcharge('THCD', 'RAIL', 'container', '240.00'),
  surcharge('DEMURRAGE', 'FCL', 'container', '95.00', { breaks: [{ from: 6, rate: '150.00' }] }),
  surcharge('DETENTION', 'FCL', 'container', '60.00', { breaks: [{ from: 8, rate: '110.00' }] }),
  ...(['FCL', 'LCL', 'AIR', 'RAIL'] as const).map((load) => surcharge('DOC', load, 'flat', '45.00')),
];

const TERMINALS: readonly WrittenLine[] = [
  surcharge('THCD', 'FCL', 'container', '245.00', { destination: 'NORTH-EUROPE', free_days: 7 }),
];

export const rateZoneRows: readonly RateZone[] = [
  {
    code: 'CHINA-BASE',
    name: 'China, base ports',
    members: ['CNSHA', 'CNNGB', 'CNYTN', 'CNTAO', 'CNXMN', 'CNNSA'],
  },
  {
    code: 'NORTH-EUROPE',
    name: 'North Europe, base ports',
    members: ['NLRTM', 'BEANR', 'DEHAM', 'DEBRV', 'FRLEH', 'GBFXT'],
  },
  { code: 'US-WEST', name: 'US West Coast', members: ['USLAX', 'USLGB', 'USOAK', 'USSEA'] },
];

/** What we pay, as a share of what we charge. */
const BUY_SHARE = 0.84;
const HIGH_CUBE = 1.02;
const SHORT = 0.58;
const REEFER = 1.8;
const DAY_HOURS = 24;

/** The contract of one customer, in addition to the tariffs for everybody. */
interface Contract {
  organisation_id: string | null;
  lines: readonly WrittenLine[];
}

export type DemoRates = ReturnType<typeof demoRates>;

/** The oldest shipments were booked in the last year; the tariffs hold until the end of the next month. */
const MONTHS_BACK = 14;

/** The tariffs of the demonstration, with lines for each of its lanes. */
export function demoRates(
  geography: Geography,
  itineraries: readonly Itinerary[],
  now: Date,
  contract?: Contract,
) {
  const made = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - MONTHS_BACK, 1, 8));
  const lanes = itineraries.flatMap((itinerary) => laneLines(geography, itinerary));
  const sell = { side: 'sell', currency: 'USD', organisation_id: null } as const;
  const world = [
    tariffOf(
      1,
      { ...sell, name: 'Ocean, air, rail and road' },
      [...NAMED_LANES, ...lanes, ...SURCHARGES],
      made,
      now,
    ),
    tariffOf(2, { ...sell, currency: 'EUR', name: 'Road in Europe' }, EUROPEAN_ROAD, made, now),
    tariffOf(3, { ...sell, currency: 'EUR', name: 'Terminals in Europe' }, TERMINALS, made, now),
    tariffOf(
      4,
      { ...sell, side: 'buy', name: 'Carriers' },
      [...NAMED_LANES, ...lanes, ...SURCHARGES].map(bought),
      made,
      now,
    ),
    ...(contract
      ? [
          tariffOf(
            5,
            { ...sell, name: 'Delivery by contract', organisation_id: contract.organisation_id },
            contract.lines,
            made,
            now,
          ),
        ]
      : []),
  ];
  return {
    tariffs: world.map(({ tariff }) => tariff),
    versions: world.map(({ version }) => version),
    lines: world.flatMap(({ lines }) => lines),
    exchangeRates: exchangeRateRows(now),
  };
}

/** The lines with their tariffs, as they are read once they are stored. */
export function candidateLines({ tariffs, lines }: DemoRates): CandidateLine[] {
  const byId = new Map(tariffs.map((tariff) => [tariff.id, tariff]));
  // In the type of rows to insert, what they set may be missing.
  return lines.map((line) => ({ ...line, tariff: byId.get(line.tariff_id) })) as unknown as CandidateLine[];
}

function laneLines(geography: Geography, { lane, mode, distance_km, legs }: Itinerary): WrittenLine[] {
  const code = ({ name, country }: { name: string; country: string }) => {
    const { unlocode } = resolvePlace(geography, { city: name, country, postal_code: '' }, 'place');
    return unlocode ?? country;
  };
  const [origin, destination] = [code(lane.origin), code(lane.destination)];
  const transit_days = mainCarriageDays(legs);
  return linesBy(mode, distance_km, origin, destination).map((line) => ({ ...line, transit_days }));
}

/** What tariffs state as transit: from the departure to the arrival of the main carriage. */
function mainCarriageDays(legs: readonly RouteLeg[]): number {
  const { first, last } = mainLegs(legs);
  const timetable = legTimes(legs);
  const hours = (timetable[last]?.arrival ?? 0) - (timetable[first]?.departure ?? 0);
  return Math.ceil(hours / DAY_HOURS);
}

function linesBy(mode: TransportMode, km: number, origin: string, destination: string): WrittenLine[] {
  if (mode === 'air') return [air(origin, destination, 1.3 + (0.27 * km) / 1000)];
  if (mode === 'road')
    return [
      full(origin, destination, money(350 + 1.05 * km)),
      {
        ...full(origin, destination, money(0.09 + 0.00019 * km)),
        load: 'LTL',
        basis: 'kg',
        minimum: '85.00',
      },
    ];
  const box = mode === 'sea' ? 900 + 0.115 * km : 420 + 0.38 * km;
  const boxes = {
    '22G1': box * SHORT,
    '42G1': box,
    '45G1': box * HIGH_CUBE,
    '22R1': box * SHORT * REEFER,
    '45R1': box * HIGH_CUBE * REEFER,
  };
  const full_loads = container(origin, destination, boxes, null, mode === 'sea' ? 'FCL' : 'RAIL');
  return mode === 'sea' ? [...full_loads, lcl(origin, destination, money(38 + 0.002 * km))] : full_loads;
}

function container(
  origin: string,
  destination: string,
  rates: Record<string, number>,
  transit_days: number | null,
  load: RateLoad = 'FCL',
): WrittenLine[] {
  return Object.entries(rates).map(([size_type, rate]) => ({
    origin,
    destination,
    load,
    size_type,
    basis: 'container',
    rate: money(rate),
    transit_days,
  }));
}

/** Rates by weight that fall at the usual breaks. */
function air(origin: string, destination: string, per_kg: number): WrittenLine {
  const at = (share: number) => money(per_kg * share);
  return {
    origin,
    destination,
    load: 'AIR',
    basis: 'kg',
    rate: at(1),
    breaks: [
      { from: 45, rate: at(0.88) },
      { from: 100, rate: at(0.79) },
      { from: 300, rate: at(0.74) },
      { from: 500, rate: at(0.71) },
      { from: 1000, rate: at(0.68) },
    ],
    minimum: '95.00',
  };
}

function lcl(origin: string, destination: string, rate: string): WrittenLine {
  return { origin, destination, load: 'LCL', basis: 'wm', rate };
}

function full(origin: string, destination: string, rate: string): WrittenLine {
  return { origin, destination, load: 'FTL', basis: 'flat', rate };
}

function surcharge(
  charge_code: string,
  load: RateLoad,
  basis: TariffLine['basis'],
  rate: string,
  more: Partial<TariffLine> = {},
): WrittenLine {
  return { charge_code, load, basis, rate, ...more };
}

function bought(line: WrittenLine): WrittenLine {
  const lower = (rate: string) => money(Number(rate) * BUY_SHARE);
  return {
    ...line,
    rate: lower(line.rate),
    ...(line.breaks && { breaks: line.breaks.map(({ from, rate }) => ({ from, rate: lower(rate) })) }),
  };
}

function money(amount: number): string {
  return amount.toFixed(2);
}

const idOf = (order: number) => `00e6f4a1-0001-7000-8000-${String(order).padStart(12, '0')}`;

function tariffOf(
  order: number,
  fields: Pick<typeof tariffs.$inferSelect, 'name' | 'side' | 'currency' | 'organisation_id'>,
  written: readonly WrittenLine[],
  made: Date,
  now: Date,
) {
  const id = idOf(order);
  const month_end = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2, 0));
  const known = new Set<string>();
  const lines = written.flatMap((each) => {
    const line = TariffLine.parse({
      origin: ANY,
      destination: ANY,
      mode: ANY,
      load: ANY,
      charge_code: 'FRT',
      basis: 'flat',
      ...each,
    });
    const key = keyOfLine(line);
    if (known.has(key)) return [];
    known.add(key);
    return [line];
  });
  const tariff: typeof tariffs.$inferInsert = {
    ...fields,
    id,
    valid_from: dayInUtc(made),
    valid_to: dayInUtc(month_end),
    next_break: true,
    version: 1,
    created_at: made,
  };
  const version: typeof tariffVersions.$inferInsert = {
    tariff_id: id,
    version: 1,
    added: lines.length,
    removed: 0,
    created_at: made,
  };
  const numbered: (typeof tariffLines.$inferInsert)[] = lines.map((line, index) => ({
    ...line,
    tariff_id: id,
    line: index + 1,
    added_in: 1,
    added_at: made,
  }));
  return { tariff, version, lines: numbered };
}

/** EUR and CNY against the dollar, on the first of each month. */
function exchangeRateRows(now: Date): (typeof exchangeRates.$inferInsert)[] {
  const series = [
    [
      'USD',
      [
        1.072, 1.068, 1.07, 1.0745, 1.081, 1.0835, 1.079, 1.0765, 1.071, 1.0775, 1.084, 1.079, 1.082, 1.0875,
        1.085,
      ],
    ],
    ['CNY', [7.71, 7.7, 7.69, 7.73, 7.76, 7.79, 7.8, 7.77, 7.74, 7.75, 7.78, 7.79, 7.81, 7.83, 7.82]],
  ] as const;
  return series.flatMap(([to, rates], pair) =>
    rates.map((rate, index) => {
      const at = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - rates.length + index + 1, 1, 8));
      return {
        id: idOf(100 + 100 * pair + index),
        from: 'EUR',
        to,
        date: dayInUtc(at),
        rate: String(rate),
        source: 'Demonstration',
        created_at: at,
      };
    }),
  );
}
