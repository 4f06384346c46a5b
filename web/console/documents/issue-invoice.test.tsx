import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { invoiceRow } from '#web/gallery/fixtures.ts';
import { lost, refusal } from '#web/server-for-tests.ts';
import { dismissToast, shownToasts } from '#web/ui/overlays/toast.ts';
import { NUMBER, openDocuments, UNBILLED } from './shipment-documents-for-tests.tsx';

beforeEach(() => {
  for (const { id } of shownToasts()) dismissToast(id);
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const billingOf = (invoice: ReturnType<typeof invoiceRow>) => ({
  invoice,
  invoices: [invoice],
  unbilled: null,
});

const priced = (price_status: string) => ({
  'tracking.details': () => ({
    client: { full_name: 'Helen Brandt', company_name: 'Brandt Imports', email: null },
    price_status,
  }),
});

test('an invoice that can be issued says that the company’s payment terms set its due date', async () => {
  await openDocuments();
  expect(await screen.findByText(/due by the company’s payment terms, or in 30 days/)).toBeDefined();
});

test('an invoice is issued once it is confirmed how many lines and how much go to whom', async () => {
  const { user, wrote } = await openDocuments(
    {},
    { ...priced('confirmed'), 'invoices.issue': () => ({ number: 'INV-1' }) },
  );
  await user.click(await screen.findByRole('button', { name: 'Issue invoice' }));
  const question = within(screen.getByRole('dialog', { name: 'Issue the invoice' }));
  expect((await question.findByText(/in total/)).textContent).toMatch(
    /^2.lines, \$4,280\.00 in total, to Brandt Imports\./,
  );
  expect(wrote('invoices.issue')).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Issue invoice' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(wrote('invoices.issue')).toEqual([{ tracking_number: NUMBER, confirmed: [] }]);
});

test('an indicative price is confirmed before the invoice is issued; a failure is shown and can be fixed', async () => {
  let fails = true;
  const { user, wrote } = await openDocuments(
    {},
    { ...priced('indicative'), 'invoices.issue': () => (fails ? lost() : { number: 'INV-1' }) },
  );
  await user.click(await screen.findByRole('button', { name: 'Issue invoice' }));
  const question = within(screen.getByRole('dialog', { name: 'Issue the invoice' }));
  const issue = await question.findByRole('button', { name: 'Confirm and issue' });
  await waitFor(() => expect(issue.getAttribute('aria-disabled')).not.toBe('true'));
  await user.click(issue);
  expect(await question.findByText('Confirm the value to issue the document.')).toBeDefined();
  await user.click(question.getByRole('checkbox', { name: /^\$4,280\.00/ }));
  await user.click(issue);
  expect((await question.findByRole('alert')).textContent).toContain('The invoice was not issued.');
  fails = false;
  await user.click(issue);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(wrote('invoices.issue').at(-1)).toEqual({ tracking_number: NUMBER, confirmed: ['price'] });
});

test('on hold, the price of an invoice is confirmed with a reason', async () => {
  const { user, wrote } = await openDocuments(
    {},
    {
      ...priced('indicative'),
      'invoices.issue': ({ credit_reason }: { credit_reason?: string }) => {
        if (!credit_reason) throw refusal('CREDIT_HOLD', 'Enter a reason to continue.');
        return { number: 'INV-1' };
      },
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Issue invoice' }));
  const question = within(screen.getByRole('dialog', { name: 'Issue the invoice' }));
  const issue = await question.findByRole('button', { name: 'Confirm and issue' });
  await waitFor(() => expect(issue.getAttribute('aria-disabled')).not.toBe('true'));
  await user.click(question.getByRole('checkbox', { name: /^\$4,280\.00/ }));
  await user.click(issue);
  await user.type(await question.findByLabelText('Reason to book despite the credit hold'), 'Paid today');
  await user.click(issue);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(wrote('invoices.issue').at(-1)).toEqual({
    tracking_number: NUMBER,
    confirmed: ['price'],
    credit_reason: 'Paid today',
  });
});

test('charges that were added since are invoiced beside the earlier invoice', async () => {
  const { user, wrote } = await openDocuments(
    {},
    {
      ...priced('confirmed'),
      'invoices.ofShipment': () => ({ ...billingOf(invoiceRow({ status: 'Paid' })), unbilled: UNBILLED }),
      'invoices.issue': () => ({ number: 'INV-2' }),
    },
  );
  const item = within(await screen.findByRole('listitem', { name: 'Supplementary invoice' }));
  expect(item.getByText(/^\$4,280\.00 is not invoiced yet/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'INV-2026-000042' })).toBeDefined();
  await user.click(item.getByRole('button', { name: 'Issue supplementary invoice' }));
  const question = within(screen.getByRole('dialog', { name: 'Issue the invoice' }));
  expect((await question.findByText(/in total/)).textContent).toMatch(/^2.lines, \$4,280\.00 in total/);
  await user.click(question.getByRole('button', { name: 'Issue invoice' }));
  await waitFor(() => expect(wrote('invoices.issue')).toEqual([{ tracking_number: NUMBER, confirmed: [] }]));
});

test('an invoice in the list shows its amount and leads to it', async () => {
  await openDocuments({}, { 'invoices.ofShipment': () => billingOf(invoiceRow()) });
  expect(await screen.findByText('$2,760.50')).toBeDefined();
  const item = within(screen.getByRole('listitem', { name: 'Invoice' }));
  expect(item.getByRole('link', { name: 'INV-2026-000042' }).getAttribute('href')).toContain(
    'invoice=INV-2026-000042',
  );
});

test('an invoice that cannot be loaded can be retried', async () => {
  let attempts = 0;
  const { user } = await openDocuments(
    {},
    {
      'invoices.ofShipment': () => {
        attempts += 1;
        return attempts === 1 ? lost() : billingOf(invoiceRow());
      },
    },
  );
  const item = within(screen.getByRole('listitem', { name: 'Invoice' }));
  await user.click(await item.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: 'INV-2026-000042' })).toBeDefined();
});
