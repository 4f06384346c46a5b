import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { setOnline } from '#web/browser-for-tests.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { serve } from '#web/server-for-tests.ts';
import { ClientCredit } from './client-credit.tsx';

const CREDIT = {
  name: 'Kestrel Line',
  credit_status: 'hold',
  credit_limit_cents: null,
  payment_terms_days: 14,
  currency: 'USD',
  due_cents: 0,
  overdue_cents: 0,
  unbilled_cents: 0,
  used_cents: 0,
  available_cents: null,
  other_currencies: [],
};

test('staff see the credit of the client’s company, and say why they go on', async () => {
  setOnline(true);
  const calls = serve({
    'people.find': () => ({ organisation_id: 'c1' }),
    'organisations.credit': () => CREDIT,
  });
  const setCreditReason = vi.fn();
  const wizard = { route: null, credit_reason: '', setCreditReason };
  const { user } = renderPiece(<ClientCredit user_id="u1" wizard={wizard} />);
  await user.type(await screen.findByLabelText('Reason to book despite the credit hold'), 'P');
  expect(setCreditReason).toHaveBeenCalledWith('P');
  expect(calls.map(({ input }) => input)).toEqual([{ user_id: 'u1' }, { id: 'c1' }]);
});
