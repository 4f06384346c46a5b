import { describe, expect, it, test } from 'vitest';
import { QUOTE_STATUSES } from '#domain/quotes/quote-status.ts';
import { SHIPMENT_STATUSES } from '#domain/shipments/status.ts';
import { statusLabels, statusStyle } from './status-appearance.ts';

const grey = statusStyle('anything else');

describe('statusStyle', () => {
  test.each([...SHIPMENT_STATUSES.filter((status) => status !== 'created'), ...QUOTE_STATUSES])(
    '%s has its own look',
    (status) => {
      expect(statusStyle(status)).not.toBe(grey);
    },
  );

  it('draws created and unknown statuses grey', () => {
    expect(statusStyle('created')).toBe(grey);
  });

  it('gives every shipment status its own icon, since colour alone is not enough', () => {
    const icons = SHIPMENT_STATUSES.map((status) => statusStyle(status).icon);
    expect(new Set(icons).size).toBe(SHIPMENT_STATUSES.length);
  });
});

test('all underscores of a status become spaces', () => {
  expect(statusLabels('out_for_delivery')).toBe('out for delivery');
});
