import type { LightMyRequestResponse } from 'fastify';
import type { TestApp, Visitor } from '../test-app.ts';

export interface TestDevice {
  id: string;
  key: string;
  report(...positions: object[]): Promise<LightMyRequestResponse>;
}

export async function registerDevice(
  { visitor }: TestApp,
  staff: Visitor,
  name = 'Truck 7',
): Promise<TestDevice> {
  const response = await staff.request('POST', '/api/devices', { name, vehicle_identifier: 'HH-GS 7' });
  if (response.statusCode !== 201) throw new Error(`The device was refused: ${response.body}`);
  const { id, key } = response.json();
  return { id, key, report: (...positions) => reportAs({ visitor }, key, positions) };
}

export function reportAs({ visitor }: Pick<TestApp, 'visitor'>, key: string, positions: readonly object[]) {
  return visitor.request('POST', '/api/positions', { positions }, { authorization: `Bearer ${key}` });
}
