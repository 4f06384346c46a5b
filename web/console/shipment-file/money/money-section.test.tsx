import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Charge } from '#contract/charges.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { lost, serve } from '#web/server-for-tests.ts';
import { MoneySection } from './money-section.tsx';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const usd = (amount: number) => ({ amount, currency: 'USD' });
const charge = (change: Partial<Charge>): Charge => ({
  number: 0,
  charge_code: 'FRT',
  description: 'Freight',
  side: 'sell',
  basis: 'flat',
  quantity: 1,
  rate: usd(4280_00),
  amount: usd(4280_00),
  converted: usd(4280_00),
  exchange: null,
  tariff: null,
  status: 'estimated',
  reason: '',
  vat: null,
  ...change,
});
const THC = charge({
  number: 1,
  description: 'Terminal handling',
  side: 'buy',
  basis: 'container',
  quantity: 2,
  rate: { amount: 245_00, currency: 'EUR' },
  amount: { amount: 490_00, currency: 'EUR' },
  converted: usd(531_65),
  exchange: { from: 'EUR', to: 'USD', rate: '1.085', date: '2026-11-20' },
});
const LISTED = {
  'charges.list': ({ side }: { side: string }) =>
    side === 'buy'
      ? { charges: [THC], total: usd(531_65), margin: usd(3748_35) }
      : {
          charges: [charge({}), charge({ number: null, description: 'Adjustment as agreed' })],
          total: usd(4280_00),
          margin: usd(3748_35),
        },
  'charges.profit': () => ({
    revenue: { estimated: usd(4280_00), actual: usd(0), accrued: usd(4280_00) },
    cost: { estimated: usd(531_65), actual: usd(600_00), accrued: usd(20_00) },
    profit: { estimated: usd(3748_35), actual: usd(-600_00), accrued: usd(4260_00) },
  }),
  'rates.chargeCodes': () => ({
    charge_codes: [
      { code: 'DOC', name: 'Documentation', category: 'surcharge', tax_category: 'zero', position: 1 },
    ],
  }),
};

test('revenue, expected cost and margin are shown with the charges behind them', async () => {
  const calls = serve({ ...LISTED, 'charges.setStatus': () => charge({ status: 'approved' }) });
  const { user } = renderPiece(<MoneySection tracking_number="GS123456789" />);
  const table = within(await screen.findByRole('table', { name: 'Charges' }));
  expect(screen.getByText(/Revenue/).textContent).toBe(
    'Revenue $4,280.00, expected cost $531.65, margin $3,748.35.',
  );
  const [, freight, adjustment, handling] = table.getAllByRole('row');
  expect(freight?.textContent).toMatch(/Freight.*Sell.*Flat.*\$4,280\.00.*Estimated/);
  expect(handling?.textContent).toMatch(/Buy.*2 × €245\.00.*€490\.00 = \$531\.65 \(1\.085 of Nov 20, 2026\)/);
  expect(within(adjustment as HTMLElement).queryByRole('button')).toBeNull();
  await user.click(table.getByRole('button', { name: 'Approve Terminal handling' }));
  await waitFor(() =>
    expect(calls.find(({ operation }) => operation === 'charges.setStatus')?.input).toMatchObject({
      tracking_number: 'GS123456789',
      number: 1,
      status: 'approved',
    }),
  );
  const cells = within(handling as HTMLElement).getAllByRole('cell');
  await waitFor(() => expect(document.activeElement?.tagName).toBe('SPAN'));
  expect(document.activeElement?.closest('td')).toBe(cells.at(-1));
});

test('while a charge is changed, its button is busy and keeps the focus, and no other one is changed', async () => {
  const calls = serve({ ...LISTED, 'charges.setStatus': () => new Promise(() => {}) });
  const { user } = renderPiece(<MoneySection tracking_number="GS123456789" />);
  const approve = await screen.findByRole<HTMLButtonElement>('button', {
    name: 'Approve Terminal handling',
  });
  const other = screen.getByRole<HTMLButtonElement>('button', { name: 'Approve Freight' });
  await user.click(approve);
  await waitFor(() => expect(approve.getAttribute('aria-busy')).toBe('true'));
  expect([approve.disabled, document.activeElement]).toEqual([false, approve]);
  expect([other.getAttribute('aria-busy'), other.getAttribute('aria-disabled')]).toEqual([null, 'true']);
  await user.click(other);
  expect(calls.filter(({ operation }) => operation === 'charges.setStatus')).toHaveLength(1);
});

test('a charge is added with its reason, in minor units of its currency', async () => {
  const calls = serve({ ...LISTED, 'charges.add': () => charge({}) });
  const { user } = renderPiece(<MoneySection tracking_number="GS123456789" />);
  await user.click(screen.getByRole('button', { name: 'Add charge' }));
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findAllByText('Enter the reason.')).not.toHaveLength(0);
  await user.type(screen.getByRole('textbox', { name: 'Rate' }), '4,500');
  await user.clear(screen.getByRole('textbox', { name: 'Currency' }));
  await user.type(screen.getByRole('textbox', { name: 'Currency' }), 'JPY');
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Certificate');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() =>
    expect(calls.find(({ operation }) => operation === 'charges.add')?.input).toMatchObject({
      charge_code: 'DOC',
      side: 'sell',
      quantity: 1,
      rate: { amount: 4500, currency: 'JPY' },
      reason: 'Certificate',
    }),
  );
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Reason' })).toBeNull());
});

test('the VAT of a sell charge can be chosen, with its reason', async () => {
  const calls = serve({ ...LISTED, 'charges.add': () => charge({}) });
  const { user } = renderPiece(<MoneySection tracking_number="GS123456789" />);
  await user.click(screen.getByRole('button', { name: 'Add charge' }));
  await user.type(screen.getByRole('textbox', { name: 'Rate' }), '45');
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Insured since');
  await user.selectOptions(screen.getByRole('combobox', { name: 'VAT' }), 'Exempt');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findAllByText('Enter the reason that invoices state.')).not.toHaveLength(0);
  await user.type(screen.getByRole('textbox', { name: 'Note on invoices' }), 'Insurance');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() =>
    expect(calls.find(({ operation }) => operation === 'charges.add')?.input).toMatchObject({
      vat: { category: 'E', rate: 0, note: 'Insurance' },
    }),
  );
});

test('the profit has estimated, billed, accrued and total figures', async () => {
  serve(LISTED);
  renderPiece(<MoneySection tracking_number="GS123456789" />);
  const rows = within(await screen.findByRole('table', { name: 'Profit' })).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'ProfitEstimatedActualAccruedTotal',
    expect.stringMatching(/Revenue.*\$4,280\.00.*\$0\.00.*\$4,280\.00.*\$4,280\.00$/),
    expect.stringMatching(/Cost.*\$531\.65.*\$600\.00.*\$20\.00.*\$620\.00$/),
    expect.stringMatching(/Profit.*\$3,748\.35.*\$600\.00.*\$4,260\.00.*\$3,660\.00$/),
  ]);
});

test('a billed cost links to its supplier bill, says what was expected, and is reversed only there', async () => {
  const supplier_bill = {
    id: '01900000-0000-7000-8000-0000000000e1',
    number: 'INV-7',
    expected: usd(500_00),
  };
  const billed = charge({ number: 2, side: 'buy', status: 'billed', amount: usd(600_00), supplier_bill });
  serve({
    ...LISTED,
    'charges.list': ({ side }: { side: string }) => ({
      charges: side === 'buy' ? [billed] : [],
      total: usd(600_00),
    }),
  });
  renderPiece(<MoneySection tracking_number="GS123456789" />);
  const table = within(await screen.findByRole('table', { name: 'Charges' }));
  expect(table.getByRole('link', { name: 'INV-7' }).getAttribute('href')).toBe(
    `/admin/supplier-bills?bill=${supplier_bill.id}`,
  );
  expect(table.getByText('Expected $500.00')).toBeDefined();
  expect(table.queryByRole('button', { name: /Reverse/ })).toBeNull();
});

test('when the charges cannot be loaded, they can be loaded again', async () => {
  serve({ 'charges.list': lost });
  renderPiece(<MoneySection tracking_number="GS123456789" />);
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeDefined();
});
