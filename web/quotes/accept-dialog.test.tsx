import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { OfferedOption } from '#contract/quotes/customer.ts';
import { daysAhead, hoursAgo, NOW, OFFER, quoteRow } from '#web/gallery/fixtures.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { type Call, serve } from '#web/server-for-tests.ts';
import { AcceptDialog } from './accept-dialog.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
});

const option = (change: Partial<OfferedOption>): OfferedOption => ({
  option: 1,
  mode: 'sea',
  carrier: 'Maersk',
  transit_days: 32,
  valid_until: daysAhead(7),
  terms: 'Subject to space.',
  inclusions: ['B/L fee'],
  exclusions: [],
  total: { amount: 6000_00, currency: 'EUR' },
  ...change,
});

const accepted = (calls: readonly Call[]) =>
  calls.find(({ operation }) => operation === 'quotes.accept')?.input;

function opened(options: OfferedOption[]) {
  const calls = serve({ 'quotes.accept': () => ({ tracking_number: 'GS123456789' }) });
  const quote = quoteRow({ ...OFFER, options });
  return { calls, quote, ...renderPiece(<AcceptDialog quote={quote} onClose={() => {}} />) };
}

test('of several options one is chosen, and an expired one can’t be', async () => {
  const { calls, quote, user } = opened([
    option({}),
    option({ option: 2, mode: 'air', carrier: '', total: { amount: 9000_00, currency: 'USD' } }),
    option({ option: 3, valid_until: hoursAgo(1) }),
  ]);
  const [sea, air, expired] = await screen.findAllByRole<HTMLInputElement>('radio');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Choose an option' }).disabled).toBe(true);
  expect(expired?.disabled).toBe(true);
  await user.click(sea as HTMLElement);
  expect(screen.getByRole('button', { name: 'Accept for €6,000.00' })).toBeDefined();
  await user.click(air as HTMLElement);
  await user.click(screen.getByRole('button', { name: 'Accept for $9,000.00' }));
  await waitFor(() => expect(accepted(calls)).toEqual({ id: quote.id, option: 2 }));
});

test('the only option is accepted at its price in its currency', async () => {
  const { calls, quote, user } = opened([option({})]);
  await user.click(await screen.findByRole('button', { name: 'Accept for €6,000.00' }));
  await waitFor(() => expect(accepted(calls)).toEqual({ id: quote.id, option: 1 }));
});

test('an offer of one price names no option', async () => {
  const { calls, quote, user } = opened([]);
  await user.click(await screen.findByRole('button', { name: 'Accept for $1,180.00' }));
  await waitFor(() => expect(accepted(calls)).toEqual({ id: quote.id }));
});
