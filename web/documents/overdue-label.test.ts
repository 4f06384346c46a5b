import { expect, test } from 'vitest';
import { overdueLabel } from './overdue-label.ts';

test.each([
  ['2026-11-20T23:59:59Z', '1\u00a0day overdue'],
  ['2026-11-20T00:00:00Z', '1\u00a0day overdue'],
  ['2026-11-19T12:00:00Z', '2\u00a0days overdue'],
  ['2026-11-09T13:00:00Z', '12\u00a0days overdue'],
])('an invoice due at %s is %s', (due_at, label) => {
  expect(overdueLabel(new Date(due_at), new Date('2026-11-21T12:00:00Z'))).toBe(label);
});
