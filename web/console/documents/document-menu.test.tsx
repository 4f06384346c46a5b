import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { refusal } from '#web/server-for-tests.ts';
import { dismissToast, shownToasts } from '#web/ui/overlays/toast.ts';
import { ISSUED, openDocuments } from './shipment-documents-for-tests.tsx';

beforeEach(() => {
  for (const { id } of shownToasts()) dismissToast(id);
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

test('a document is voided with a reason', async () => {
  const { user, item, wrote } = await openDocuments({ document: ISSUED }, { 'documents.void': () => ({}) });
  await user.click(item.getByRole('button', { name: /^More/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Void…' }));
  await user.type(await screen.findByRole('textbox', { name: 'Reason' }), 'Wrong weight');
  await user.click(screen.getByRole('button', { name: 'Void' }));
  await waitFor(() =>
    expect(wrote('documents.void')).toEqual([
      { document_number: ISSUED.document_number, reason: 'Wrong weight' },
    ]),
  );
});

test('the surrender of an issued bill is recorded with its day, today where the reader is', async () => {
  vi.stubEnv('TZ', 'America/Los_Angeles');
  vi.useFakeTimers({ now: new Date('2026-11-22T03:00:00Z'), toFake: ['Date'] });
  onTestFinished(() => {
    vi.unstubAllEnvs();
    vi.useRealTimers();
  });
  const { user, item, wrote } = await openDocuments(
    { document_type: 'bill_of_lading', release: 'original', document: ISSUED },
    {
      'documents.surrender': () => {
        throw refusal('SURRENDER_DATE', 'The day of the surrender is in the future.');
      },
    },
  );
  await user.click(item.getByRole('button', { name: /^More/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Record surrender…' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Record surrender' }));
  await waitFor(() =>
    expect(wrote('documents.surrender')).toEqual([
      { document_number: ISSUED.document_number, surrendered_on: '2026-11-21' },
    ]),
  );
  expect(await dialog.findByText('The day of the surrender is in the future.')).toBeDefined();
  expect(dialog.getByLabelText('Surrendered on').getAttribute('aria-invalid')).toBe('true');
});

test.each([
  ['original', 'Record this once the consignee has presented an original.'],
  ['telex', 'Record this once the shipper has returned all originals at origin.'],
] as const)('by %s, the dialog says what must have happened first', async (release, stated) => {
  const { user, item } = await openDocuments({
    document_type: 'bill_of_lading',
    release,
    document: ISSUED,
  });
  await user.click(item.getByRole('button', { name: /^More/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Record surrender…' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(stated, { exact: false })).toBeDefined();
});

test.each([
  ['original', 'Originals surrendered on'],
  ['telex', 'Originals surrendered at origin for telex release on'],
] as const)(
  'a surrendered bill released by %s says so and cannot be surrendered again',
  async (release, stated) => {
    const { user, item } = await openDocuments({
      document_type: 'bill_of_lading',
      release,
      document: { ...ISSUED, surrendered_on: '2026-11-21' },
    });
    expect(item.getByText('Surrendered')).toBeDefined();
    expect(item.getByText(stated, { exact: false })).toBeDefined();
    await user.click(item.getByRole('button', { name: /^More/ }));
    expect(screen.queryByRole('menuitem', { name: 'Record surrender…' })).toBeNull();
  },
);

test('a sea waybill bears its name and has no originals to surrender', async () => {
  const { user, item } = await openDocuments(
    { document_type: 'bill_of_lading', name: 'Sea waybill', release: 'sea_waybill', document: ISSUED },
    {},
  );
  await user.click(item.getByRole('button', { name: 'More for Sea waybill' }));
  expect(screen.queryByRole('menuitem', { name: 'Record surrender…' })).toBeNull();
});

test('the verification link is copied, or shown where the clipboard is denied', async () => {
  const { user, item } = await openDocuments({ document: ISSUED });
  const copy = async () => {
    await user.click(item.getByRole('button', { name: /^More/ }));
    await user.click(screen.getByRole('menuitem', { name: 'Copy verification link' }));
  };
  await copy();
  await waitFor(() => expect(shownToasts()).toMatchObject([{ title: 'Verification link copied' }]));
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await copy();
  await waitFor(() =>
    expect(shownToasts().map(({ title }) => title)).toContain('Copy the verification link manually'),
  );
});
