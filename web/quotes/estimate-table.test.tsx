import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RECEIPT } from '#web/gallery/fixtures.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { EstimateTable } from './estimate-table.tsx';

test('a row per mode, with the price in whole dollars and the days', () => {
  renderPiece(<EstimateTable prices={RECEIPT} modes={['ocean', 'air']} />);
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual(['Ocean', 'Air']);
  expect(
    within(rows[0] as HTMLElement)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['$1,235', '24\u00a0days']);
});

test('the caption names the places and that the price is indicative', () => {
  renderPiece(<EstimateTable prices={RECEIPT} modes={['ocean']} />);
  expect(screen.getByRole('table').querySelector('caption')?.textContent).toBe(
    'First estimates, Houston, US to Rotterdam, NL. Indicative, we confirm.',
  );
});

test('modes without an estimate are named', () => {
  renderPiece(<EstimateTable prices={RECEIPT} modes={['ocean', 'road', 'rail']} />);
  expect(
    screen.getByText('Road and Rail at this urgency: our team will confirm availability.'),
  ).toBeDefined();
});

test('a mode that is priced on request has no figures and is not said to lack a route', () => {
  renderPiece(
    <EstimateTable prices={{ ...RECEIPT, on_request: ['rail'] }} modes={['ocean', 'air', 'rail']} />,
  );
  const row = screen.getByRole('row', { name: /Rail/ });
  expect(row.textContent).toBe('RailOn requestOur team prices it within 24 hours');
  expect(screen.queryByText(/confirm availability/)).toBeNull();
});

test.each([
  [{ origin_approximate: true }, 'We don’t know Houston.'],
  [{ destination_approximate: true }, 'We don’t know Rotterdam.'],
  [{ origin_approximate: true, destination_approximate: true }, 'We don’t know Houston and Rotterdam.'],
])('without estimates it says which place is unknown: %j', (unknown, sentence) => {
  renderPiece(<EstimateTable prices={{ ...RECEIPT, ...unknown, estimates: [] }} modes={['ocean']} />);
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByText((text) => text.startsWith(sentence))).toBeDefined();
});

test('one day is singular', () => {
  const estimates = [
    { mode: 'air' as const, estimated_cost_cents: 100_00, delivery_days: 1, indicative: true },
  ];
  renderPiece(<EstimateTable prices={{ ...RECEIPT, estimates }} modes={['air']} />);
  expect(screen.getByText('1 day')).toBeDefined();
});

test('where we charge VAT, the prices are said to exclude it', () => {
  renderPiece(<EstimateTable prices={{ ...RECEIPT, exclude_vat: true }} modes={['ocean']} />);
  expect(screen.getByText('Prices exclude VAT.')).toBeDefined();
});

test('where we charge none, nothing is said of it', () => {
  renderPiece(<EstimateTable prices={RECEIPT} modes={['ocean']} />);
  expect(screen.queryByText('Prices exclude VAT.')).toBeNull();
});
