import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ATTENTION, CUSTOMER, NO_ATTENTION } from '#web/gallery/customer-fixtures.ts';
import { NOW, shipmentRow } from '#web/gallery/fixtures.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { lost, serve } from '#web/server-for-tests.ts';
import type { Attention } from '#web/shell/area/use-attention.ts';
import { AttentionCounters } from './attention-counters.tsx';
import { DashboardFigures } from './dashboard-figures.tsx';
import { Overview } from './overview.tsx';
import { Spending } from './spending.tsx';
import type { SpentInCurrency } from './spent-text.ts';
import { WaitingPanel } from './waiting-panel.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
});

const counters = (attention: Attention, { unread = 0, at = '/dashboard' } = {}) =>
  renderPiece(<AttentionCounters attention={attention} unread={unread} />, { at });

test.each([
  ['Held at customs', '1', 'Longest: 31 h, New York', '/dashboard?status=customs#my-shipments'],
  ['Late', '2', 'Worst: 3\u00a0days, Los Angeles', '/dashboard?view=late#my-shipments'],
  ['Arriving today', '3', 'Next: Dallas, 13:15 GMT-6', '/dashboard?view=today#my-shipments'],
  ['Unread', '3', 'Messages', '/messages'],
  ['Due', '$7,346.25', '2\u00a0invoices, next by Mon, Nov 30', '/customer-portal?tab=invoices'],
])('%s: the figure, the nearest case and a link to it', (label, figure, note, to) => {
  counters(ATTENTION, { unread: 3 });
  const link = screen.getByRole('link', { name: new RegExp(label) });
  expect(link.textContent).toBe(`${figure}${label}${note}`);
  expect(link.getAttribute('href')).toBe(to);
});

test('an open counter is marked', () => {
  counters(ATTENTION, { at: '/dashboard?view=late' });
  expect(screen.getByRole('link', { current: true }).textContent).toContain('Late');
});

test('overdue invoices are named before the next due date, and each currency has its amount', () => {
  const amounts = [
    { currency: 'USD', amount_cents: 100 },
    { currency: 'EUR', amount_cents: 200 },
  ];
  counters({ ...ATTENTION, due: { count: 3, overdue: 2, next_due_at: NOW, amounts, credit_balances: [] } });
  expect(screen.getByRole('link', { name: /Due/ }).textContent).toBe(
    '$1.00 + €2.00Due3\u00a0invoices, 2 overdue',
  );
});

test('who may not see amounts has no counter for them', () => {
  counters({ ...ATTENTION, due: null });
  expect(screen.queryByText('Due')).toBeNull();
  expect(screen.getAllByRole('link')).toHaveLength(4);
});

test('with nothing to attend to there is one sentence, with the next arrival', async () => {
  const calls = serve({ 'shipments.mine': () => ({ shipments: [shipmentRow()], next: null }) });
  counters(NO_ATTENTION);
  const link = await screen.findByRole('link', { name: 'GS104588210' });
  expect(link.getAttribute('href')).toBe('/track/GS104588210');
  expect(link.parentElement?.textContent).toBe(
    'Nothing needs your attention. Next arrival: Rotterdam, Thu, Nov 26, 2026 (GS104588210).',
  );
  expect(calls).toMatchObject([{ input: { limit: 1, sort: 'arrival' } }]);
});

test('with nothing under way there is no next arrival', async () => {
  const calls = serve({
    'shipments.mine': () => ({ shipments: [shipmentRow({ status: 'delivered' })], next: null }),
  });
  counters(NO_ATTENTION);
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.getByText('Nothing needs your attention.')).toBeDefined();
  expect(screen.queryByRole('link')).toBeNull();
});

test('what waits is a sentence with its facts and one button; the rest is shown on request', async () => {
  const { user } = renderPiece(<WaitingPanel items={ATTENTION.waiting} />);
  const panel = within(screen.getByRole('region', { name: /Waiting for you/ }));
  const [invoice, offer] = panel.getAllByRole('listitem');
  expect(invoice?.textContent).toContain(
    'Pay invoice INV-2026-00042$2,760.50 for GS104588210, overdue (due on Mon, Nov 16)',
  );
  expect(offer?.textContent).toContain(
    'Answer offer GQ204815007, Shanghai →to Los Angeles$3,860.00. Valid until',
  );
  expect(panel.getByRole('link', { name: 'View invoice INV-2026-00042' }).getAttribute('href')).toBe(
    '/customer-portal/invoices/INV-2026-00042',
  );
  expect(panel.getByRole('link', { name: 'Review offer GQ204815007' }).getAttribute('href')).toBe(
    '/dashboard?tab=quotes#my-quotes',
  );
  expect(panel.getAllByRole('listitem')).toHaveLength(3);
  await user.click(panel.getByRole('button', { name: 'Show all 4' }));
  const items = panel.getAllByRole('listitem');
  expect(items).toHaveLength(4);
  expect(document.activeElement).toBe(items[3]);
});

test('an offer that waits is in its currency', () => {
  const offer = {
    kind: 'offer' as const,
    reference: 'GQ204815007',
    origin_city: 'Shanghai',
    destination_city: 'Hamburg',
    offered_cents: 651_000,
    offered_total: { amount: 600_000, currency: 'EUR' },
    valid_until: NOW,
  };
  renderPiece(<WaitingPanel items={[offer]} />);
  expect(screen.getByRole('listitem').textContent).toContain('€6,000.00. Valid until');
});

const SUMMARY = {
  total: 40,
  active: 12,
  pending_quotes: 2,
  spent_cents: 100,
  unconfirmed_cents: 0,
  currency: 'USD',
  by_currency: [{ currency: 'USD', spent_cents: 100, unconfirmed_cents: 0 }],
};
const monthOf = (month: string, shipments: number, by_currency: SpentInCurrency[]) => ({
  month,
  shipments,
  spent_cents: by_currency.reduce((sum, { spent_cents }) => sum + spent_cents, 0),
  by_currency,
});
const months = [
  monthOf('2026-10', 2, [{ currency: 'USD', spent_cents: 120_000 }]),
  monthOf('2026-11', 1, [{ currency: 'USD', spent_cents: 9_900 }]),
];
const served = (change: object = {}) =>
  serve({
    'portal.attention': () => ATTENTION,
    'shipments.summary': () => SUMMARY,
    'shipments.spending': () => ({ months }),
    'people.session': () => CUSTOMER,
    'messages.unread': () => ({ threads: 7 }),
    ...change,
  });

test('the overview leads with what needs attention, then what waits, then the spend', async () => {
  served();
  const { user } = renderPiece(<Overview />);
  await vi.waitFor(() => expect(screen.getByRole('link', { name: /Unread/ }).textContent).toContain('7'));
  expect(await screen.findByText('$1,299.00')).toBeDefined();
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Waiting for you4',
    'Spend per month',
  ]);
  await user.click(screen.getByRole('button', { name: 'View as table' }));
  expect(screen.getByRole('table', { name: 'Spend per month' })).toBeDefined();
});

test('the spend is in its currency', async () => {
  served({
    'shipments.spending': () => ({
      months: [monthOf('2026-10', 0, []), monthOf('2026-11', 1, [{ currency: 'EUR', spent_cents: 9_900 }])],
    }),
  });
  const { user } = renderPiece(<Spending />);
  expect((await screen.findByText(/booked in 12 months/)).textContent).toContain('€99.00');
  expect(screen.getByText('€100')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'View as table' }));
  expect(screen.getByRole('row', { name: /October/ }).textContent).toContain('€0.00');
});

test('spend in several currencies is a table without sums over currencies', async () => {
  served({
    'shipments.spending': () => ({
      months: [
        monthOf('2026-10', 2, [{ currency: 'USD', spent_cents: 120_000 }]),
        monthOf('2026-11', 3, [
          { currency: 'USD', spent_cents: 9_900 },
          { currency: 'JPY', spent_cents: 50_000 },
        ]),
      ],
    }),
  });
  renderPiece(<Spending />);
  expect((await screen.findByText(/booked in 12 months/)).textContent).toContain('$1,299.00 + ¥50,000');
  expect(screen.getByText(/Current month to date/).textContent).toContain('$99.00 + ¥50,000');
  const table = within(screen.getByRole('table', { name: 'Spend per month' }));
  expect(table.getByRole('row', { name: /November/ }).textContent).toContain('$99.00 + ¥50,000');
  expect(screen.queryByRole('button', { name: 'View as table' })).toBeNull();
});

test('figures state the spend of each currency', async () => {
  served({
    'shipments.summary': () => ({
      ...SUMMARY,
      currency: null,
      by_currency: [
        { currency: 'EUR', spent_cents: 250_000, unconfirmed_cents: 1_000 },
        { currency: 'USD', spent_cents: 100, unconfirmed_cents: 0 },
      ],
    }),
  });
  renderPiece(<DashboardFigures />);
  expect((await screen.findByText(/indicative/)).parentElement?.textContent).toContain(
    '€2,500.00 + $1.00 including €10.00 indicative',
  );
});

test('without the permission to see amounts there is no spend', async () => {
  const calls = served({ 'portal.attention': () => ({ ...ATTENTION, due: null }) });
  renderPiece(<Overview />);
  expect(await screen.findByText(/Waiting for you/)).toBeDefined();
  expect(screen.queryByText('Spend per month')).toBeNull();
  expect(calls.map(({ operation }) => operation)).not.toContain('shipments.spending');
});

test('before the first booking it is left out', async () => {
  served({ 'shipments.summary': () => ({ ...SUMMARY, total: 0 }) });
  const { container } = renderPiece(<Overview />);
  await vi.waitFor(() => expect(container.textContent).toBe(''));
});

test('a failure says so once and can be retried', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let attempts = 0;
  served({
    'portal.attention': () => {
      attempts += 1;
      return attempts === 1 ? lost() : ATTENTION;
    },
  });
  const { user } = renderPiece(<Overview />);
  expect(await screen.findByText('Your overview could not be loaded.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: /Late/ })).toBeDefined();
});
