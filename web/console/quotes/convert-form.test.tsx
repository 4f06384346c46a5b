import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { StaffQuote } from '#contract/quotes/staff.ts';
import { setOnline } from '#web/browser-for-tests.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { lost, refusal, serve } from '#web/server-for-tests.ts';
import { dismissToast, shownToasts } from '#web/ui/overlays/toast.ts';
import { HitRatio } from './hit-ratio.tsx';
import { quoteOf } from './quote-for-tests.ts';
import { QuoteWorkspace } from './quote-workspace.tsx';

beforeEach(() => {
  for (const { id } of shownToasts()) dismissToast(id);
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), toFake: ['Date'] });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const ADDRESS = { origin_address: '1 Harbor Street' };
const CONVERTED = { tracking_number: 'TRK1795262400000', has_route: true };

function convert(change: Partial<StaffQuote> = {}, responses: Parameters<typeof serve>[0] = {}) {
  const calls = serve(responses);
  const onDone = vi.fn();
  const piece = <QuoteWorkspace act="convert" quote={quoteOf(change)} onLeave={() => {}} onDone={onDone} />;
  const sent = () => calls.filter(({ operation }) => operation === 'quotes.convert');
  return { ...renderPiece(piece), onDone, sent };
}

const create = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Create shipment' });

test('a shipment needs both addresses of its quote, and the button says which is missing', async () => {
  const { user, sent, onDone } = convert({}, { 'quotes.convert': () => CONVERTED });
  expect(create().disabled).toBe(true);
  expect(screen.getByText('Enter the origin address to create the shipment.')).toBeDefined();
  await user.type(screen.getByRole('textbox', { name: 'Origin address' }), '1 Harbor Street');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Priority' }), 'Urgent');
  await user.click(create());
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(sent()[0]?.input).toMatchObject({
    ...ADDRESS,
    destination_address: 'Wilhelminakade 3',
    cost: 1234.56,
    priority: 'urgent',
    tracking_number: 'TRK1795262400000',
  });
  expect(sent()[0]?.input).not.toHaveProperty('estimated_delivery_day');
  expect(shownToasts()[0]?.title).toBe('Quote converted to shipment TRK1795262400000');
  expect(shownToasts()[0]?.description).toBeUndefined();
});

test('without a route for its mode, it says that one is to be planned', async () => {
  const { user } = convert(ADDRESS, { 'quotes.convert': () => ({ ...CONVERTED, has_route: false }) });
  await user.click(create());
  await waitFor(() => expect(shownToasts()[0]?.description).toContain('Plan the route manually.'));
});

test('a wrong number, price or day is refused at its field', async () => {
  const { user, sent } = convert(ADDRESS);
  const number = screen.getByRole('textbox', { name: 'Tracking number' });
  const cost = screen.getByRole('textbox', { name: /^Cost/ });
  const until = screen.getByLabelText(/^Estimated delivery/);
  await user.clear(number);
  await user.type(number, 'GS123456780');
  await user.clear(cost);
  await user.type(cost, 'cheap');
  await user.type(until, '2026-11-20');
  await user.click(create());
  for (const field of [number, cost, until]) expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getAllByText('The estimated delivery can’t be in the past.')).not.toHaveLength(0);
  expect(screen.getAllByText(/its check digit doesn’t match/)).not.toHaveLength(0);
  expect(sent()).toEqual([]);
});

test('for a company on hold, a reason is required at its field and sent', async () => {
  const credit = {
    name: 'Reyes Lamps',
    credit_status: 'hold',
    credit_limit_cents: 100_000,
    payment_terms_days: 14,
    currency: 'USD',
    due_cents: 120_000,
    overdue_cents: 20_000,
    unbilled_cents: 0,
    used_cents: 120_000,
    available_cents: -20_000,
    other_currencies: [],
  };
  const { user, sent, onDone } = convert(
    { ...ADDRESS, organisation_id: '01900000-0000-7000-8000-0000000000c1' },
    {
      'organisations.credit': () => credit,
      'quotes.convert': ({ credit_reason }: { credit_reason: string }) => {
        if (!credit_reason) throw refusal('CREDIT_HOLD', 'Enter a reason to continue.');
        return CONVERTED;
      },
    },
  );
  const reason = await screen.findByRole('textbox', { name: 'Reason to book despite the credit hold' });
  expect(screen.getByText(/\$200\.00 of it overdue, .*\$200\.00 beyond the limit/)).toBeDefined();
  await user.click(create());
  await waitFor(() => expect(reason.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getAllByText('Enter a reason to continue.')).not.toHaveLength(0);
  expect(onDone).not.toHaveBeenCalled();
  await user.type(reason, 'Paid by wire today');
  await user.click(create());
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(sent().at(-1)?.input).toMatchObject({ credit_reason: 'Paid by wire today' });
});

test('a conversion that was not sent stays as typed; offline it waits', async () => {
  const { user, onDone } = convert({}, { 'quotes.convert': lost });
  const origin = screen.getByRole<HTMLInputElement>('textbox', { name: 'Origin address' });
  await user.type(origin, '1 Harbor Street');
  await user.click(create());
  await waitFor(() =>
    expect(shownToasts()).toMatchObject([{ description: 'Failed to convert quote to shipment' }]),
  );
  expect(origin.value).toBe('1 Harbor Street');
  expect(onDone).not.toHaveBeenCalled();
  act(() => setOnline(false));
  expect(create().disabled).toBe(true);
  expect(screen.getByText(/^You are offline\./)).toBeDefined();
});

test('a converted quote has no form, but the number of its shipment', () => {
  convert({ status: 'converted', tracking_number: 'GS104588210' });
  expect(screen.getByText('This quote has already been converted to shipment GS104588210.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Create shipment' })).toBeNull();
});

test('the hit ratio is loaded when it is opened, by group and by days in their order', async () => {
  const figures = { offered: 10, won: 3, lost: 2, expired: 1, hit_ratio: 50 };
  const calls = serve({
    'quotes.hitRatio': () => ({
      from: '2026-08-01',
      to: '2026-11-21',
      total: figures,
      rows: [
        { name: 'Houston – Rotterdam', ...figures },
        { name: '', ...figures, won: 0, hit_ratio: null },
      ],
    }),
  });
  const { user } = renderPiece(<HitRatio />);
  await act(async () => {});
  expect(calls).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Hit ratio', expanded: false }));
  expect((await screen.findByText(/of the closed offers won/)).textContent).toMatch(/50% .*3 of 6\.$/);
  const deleted = screen.getByRole('row', { name: /Deleted account/ });
  expect(within(deleted).getAllByRole('cell').at(-1)?.textContent).toContain('—');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Won offers by' }), 'Customer');
  await user.type(screen.getByLabelText(/^Answered from/), '2026-11-01');
  await waitFor(() => expect(calls.at(-1)?.input).toEqual({ by: 'customer', from: '2026-11-01' }));
  await user.type(screen.getByLabelText(/^Answered to/), '2026-10-01');
  expect(screen.getByText('Choose a day that is not before the first.')).toBeDefined();
  expect(calls.at(-1)?.input).not.toHaveProperty('to');
});
