import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CUSTOMER } from '#web/gallery/customer-fixtures.ts';
import { hoursAgo } from '#web/gallery/fixtures.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { lost, refusal, serve } from '#web/server-for-tests.ts';
import { OwnRecords } from './own-records.tsx';

const NUMBER = 'GS104588210';
const DOCUMENT = {
  id: '01900000-0000-7000-8000-000000000001',
  document_type: 'bill_of_lading',
  name: 'Bill of lading',
  document_number: 'BILL_OF_LADING-1795414705021',
  tracking_number: NUMBER,
  status: 'issued',
  version: 1,
  created_at: hoursAgo(30),
  issued_at: hoursAgo(20),
};
const INVOICE = {
  number: 'INV-2026-00012',
  tracking_number: NUMBER,
  amount_cents: 276_050,
  currency: 'USD',
  status: 'Overdue',
  issued_at: hoursAgo(900),
  due_at: hoursAgo(100),
  paid_at: null,
  voided_at: null,
};

function show(documents: object[], invoices: object[]) {
  const calls = serve({
    'people.session': () => CUSTOMER,
    'documents.mine': () => ({ documents, next: null }),
    'invoices.mine': () => ({ invoices, next: null }),
  });
  renderPiece(<OwnRecords tracking_number={NUMBER} />);
  return calls;
}

const section = async (name: string) => within(await screen.findByRole('region', { name }));

test('lists the documents and invoices of this shipment only', async () => {
  const calls = show([DOCUMENT], [INVOICE]);
  const documents = await section('Documents');
  const item = await documents.findByRole('listitem');
  expect(item.textContent).toMatch(/^Bill of Lading/i);
  expect(item.textContent).toContain(DOCUMENT.document_number);
  expect(within(item).getByRole('link', { name: `Download ${DOCUMENT.document_number}` })).toBeDefined();
  const invoices = await section('Invoices');
  expect((await invoices.findByRole('listitem')).textContent).toMatch(/^\$2,760\.50overdueINV-2026-00012/i);
  const lists = calls.filter(({ operation }) => operation !== 'people.session');
  expect(lists.map(({ input }) => input)).toEqual([
    { shipment: NUMBER, limit: 6 },
    { shipment: NUMBER, limit: 6 },
  ]);
});

test.each([
  [['view', 'book'], 1],
  [['view', 'money'], 0],
])('%j: books again only with the permission', async (permissions, count) => {
  const calls = serve({
    'people.session': () => ({ ...CUSTOMER, permissions }),
    'documents.mine': () => ({ documents: [], next: null }),
  });
  renderPiece(<OwnRecords tracking_number={NUMBER} seesInvoices={false} />);
  await screen.findByText(/^No shipping documents yet/);
  await waitFor(() => expect(calls.map(({ operation }) => operation)).toContain('people.session'));
  await waitFor(() => expect(screen.queryAllByRole('link', { name: 'Book again' })).toHaveLength(count));
});

test('says what there is not yet', async () => {
  show([], []);
  expect(await screen.findByText(/^No shipping documents yet/)).toBeDefined();
  expect(await screen.findByText('Not invoiced yet.')).toBeDefined();
});

test('leads to all documents and to booking again', async () => {
  show([], []);
  expect((await screen.findByRole('link', { name: 'All documents' })).getAttribute('href')).toBe(
    `/customer-portal?tab=documents&shipment=${NUMBER}`,
  );
  expect((await screen.findByRole('link', { name: 'Book again' })).getAttribute('href')).toBe(
    `/create-shipment?again=${NUMBER}`,
  );
});

test('the booking confirmation is there before any document', async () => {
  show([], []);
  const link = await screen.findByRole('link', { name: 'Booking confirmation (PDF)' });
  expect(link.getAttribute('href')).toBe(`/api/shipments/${NUMBER}/booking-confirmation.pdf`);
});

test('a booking confirmation that is not there can be tried again', async () => {
  const calls = serve({
    'documents.mine': () => ({ documents: [], next: null }),
    'invoices.mine': () => ({ invoices: [], next: null }),
    'documents.bookingConfirmation': () => {
      throw refusal('NOT_FOUND', 'No such shipment.', 404);
    },
  });
  const { user } = renderPiece(<OwnRecords tracking_number={NUMBER} />);
  await user.click(await screen.findByRole('link', { name: 'Booking confirmation (PDF)' }));
  expect(await screen.findByRole('link', { name: 'Try again' })).toBeDefined();
  expect(calls.at(-1)?.input).toEqual({ tracking_number: NUMBER });
});

test('each list fails on its own', async () => {
  serve({
    'documents.mine': lost,
    'invoices.mine': () => ({ invoices: [INVOICE], next: null }),
  });
  renderPiece(<OwnRecords tracking_number={NUMBER} />);
  expect(await (await section('Documents')).findByRole('button', { name: /retry/i })).toBeDefined();
  expect(await (await section('Invoices')).findByRole('listitem')).toBeDefined();
});
