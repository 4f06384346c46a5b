import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { CUSTOMER } from '#web/gallery/customer-fixtures.ts';
import { hoursAgo, invoiceRow, LATE, NOW, shipmentRow } from '#web/gallery/fixtures.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { lost, refusal, serve } from '#web/server-for-tests.ts';
import { PortalBadge } from '#web/status/portal-badge.tsx';
import { dismissToast, shownToasts } from '#web/ui/overlays/toast.ts';
import { DocumentTable } from './document-table.tsx';
import { InvoiceTable } from './invoice-table.tsx';
import { Invoices } from './invoices.tsx';
import { PortalShipment } from './portal-shipment.tsx';
import { PortalShipments } from './portal-shipments.tsx';

const saved: string[] = [];
beforeEach(() => {
  for (const { id } of shownToasts()) dismissToast(id);
  saved.length = 0;
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => {};
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});

const pdf = () => new File(['%PDF'], 'file.pdf', { type: 'application/pdf' });
const document = (change = {}) => ({
  id: '01900000-0000-7000-8000-00000000000e',
  document_type: 'bill_of_lading' as const,
  name: 'Bill of lading',
  surrendered_on: null,
  document_number: 'BOL-GS104588210-2026-001',
  tracking_number: 'GS104588210',
  status: 'issued' as const,
  version: 2,
  created_at: hoursAgo(48),
  issued_at: hoursAgo(24),
  ...change,
});

test('a shipment shows route, progress, delivery and price, and leads to tracking and documents', () => {
  renderPiece(<PortalShipment shipment={shipmentRow()} />);
  expect(screen.getByRole('heading', { name: 'GS104588210' })).toBeDefined();
  expect(screen.getByText('In Transit')).toBeDefined();
  expect(screen.getByText('42%')).toBeDefined();
  expect(screen.getByText('$2,760.50')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Track GS104588210' }).getAttribute('href')).toBe(
    '/track/GS104588210',
  );
  const documents = screen.getByRole('link', { name: 'Documents of GS104588210' }).getAttribute('href');
  expect(new URL(documents ?? '', 'http://x').searchParams.get('shipment')).toBe('GS104588210');
});

test('without the permission to see prices, a shipment has none', () => {
  renderPiece(<PortalShipment shipment={shipmentRow({ cost_cents: null })} />);
  expect(screen.getByRole('listitem').textContent).not.toMatch(/[$€£]/);
});

test.each([
  ['Estimated delivery', {}],
  ['Delivered', { status: 'delivered' as const }],
  ['Estimated delivery', { status: 'delivered' as const, punctuality: null }],
])('the day of a shipment is named “%s”', (label, change) => {
  renderPiece(<PortalShipment shipment={shipmentRow(change)} />);
  expect(screen.getByText(label, { selector: '.text-caption' })).toBeDefined();
});

test('a late shipment says by how many days', () => {
  renderPiece(<PortalShipment shipment={shipmentRow(LATE)} />);
  expect(screen.getByText('3 days late')).toBeDefined();
});

test('a shipment whose estimate for today has passed is due today, not on time', () => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  const due = { estimated_delivery_date: hoursAgo(2), estimated_delivery_day: '2026-11-20' };
  renderPiece(<PortalShipment shipment={shipmentRow(due)} />);
  expect(screen.getByText('Due today')).toBeDefined();
  expect(screen.queryByText('On time')).toBeNull();
});

test('a price that does not bind yet says so', () => {
  renderPiece(<PortalShipment shipment={shipmentRow({ price_status: 'indicative', status: 'pending' })} />);
  expect(screen.getByText('Indicative, we confirm')).toBeDefined();
});

test('without shipments, the portal leads to the first one', async () => {
  serve({
    'people.session': () => CUSTOMER,
    'shipments.mine': () => ({ shipments: [], next: null }),
  });
  renderPiece(<PortalShipments />);
  expect(await screen.findByText('No shipments yet')).toBeDefined();
  expect((await screen.findByRole('link', { name: 'Create Shipment' })).getAttribute('href')).toBe(
    '/create-shipment',
  );
});

test('shipments are loaded page by page, and a failed page can be retried', async () => {
  let attempts = 0;
  serve({
    'shipments.mine': ({ after }: { after?: string }) => {
      if (!after) return { shipments: [shipmentRow()], next: 'cursor' };
      attempts += 1;
      if (attempts === 1) return lost();
      return {
        shipments: [
          shipmentRow({ id: '01900000-0000-7000-8000-00000000000f', tracking_number: 'GS104588228' }),
        ],
        next: null,
      };
    },
  });
  const { user } = renderPiece(<PortalShipments />);
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('More could not be loaded. Try again.')).toBeDefined();
  expect(screen.getByText('GS104588210')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('GS104588228')).toBeDefined();
});

test.each(['Pending', 'Overdue', 'Paid', 'Void'] as const)('an invoice that is %s says so', (status) => {
  renderPiece(<InvoiceTable invoices={[invoiceRow({ status })]} />);
  const [, row] = screen.getAllByRole('row');
  expect(within(row as HTMLElement).getAllByText(status).length).toBeGreaterThan(0);
});

test.each([
  ['Pending', {}, 'Dec 20, 2026'],
  ['Overdue', {}, '1 day overdue'],
  ['Paid', { paid_at: new Date('2026-11-18T12:00:00Z') }, 'Paid Nov 18, 2026'],
  ['Void', { voided_at: new Date('2026-11-19T12:00:00Z') }, 'Voided Nov 19, 2026'],
] as const)('an invoice that is %s shows until when to pay it', (status, times, text) => {
  const due_at = new Date(status === 'Overdue' ? Date.now() - 1_000 : '2026-12-20T12:00:00Z');
  renderPiece(<InvoiceTable invoices={[invoiceRow({ status, due_at, ...times })]} />);
  const cells = within(screen.getAllByRole('row')[1] as HTMLElement).getAllByRole('cell');
  expect(cells[1]?.textContent?.replace(/\s/g, ' ')).toBe(text);
});

test('a credit note is negative and names its invoice; an invoice states what is still due', () => {
  const money = (amount: number) => ({ amount, currency: 'USD' });
  const note = { number: 'CN-1', kind: 'credit_note', status: 'Issued', credits_invoice: 'INV-1' } as const;
  renderPiece(
    <InvoiceTable
      invoices={[
        invoiceRow({ ...note, amount_cents: 30_00 }),
        invoiceRow({ number: 'INV-1', credited: money(30_00), due: money(970_00) }),
        invoiceRow({ number: 'INV-2', status: 'Credited', due: money(0) }),
      ]}
    />,
  );
  expect(screen.getByText('−$30.00')).toBeDefined();
  expect(screen.getAllByText('Credits INV-1').length).toBeGreaterThan(0);
  expect(screen.getByText('$970.00 due')).toBeDefined();
  expect(screen.getAllByText('Nothing due').length).toBeGreaterThan(0);
});

test('an invoice shows its amount in its currency', () => {
  renderPiece(<InvoiceTable invoices={[invoiceRow(), invoiceRow({ number: 'INV-2', currency: 'EUR' })]} />);
  expect(screen.getByText('$2,760.50')).toBeDefined();
  expect(screen.getByText(/€2,760.50|EUR/)).toBeDefined();
});

test('invoices are a table with named columns, and each row is named by its number', () => {
  renderPiece(<InvoiceTable invoices={[invoiceRow()]} />);
  expect(screen.getByRole('table', { name: 'Your invoices, newest first' })).toBeDefined();
  expect(screen.getByRole('rowheader', { name: /INV-2026-000042/ })).toBeDefined();
});

test('an invoice is downloaded under its number', async () => {
  serve({ 'invoices.pdf': pdf });
  const { user } = renderPiece(<InvoiceTable invoices={[invoiceRow()]} />);
  await user.click(screen.getByRole('button', { name: 'Download invoice INV-2026-000042' }));
  await waitFor(() => expect(saved).toEqual(['INV-2026-000042.pdf']));
  expect(shownToasts()).toEqual([]);
});

test('a second press while it is downloaded does nothing', async () => {
  const calls = serve({
    'invoices.pdf': async () => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      return pdf();
    },
  });
  const { user } = renderPiece(<InvoiceTable invoices={[invoiceRow()]} />);
  await user.dblClick(screen.getByRole('button', { name: 'Download invoice INV-2026-000042' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(calls).toHaveLength(1);
});

test('a failed download says why, and the button tries again', async () => {
  let attempts = 0;
  serve({
    'invoices.pdf': () => {
      attempts += 1;
      if (attempts === 1)
        throw refusal('PDF_UNAVAILABLE', 'The PDF could not be made just now. Try again in a moment.', 503);
      return pdf();
    },
  });
  const { user } = renderPiece(<InvoiceTable invoices={[invoiceRow()]} />);
  await user.click(screen.getByRole('button', { name: 'Download invoice INV-2026-000042' }));
  const again = await screen.findByRole('button', { name: 'Try again to download invoice INV-2026-000042' });
  expect(shownToasts()).toMatchObject([
    {
      title: 'Invoice INV-2026-000042 was not downloaded',
      description: 'The PDF could not be made just now. Try again in a moment.',
      variant: 'destructive',
    },
  ]);
  await user.click(again);
  await waitFor(() => expect(saved).toEqual(['INV-2026-000042.pdf']));
});

test('without invoices there is a sentence, not an empty table', async () => {
  serve({ 'invoices.mine': () => ({ invoices: [], next: null }) });
  renderPiece(<Invoices />);
  await waitFor(() => expect(screen.queryByText(/No invoices/)).not.toBeNull());
  expect(screen.queryByRole('table')).toBeNull();
});

test('invoices that could not be loaded can be retried', async () => {
  let attempts = 0;
  serve({
    'invoices.mine': () => {
      attempts += 1;
      return attempts === 1 ? lost() : { invoices: [invoiceRow()], next: null };
    },
  });
  const { user } = renderPiece(<Invoices />);
  expect(await screen.findByText('Your invoices could not be loaded.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: 'View invoice INV-2026-000042' })).toBeDefined();
});

test('an open credit balance is stated above the invoices', async () => {
  const credit_balances = [
    { amount: 150_00, currency: 'USD' },
    { amount: 20_00, currency: 'EUR' },
  ];
  const due = { count: 0, overdue: 0, next_due_at: null, amounts: [], credit_balances };
  serve({
    'invoices.mine': () => ({ invoices: [invoiceRow()], next: null }),
    'portal.attention': () => ({ shipments: null, due, offers: 0, waiting: [] }),
  });
  renderPiece(<Invoices />);
  expect((await screen.findByText(/^Credit balance:/)).textContent).toMatch(/\$150\.00 \+ €20\.00/);
});

test('View All asks for all of them', async () => {
  const calls = serve({ 'invoices.mine': () => ({ invoices: [invoiceRow()], next: 'cursor' }) });
  const { user, address } = renderPiece(<Invoices />, { at: '/customer-portal?tab=invoices' });
  await user.click(await screen.findByRole('link', { name: 'View All' }));
  expect(address()).toContain('show=all');
  const limits = () =>
    calls.flatMap(({ operation, input }) =>
      operation === 'invoices.mine' ? (input as { limit: number }).limit : [],
    );
  await waitFor(() => expect(limits()).toEqual([10, 50]));
});

test('a document shows type, version, number and status', () => {
  renderPiece(<DocumentTable documents={[document()]} />);
  const row = screen.getAllByRole('row')[1] as HTMLElement;
  expect(row.textContent).toMatch(/Bill of lading/i);
  expect(row.textContent).toContain('version 2');
  expect(within(row).getAllByText('Issued').length).toBeGreaterThan(0);
});

test.each([
  ['draft', 'Draft for your review'],
  ['void', 'Void'],
] as const)('a document that is %s says: %s', (status, label) => {
  renderPiece(<DocumentTable documents={[document({ status, issued_at: null })]} />);
  expect(screen.getAllByText(label).length).toBeGreaterThan(0);
});

test('the link of a document is a real one, and a click downloads by script', async () => {
  serve({ 'documents.pdf': pdf });
  const { user } = renderPiece(<DocumentTable documents={[document()]} />);
  const link = screen.getByRole('link', { name: 'Download BOL-GS104588210-2026-001' });
  expect(link.getAttribute('href')).toContain('BOL-GS104588210-2026-001');
  await user.click(link);
  await waitFor(() => expect(saved).toEqual(['BOL-GS104588210-2026-001.pdf']));
});

test('with Ctrl, the browser opens the link itself', async () => {
  const calls = serve({ 'documents.pdf': pdf });
  const { user } = renderPiece(<DocumentTable documents={[document()]} />);
  await user.keyboard('{Control>}');
  await user.click(screen.getByRole('link', { name: /^Download BOL/ }));
  await user.keyboard('{/Control}');
  expect(calls).toEqual([]);
});

test('Print opens a window at once and fills it; blocked, it downloads instead', async () => {
  serve({ 'documents.pdf': pdf });
  const view = { location: { href: '' }, close: vi.fn() };
  const open = vi.fn((): typeof view | null => view);
  window.open = open as unknown as typeof window.open;
  renderPiece(<DocumentTable documents={[document()]} />);
  const press = () => act(async () => screen.getByRole('button', { name: /^Print BOL/ }).click());
  await press();
  await waitFor(() => expect(view.location.href).toBe('blob:file'));
  open.mockReturnValue(null);
  await press();
  await waitFor(() => expect(saved).toEqual(['BOL-GS104588210-2026-001.pdf']));
});

test('when a document cannot be opened, the empty window is closed again', async () => {
  serve({ 'documents.pdf': lost });
  const view = { location: { href: '' }, close: vi.fn() };
  window.open = (() => view) as unknown as typeof window.open;
  renderPiece(<DocumentTable documents={[document()]} />);
  await act(async () => screen.getByRole('button', { name: /^Print BOL/ }).click());
  await waitFor(() => expect(view.close).toHaveBeenCalledOnce());
  expect(shownToasts()).toMatchObject([
    { title: 'BOL-GS104588210-2026-001 could not be opened', variant: 'destructive' },
  ]);
});

test('a badge of the portal is its text', () => {
  renderPiece(<PortalBadge>Overdue</PortalBadge>);
  expect(screen.getByText('Overdue')).toBeDefined();
});
