import { ORPCError } from '@orpc/client';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { NOW } from '#web/gallery/fixtures.ts';
import { FOUND, INVOICE_RESPONSES, OPEN, OVERDUE, usd } from '#web/gallery/invoice-fixtures.ts';
import { refusal } from '#web/server-for-tests.ts';
import { dismissToast, shownToasts } from '#web/ui/overlays/toast.ts';
import { openInvoices, type Responses, row } from './staff-invoices-for-tests.tsx';

beforeEach(() => {
  for (const { id } of shownToasts()) dismissToast(id);
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const open = (responses: Responses = {}, at?: string) =>
  openInvoices({ ...INVOICE_RESPONSES, ...responses }, at);

test('an invoice is voided with a reason, which is required', async () => {
  const { user, calls } = open({ 'invoices.void': () => ({}) });
  await user.click(within(await row(OPEN.number)).getByRole('button', { name: /^More for invoice/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Void…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Void the invoice?' }));
  await user.click(dialog.getByRole('button', { name: 'Void' }));
  const reason = dialog.getByRole('textbox', { name: 'Reason' });
  expect(reason.getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(reason));
  await user.type(reason, 'Wrong client');
  await user.click(dialog.getByRole('button', { name: 'Void' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.find(({ operation }) => operation === 'invoices.void')?.input).toEqual({
    number: OPEN.number,
    reason: 'Wrong client',
  });
  expect(shownToasts()).toMatchObject([{ title: 'Voided', description: `Invoice ${OPEN.number}` }]);
});

test('a payment reminder is sent by hand', async () => {
  const { user, calls } = open({
    'invoices.sendPaymentReminder': () => ({
      number: OVERDUE.number,
      level: 2,
      name: 'Second reminder',
      sent_at: new Date(),
      recipients: 1,
    }),
  });
  await user.click(within(await row(OVERDUE.number)).getByRole('button', { name: /^More for invoice/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Send payment reminder…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send a payment reminder?' }));
  await user.click(dialog.getByRole('button', { name: 'Send reminder' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.find(({ operation }) => operation === 'invoices.sendPaymentReminder')?.input).toEqual({
    number: OVERDUE.number,
  });
  expect(shownToasts()).toMatchObject([
    { title: 'Payment Reminder Sent', description: `Second reminder for ${OVERDUE.number}` },
  ]);
});

test('a payment reminder that cannot be sent says why', async () => {
  const message = 'All payment reminders of this invoice have been sent. Call the client.';
  const { user } = open({
    'invoices.sendPaymentReminder': () => {
      throw refusal('ALL_LEVELS_SENT', message);
    },
  });
  await user.click(within(await row(OVERDUE.number)).getByRole('button', { name: /^More for invoice/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Send payment reminder…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send a payment reminder?' }));
  await user.click(dialog.getByRole('button', { name: 'Send reminder' }));
  expect(await dialog.findByText(message)).toBeDefined();
});

test('an invoice is marked as disputed with a reason, which is required', async () => {
  const { user, calls } = open({
    'invoices.setDispute': () => ({ number: OPEN.number, disputed_at: new Date() }),
  });
  await user.click(within(await row(OPEN.number)).getByRole('button', { name: /^More for invoice/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Mark as disputed…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Is this invoice disputed?' }));
  await user.click(dialog.getByRole('button', { name: 'Mark as disputed' }));
  const reason = dialog.getByRole('textbox', { name: 'Reason' });
  await waitFor(() => expect(document.activeElement).toBe(reason));
  await user.type(reason, 'Wrong weight');
  await user.click(dialog.getByRole('button', { name: 'Mark as disputed' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.find(({ operation }) => operation === 'invoices.setDispute')?.input).toEqual({
    number: OPEN.number,
    disputed: true,
    from: null,
    reason: 'Wrong weight',
  });
});

describe('a credit note', () => {
  async function openDialog(found = FOUND, answer: () => unknown = () => ({ number: 'CN-2026-00001' })) {
    const opened = open({ 'invoices.find': () => found, 'invoices.credit': answer });
    await opened.user.click(
      within(await row(OPEN.number)).getByRole('button', { name: /^More for invoice/ }),
    );
    await opened.user.click(screen.getByRole('menuitem', { name: 'Credit…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Issue a credit note' }));
    await dialog.findByRole('radio', { name: /^The whole invoice/ });
    const sent = () => opened.calls.find(({ operation }) => operation === 'invoices.credit')?.input;
    return { ...opened, dialog, sent };
  }

  test('of the whole invoice needs a reason only', async () => {
    const { user, dialog, sent } = await openDialog();
    await user.click(dialog.getByRole('button', { name: 'Issue credit note' }));
    const reason = dialog.getByRole('textbox', { name: 'Reason' });
    await waitFor(() => expect(document.activeElement).toBe(reason));
    await user.type(reason, 'Wrong rate');
    await user.click(dialog.getByRole('button', { name: 'Issue credit note' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent()).toEqual({ number: OPEN.number, reason: 'Wrong rate', billable: false });
    expect(shownToasts()).toMatchObject([
      { title: 'Credit note issued', description: `CN-2026-00001 for invoice ${OPEN.number}` },
    ]);
  });

  test('of some lines states their amounts, each at most what is left', async () => {
    const { user, dialog, sent } = await openDialog();
    await user.click(dialog.getByRole('radio', { name: /^Some lines/ }));
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Agreed');
    await user.click(dialog.getByRole('button', { name: 'Issue credit note' }));
    expect(await dialog.findByText('Enter the amount of at least one line.')).toBeDefined();
    // The field gets the focus in the next frame, which would interrupt the typing.
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true'));
    const customs = dialog.getByRole('textbox', { name: /^Customs clearance/ });
    await user.type(customs, '260.51');
    await user.click(dialog.getByRole('button', { name: 'Issue credit note' }));
    expect(await dialog.findByText('Enter an amount up to $260.50.')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(customs));
    await user.clear(customs);
    await user.type(customs, '60.50');
    await user.click(dialog.getByRole('radio', { name: /^Invoice it again/ }));
    await user.click(dialog.getByRole('button', { name: 'Issue credit note' }));
    await waitFor(() =>
      expect(sent()).toEqual({
        number: OPEN.number,
        reason: 'Agreed',
        billable: true,
        lines: [{ line: 2, amount: usd(60_50) }],
      }),
    );
  });

  test('that the server refuses says so at the line', async () => {
    const { user, dialog } = await openDialog(FOUND, () => {
      throw new ORPCError('UNPROCESSABLE_CONTENT', {
        status: 422,
        message: 'Some fields are invalid.',
        data: { issues: [{ path: 'lines.0.amount', message: 'Enter an amount up to $10.00.' }] },
      });
    });
    await user.click(dialog.getByRole('radio', { name: /^Some lines/ }));
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Agreed');
    const customs = dialog.getByRole('textbox', { name: /^Customs clearance/ });
    await user.type(customs, '60.50');
    await user.click(dialog.getByRole('button', { name: 'Issue credit note' }));
    expect(await dialog.findByText('Enter an amount up to $10.00.')).toBeDefined();
    expect(customs.getAttribute('aria-invalid')).toBe('true');
  });
});

test('Keep it leaves the invoice alone', async () => {
  const { user, calls } = open();
  await user.click(within(await row(OPEN.number)).getByRole('button', { name: /^More for invoice/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Void…' }));
  await user.click(await screen.findByRole('button', { name: 'Keep it' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(calls.filter(({ operation }) => operation === 'invoices.void')).toEqual([]);
});
