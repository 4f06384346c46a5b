import type { NumberSeries } from '../branches/legal-entity.ts';
import { INVOICE_PREFIX } from './invoice-number.ts';

/** A legal entity without a series for its invoices has the usual numbers. */
export function hasUsualNumbers(series: readonly NumberSeries[]): boolean {
  return series.every(({ kind }) => kind !== 'invoice');
}

/** Adds a series for invoices, with the first prefix that is free: the invoices of each legal entity are numbered without gaps. */
export function withInvoiceSeries(
  series: readonly NumberSeries[],
  others: readonly (readonly NumberSeries[])[],
): NumberSeries[] {
  const taken = new Set([series, ...others].flat().map(({ prefix }) => prefix));
  let number = 2;
  while (taken.has(`${INVOICE_PREFIX}-${number}`)) number += 1;
  return [...series, { kind: 'invoice', prefix: `${INVOICE_PREFIX}-${number}` }];
}
