import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { dismissToast, shownToasts } from '#web/ui/overlays/toast.ts';
import { DRAFT, disabled, ISSUED, openDocuments } from '../shipment-documents-for-tests.tsx';

beforeEach(() => {
  for (const { id } of shownToasts()) dismissToast(id);
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

test('only a draft is issued', async () => {
  const { item } = await openDocuments({ document: ISSUED });
  expect(item.queryByRole('button', { name: /^Issue/ })).toBeNull();
});

test('a complete draft is issued', async () => {
  const { user, item, wrote } = await openDocuments(
    { document: DRAFT },
    { 'documents.issue': () => ({ document_number: DRAFT.document_number }) },
  );
  await user.click(item.getByRole('button', { name: /^Issue/ }));
  await waitFor(() => expect(wrote('documents.issue')).toHaveLength(1));
  expect(wrote('documents.issue')[0]).toMatchObject({
    document_number: DRAFT.document_number,
    confirmed: [],
  });
});

test.each([
  ['missing details', { missing: [{ field: 'consignee_name', label: 'the consignee’s name' }] }],
  ['a reason against it', { refusal: 'The carrier has not confirmed.' }],
])('a draft with %s cannot be issued, and says why', async (_, change) => {
  const { item } = await openDocuments({ document: DRAFT, ...change });
  expect(disabled(item.getByRole('button', { name: /^Issue/ }))).toBe(true);
  expect(item.getByText(/is required before it can be issued|The carrier has not confirmed/)).toBeDefined();
});

test('proposed values are confirmed one by one before the draft is issued', async () => {
  const { user, item, wrote } = await openDocuments(
    {
      document: DRAFT,
      unconfirmed: [
        { field: 'marks', label: 'Marks', value: 'N/M' },
        { field: 'packages', label: 'Packages', value: 40 },
      ],
    },
    { 'documents.issue': () => ({ document_number: DRAFT.document_number }) },
  );
  await user.click(item.getByRole('button', { name: /^Issue/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'Issue the packing list' }));
  await user.click(dialog.getByRole('checkbox', { name: /^N\/M/ }));
  await user.click(dialog.getByRole('button', { name: 'Issue' }));
  expect(dialog.getByText('Confirm the value to issue the document.')).toBeDefined();
  expect(wrote('documents.issue')).toEqual([]);
  await user.click(dialog.getByRole('checkbox', { name: /^40/ }));
  await user.click(dialog.getByRole('button', { name: 'Issue' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(wrote('documents.issue')).toMatchObject([{ confirmed: ['marks', 'packages'] }]);
});

test('cargo over capacity needs a reason', async () => {
  const { user, item, wrote } = await openDocuments(
    { document: DRAFT, over_capacity: '31 t in a container for 28 t.' },
    { 'documents.issue': () => ({ document_number: DRAFT.document_number }) },
  );
  await user.click(item.getByRole('button', { name: /^Issue/ }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Issue' }));
  const reason = dialog.getByRole('textbox', { name: 'Reason for exceeding capacity' });
  expect(reason.getAttribute('aria-invalid')).toBe('true');
  await user.type(reason, ' Weighed twice ');
  await user.click(dialog.getByRole('button', { name: 'Issue' }));
  await waitFor(() => expect(wrote('documents.issue')).toMatchObject([{ capacity_reason: 'Weighed twice' }]));
});

test('a document of another body is issued with its signature', async () => {
  const { user, item, wrote } = await openDocuments(
    { document: DRAFT, issuing_body: 'a chamber of commerce' },
    { 'documents.issue': () => ({ document_number: DRAFT.document_number }) },
  );
  expect(item.getByText('Draft until a chamber of commerce signs.')).toBeDefined();
  await user.click(item.getByRole('button', { name: /^Issue/ }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Issue' }));
  const body = dialog.getByRole('textbox', { name: 'Signed by' });
  expect(body.getAttribute('aria-invalid')).toBe('true');
  await user.type(body, 'Chamber of Shanghai');
  await user.keyboard('{Escape}');
  expect(dialog.getByText('You have unsaved changes. Discard them?')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Keep editing' }));
  await user.click(dialog.getByRole('button', { name: 'Issue' }));
  await waitFor(() =>
    expect(wrote('documents.issue')).toMatchObject([{ signature: { body: 'Chamber of Shanghai' } }]),
  );
});
