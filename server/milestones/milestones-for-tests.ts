import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { bookNingboDuisburg, fileOf, NINGBO_DUISBURG_LEGS, put } from '../shipment-file/files-for-tests.ts';
import { startTestApp, type TestApp, type TestPerson } from '../test-app.ts';

/** Before the first leg of NINGBO_DUISBURG_LEGS departs. */
export const START = new Date('2026-11-27T12:00:00Z');

export const leg = (leg_sequence: number) => ({ kind: 'leg', leg_sequence });
export const box = (equipment_number: string) => ({ kind: 'equipment', equipment_number });

export interface Listed {
  id: string;
  code: string;
  classifier: string;
  current: boolean;
  retracted: boolean;
  occurred_at: string;
  object: { leg_sequence?: number };
}

export interface Booked {
  product: TestApp;
  /** The app's clock. */
  now: Date;
  customer: TestPerson;
  dispatcher: TestPerson;
  /** The tracking number of the running test's shipment. */
  number: string;
}

/** Starts the app before the tests of a file, and books a shipment with NINGBO_DUISBURG_LEGS before each of them. */
export function bookForEachTest(): Booked {
  // The hooks set the other fields before a test reads them.
  const booked = { now: START } as Booked;
  beforeAll(async () => {
    booked.product = await startTestApp({ now: () => booked.now });
    booked.customer = await booked.product.signIn('customer');
    booked.dispatcher = await booked.product.signIn('dispatcher');
  });
  afterAll(() => booked.product.close());
  beforeEach(async () => {
    booked.number = await bookNingboDuisburg(booked.customer);
    await put(booked.dispatcher, booked.number, 'legs', NINGBO_DUISBURG_LEGS);
  });
  return booked;
}

/** What a dispatcher reports and reads of the shipment of the running test. */
export function milestonesOf(booked: Booked) {
  const timeline = async (reader = booked.dispatcher) =>
    (await reader.request('GET', `/api/shipments/${booked.number}/milestones`)).json();
  const file = () => fileOf(booked.dispatcher, booked.number);
  async function reportsOf(code: string, sequence: number | null = 2): Promise<Listed[]> {
    const { milestones } = await timeline();
    return milestones.filter(
      (each: Listed) => each.code === code && (each.object.leg_sequence ?? null) === sequence,
    );
  }
  return {
    timeline,
    reportsOf,
    /** Reports milestones of the carrier, by default the estimated arrival of leg 2 on 4 December. */
    async report(...reports: object[]) {
      const { dispatcher, number } = booked;
      const response = await dispatcher.request('POST', '/api/milestones', {
        milestones: reports.map((each) => ({
          tracking_number: number,
          object: leg(2),
          code: 'ARRI',
          classifier: 'EST',
          occurred_at: '2026-12-04T06:00:00+08:00',
          source: 'carrier',
          ...each,
        })),
      });
      expect(response.statusCode, response.body).toBe(200);
      return response.json().results as { index: number; status: string; id: string; issue?: string }[];
    },
    retract: (id: string, reason = 'Another vessel') =>
      booked.dispatcher.request('POST', `/api/milestones/${id}/retract`, { reason }),
    /** The reports of the event that count. */
    counting: async (code: string, sequence: number | null = 2) =>
      (await reportsOf(code, sequence)).filter((each) => each.current),
    legOf: async (sequence: number) => (await file()).legs[sequence - 1],
    statusOf: async () => (await file()).status,
  };
}

/** The customer's notifications of a delay of the shipment, oldest first. */
export async function delaysOf({ product, customer, number }: Booked): Promise<string[]> {
  const notices = await product.database.sql`
    select message from notifications
    where user_id = ${customer.user_id} and kind = 'shipment_delayed' and related_id = ${number} order by id`;
  return notices.map(({ message }) => message);
}
