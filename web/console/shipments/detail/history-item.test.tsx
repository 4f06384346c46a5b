import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { HistoryEntry } from '#contract/shipments/staff.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { HistoryItem } from './history-item.tsx';

function entryWith(changes: number): HistoryEntry {
  return {
    id: '01900000-0000-7000-8000-000000000001',
    action: 'shipments.edit',
    at: new Date('2026-11-20T12:00:00Z'),
    by: 'Mei Tan',
    by_id: null,
    api_key: null,
    currency: 'EUR',
    detail: {},
    changes: Array.from({ length: changes }, (_, order) => ({
      field: `field_${order}`,
      from: null,
      to: order,
    })),
  } as unknown as HistoryEntry;
}

test('many changes are folded, few are not', () => {
  renderPiece(<HistoryItem entry={entryWith(40)} />);
  expect(screen.getAllByText(/became/)).toHaveLength(6);
  fireEvent.click(screen.getByRole('button', { name: 'Show all 40 changes' }));
  expect(document.activeElement).toBe(screen.getAllByRole('listitem')[7]);
  expect(screen.getAllByText(/became/)).toHaveLength(40);
  expect(screen.queryByRole('button')).toBeNull();
});

test('one change more than shown needs no button', () => {
  renderPiece(<HistoryItem entry={entryWith(7)} />);
  expect(screen.getAllByText(/became/)).toHaveLength(7);
  expect(screen.queryByRole('button')).toBeNull();
});

test('the choice of a report says which and why', () => {
  const milestone = {
    code: 'ARRI',
    classifier: 'ACT',
    occurred_at: '2026-11-20T06:00:00Z',
    source: 'device',
  };
  const entry = { ...entryWith(0), action: 'milestones.override', detail: { milestone, reason: 'Gate log' } };
  renderPiece(<HistoryItem entry={entry as HistoryEntry} />);
  expect(screen.getByText('Report selected')).toBeDefined();
  expect(screen.getByText(/^Vehicle position: Arrival, .*2026.* · Gate log$/)).toBeDefined();
});

test('amounts are in the currency of the shipment, cargo values in US dollars', () => {
  const entry = {
    ...entryWith(0),
    action: 'shipments.create',
    detail: { cost_cents: 57_820 },
    changes: [
      { field: 'cost_cents', from: 57_820, to: 60_000 },
      { field: 'cargo_value_cents', from: null, to: 100_000 },
    ],
  };
  renderPiece(<HistoryItem entry={entry} />);
  expect(screen.getByText('For €578.20')).toBeDefined();
  expect(screen.getByText('€600.00')).toBeDefined();
  expect(screen.getByText('$1,000.00')).toBeDefined();
});

test('a day of delivery is the day at the destination', () => {
  const entry = {
    ...entryWith(0),
    destination_time_zone: 'Pacific/Auckland',
    changes: [{ field: 'estimated_delivery_date', from: null, to: '2026-12-13T23:00:00.000Z' }],
  };
  renderPiece(<HistoryItem entry={entry} />);
  expect(screen.getByText(/14 Dec|Dec 14/)).toBeDefined();
});
