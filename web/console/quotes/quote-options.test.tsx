import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { QuoteOption } from '#contract/quotes/options.ts';
import { CUSTOMER } from '#web/gallery/customer-fixtures.ts';
import { daysAhead } from '#web/gallery/fixtures.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { serve } from '#web/server-for-tests.ts';
import { QuoteOptions } from './quote-options.tsx';

const eur = (amount: number) => ({ amount, currency: 'EUR' });
const option: QuoteOption = {
  option: 1,
  mode: 'sea',
  carrier: 'Maersk',
  transit_days: 32,
  valid_until: daysAhead(7),
  terms: '',
  inclusions: [],
  exclusions: [],
  currency: 'EUR',
  total: eur(4280_00),
  margin: eur(379_86),
  margin_percent: 8.88,
  needs_approval: true,
  lines: [],
};

function shownTo(role: 'admin' | 'dispatcher') {
  const calls = serve({
    'people.session': () => ({ ...CUSTOMER, role }),
    'quotes.options': () => ({ revision: 2, options: [option, { ...option, option: 2, margin: null }] }),
    'quotes.approveOptions': () => ({ revision: 2, options: [option] }),
  });
  return { calls, ...renderPiece(<QuoteOptions reference="GQ123456782" />) };
}

test('an admin sees the margins and approves one below the floor', async () => {
  const { calls, user } = shownTo('admin');
  const row = await screen.findByRole('row', { name: /1\. Sea, Maersk/ });
  expect(row.textContent).toMatch(/32\sdays.*€4,280\.00.*€379\.86, 8\.88%/);
  expect(screen.getByRole('row', { name: /2\. Sea/ }).textContent).toContain('No buy rates yet');
  await user.click(await screen.findByRole('button', { name: 'Approve and send' }));
  await waitFor(() =>
    expect(calls.find(({ operation }) => operation === 'quotes.approveOptions')?.input).toEqual({
      reference: 'GQ123456782',
      revision: 2,
    }),
  );
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: /^Options, revision/ })),
  );
});

test('a dispatcher is shown who approves', async () => {
  shownTo('dispatcher');
  expect(await screen.findByText(/An admin must approve it/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Approve and send' })).toBeNull();
});
