import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { LinkedOffer } from '#contract/quotes/offer-links.ts';
import { linkedOffer as offer, offeredOption } from '#web/gallery/offer-fixtures.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { refusal, serve } from '#web/server-for-tests.ts';
import { meta } from './offer-page.tsx';
import { OfferScreen } from './offer-screen.tsx';

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
  expect(screen.getAllByText(/B\/L fee/)).toHaveLength(2);
  await user.click(screen.getByRole('radio', { name: /2 · Rail · Ostbahn/ }));
  await user.click(screen.getByRole('button', { name: 'Accept for €13,260.00' }));
  expect(await screen.findByText('Your shipment is booked')).toBeDefined();
  expect(screen.getByText(/create an account with that address and verify it/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Create account' }).getAttribute('href')).toBe('/register');
  expect(screen.getByRole('link', { name: 'Track GS104588210' })).toBeDefined();
  expect(calls.find(({ operation }) => operation === 'quotes.acceptLinked')?.input).toMatchObject({
    token: 'secret',
    option: 2,
    answered_at: new Date('2026-11-20T10:00:00Z'),
  });
});

test('a charge states its quantity in thousands, with its unit', async () => {
  const option = offeredOption(1, 4280_00);
  const lines = option.lines.map((line) => ({ ...line, basis: 'kg' as const, quantity: 3080 }));
  open(() => offer({ options: [{ ...option, lines }] }));
  expect(await screen.findAllByText(/3,080 kg × €/)).toHaveLength(lines.length);
});

test('a decline keeps its reason when it is refused', async () => {
  const { user } = open(() => offer({ options: [offeredOption(1, 4280_00)] }), {
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
  expect(await screen.findByText('Offer not found')).toBeDefined();
});
