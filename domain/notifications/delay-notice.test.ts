import { expect, test } from 'vitest';
import { delayMessage } from './delay-notice.ts';

test.each([
  [1, null, 'GS123456789 is delayed by 1 day'],
  [4, null, 'GS123456789 is delayed by 4 days'],
  [4, 'port congestion', 'GS123456789 is delayed by 4 days: port congestion'],
])('%d days late, reason %s', (days, reason, message) =>
  expect(delayMessage('GS123456789', days, reason)).toBe(message),
);
