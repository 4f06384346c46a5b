import { expect, test } from 'vitest';
import type { NumberSeries } from '../branches/legal-entity.ts';
import { hasUsualNumbers, withInvoiceSeries } from './own-invoice-series.ts';

const invoices = (prefix: string): NumberSeries => ({ kind: 'invoice', prefix });
const notes = (prefix: string): NumberSeries => ({ kind: 'credit_note', prefix });

test.each<[string, NumberSeries[], NumberSeries[][], string]>([
  ['the second legal entity', [], [[]], 'INV-2'],
  ['the next free number', [], [[], [invoices('INV-2')], [notes('INV-3')]], 'INV-4'],
  ['other series stay', [notes('INV-2')], [[]], 'INV-3'],
])('%s', (_, series, others, prefix) => {
  expect(withInvoiceSeries(series, others)).toEqual([...series, invoices(prefix)]);
});

test('only a series for invoices replaces the usual numbers', () => {
  expect([[], [notes('CN')], [invoices('NL')]].map(hasUsualNumbers)).toEqual([true, true, false]);
});
