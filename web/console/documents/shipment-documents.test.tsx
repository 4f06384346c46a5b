import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { setOnline } from '#web/browser-for-tests.ts';
import { publish } from '#web/live-for-tests.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { lost, refusal, serve } from '#web/server-for-tests.ts';
import { dismissToast, shownToasts } from '#web/ui/overlays/toast.ts';
import { ShipmentDocuments } from './shipment-documents.tsx';
import {
  DRAFT,
  disabled,
  entry,
  ISSUED,
  NUMBER,
  openDocuments,
  SHIPMENT,
} from './shipment-documents-for-tests.tsx';

beforeEach(() => {
  for (const { id } of shownToasts()) dismissToast(id);
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

test('a type without a document can be generated', async () => {
  const { user, item, wrote } = await openDocuments(
    {},
    { 'documents.generate': () => ({ document_number: DRAFT.document_number }) },
  );
  expect(item.getByText('No current document')).toBeDefined();
  await user.click(item.getByRole('button', { name: /^Generate/ }));
  await waitFor(() => expect(shownToasts()).toHaveLength(1));
  expect(wrote('documents.generate')).toEqual([
    { tracking_number: NUMBER, document_type: 'packing_list', replaces: null },
  ]);
});

test('a type that does not apply says why, and cannot be generated', async () => {
  const { item } = await openDocuments({ not_applicable_reason: 'Only for shipments by air.' });
  const generate = item.getByRole('button', {
    name: /^Generate/,
    description: 'Only for shipments by air.',
  });
  expect(disabled(generate)).toBe(true);
});

test('a failed generation says so beside its button', async () => {
  const { user, item } = await openDocuments({}, { 'documents.generate': lost });
  await user.click(item.getByRole('button', { name: /^Generate/ }));
  expect((await item.findByRole('alert')).textContent).toMatch(/try again/i);
  expect(shownToasts()).toMatchObject([{ description: 'Failed to generate document' }]);
});

test('a document shows number, status, version, time and author', async () => {
  const { item } = await openDocuments({ document: ISSUED });
  for (const text of [ISSUED.document_number, 'Issued', 'Version 1'])
    expect(item.getByText(text)).toBeDefined();
  expect(item.getByText(/, Ben Ott$/)).toBeDefined();
});

test('what a colleague issues appears, without a scroll', async () => {
  let document: typeof ISSUED | null = null;
  await openDocuments(
    {},
    { 'documents.ofShipment': () => ({ ...SHIPMENT, documents: [entry({ document })] }) },
  );
  document = ISSUED;
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  onTestFinished(() => focus.mockRestore());
  act(() => publish('fleet', { event: 'documents_changed', data: { tracking_number: NUMBER } }));
  expect(await screen.findByText(ISSUED.document_number)).toBeDefined();
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
});

test('a signature is shown with its body and reference', async () => {
  const signature = { body: 'Chamber of Commerce', reference: 'CC-7', signed_on: '2026-11-19' };
  const { item } = await openDocuments({ document: { ...ISSUED, signature } });
  expect(item.getByText(/^Signed by Chamber of Commerce, CC-7, on/)).toBeDefined();
});

test('a current document is replaced only after the question', async () => {
  const { user, item, wrote } = await openDocuments(
    { document: ISSUED },
    { 'documents.generate': () => ({ document_number: 'PL-GS104588210-2026-002' }) },
  );
  await user.click(item.getByRole('button', { name: /^Generate again/ }));
  await user.click(screen.getByRole('button', { name: 'Keep current document' }));
  expect(wrote('documents.generate')).toEqual([]);
  await user.click(item.getByRole('button', { name: /^Generate again/ }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Generate again' }));
  await waitFor(() =>
    expect(wrote('documents.generate')).toMatchObject([{ replaces: ISSUED.document_number }]),
  );
});

test.each([
  ['a draft', DRAFT, [{ role: 'consignee', email: 'ada@buyer.example' }], /^Issuing sends it to ada@buyer/],
  ['an issued one', ISSUED, [{ role: 'notify_party', email: 'ada@broker.example' }], /\(notify party\)$/],
  ['a draft without addresses', DRAFT, [], /^Only the customer gets it: add an e-mail address/],
  ['an issued one without addresses', ISSUED, [], /^Sent to the customer only/],
] as const)('an arrival notice says who gets it: %s', async (_, document, recipients, stated) => {
  const { item } = await openDocuments({
    document_type: 'arrival_notice',
    name: 'Arrival notice',
    document,
    recipients: [...recipients],
  });
  expect(item.getByText(stated)).toBeDefined();
});

test('offline, documents can be read but not changed', async () => {
  const { item } = await openDocuments({ document: DRAFT });
  act(() => setOnline(false));
  expect(disabled(item.getByRole('button', { name: /^Issue/ }))).toBe(true);
  expect(disabled(item.getByRole('button', { name: /^Generate again/ }))).toBe(true);
  expect(disabled(item.getByRole('button', { name: /^View or print/ }))).toBe(false);
});

test('warnings are shown above the documents', async () => {
  await openDocuments({}, {}, ['The consignee has no tax number.']);
  expect(screen.getByText('The consignee has no tax number.')).toBeDefined();
});

test('an unknown shipment asks for another number, and checks it', async () => {
  serve({
    'documents.ofShipment': () => {
      throw refusal('NOT_FOUND', 'No such shipment.', 404);
    },
  });
  const onSelect = vi.fn();
  const { user } = renderPiece(<ShipmentDocuments number="GS000000000" onSelect={onSelect} />);
  const field = await screen.findByRole('textbox');
  const select = screen.getByRole('button', { name: 'Select' });
  for (const [typed, problem] of [
    ['', 'Please enter a tracking number'],
    ['Rotterdam', 'A tracking number looks like GS123456789'],
    ['GS123456780', 'Check the number: its check digit doesn’t match'],
  ] as const) {
    await user.clear(field);
    if (typed) await user.type(field, typed);
    await user.click(select);
    expect(screen.getByText(problem)).toBeDefined();
  }
  await user.clear(field);
  await user.type(field, 'gs 123 456 789');
  await user.click(select);
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('GS123456789');
});
