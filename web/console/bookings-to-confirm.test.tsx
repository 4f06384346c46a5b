import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPiece } from '#web/render-for-tests.tsx';
import { serve } from '#web/server-for-tests.ts';
import { BookingsToConfirm } from './bookings-to-confirm.tsx';

function open(unconfirmed: number) {
  serve({ 'fleet.facets': () => ({ unconfirmed }) });
  return renderPiece(
    <div data-testid="row">
      <BookingsToConfirm />
    </div>,
  );
}

test.each([
  [1, '1booking to confirm'],
  [22, '22bookings to confirm'],
  [1_000, '999+bookings to confirm'],
])('%d bookings lead to their list', async (unconfirmed, name) => {
  open(unconfirmed);
  const link = await screen.findByRole('link');
  expect(link.textContent).toBe(name);
  expect(link.getAttribute('href')).toBe('/admin?view=to_confirm');
});

test('without bookings its row is empty, so that a phone leaves no room for it', async () => {
  open(0);
  const row = screen.getByTestId('row');
  expect(row.children).toHaveLength(1);
  await waitFor(() => expect(row.children).toHaveLength(0));
});
