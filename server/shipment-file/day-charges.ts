import type { ShipmentFile } from '#contract/shipments/shipment-file.ts';
import { calendarDay, daysBetween, shiftDay } from '#domain/calendar/calendar-day.ts';
import type { DayCharge } from '#domain/equipment/day-charge.ts';
import { type DayChargeCode, dayCharge, dayRateLine } from '#domain/rates/day-charge.ts';
import type { PriceRequest } from '#domain/rates/price-request.ts';
import type { Connection } from '../database/pool/connection.ts';
import { laneTerms } from '../rates/pricing/lane-terms.ts';
import { loadDayRates } from '../rates/pricing/load-day-rates.ts';
import type { ShipmentRecord } from '../shipment-records/shipments-table.ts';
import type { ShipmentFileContext } from './operations.ts';

type Box = ShipmentFile['equipment'][number];
type Charges = Pick<Box, 'demurrage' | 'detention'>;

interface Journey {
  equipment: readonly Box[];
  legs: ShipmentFile['legs'];
  load: ShipmentFile['load'];
}

/** The end of a free time: what is charged after it, and since when it was counted. */
interface FreeTimeEnd {
  code: DayChargeCode;
  box: Box;
  last_day: string;
  time_zone: string;
  /** The last day that is charged; null while the days go on. */
  ended_on: string | null;
  /** The day of the discharge or of the gate-out, whose tariffs apply. */
  date: string;
}

/** What each box costs after its free time, in the order of the boxes; nothing is read while no days count. */
export async function dayChargesOf(
  connection: Connection,
  { geography, now }: Pick<ShipmentFileContext, 'geography' | 'now'>,
  shipment: ShipmentRecord,
  { equipment, legs, load }: Journey,
): Promise<Charges[]> {
  const ends = equipment.flatMap(freeTimeEnds);
  const none = equipment.map(() => ({ demurrage: null, detention: null }));
  if (ends.length === 0) return none;
  const carried = legs.filter(({ mode }) => mode === 'sea');
  const [first, last] = [carried[0] ?? legs[0], carried.at(-1) ?? legs.at(-1)];
  if (!first || !last) return none;
  const [origin, destination] = await laneTerms(connection, [
    pricedPlace(geography, first.from, shipment.origin_country),
    pricedPlace(geography, last.to, shipment.destination_country),
  ] as const);
  const dates = ends.map(({ date }) => date).toSorted();
  const wanted = { load: load ?? 'FCL', organisation_id: shipment.organisation_id, origin, destination };
  const lines = await loadDayRates(
    connection,
    {
      lane: [origin, destination],
      load: wanted.load,
      period: { from: dates[0] ?? '', to: dates.at(-1) ?? '' },
    },
    now(),
  );
  const chargeOf = ({ code, box, last_day, time_zone, ended_on, date }: FreeTimeEnd): DayCharge | null => {
    const request: PriceRequest = { ...NO_CARGO, ...wanted, date };
    const line = dayRateLine(code, { size_type: box.size_type, carrier: last.carrier }, request, lines);
    const days = Math.max(0, daysBetween(last_day, ended_on ?? calendarDay(now(), time_zone)));
    return line ? dayCharge(line, days) : null;
  };
  return equipment.map((box) => {
    const of = (code: DayChargeCode) => ends.find((end) => end.box === box && end.code === code);
    const [demurrage, detention] = [of('DEMURRAGE'), of('DETENTION')];
    return {
      demurrage: demurrage ? chargeOf(demurrage) : null,
      detention: detention ? chargeOf(detention) : null,
    };
  });
}

/** Rates by the day are of the container, whatever it holds. */
const NO_CARGO = {
  side: 'sell',
  equipment: [],
  cargo: { pieces: null, gross_kg: null, volume_m3: null, hs_codes: [], has_dangerous_goods: false },
  currency: null,
} as const satisfies Partial<PriceRequest>;

function freeTimeEnds(box: Box): FreeTimeEnd[] {
  const { free_until, free_time_zone, free_time_used, return_until, return_time_zone, return_time_used } =
    box;
  return [
    ...endOf(box, 'DEMURRAGE', {
      running: { last_day: free_until, time_zone: free_time_zone },
      used: free_time_used,
      days: box.free_days,
    }),
    ...endOf(box, 'DETENTION', {
      running: { last_day: return_until, time_zone: return_time_zone },
      used: return_time_used,
      days: box.detention_days,
    }),
  ];
}

interface CountedTime {
  running: { last_day: string | null | undefined; time_zone: string | null | undefined };
  used: Box['free_time_used'];
  days: number | null | undefined;
}

/** None where the box left or was returned in time. */
function endOf(box: Box, code: DayChargeCode, { running, used, days }: CountedTime): FreeTimeEnd[] {
  if (used?.charged_days === 0) return [];
  const { last_day, time_zone } = used ?? running;
  if (!last_day || !time_zone) return [];
  const date = shiftDay(last_day, -(days ?? 0));
  return [{ code, box, last_day, time_zone, ended_on: used?.ended_on ?? null, date }];
}

function pricedPlace(
  geography: ShipmentFileContext['geography'],
  { unlocode, name }: ShipmentFile['legs'][number]['from'],
  country: string,
) {
  const known = unlocode ? geography.unlocode(unlocode) : undefined;
  return {
    city: known?.name ?? name,
    country: known?.country ?? country,
    unlocode: known?.code ?? null,
    postal_code: '',
  };
}
