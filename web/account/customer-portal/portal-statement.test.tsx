import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ORGANISATION } from '#web/gallery/customer-fixtures.ts';
import { invoiceRow } from '#web/gallery/fixtures.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { serve } from '#web/server-for-tests.ts';
import { Invoices } from './invoices.tsx';

test('the list of invoices leads to the statement of the own company, and back', async () => {
  const calls = serve({
    'invoices.mine': () => ({ invoices: [invoiceRow()], next: null }),
    'organisations.own': () => ORGANISATION,
    'invoices.statement': () => ({ name: 'Own', from: '2026-08-22', to: '2026-11-20', accounts: [] }),
  });
  const { user, address } = renderPiece(<Invoices />, { at: '/customer-portal?tab=invoices' });
  await user.click(await screen.findByRole('link', { name: 'Statement of account' }));
  expect(await screen.findByRole('heading', { name: 'Statement of account' })).toBeDefined();
  expect(await screen.findByText(/^Nothing was invoiced or paid/)).toBeDefined();
  expect(calls.find(({ operation }) => operation === 'invoices.statement')?.input).toMatchObject({
    id: ORGANISATION.id,
  });
  await user.click(screen.getByRole('link', { name: 'Invoices' }));
  expect(address()).toBe('/customer-portal?tab=invoices');
});
