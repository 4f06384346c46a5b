import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { LinkedOffer } from '#contract/quotes/offer-links.ts';
import { DAY_MS } from '#domain/calendar/durations.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { refusal, serve } from '#web/server-for-tests.ts';
import { meta } from './offer-page.tsx';
import { OfferScreen } from './offer-screen.tsx';

const line = (description: string, cents: number) => ({
  charge_code: 'FRT',
  side: 'sell' as const,
  description,
  basis: 'flat' as const,
  quantity: 1,
  rate: { amount: cents, currency: 'EUR' },
  size_type: null,
  tariff: null,
  amount: { amount: cents, currency: 'EUR' },
  converted: { amount: cents, currency: 'EUR' },
  exchange: null,
});
const option = (order: number, cents: number, change: object = {}) => ({
  option: order,
  mode: 'sea' as const,
  carrier: 'Sextant',
  transit_days: 36,
  valid_until: new Date(Date.now() + 3.5 * DAY_MS),
  terms: '',
  inclusions: ['B/L fee'],
  exclusions: ['Duty and import VAT'],
  currency: 'EUR',
  total: { amount: cents, currency: 'EUR' },
  lines: [line('Ocean freight', cents)],
  ...change,
});
function offer(change: Partial<LinkedOffer> = {}): LinkedOffer {
  return {
    reference: 'GQ794431623',
    origin_city: 'Ningbo',
    origin_country: 'CN',
    destination_city: 'Rotterdam',
    destination_country: 'NL',
    cargo_description: 'Power tools',
    cargo_weight: 29_440,
    status: 'approved',
    state: 'open',
    answered_at: new Date('2026-11-20T10:00:00Z'),
    valid_until: new Date(Date.now() + 3.5 * DAY_MS),
    decided_at: null,
    tracking_number: null,
    offered_by: 'Freight GmbH',
    options: [option(1, 4280_00), option(2, 5460_00)],
    ...change,
  };
}
function open(found: () => unknown, responses: Parameters<typeof serve>[0] = {}) {
  const calls = serve({ 'quotes.linkedOffer': found, ...responses });
  return { ...renderPiece(<OfferScreen token="secret" />, { at: '/offer/secret' }), calls };
}

test('the page is not indexed and sends no referrer', () => {
  expect(meta()).toContainEqual({ name: 'robots', content: 'noindex, nofollow' });
  expect(meta()).toContainEqual({ name: 'referrer', content: 'no-referrer' });
});

test('an option is chosen and accepted as it was read; without an account the number comes by e-mail', async () => {
  const { user, calls } = open(() => offer(), {
    'quotes.acceptLinked': () => ({ tracking_number: 'GS104588210', in_account: false }),
  });
  expect(await screen.findByText(/expires in 3 days 11 hours/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Accept' })).toHaveProperty('disabled', true);
  expect(screen.getAllByText('B/L fee')).toHaveLength(2);
  await user.click(screen.getByRole('radio', { name: /2 · Sea · Sextant/ }));
  await user.click(screen.getByRole('button', { name: 'Accept for €5,460.00' }));
  expect(await screen.findByText('Your shipment is booked')).toBeDefined();
  expect(screen.getByText(/in no account/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Track GS104588210' })).toBeDefined();
  expect(calls.find(({ operation }) => operation === 'quotes.acceptLinked')?.input).toMatchObject({
    token: 'secret',
    option: 2,
    answered_at: new Date('2026-11-20T10:00:00Z'),
  });
});

test('a decline keeps its reason when it is refused', async () => {
  const { user } = open(() => offer({ options: [option(1, 4280_00)] }), {
    'quotes.declineLinked': () => {
      throw refusal('OFFER_CHANGED', 'We have changed this offer since you opened it.', 409);
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Decline' }));
  await user.type(screen.getByRole('textbox'), 'Too slow');
  await user.click(screen.getByRole('button', { name: 'Decline offer' }));
  expect(await screen.findByText(/changed this offer/)).toBeDefined();
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'Too slow');
});

test.each<[Partial<LinkedOffer>, string]>([
  [{ state: 'expired' }, 'This offer has expired'],
  [{ state: 'none', options: [] }, 'We have withdrawn this offer'],
  [{ state: 'decided', status: 'rejected' }, 'You declined this offer'],
  [{ state: 'decided', status: 'converted', tracking_number: 'GS104588210' }, 'Your shipment is booked'],
])('an offer that is %o says so, and cannot be accepted', async (change, heading) => {
  open(() => offer(change));
  const section = await screen.findByRole('region', { name: 'Offer GQ794431623' });
  expect(within(section).getByRole('heading', { name: heading })).toBeDefined();
  expect(within(section).queryByRole('button', { name: /Accept/ })).toBeNull();
});

test('an unknown link says so', async () => {
  open(() => {
    throw refusal('NOT_FOUND', 'No offer.', 404);
  });
  expect(await screen.findByText('This link opens no offer')).toBeDefined();
});
