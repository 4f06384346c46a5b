import { ORPCError } from '@orpc/client';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Credit } from '#contract/organisations/credit.ts';
import { setOnline } from '#web/browser-for-tests.ts';
import { MEMBERS, THREAD } from '#web/gallery/customer-fixtures.ts';
import { hoursAgo, NOW } from '#web/gallery/fixtures.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { lost, serve } from '#web/server-for-tests.ts';
import { COMPANY, DISPATCHER } from './company-for-tests.ts';
import { CompanyTabs } from './company-tabs.tsx';

const CREDIT: Credit = {
  name: COMPANY.name,
  credit_status: 'hold',
  credit_limit_cents: 100_000,
  payment_terms_days: 14,
  currency: 'EUR',
  due_cents: 90_000,
  overdue_cents: 40_000,
  unbilled_cents: 30_000,
  used_cents: 120_000,
  available_cents: -20_000,
  other_currencies: [{ currency: 'USD', amount_cents: 5_000 }],
  credit_balances: [{ amount: 15_000, currency: 'EUR' }],
};

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  setOnline(true);
});

function openTab(tab: string, responses: Parameters<typeof serve>[0], organisation = COMPANY) {
  const calls = serve(responses);
  const at = `/admin/companies/${COMPANY.id}?tab=${tab}`;
  const piece = <CompanyTabs organisation={organisation} person={DISPATCHER} />;
  return { ...renderPiece(piece, { at }), calls };
}

const SHIPMENT = {
  id: '01900000-0000-7000-8000-0000000000a1',
  tracking_number: 'GS123456782',
  client: COMPANY.name,
  origin_city: 'Hamburg',
  origin_country: 'DE',
  destination_city: 'Oslo',
  destination_country: 'NO',
  status: 'in_transit',
  estimated_delivery_day: '2026-12-01',
  estimated_delivery_date: hoursAgo(-200),
  promised_delivery_day: '2026-12-01',
  punctuality: 'on_time',
  days_late: 0,
  created_at: hoursAgo(48),
};

test('the tab is in the URL, and shipments open their file', async () => {
  const { user, address, calls } = openTab('shipments', {
    'fleet.list': () => ({ shipments: [SHIPMENT], next: null }),
    'organisations.members': () => ({ members: MEMBERS }),
  });
  const link = await screen.findByRole('link', { name: SHIPMENT.tracking_number });
  expect(link.getAttribute('href')).toBe(`/admin/shipments/${SHIPMENT.tracking_number}`);
  expect(calls[0]?.input).toMatchObject({ client: [COMPANY.id], sort: 'newest' });
  expect(calls).toHaveLength(1);
  await user.click(screen.getByRole('tab', { name: 'people' }));
  await user.click(await screen.findByRole('button', { name: 'Invite a person' }));
  expect(address()).toBe(`/admin/companies/${COMPANY.id}?tab=people&act=invite`);
});

test('without shipments, messages and activity each tab says so', async () => {
  openTab('shipments', { 'fleet.list': () => ({ shipments: [], next: null }) });
  expect(await screen.findByText('No shipments yet')).toBeDefined();
});

test.each([
  ['messages', 'messages.threads', { threads: [], next: null }, 'No messages yet'],
  ['activity', 'audit.list', { entries: [], next: null, person: null }, 'No activity yet'],
])('an empty tab of %s says so', async (tab, operation, response, text) => {
  openTab(tab, { [operation]: () => response });
  expect(await screen.findByText(text)).toBeDefined();
});

test('a tab that can’t be loaded says so', async () => {
  openTab('activity', { 'audit.list': () => lost() });
  expect(await screen.findByText('The activity could not be loaded.')).toBeDefined();
});

test('money shows the credit and the open invoices', async () => {
  const { calls } = openTab('money', {
    'organisations.credit': () => CREDIT,
    'invoices.list': () => ({ invoices: [], next: null, totals: null }),
    'organisations.openingBalances': () => ({ opening_balances: [] }),
  });
  const figures = within(await screen.findByLabelText('Credit'));
  for (const text of ['On hold', '€900.00', '€400.00', '€1,200.00', '€1,000.00'])
    expect(figures.getByText(text)).toBeDefined();
  expect(screen.getByText(/€200.00 beyond the limit/)).toBeDefined();
  expect(screen.getByText(/In other currencies: \$50.00/)).toBeDefined();
  expect(screen.getByText(/^Credit balance:/).textContent).toContain('€150.00');
  expect(await screen.findByText('No open invoices.')).toBeDefined();
  const listed = calls.find(({ operation }) => operation === 'invoices.list');
  expect(listed?.input).toMatchObject({ organisation: COMPANY.id, state: ['Pending', 'Overdue'] });
});

test('a payment of an opening balance of which a part was paid is recorded', async () => {
  const balance = {
    id: '01900000-0000-7000-8000-0000000000b1',
    reference: '4711',
    amount_cents: 50_000,
    currency: 'EUR',
    issued_on: '2026-01-10',
    due_on: '2026-02-09',
    note: '',
    paid_at: null,
    due: { amount: 30_000, currency: 'EUR' },
    payments: [
      {
        id: '01900000-0000-7000-8000-0000000000b2',
        amount: { amount: 20_000, currency: 'EUR' },
        paid_at: new Date('2026-03-05T12:00:00Z'),
        reference: 'SEPA 1',
      },
    ],
  };
  const { user, calls } = openTab('money', {
    'organisations.credit': () => CREDIT,
    'invoices.list': () => ({ invoices: [], next: null, totals: null }),
    'organisations.openingBalances': () => ({ opening_balances: [balance] }),
    'organisations.recordBalancePayment': () => balance,
  });
  await user.click(await screen.findByRole('button', { name: 'Record payment of 4711' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Record payment' }));
  expect(screen.getByText(/^€200.00 paid on/).textContent).toBe('€200.00 paid on Mar 5, 2026, SEPA 1');
  expect(dialog.getByText('4711, €300.00 due')).toBeDefined();
  expect(
    dialog.getByText('At most the amount due. Record the rest as a payment of the company.'),
  ).toBeDefined();
  const amount = dialog.getByLabelText<HTMLInputElement>(/^Amount/);
  expect(amount.value).toBe('300.00');
  await user.clear(amount);
  await user.type(amount, '300.01');
  await user.click(dialog.getByRole('button', { name: 'Record payment' }));
  expect(await dialog.findByText('Enter an amount up to €300.00.')).toBeDefined();
  await user.clear(amount);
  await user.type(amount, '100');
  expect(dialog.getByText('€200.00 of the invoice remains due.')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Record payment' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const { input } = calls.find(({ operation }) => operation === 'organisations.recordBalancePayment') ?? {};
  expect(input).toEqual({
    id: COMPANY.id,
    balance_id: balance.id,
    amount: { amount: 10_000, currency: 'EUR' },
    reference: '',
  });
});

test('conversations open the file at its messages, with the number of unread ones', async () => {
  openTab('messages', { 'messages.threads': () => ({ threads: [THREAD], next: null }) });
  const list = within(await screen.findByRole('list', { name: 'Conversations' }));
  const [link] = list.getAllByRole('link');
  expect(link?.getAttribute('href')).toBe(`/admin/shipments/${THREAD.tracking_number}#messages`);
});

test('addresses are added, refused beside their field, and saved', async () => {
  let refuses = true;
  const { user, calls } = openTab('details', {
    'organisations.change': (change: object) => {
      if (!refuses) return { ...COMPANY, ...change, updated_at: NOW };
      throw new ORPCError('UNPROCESSABLE_CONTENT', {
        status: 422,
        data: { issues: [{ path: 'addresses.0.unlocode', message: 'Enter a UN/LOCODE such as NLRTM.' }] },
      });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Add address' }));
  await user.type(screen.getByLabelText(/^Country/), 'NL');
  await user.type(screen.getByLabelText(/^UN\/LOCODE/), 'X');
  await user.type(screen.getByLabelText(/^Opening hours/), 'Mon–Fri');
  const save = screen.getByRole('button', { name: 'Save addresses' });
  await user.click(save);
  expect((await screen.findAllByText('Enter a UN/LOCODE such as NLRTM.')).length).toBeGreaterThan(0);
  refuses = false;
  await user.clear(screen.getByLabelText(/^UN\/LOCODE/));
  await user.type(screen.getByLabelText(/^UN\/LOCODE/), 'NLRTM');
  await user.click(save);
  await waitFor(() =>
    expect(calls.at(-1)?.input).toMatchObject({
      id: COMPANY.id,
      addresses: [{ country: 'NL', unlocode: 'NLRTM', opening_hours: 'Mon–Fri', street: '' }],
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Remove address 1' }));
  expect(screen.getByText('No addresses yet.')).toBeDefined();
});

test('roles are changed; a company keeps at least one', async () => {
  const { user, calls } = openTab('details', {
    'organisations.change': (change: object) => ({ ...COMPANY, ...change, updated_at: NOW }),
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Carrier' }));
  await user.click(screen.getByRole('checkbox', { name: 'Agent' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findAllByText('Choose at least one role.')).not.toHaveLength(0);
  await user.click(screen.getByRole('checkbox', { name: 'Haulier' }));
  await user.click(screen.getByRole('checkbox', { name: 'Customer' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(calls.filter(({ operation }) => operation === 'organisations.change')).toMatchObject([
      { input: { id: COMPANY.id, roles: ['customer', 'haulier'] } },
    ]),
  );
});

test('a company that was added twice is merged into the other one', async () => {
  const other = {
    id: '01900000-0000-7000-8000-0000000000c2',
    name: 'Kestrel Line Ltd',
    members: 2,
    shipments: 5,
  };
  const { user, calls, address } = openTab('details', {
    'organisations.list': () => ({
      organisations: [{ ...COMPANY, members: 0, shipments: 0 }, other],
      next: null,
    }),
    'organisations.merge': () => ({ ...COMPANY, ...other }),
  });
  const merge = await screen.findByRole('button', { name: 'Merge' });
  expect(merge).toHaveProperty('disabled', true);
  await user.type(screen.getByRole('combobox', { name: 'Company that stays' }), 'Kestrel');
  expect(await screen.findAllByRole('option', { name: /shipments/ })).toHaveLength(1);
  await user.click(screen.getByRole('option', { name: /^Kestrel Line Ltd, 2\speople/ }));
  await user.click(merge);
  const dialog = within(await screen.findByRole('dialog', { name: 'Merge into Kestrel Line Ltd?' }));
  await user.click(dialog.getByRole('button', { name: 'Merge companies' }));
  await waitFor(() => expect(address()).toBe(`/admin/companies/${other.id}`));
  expect(calls.find(({ operation }) => operation === 'organisations.merge')?.input).toEqual({
    id: COMPANY.id,
    into: other.id,
  });
});
