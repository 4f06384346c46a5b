import { ORPCError } from '@orpc/client';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { StaffQuote } from '#contract/quotes/staff.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { lost, serve } from '#web/server-for-tests.ts';
import { dismissToast, shownToasts } from '#web/ui/overlays/toast.ts';
import { AnswerForm } from './answer-form.tsx';
import { Business } from './business.tsx';
import { QuoteAmount } from './quote-columns.tsx';
import { QuoteFacts } from './quote-facts.tsx';
import { quoteOf } from './quote-for-tests.ts';

beforeEach(() => {
  for (const { id } of shownToasts()) dismissToast(id);
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), toFake: ['Date'] });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1200);
});

const COUNTS = { pending: 1, approved: 0, rejected: 0, converted: 0 };

function open(at: string, quotes: StaffQuote[] = [quoteOf()], list?: () => unknown) {
  const calls = serve({
    'quotes.list': list ?? (() => ({ quotes, next: null, counts: COUNTS, capped: false })),
  });
  const inputs = () => calls.filter(({ operation }) => operation === 'quotes.list').map(({ input }) => input);
  return { ...renderPiece(<Business />, { at }), inputs };
}

test('quotes are listed newest first, unanswered ones oldest first', async () => {
  const { inputs, unmount } = open('/admin?tab=business');
  expect(await screen.findByRole('row', { name: /GQ123456782/ })).toBeDefined();
  expect(inputs()[0]).toMatchObject({ reverse: false });
  unmount();
  const unanswered = open('/admin?tab=business&view=unanswered');
  await screen.findByRole('row', { name: /GQ123456782/ });
  expect(unanswered.inputs()[0]).toMatchObject({ status: ['pending'], reverse: true });
});

test('counts that stopped at the first 10,000 matches say so', async () => {
  const counts = { ...COUNTS, rejected: 12_345 };
  const { unmount } = open('/admin?tab=business', [], () => ({
    quotes: [quoteOf()],
    next: null,
    counts,
    capped: false,
  }));
  expect(await screen.findByText('12,345')).toBeDefined();
  unmount();
  open('/admin?tab=business&q=lamps', [], () => ({
    quotes: [quoteOf()],
    next: null,
    counts: COUNTS,
    capped: true,
  }));
  expect(await screen.findByText('1+')).toBeDefined();
});

test('on a phone, quotes are cards', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  open('/admin?tab=business');
  const cards = within(await screen.findByRole('list', { name: 'Quotes' })).getAllByRole('listitem');
  expect(cards).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Convert GQ123456782' })).toBeDefined();
  expect(screen.queryByRole('grid')).toBeNull();
});

test('an opened quote keeps the view', async () => {
  const { user, address } = open('/admin?tab=business&view=unanswered');
  await user.click(await screen.findByRole('button', { name: 'GQ123456782' }));
  await waitFor(() => expect(address()).toContain('quote=GQ123456782'));
  expect(address()).toContain('view=unanswered');
});

test.each([
  ['', 'No quotes yet', 'link', 'Request Quote'],
  ['&view=unanswered', 'No unanswered quotes', 'button', 'Show all'],
  ['&status=rejected', 'No quotes found', 'button', 'Clear filters'],
  ['&view=unanswered&q=lamps', 'No quotes found', 'button', 'Clear filters'],
] as const)('without quotes%s: %s', async (search, title, role, name) => {
  open(`/admin?tab=business${search}`, []);
  expect(await screen.findByText(title)).toBeDefined();
  expect(screen.getAllByRole(role, { name }).length).toBeGreaterThan(0);
});

test('Show all leaves the view', async () => {
  const { user, address } = open('/admin?tab=business&view=unanswered', []);
  await user.click(await screen.findByRole('button', { name: 'Show all' }));
  expect(address()).toBe('/admin?tab=business');
});

test('quotes that cannot be loaded are said to be missing', async () => {
  open('/admin?tab=business', [], lost);
  expect((await screen.findByRole('alert')).textContent).toContain('The quotes could not be loaded.');
  expect(shownToasts()).toMatchObject([{ title: 'System Error' }]);
});

test('the dialog of a quote asks before an answer is lost', async () => {
  serve({
    'quotes.list': () => ({ quotes: [quoteOf()], next: null, counts: COUNTS, capped: false }),
    'quotes.find': () => quoteOf(),
  });
  const { user, address } = renderPiece(<Business />, {
    at: '/admin?tab=business&quote=GQ123456782&act=answer',
  });
  const dialog = within(await screen.findByRole('dialog', { name: /^Answer GQ123456782/ }));
  await user.type(await dialog.findByRole('textbox', { name: /^Note to the customer/ }), 'Two lifts');
  await user.click(dialog.getByRole('button', { name: 'Back' }));
  expect(await dialog.findByText('You have unsaved changes. Discard them?')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(address()).not.toContain('act='));
  expect(await screen.findByRole('dialog', { name: /^Quote GQ123456782/ })).toBeDefined();
});

function answer(change: Partial<StaffQuote> = {}, responses: Parameters<typeof serve>[0] = {}) {
  const calls = serve(responses);
  const onDone = vi.fn();
  const piece = <AnswerForm quote={quoteOf(change)} onLeave={() => {}} onDone={onDone} />;
  return { ...renderPiece(piece), calls, onDone };
}

const price = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Price/ });

test('the price of an answer is the estimate, and can be sent as it is', async () => {
  const { user, calls, onDone } = answer({}, { 'quotes.answer': () => ({ reference: 'GQ123456782' }) });
  expect(price().value).toBe('1234.56');
  await user.click(screen.getByRole('button', { name: 'Send offer' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  const sent = calls.find(({ operation }) => operation === 'quotes.answer');
  expect(sent?.input).toMatchObject({ offered: 1234.56, offered_mode: 'sea' });
  expect(shownToasts()).toMatchObject([{ title: 'Offer sent' }]);
});

test('a new offer starts with the last one and says what it replaces', () => {
  answer({ offered_cents: 183_450, offered_mode: 'air', answered_at: new Date('2026-11-20T10:00:00Z') });
  expect(price().value).toBe('1834.50');
  expect(screen.getByText('Replaces our offer of $1,834.50.')).toBeDefined();
});

test('a price whose full stop may separate thousands says how it is read', async () => {
  const { user } = answer({});
  await user.clear(price());
  await user.type(price(), '2.150');
  expect(screen.getByText('Read as 2.15. For 2,150, enter 2150.')).toBeDefined();
  expect(price().value).toBe('2.150');
});

test('a new offer says in which currency the replaced one was', () => {
  answer({ offered_cents: 651_000, offered_total: { amount: 600_000, currency: 'EUR' } });
  expect(screen.getByText('Replaces our offer of €6,000.00.')).toBeDefined();
});

test('an offer is shown in its currency, in the list and with its request', () => {
  const quote = quoteOf({ offered_cents: 651_000, offered_total: { amount: 600_000, currency: 'EUR' } });
  renderPiece(
    <>
      <QuoteAmount quote={quote} />
      <QuoteFacts quote={quote} />
    </>,
  );
  expect(screen.getByTitle('Offered €6,000.00').textContent).toContain(', offered €6,000.00');
  expect(screen.getByText('€6,000.00')).toBeDefined();
});

test.each([
  [3.23, /^The margin is 3\.23%, and the floor is 10%\. Offer this price/],
  // Of a price of 0.
  [null, /^A price of 0 has no margin, and the floor is 10%\. Offer this price/],
])('a price with a margin of %s below the floor says so beside it', async (margin_percent, sentence) => {
  const { user, onDone } = answer(
    {},
    {
      'quotes.answer': () => {
        throw new ORPCError('MARGIN_BELOW_FLOOR', {
          defined: true,
          status: 409,
          message: 'The margin of this price is below the floor.',
          data: { margin_percent, margin_floor: 10 },
        });
      },
    },
  );
  await user.click(screen.getByRole('button', { name: 'Send offer' }));
  expect(await screen.findByText(sentence)).toBeDefined();
  expect(onDone).not.toHaveBeenCalled();
});

test('an emptied price is asked for', async () => {
  const { user, calls } = answer();
  await user.clear(price());
  await user.click(screen.getByRole('button', { name: 'Send offer' }));
  expect(price().getAttribute('aria-invalid')).toBe('true');
  expect(calls.map(({ operation }) => operation)).not.toContain('quotes.answer');
});

test('the preview of the mail follows the price', async () => {
  const { user } = answer();
  await user.clear(price());
  await user.type(price(), '2000');
  expect(await screen.findByText(/Your quote GQ123456782: \$2,000\.00/)).toBeDefined();
});
