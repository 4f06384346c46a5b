import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LiveMessage } from './broadcast.ts';
import { FleetPositions } from './fleet-positions.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the latest positions are published by branch, so that a socket gets those of its branches only', () => {
  const published: LiveMessage[] = [];
  const positions = new FleetPositions((message) => published.push(message));
  const move = (tracking_number: string, latitude: number, branch_id?: string) =>
    positions.note({
      channel: `tracking:${tracking_number}`,
      event: 'moved',
      data: { latitude },
      ...(branch_id && { branch_id }),
    });
  move('GS1', 1, 'rotterdam');
  move('GS2', 2, 'singapore');
  move('GS1', 3, 'rotterdam');
  move('GS3', 4);
  vi.runAllTimers();
  positions.end();
  expect(published).toMatchObject([
    { branch_id: 'rotterdam', data: { positions: [{ tracking_number: 'GS1', latitude: 3 }] } },
    { branch_id: 'singapore', data: { positions: [{ tracking_number: 'GS2' }] } },
    { branch_id: null, data: { positions: [{ tracking_number: 'GS3' }] } },
  ]);
});
