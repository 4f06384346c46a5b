import { expect, test } from 'vitest';
import { type InvoiceState, invoiceState } from './invoice-state.ts';
import type { InvoiceStatus } from './invoice-status.ts';

const NOW = new Date('2026-11-21T12:00:00Z');

test.each<[InvoiceStatus, string, InvoiceState]>([
  ['Pending', '2026-11-22T12:00:00Z', 'Pending'],
  ['Pending', '2026-11-21T11:59:59Z', 'Pending'],
  ['Pending', '2026-11-21T00:00:00Z', 'Pending'],
  ['Pending', '2026-11-20T23:59:59Z', 'Overdue'],
  ['Paid', '2026-01-01T00:00:00Z', 'Paid'],
  ['Void', '2026-01-01T00:00:00Z', 'Void'],
])('%s and due at %s it is %s', (status, due, state) => {
  expect(invoiceState({ status, due_at: new Date(due) }, NOW)).toBe(state);
});
