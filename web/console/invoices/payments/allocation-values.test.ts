import { expect, test } from 'vitest';
import {
  allocationsOf,
  byInvoice,
  type OpenInvoice,
  partMessages,
  payableInvoices,
  restOf,
  shownParts,
} from './allocation-values.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const open = (number: string, amount: number, due: string, currency = 'USD'): OpenInvoice => ({
  number,
  due: { amount, currency },
  due_at: new Date(due),
  currency,
});
const INVOICES = payableInvoices(
  [
    open('INV-3', 5_00, '2026-12-01'),
    open('INV-9', 1_00, '2026-10-01', 'EUR'),
    open('INV-1', 10_00, '2026-11-01'),
  ],
  'USD',
);

test('invoices in the currency are paid oldest first until parts are typed', () => {
  expect(INVOICES.map(({ number }) => number)).toEqual(['INV-1', 'INV-3']);
  expect(shownParts(null, usd(12_00), INVOICES)).toEqual({ 'INV-1': '10.00', 'INV-3': '2.00' });
  expect(shownParts({ 'INV-3': '4' }, usd(12_00), INVOICES)).toEqual({ 'INV-3': '4' });
});

test('the request names the parts, and the rest is what they leave', () => {
  const parts = { 'INV-1': '', 'INV-3': '4.50' };
  expect(allocationsOf(parts, INVOICES)).toEqual([{ number: 'INV-3', amount: usd(4_50) }]);
  expect(restOf(parts, usd(12_00), INVOICES)).toBe(7_50);
});

test.each([
  [{ 'INV-1': '10', 'INV-3': '' }, {}],
  [{ 'INV-1': '10.01' }, { 'parts.INV-1': 'Enter an amount up to $10.00.' }],
  [{ 'INV-3': 'many' }, { 'parts.INV-3': 'Enter an amount up to $5.00.' }],
  [{ 'INV-1': '10', 'INV-3': '4' }, { 'parts.INV-1': 'The allocated amounts are more than $12.00.' }],
])('%o is checked', (parts: Record<string, string>, messages) => {
  expect(partMessages(parts, usd(12_00), INVOICES)).toEqual(messages);
});

test('what the server refuses is shown at the invoice', () => {
  const sent = [{ number: 'INV-3' }, { number: 'INV-1' }];
  expect(byInvoice({ 'allocations.1.amount': 'Too much', amount: 'Too little' }, sent)).toEqual({
    'parts.INV-1': 'Too much',
    amount: 'Too little',
  });
  expect(byInvoice({ allocations: 'Allocate at most $1.00.' }, sent)).toEqual({
    'parts.INV-3': 'Allocate at most $1.00.',
  });
});
