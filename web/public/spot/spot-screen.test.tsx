import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { LinkedSpotRequest } from '#contract/quotes/spot-requests.ts';
import { DAY_MS } from '#domain/calendar/durations.ts';
import { linkedSpotRequest as request } from '#web/gallery/offer-fixtures.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { serve } from '#web/server-for-tests.ts';
import { meta } from './spot-page.tsx';
import { SpotScreen } from './spot-screen.tsx';

function open(found: LinkedSpotRequest) {
  const calls = serve({ 'quotes.linkedSpotRequest': () => found, 'quotes.answerSpotRequest': () => ({}) });
  return { ...renderPiece(<SpotScreen token="secret" />, { at: '/spot/secret' }), calls };
}

test('the page is not indexed', () => {
  expect(meta()).toContainEqual({ name: 'robots', content: 'noindex, nofollow' });
});

test('a carrier enters rates, and broken ones are named beside their field', async () => {
  const { user, calls } = open(request());
  await user.click(await screen.findByRole('button', { name: 'Send rates' }));
  expect((await screen.findAllByText('Enter a rate such as 1,850.00.')).length).toBeGreaterThan(0);
  expect(calls.map(({ operation }) => operation)).not.toContain('quotes.answerSpotRequest');
  await user.type(screen.getByLabelText('Rate'), '1,850.00');
  await user.clear(screen.getByLabelText('Quantity'));
  await user.type(screen.getByLabelText('Quantity'), '1,000');
  await user.click(screen.getByRole('button', { name: 'Add rate' }));
  await user.selectOptions(screen.getAllByLabelText('Charge')[1] as HTMLElement, 'THCD');
  await user.type(screen.getAllByLabelText('Rate')[1] as HTMLElement, '245');
  await user.type(screen.getByLabelText('Valid through'), '2026-12-31');
  await user.type(screen.getByLabelText(/Transit days/), '36');
  await user.click(screen.getByRole('button', { name: 'Send rates' }));
  expect(await screen.findByText(/We’ve received your rates/)).toBeDefined();
  expect(calls.find(({ operation }) => operation === 'quotes.answerSpotRequest')?.input).toMatchObject({
    lines: [
      { charge_code: 'FRT', quantity: 1000, rate: { amount: 1850_00, currency: 'USD' } },
      { charge_code: 'THCD', rate: { amount: 245_00, currency: 'USD' } },
    ],
    valid_until: '2026-12-31',
    transit_days: 36,
  });
});

test('after the time nothing can be answered', async () => {
  open(request({ state: 'over', answer_by: new Date(Date.now() - DAY_MS) }));
  expect(await screen.findByText(/This request is closed/)).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});
