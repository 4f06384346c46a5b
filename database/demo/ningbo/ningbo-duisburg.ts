import { DAY_MS, HOUR_MS } from '#domain/calendar/durations.ts';
import type { Geography } from '#domain/routing/geography.ts';
import { legBetween } from '#domain/routing/leg-between.ts';
import type { RouteLeg, Stop } from '#domain/routing/route-leg.ts';
import { planWaypoints } from '#domain/routing/waypoints.ts';
import type { LegRole } from '#domain/shipment-file/leg.ts';
import { promise } from '#server/shipment-records/change-estimate.ts';
import type { LegDetailsRecord } from '#server/tracking/route/leg-details-table.ts';
import { legRows, waypointRows } from '#server/tracking/route/write-route.ts';
import { branchRows } from '../branches.ts';
import type { DemoPerson } from '../people.ts';
import type { Random } from '../random.ts';
import { NINGBO_CARGO_KG, ningboLists } from './ningbo-lists.ts';

const TRACKING_NUMBER = 'GS538204613';
const CONFIRMED_AFTER_HOURS = 5;
const BOOKED_DAYS_AGO = 9;
const LINE = 'Sextant Ocean Lines';
const SINGAPORE_BRANCH = 'SIN';

interface PlannedLeg {
  role: LegRole;
  mode: 'road' | 'sea' | 'barge';
  from: Stop;
  to: Stop;
  details: Partial<LegDetailsRecord>;
  /** Days from now. */
  departs: number;
  arrives: number;
}

/**
 * The rows of one file with every record: from a factory in Ningbo by truck, two ships by way of Singapore, and a barge to
 * Duisburg. It has not left; one box is not weighed.
 */
export function ningboDuisburg(geography: Geography, client: DemoPerson, now: Date, random: Random) {
  const day = (days: number) => new Date(Math.round(now.getTime() / DAY_MS) * DAY_MS + days * DAY_MS);
  const created_at = new Date(now.getTime() - BOOKED_DAYS_AGO * DAY_MS);
  const id = random.idAt(created_at);
  const drawing_id = random.idAt(created_at);
  const planned = plannedLegs(geography);
  const route = planned.flatMap(({ mode, from, to }): RouteLeg[] => {
    const leg = legBetween(geography, from, to, mode);
    if (!leg) throw new Error(`No route by ${mode} from ${from.name} to ${to.name}.`);
    return [leg];
  });
  const legs: LegDetailsRecord[] = planned.map(({ role, details, departs, arrives }, leg_order) => ({
    shipment_id: id,
    leg_order,
    id: random.idAt(created_at),
    role,
    from_unlocode: null,
    from_facility: '',
    to_unlocode: null,
    to_facility: '',
    carrier: '',
    vessel_name: null,
    vessel_imo: null,
    voyage: '',
    flight: '',
    vehicle: '',
    driver: '',
    etd: day(departs),
    eta: day(arrives),
    atd: null,
    ata: null,
    ...details,
  }));
  const estimated_delivery_date = day(planned.at(-1)?.arrives ?? 0);
  const ends = {
    origin_city: 'Ningbo',
    origin_country: 'CN',
    destination_city: 'Duisburg',
    destination_country: 'DE',
  };
  const times = { departure: day(planned[0]?.departs ?? 0), estimated_delivery: estimated_delivery_date };
  const waypoints = waypointRows(id, route, planWaypoints(route, times)).map((waypoint) => ({
    ...waypoint,
    id: random.idAt(created_at),
  }));
  const confirmed_at = new Date(created_at.getTime() + CONFIRMED_AFTER_HOURS * HOUR_MS);
  const event = (status: 'created' | 'confirmed', at: Date, description: string) => {
    const { latitude = 0, longitude = 0 } = planned[0]?.from ?? {};
    return {
      id: random.idAt(at),
      shipment_id: id,
      status,
      description,
      location: 'Ningbo, CN',
      latitude,
      longitude,
      occurred_at: at,
      recorded_at: at,
    };
  };
  return {
    branch: branchRows.find(({ code }) => code === SINGAPORE_BRANCH) as (typeof branchRows)[number],
    shipment: {
      id,
      organisation_id: client.organisation_id,
      contact_id: client.id,
      branch_id: branchRows.find(({ code }) => code === SINGAPORE_BRANCH)?.id ?? null,
      tracking_number: TRACKING_NUMBER,
      ...ends,
      origin_address: '18 Beilun Industrial Road',
      destination_address: 'Hafenstraße 41',
      destination_postal_code: '47226',
      cargo_description: 'LED panel luminaires and high-bay lights',
      cargo_weight: NINGBO_CARGO_KG,
      cargo_value_cents: 214_600_00,
      transport_mode: 'sea' as const,
      preferred_transport_mode: 'sea' as const,
      cost_cents: 7_295_30,
      price_status: 'confirmed' as const,
      estimated_delivery_date,
      estimate_source: 'booking' as const,
      ...promise(geography, ends, estimated_delivery_date),
      status: 'confirmed' as const,
      created_at,
      updated_at: created_at,
    },
    legs: legRows(id, route).map((leg) => ({ ...leg, drawing_id })),
    waypoints,
    legDetails: legs,
    events: [
      event('created', created_at, 'Booking received'),
      event('confirmed', confirmed_at, 'Booking confirmed'),
    ],
    confirmation: {
      id: random.idAt(confirmed_at),
      action: 'shipments.confirm' as const,
      subject_type: 'shipment' as const,
      subject_id: id,
      detail: {
        tracking_number: TRACKING_NUMBER,
        changes: { price_status: ['indicative', 'confirmed'], status: ['pending', 'confirmed'] },
        version: 1,
      },
      created_at: confirmed_at,
    },
    instructions: {
      shipment_id: id,
      instructions: {
        incoterm: 'FOB' as const,
        incoterm_place: 'Ningbo',
        freight_terms: 'collect' as const,
        cargo_movement: 'FCL' as const,
      },
      updated_at: created_at,
    },
    lists: ningboLists(() => random.idAt(created_at), day),
  };
}

function plannedLegs(geography: Geography): PlannedLeg[] {
  const [ningbo, singapore, rotterdam] = ['CNNGB', 'SGSIN', 'NLRTM'].map((code) => port(geography, code)) as [
    Stop,
    Stop,
    Stop,
  ];
  const factory = {
    ...ningbo,
    name: 'Ningbo',
    kind: 'place' as const,
    code: null,
    latitude: 29.868,
    longitude: 121.544,
  };
  const duisburg = port(geography, 'DEDUI');
  const line = { carrier: LINE };
  return [
    {
      role: 'pre_carriage',
      mode: 'road',
      from: factory,
      to: ningbo,
      details: {
        carrier: 'Zhedong Haulage',
        vehicle: 'NB-K7215',
        from_facility: 'Beilun factory',
        to_unlocode: 'CNNGB',
        to_facility: 'Beilun Terminal 4',
      },
      departs: 2,
      arrives: 2.25,
    },
    {
      role: 'main',
      mode: 'sea',
      from: ningbo,
      to: singapore,
      details: {
        ...line,
        vessel_name: 'MV Tern Passage',
        voyage: '118S',
        from_unlocode: 'CNNGB',
        from_facility: 'Beilun Terminal 4',
        to_unlocode: 'SGSIN',
        to_facility: 'Pasir Panjang',
      },
      departs: 5,
      arrives: 12,
    },
    {
      role: 'transhipment',
      mode: 'sea',
      from: singapore,
      to: rotterdam,
      details: {
        ...line,
        vessel_name: 'MV Cape Estuary',
        voyage: '046W',
        from_unlocode: 'SGSIN',
        from_facility: 'Pasir Panjang',
        to_unlocode: 'NLRTM',
        to_facility: 'Maasvlakte II',
      },
      departs: 15,
      arrives: 43,
    },
    {
      role: 'on_carriage',
      mode: 'barge',
      from: rotterdam,
      to: duisburg,
      details: {
        carrier: 'Rijn-Ruhr Barging',
        vehicle: 'MS Vecht 4',
        from_unlocode: 'NLRTM',
        to_unlocode: 'DEDUI',
        to_facility: 'Gateway West',
      },
      departs: 45,
      arrives: 46.5,
    },
  ];
}

function port(geography: Geography, unlocode: string): Stop {
  const place = geography.unlocode(unlocode);
  if (!place) throw new Error(`The UN/LOCODE ${unlocode} is unknown.`);
  const { code, name, country, latitude, longitude, kind } = place;
  return kind === 'port'
    ? { name, country, latitude, longitude, kind, code }
    : { name, country, latitude, longitude, kind: 'place', code: null };
}
