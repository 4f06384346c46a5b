import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Statement } from '#contract/invoices/statements.ts';
import { setOnline } from '#web/browser-for-tests.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { refusal, serve } from '#web/server-for-tests.ts';
import { StatementOfAccount } from './statement-of-account.tsx';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const ENTRY = {
  on: '2026-11-02',
  kind: 'invoice',
  number: 'INV-2026-00007',
  tracking_number: 'GS104588210',
  reference: '',
  due_on: '2026-12-02',
  amount: usd(1_000_00),
  balance: usd(1_200_00),
  open: usd(400_00),
} as const;
const STATEMENT: Statement = {
  name: 'Quayside',
  from: '2026-11-01',
  to: '2026-11-20',
  accounts: [
    {
      currency: 'USD',
      opening: usd(200_00),
      closing: usd(600_00),
      ageing: {
        current: usd(400_00),
        days_1_30: usd(0),
        days_31_60: usd(250_00),
        days_61_90: usd(0),
        over_90_days: usd(0),
      },
      credit: usd(-50_00),
      entries: [
        ENTRY,
        {
          ...ENTRY,
          kind: 'payment',
          due_on: null,
          amount: usd(-600_00),
          balance: usd(600_00),
          open: null,
        },
      ],
      open_count: 1,
      open_items: [
        {
          number: 'OLD-1',
          tracking_number: null,
          issued_on: '2026-09-01',
          due_on: '2026-10-01',
          amount: usd(250_00),
          open: usd(250_00),
          days_overdue: 50,
        },
      ],
    },
  ],
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z'), toFake: ['Date'] });
  setOnline(true);
});
afterEach(() => {
  vi.useRealTimers();
});

function open(statement: () => unknown) {
  const calls = serve({ 'invoices.statement': statement });
  const piece = (
    <StatementOfAccount
      organisation_id="01900000-0000-7000-8000-0000000000a2"
      invoicePath={(number) => `/i/${number}`}
    />
  );
  return { ...renderPiece(piece), calls };
}

test('it shows the entries between two balances, what is open by age, and links to invoices', async () => {
  const { calls } = open(() => STATEMENT);
  const entries = await screen.findByRole('table', { name: 'Entries in USD, oldest first' });
  expect(calls[0]?.input).toMatchObject({ from: '2026-08-22', to: '2026-11-20' });
  const rows = within(entries).getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent?.replaceAll('\u00a0', ' '))).toEqual([
    expect.stringMatching(/^Balance before .*\$200\.00$/),
    expect.stringMatching(/Invoice INV-2026-00007.*due .*\$400\.00 open\$1,000\.00\$1,200\.00$/),
    expect.stringMatching(/Payment of INV-2026-00007.*−\$600\.00\$600\.00$/),
    expect.stringMatching(/^Balance on .*\$600\.00$/),
  ]);
  const link = within(entries).getByRole('link', { name: 'Invoice INV-2026-00007' });
  expect(link.getAttribute('href')).toBe('/i/INV-2026-00007');
  const ageing = screen.getByLabelText('Open by days overdue in USD');
  expect(ageing.textContent).toMatch(/31–60 days\$250\.00.*Credit−\$50\.00$/);
  const items = screen.getByRole('table', { name: 'Open invoices in USD' });
  expect(within(items).getByText('OLD-1').closest('a')).toBeNull();
  expect(items.textContent?.replaceAll('\u00a0', ' ')).toContain('50 days overdue');
});

test('a payment on account, which has no number, is named', async () => {
  const [account] = STATEMENT.accounts;
  const onAccount = { ...ENTRY, number: '', tracking_number: null, due_on: null, open: null } as const;
  const entries = [
    { ...onAccount, kind: 'on_account' },
    { ...onAccount, kind: 'refund', reference: 'SEPA 78' },
  ] as const;
  open(() => ({ ...STATEMENT, accounts: [{ ...account, entries }] }));
  const table = within(await screen.findByRole('table', { name: 'Entries in USD, oldest first' }));
  expect(table.getByText('Payment on account')).toBeDefined();
  expect(table.getByText('Refund of money on account, SEPA 78')).toBeDefined();
});

test('a period that is too long is refused without a request', async () => {
  const { calls } = open(() => STATEMENT);
  await screen.findByRole('table', { name: 'Entries in USD, oldest first' });
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2025-01-01' } });
  expect(await screen.findByText('Choose a period of at most 366 days.')).toBeDefined();
  expect(calls).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Download statement as PDF' })).toHaveProperty('disabled', true);
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-01-01' } });
  await waitFor(() => expect(calls.at(-1)?.input).toMatchObject({ from: '2026-01-01', to: '2026-11-20' }));
});

test('more entries than are shown at once follow on request', async () => {
  const [account] = STATEMENT.accounts;
  if (!account) throw new Error('There is no account.');
  const entries = Array.from({ length: 203 }, (_, order) => ({ ...ENTRY, number: `INV-2026-${order}` }));
  const { user } = open(() => ({ ...STATEMENT, accounts: [{ ...account, entries }] }));
  await user.click(await screen.findByRole('button', { name: /^Show 3.more entries$/ }));
  expect(await screen.findByRole('link', { name: 'Invoice INV-2026-202' })).toBeDefined();
});

test('nothing to state, and why there is none, are said', async () => {
  open(() => ({ ...STATEMENT, accounts: [] }));
  expect(await screen.findByText(/^Nothing was invoiced or paid in this period/)).toBeDefined();
});

test('a statement that is too long is not offered for download', async () => {
  open(() => {
    throw refusal('TOO_MANY_ENTRIES', 'Choose a shorter period.');
  });
  expect(await screen.findByText('Choose a shorter period.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Download statement as CSV' })).toHaveProperty('disabled', true);
});
