import { screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Credit } from '#contract/organisations/credit.ts';
import { setOnline } from '#web/browser-for-tests.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { lost, serve } from '#web/server-for-tests.ts';
import { CreditCheck } from './credit-check.tsx';

const CREDIT: Credit = {
  name: 'Kestrel Line',
  credit_status: 'good',
  credit_limit_cents: 100_000,
  payment_terms_days: 14,
  currency: 'EUR',
  due_cents: 90_000,
  overdue_cents: 0,
  unbilled_cents: 0,
  used_cents: 90_000,
  available_cents: 10_000,
  other_currencies: [],
  credit_balances: [],
};

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  setOnline(true);
});

function Check() {
  const [reason, setReason] = useState('');
  return (
    <CreditCheck
      organisation_id="c1"
      price={{ amount: 10_000, currency: 'EUR' }}
      id="reason"
      reason={reason}
      onReason={setReason}
    />
  );
}

function check(change: Partial<Credit> = {}) {
  serve({ 'organisations.credit': () => ({ ...CREDIT, ...change }) });
  return renderPiece(<Check />);
}

test('good credit is one line with the amount due and the limit', async () => {
  check();
  expect((await screen.findByText('Credit: good.')).parentElement?.textContent).toBe(
    'Credit: good. Amount due €900.00, limit €1,000.00.',
  );
  // The price uses the limit up exactly.
  expect(screen.queryByLabelText(/^Reason/)).toBeNull();
});

test('credit to watch says what is overdue and beyond the limit', async () => {
  check({ credit_status: 'watch', overdue_cents: 40_000, available_cents: -5_000 });
  const note = await screen.findByRole('status');
  expect(note.textContent).toContain('Credit: watch');
  expect(note.textContent).toContain(
    'Amount due €900.00, €400.00 of it overdue, limit €1,000.00, €50.00 beyond the limit.',
  );
});

test('debts in other currencies, which the limit does not cover, are named', async () => {
  check({
    other_currencies: [
      { currency: 'USD', amount_cents: 18_000 },
      { currency: 'GBP', amount_cents: 500 },
    ],
  });
  expect((await screen.findByText('Credit: good.')).parentElement?.textContent).toBe(
    'Credit: good. Amount due €900.00, limit €1,000.00. In other currencies: $180.00, £5.00.',
  );
});

test('on hold it has a field for the reason', async () => {
  const { user } = check({ credit_status: 'hold', credit_limit_cents: null, available_cents: null });
  expect((await screen.findByRole('alert')).textContent).toContain('Amount due €900.00, no limit.');
  const field = screen.getByLabelText<HTMLInputElement>('Reason to book despite the credit hold');
  await user.type(field, 'Paid today');
  expect(field.value).toBe('Paid today');
});

test('over the limit it says by how much, and has a field for the reason', async () => {
  check({ used_cents: 90_001 });
  const note = await screen.findByRole('alert');
  expect(note.textContent).toContain('Over the credit limit of €1,000.00: €900.01 used, €100.00 more');
  expect(screen.getByLabelText('Reason to book over the credit limit')).toBeDefined();
});

test('credit that can’t be loaded says so', async () => {
  serve({ 'organisations.credit': lost });
  renderPiece(<Check />);
  expect(await screen.findByText('The company’s credit could not be loaded.')).toBeDefined();
});
