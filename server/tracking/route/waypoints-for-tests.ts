import { and, asc, eq } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { placeOn, trackOf } from '#domain/tracking/track.ts';
import { auditLog } from '../../audit/audit-log-table.ts';
import { lockShipment } from '../../shipment-records/shipments-table.ts';
import type { TestApp, TestPerson } from '../../test-app.ts';
import { findLive } from '../live-tracking-table.ts';
import { recordPosition } from '../record-position.ts';
import { listLegs } from './route-legs-table.ts';
import { listWaypoints } from './route-waypoints-table.ts';

export const START = new Date('2026-11-21T12:00:00Z');

export interface Stop {
  id: string;
  waypoint_order: number;
  waypoint_type: string;
  location_name: string;
  transport_mode: string;
  latitude: number;
  longitude: number;
  status: string;
  estimated_arrival: string | null;
  reached_at: string | null;
}
export interface ShownEvent {
  id: string;
  status: string;
  location: string;
  description: string;
  occurred_at: string;
  by: string | null;
}

interface Stage {
  product: TestApp;
  dispatcher: TestPerson;
  now: () => Date;
}

/** The route of a shipment, with functions to call its operations. */
export async function routeOf({ product, dispatcher, now }: Stage, number: string) {
  const record = async () => (await dispatcher.request('GET', `/api/shipments/${number}/record`)).json();
  const { id } = await record();
  const post = (path: string, body: object = {}, headers = {}) =>
    dispatcher.request('POST', `/api/shipments/${number}${path}`, body, headers);
  const stops = async (): Promise<Stop[]> => (await record()).waypoints;
  return {
    number,
    id,
    post,
    record,
    stops,
    names: async () => (await stops()).map(({ location_name }) => location_name),
    stop: async (name: string) =>
      (await stops()).find(({ location_name }) => location_name.startsWith(name)) as Stop,
    fileVersion: async (): Promise<number> =>
      (await dispatcher.request('GET', `/api/shipments/${number}`)).json().version,
    rows: () => listWaypoints(product.database.db, id),
    legs: () => listLegs(product.database.db, id),
    live: () => findLive(product.database.db, id),
    /** What visitors see, once the cached look-up has expired. */
    tracked: () =>
      vi.waitFor(async () => {
        const shown = (await product.visitor.request('GET', `/api/tracking/${number}`)).json();
        const rows = await listWaypoints(product.database.db, id);
        expect(shown.waypoints.map(({ location_name }: Stop) => location_name)).toEqual(
          rows.map(({ location_name }) => location_name),
        );
        return shown;
      }),
    trail: (action: string) =>
      product.database.db
        .select()
        .from(auditLog)
        .where(and(eq(auditLog.subject_id, id), eq(auditLog.action, action)))
        .orderBy(asc(auditLog.created_at)),
    reach: (stop: Stop, at: Date | string = now()) => post(`/waypoints/${stop.id}/reached`, { at }),
    /** Records a position of the vehicle so far along the line. */
    drive: async (km: number, taken_at = now()) => {
      const { latitude, longitude } = placeOn(trackOf(await listLegs(product.database.db, id)), km);
      const report = { latitude, longitude, speed: 30, vehicle_identifier: 'MV Test', taken_at };
      await product.database.transaction(async (transaction) => {
        await lockShipment(transaction, id);
        await recordPosition(transaction, product.dependencies.broadcast, id, report);
      });
    },
  };
}
type TestRoute = Awaited<ReturnType<typeof routeOf>>;

/** The invariants of every route, however it was edited. */
export async function expectWhole({ rows, legs, live, tracked }: TestRoute) {
  const stops = await rows();
  expect(stops.map(({ waypoint_order }) => waypoint_order)).toEqual([...stops.keys()]);
  expect(stops[0]?.waypoint_type).toBe('origin');
  expect(stops.at(-1)?.waypoint_type).toBe('destination');
  const track = trackOf(await legs());
  const places = stops.map(({ distance_km }) => distance_km as number);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places.at(-1)).toBeCloseTo(track.length_km, 0);
  const last = stops.findLastIndex(({ status }) => status === 'completed');
  expect(stops.slice(0, last + 1).every(({ status }) => status === 'completed')).toBe(true);
  const row = await live();
  if (row) expect(row.next_checkpoint).toBe(stops[last + 1]?.location_name ?? null);
  const shown = await tracked();
  if (shown.live?.next_checkpoint) {
    const next = shown.waypoints.find(
      ({ location_name }: Stop) => location_name === shown.live.next_checkpoint,
    );
    expect(shown.live.next_checkpoint_arrival).toBe(next.estimated_arrival);
  }
}

export const isFleetMessage = ({ channel, event }: { channel: string; event: string }) =>
  channel === 'fleet' && event === 'changed';
