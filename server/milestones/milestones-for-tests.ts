import { expect } from 'vitest';
import { fileOf } from '../shipment-file/files-for-tests.ts';
import type { TestApp, TestPerson } from '../test-app.ts';

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

interface Current {
  dispatcher: TestPerson;
  number: string;
}

/** What a dispatcher reports and reads of the shipment of the running test. */
export function milestonesOf(current: () => Current) {
  const timeline = async (reader = current().dispatcher) =>
    (await reader.request('GET', `/api/shipments/${current().number}/milestones`)).json();
  const file = () => fileOf(current().dispatcher, current().number);
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
      const { dispatcher, number } = current();
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
      current().dispatcher.request('POST', `/api/milestones/${id}/retract`, { reason }),
    /** The reports of the event that count. */
    counting: async (code: string, sequence: number | null = 2) =>
      (await reportsOf(code, sequence)).filter((each) => each.current),
    legOf: async (sequence: number) => (await file()).legs[sequence - 1],
    statusOf: async () => (await file()).status,
  };
}

/** The customer's notifications of a delay of the shipment, oldest first. */
export async function delaysOf(product: TestApp, customer: TestPerson, number: string): Promise<string[]> {
  const notices = await product.database.sql`
    select message from notifications
    where user_id = ${customer.user_id} and kind = 'shipment_delayed' and related_id = ${number} order by id`;
  return notices.map(({ message }) => message);
}
