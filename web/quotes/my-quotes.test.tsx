import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { QuoteRow } from '#contract/quotes/customer.ts';
import { CUSTOMER } from '#web/gallery/customer-fixtures.ts';
import { hoursAgo, NOW, OFFER, quoteRow } from '#web/gallery/fixtures.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { lost, refusal, serve } from '#web/server-for-tests.ts';
import { dismissToast, shownToasts } from '#web/ui/overlays/toast.ts';
import { MyQuotes } from './my-quotes.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  for (const { id } of shownToasts()) dismissToast(id);
});

const page = (quotes: QuoteRow[], rest = {}) => ({ quotes, next: null, email_verified: true, ...rest });
const offered = quoteRow({ ...OFFER, reference: 'GQ123456784' });

async function listed(quotes: QuoteRow[], responses: Parameters<typeof serve>[0] = {}) {
  const calls = serve({ 'people.session': () => CUSTOMER, 'quotes.mine': () => page(quotes), ...responses });
  const rendered = renderPiece(<MyQuotes />);
  await screen.findByRole('list', { name: 'My Quotes' });
  // The session has arrived.
  await waitFor(() => expect(calls.map(({ operation }) => operation)).toContain('people.session'));
  await act(async () => {});
  return { ...rendered, calls };
}

test('without quotes, it leads to the request', async () => {
  serve({ 'quotes.mine': () => page([]) });
  renderPiece(<MyQuotes />);
  expect(await screen.findByText('No quotes yet')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Request Quote' }).getAttribute('href')).toBe('/quote');
});

test('with an unverified address, no quotes are shown', async () => {
  serve({ 'quotes.mine': () => page([], { email_verified: false }) });
  renderPiece(<MyQuotes />);
  expect(await screen.findByText('Verify your e-mail address to see your quotes.')).toBeDefined();
  expect(screen.queryByText('No quotes yet')).toBeNull();
  expect(screen.queryByRole('list', { name: 'My Quotes' })).toBeNull();
});

test('a failure can be retried', async () => {
  let attempts = 0;
  serve({
    'quotes.mine': () => {
      attempts += 1;
      return attempts === 1 ? lost() : page([offered]);
    },
  });
  const { user } = renderPiece(<MyQuotes />);
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('GQ123456784')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each<[string, QuoteRow, string[], string[]]>([
  ['requested', quoteRow(), ['from $1,235', 'Indicative, we confirm. Offer within 24 hours'], []],
  [
    'overdue',
    quoteRow({ created_at: hoursAgo(25), estimated_cost_cents: null }),
    ['In progress', 'Quote in progress'],
    [],
  ],
  ['offered', offered, ['Our offer, by sea', '$1,180.00'], ['Decline GQ123456784', 'Accept GQ123456784']],
  ['expired', quoteRow({ ...OFFER, valid_until: hoursAgo(1) }), ['$1,180.00'], []],
  ['declined', quoteRow({ ...OFFER, status: 'rejected', decided_at: hoursAgo(1) }), ['$1,180.00'], []],
])('a quote that is %s shows its price and what can be done', async (_, quote, texts, buttons) => {
  await listed([quote]);
  const row = screen.getAllByRole('listitem')[0] as HTMLElement;
  for (const text of texts) expect(within(row).getByText(text)).toBeDefined();
  expect(
    within(row)
      .queryAllByRole('button')
      .map((button) => button.getAttribute('aria-label')),
  ).toEqual(buttons);
});

test('an expired offer can be requested again with its places', async () => {
  await listed([quoteRow({ ...OFFER, valid_until: hoursAgo(1) })]);
  expect(screen.getByText(/^Expired on/)).toBeDefined();
  const again = screen.getByRole('link', { name: 'Request again GQ123456782' });
  const query = new URL(again.getAttribute('href') ?? '', 'http://x').searchParams;
  expect([query.get('origin'), query.get('destination')]).toEqual(['Houston, US', 'Rotterdam, NL']);
});

test('an accepted offer leads to its shipment', async () => {
  await listed([
    quoteRow({ ...OFFER, status: 'converted', decided_at: hoursAgo(1), tracking_number: 'GS104588210' }),
  ]);
  expect(screen.getByText(/^Accepted on/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Track GS104588210' }).getAttribute('href')).toBe(
    '/track/GS104588210',
  );
});

test('accepting shows price and route first, then books and opens the shipment', async () => {
  const { user, calls, address } = await listed([offered], {
    'quotes.accept': () => ({ tracking_number: 'GS104588210', shipment_id: offered.id }),
  });
  await user.click(screen.getByRole('button', { name: 'Accept GQ123456784' }));
  const dialog = await screen.findByRole('dialog', { name: 'Accept our offer GQ123456784' });
  expect(within(dialog).getByText('$1,180.00')).toBeDefined();
  expect(within(dialog).getByText('Includes customs clearance in Rotterdam.')).toBeDefined();
  const accept = within(dialog).getByRole('button', { name: 'Accept for $1,180.00' });
  expect(document.activeElement).toBe(accept);
  expect(calls.map(({ operation }) => operation)).not.toContain('quotes.accept');
  await user.click(accept);
  await waitFor(() => expect(address()).toBe('/track/GS104588210'));
  expect(calls.find(({ operation }) => operation === 'quotes.accept')?.input).toEqual({ id: offered.id });
  expect(shownToasts()).toMatchObject([
    { title: 'Shipment created successfully!', description: 'Your tracking number is: GS104588210' },
  ]);
});

test('a double click accepts once', async () => {
  const { user, calls } = await listed([offered], {
    'quotes.accept': async () => {
      await new Promise((resolve) => setTimeout(resolve, 100));
      return { tracking_number: 'GS104588210', shipment_id: offered.id };
    },
  });
  await user.click(screen.getByRole('button', { name: 'Accept GQ123456784' }));
  await user.dblClick(await screen.findByRole('button', { name: 'Accept for $1,180.00' }));
  await waitFor(() => expect(shownToasts()).toHaveLength(1));
  expect(calls.filter(({ operation }) => operation === 'quotes.accept')).toHaveLength(1);
});

test('a refused acceptance stays open and says why', async () => {
  const { user } = await listed([offered], {
    'quotes.accept': () => {
      throw refusal('EXPIRED', 'This offer has expired. Please request a new quote.');
    },
  });
  await user.click(screen.getByRole('button', { name: 'Accept GQ123456784' }));
  await user.click(await screen.findByRole('button', { name: 'Accept for $1,180.00' }));
  expect((await screen.findByRole('alert')).textContent).toContain('This offer has expired.');
  expect(screen.getByRole('dialog')).toBeDefined();
  expect(shownToasts()).toEqual([]);
});

test('a lost connection is named, and another press tries again', async () => {
  let attempts = 0;
  const { user, address } = await listed([offered], {
    'quotes.accept': () => {
      attempts += 1;
      return attempts === 1 ? lost() : { tracking_number: 'GS104588210', shipment_id: offered.id };
    },
  });
  await user.click(screen.getByRole('button', { name: 'Accept GQ123456784' }));
  const accept = await screen.findByRole('button', { name: 'Accept for $1,180.00' });
  await user.click(accept);
  expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t reach the server.');
  await user.click(accept);
  await waitFor(() => expect(address()).toBe('/track/GS104588210'));
});

test('Not now changes nothing', async () => {
  const { user, calls } = await listed([offered]);
  await user.click(screen.getByRole('button', { name: 'Accept GQ123456784' }));
  await user.click(await screen.findByRole('button', { name: 'Not now' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(calls.map(({ operation }) => operation)).not.toContain('quotes.accept');
});

test('declining sends the reason, and moves the focus to the list', async () => {
  const { user, calls } = await listed([offered], { 'quotes.decline': () => ({}) });
  await user.click(screen.getByRole('button', { name: 'Decline GQ123456784' }));
  await user.type(await screen.findByLabelText(/^Reason/), 'Too slow');
  await user.click(screen.getByRole('button', { name: 'Decline offer' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.find(({ operation }) => operation === 'quotes.decline')?.input).toEqual({
    id: offered.id,
    reason: 'Too slow',
  });
  expect(shownToasts()).toMatchObject([{ title: 'Quote declined' }]);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'My Quotes' })));
});

test('more quotes are appended', async () => {
  const calls = serve({
    'quotes.mine': ({ after }: { after?: string }) =>
      after
        ? page([quoteRow({ id: 'second', reference: 'GQ000000002' })])
        : page([quoteRow({ id: 'first', reference: 'GQ000000001' })], { next: 'cursor' }),
  });
  const { user } = renderPiece(<MyQuotes />);
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('GQ000000002')).toBeDefined();
  expect(screen.getByText('GQ000000001')).toBeDefined();
  expect(screen.getByText('All 2 quotes')).toBeDefined();
  const pages = calls.filter(({ operation }) => operation === 'quotes.mine');
  expect(pages.map(({ input }) => (input as { after?: string }).after)).toEqual([undefined, 'cursor']);
});

describe('the search', () => {
  const open = (search: string, quotes: (q?: string) => QuoteRow[]) => {
    const calls = serve({ 'quotes.mine': ({ q }: { q?: string }) => page(quotes(q)) });
    const at = `/customer-portal?tab=quotes${search}`;
    const query = () => Object.fromEntries(new URLSearchParams(window.location.search));
    return { ...renderPiece(<MyQuotes />, { at }), calls, query };
  };
  const queries = (calls: { operation: string; input: unknown }[]) =>
    calls.flatMap(({ operation, input }) =>
      operation === 'quotes.mine' ? [(input as { q?: string }).q] : [],
    );

  test('is in the URL beside the tab, and sent after a pause', async () => {
    const { user, calls, query } = open('', () => [offered]);
    await user.type(await screen.findByRole('searchbox', { name: 'Search quotes' }), 'lamps ');
    await waitFor(() => expect(query()).toEqual({ tab: 'quotes', q: 'lamps' }));
    await waitFor(() => expect(queries(calls).at(-1)).toBe('lamps'));
    expect(screen.getByRole('link', { name: 'Export quotes as CSV' }).getAttribute('href')).toBe(
      '/api/quotes?format=csv&q=lamps',
    );
  });

  test('that finds nothing leads to all quotes', async () => {
    const { user, query } = open('&q=zzz', (q) => (q ? [] : [offered]));
    expect(await screen.findByText('No quotes found')).toBeDefined();
    await user.click(screen.getByRole('link', { name: 'View Quotes' }));
    expect(query()).toEqual({ tab: 'quotes' });
    expect(await screen.findByText('GQ123456784')).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
  });

  test('that is cleared does not say that there are no quotes while they load', async () => {
    serve({ 'quotes.mine': ({ q }: { q?: string }) => (q ? page([]) : new Promise(() => {})) });
    const { user, address } = renderPiece(<MyQuotes />, { at: '/customer-portal?tab=quotes&q=zzz' });
    await user.click(await screen.findByRole('link', { name: 'View Quotes' }));
    expect(address()).toBe('/customer-portal?tab=quotes');
    expect(screen.queryByText('No quotes yet')).toBeNull();
  });

  test('is not shown without quotes', async () => {
    open('', () => []);
    expect(await screen.findByText('No quotes yet')).toBeDefined();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });
});
