import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPiece } from '#web/render-for-tests.tsx';
import { serve } from '#web/server-for-tests.ts';
import { MoneySection } from './money-section.tsx';

test('without a cost the margin is unknown, not the whole revenue', async () => {
  const usd = (amount: number) => ({ amount, currency: 'USD' });
  serve({
    'charges.list': ({ side }: { side: string }) => ({
      charges: [],
      total: usd(side === 'buy' ? 0 : 4280_00),
    }),
  });
  renderPiece(<MoneySection tracking_number="GS123456789" />);
  expect((await screen.findByText(/Revenue/)).textContent).toBe(
    'Revenue $4,280.00. No cost is entered, so the margin is unknown.',
  );
});
