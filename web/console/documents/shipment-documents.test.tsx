import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { ShipmentDocument } from '#contract/documents.ts';
import { setOnline } from '#web/browser-for-tests.ts';
import { hoursAgo, invoiceRow } from '#web/gallery/fixtures.ts';
import { publish } from '#web/live-for-tests.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { lost, refusal, serve } from '#web/server-for-tests.ts';
import { dismissToast, shownToasts } from '#web/ui/overlays/toast.ts';
import { ShipmentDocuments } from './shipment-documents.tsx';

const NUMBER = 'GS104588210';
const DRAFT = {
  document_number: 'PL-GS104588210-2026-001',
  status: 'draft' as const,
  created_at: hoursAgo(48),
  generated_by: 'Grace Admin',
  version: 1,
  issued_at: null,
  issued_by: null,
  verification_code: 'ABCD-EFGH',
  signature: null,
  surrendered_on: null,
};
const ISSUED = { ...DRAFT, status: 'issued' as const, issued_at: hoursAgo(24), issued_by: 'Ben Ott' };

const SHIPMENT = {
  tracking_number: NUMBER,
  client: 'Brandt Imports',
  origin_city: 'Shanghai',
  origin_country: 'CN',
  destination_city: 'Rotterdam',
  destination_country: 'NL',
  status: 'in_transit',
  warnings: [],
};

const entry = (change: Partial<ShipmentDocument> = {}): ShipmentDocument => ({
  document_type: 'packing_list',
  name: 'Packing list',
  release: null,
  not_applicable_reason: null,
  issuing_body: null,
  missing: [],
  unconfirmed: [],
  refusal: null,
  over_capacity: null,
  recipients: [],
  document: null,
  ...change,
});

beforeEach(() => {
  for (const { id } of shownToasts()) dismissToast(id);
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const UNBILLED = {
  total: { amount: 4280_00, currency: 'USD' },
  vat: { amount: 0, currency: 'USD' },
  gross: { amount: 4280_00, currency: 'USD' },
  vat_groups: [],
  lines: [
    { description: 'Ocean freight', amount: { amount: 4000_00, currency: 'USD' } },
    { description: 'Documentation', amount: { amount: 280_00, currency: 'USD' } },
  ],
};
const billingOf = (invoice: ReturnType<typeof invoiceRow>) => ({
  invoice,
  invoices: [invoice],
  unbilled: null,
});

async function open(
  change: Partial<ShipmentDocument> = {},
  responses: Parameters<typeof serve>[0] = {},
  warnings: string[] = [],
) {
  const calls = serve({
    'documents.ofShipment': () => ({ ...SHIPMENT, documents: [entry(change)], warnings }),
    'invoices.ofShipment': () => ({ invoice: null, invoices: [], unbilled: UNBILLED }),
    ...responses,
  });
  const onSelect = vi.fn();
  const rendered = renderPiece(<ShipmentDocuments number={NUMBER} onSelect={onSelect} />);
  const item = within(await screen.findByRole('listitem', { name: entry(change).name }));
  const wrote = (operation: string) =>
    calls.filter((call) => call.operation === operation).map(({ input }) => input);
  return { ...rendered, item, wrote, onSelect };
}

const disabled = (button: HTMLElement) => (button as HTMLButtonElement).disabled;

test('a type without a document can be generated', async () => {
  const { user, item, wrote } = await open(
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
  const { item } = await open({ not_applicable_reason: 'Only for shipments by air.' });
  const generate = item.getByRole('button', {
    name: /^Generate/,
    description: 'Only for shipments by air.',
  });
  expect(disabled(generate)).toBe(true);
});

test('a failed generation says so beside its button', async () => {
  const { user, item } = await open({}, { 'documents.generate': lost });
  await user.click(item.getByRole('button', { name: /^Generate/ }));
  expect((await item.findByRole('alert')).textContent).toMatch(/try again/i);
  expect(shownToasts()).toMatchObject([{ description: 'Failed to generate document' }]);
});

test('a document shows number, status, version, time and author', async () => {
  const { item } = await open({ document: ISSUED });
  for (const text of [ISSUED.document_number, 'Issued', 'Version 1'])
    expect(item.getByText(text)).toBeDefined();
  expect(item.getByText(/, Ben Ott$/)).toBeDefined();
});

test('what a colleague issues appears, without a scroll', async () => {
  let document: typeof ISSUED | null = null;
  await open({}, { 'documents.ofShipment': () => ({ ...SHIPMENT, documents: [entry({ document })] }) });
  document = ISSUED;
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  onTestFinished(() => focus.mockRestore());
  act(() => publish('fleet', { event: 'documents_changed', data: { tracking_number: NUMBER } }));
  expect(await screen.findByText(ISSUED.document_number)).toBeDefined();
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
});

test('a signature is shown with its body and reference', async () => {
  const signature = { body: 'Chamber of Commerce', reference: 'CC-7', signed_on: '2026-11-19' };
  const { item } = await open({ document: { ...ISSUED, signature } });
  expect(item.getByText(/^Signed by Chamber of Commerce, CC-7, on/)).toBeDefined();
});

test('only a draft is issued', async () => {
  const { item } = await open({ document: ISSUED });
  expect(item.queryByRole('button', { name: /^Issue/ })).toBeNull();
});

test('a complete draft is issued', async () => {
  const { user, item, wrote } = await open(
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
  const { item } = await open({ document: DRAFT, ...change });
  expect(disabled(item.getByRole('button', { name: /^Issue/ }))).toBe(true);
  expect(item.getByText(/is required before it can be issued|The carrier has not confirmed/)).toBeDefined();
});

test('proposed values are confirmed one by one before the draft is issued', async () => {
  const { user, item, wrote } = await open(
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
  const { user, item, wrote } = await open(
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
  const { user, item, wrote } = await open(
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

test('a current document is replaced only after the question', async () => {
  const { user, item, wrote } = await open(
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

test('a document is voided with a reason', async () => {
  const { user, item, wrote } = await open({ document: ISSUED }, { 'documents.void': () => ({}) });
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

test.each([
  ['a draft', DRAFT, [{ role: 'consignee', email: 'ada@buyer.example' }], /^Issuing sends it to ada@buyer/],
  ['an issued one', ISSUED, [{ role: 'notify_party', email: 'ada@broker.example' }], /\(notify party\)$/],
  ['a draft without addresses', DRAFT, [], /^Only the customer gets it: add an e-mail address/],
  ['an issued one without addresses', ISSUED, [], /^Sent to the customer only/],
] as const)('an arrival notice says who gets it: %s', async (_, document, recipients, stated) => {
  const { item } = await open({
    document_type: 'arrival_notice',
    name: 'Arrival notice',
    document,
    recipients: [...recipients],
  });
  expect(item.getByText(stated)).toBeDefined();
});

test('the surrender of an issued bill is recorded with its day', async () => {
  const { user, item, wrote } = await open(
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
      {
        document_number: ISSUED.document_number,
        surrendered_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      },
    ]),
  );
  expect(await dialog.findByText('The day of the surrender is in the future.')).toBeDefined();
  expect(dialog.getByLabelText('Surrendered on').getAttribute('aria-invalid')).toBe('true');
});

test.each([
  ['original', 'Originals surrendered on'],
  ['telex', 'Originals surrendered at origin for telex release on'],
] as const)(
  'a surrendered bill released by %s says so and cannot be surrendered again',
  async (release, stated) => {
    const { user, item } = await open({
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
  const { user, item } = await open(
    { document_type: 'bill_of_lading', name: 'Sea waybill', release: 'sea_waybill', document: ISSUED },
    {},
  );
  await user.click(item.getByRole('button', { name: 'More for Sea waybill' }));
  expect(screen.queryByRole('menuitem', { name: 'Record surrender…' })).toBeNull();
});

test('the verification link is copied, or shown where the clipboard is denied', async () => {
  const { user, item } = await open({ document: ISSUED });
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

test('offline, documents can be read but not changed', async () => {
  const { item } = await open({ document: DRAFT });
  act(() => setOnline(false));
  expect(disabled(item.getByRole('button', { name: /^Issue/ }))).toBe(true);
  expect(disabled(item.getByRole('button', { name: /^Generate again/ }))).toBe(true);
  expect(disabled(item.getByRole('button', { name: /^View or print/ }))).toBe(false);
});

test('warnings are shown above the documents', async () => {
  await open({}, {}, ['The consignee has no tax number.']);
  expect(screen.getByText('The consignee has no tax number.')).toBeDefined();
});

test('an invoice that can be issued says that the company’s payment terms set its due date', async () => {
  await open();
  expect(await screen.findByText(/due by the company’s payment terms, or in 30 days/)).toBeDefined();
});

const priced = (price_status: string) => ({
  'tracking.details': () => ({
    client: { full_name: 'Helen Brandt', company_name: 'Brandt Imports', email: null },
    price_status,
  }),
});

test('an invoice is issued once it is confirmed how many lines and how much go to whom', async () => {
  const { user, wrote } = await open(
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

test('an indicative price is confirmed before the invoice is issued; a failure is shown and can be mended', async () => {
  let fails = true;
  const { user, wrote } = await open(
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
  const { user, wrote } = await open(
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
  const { user, wrote } = await open(
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
  await open({}, { 'invoices.ofShipment': () => billingOf(invoiceRow()) });
  expect(await screen.findByText('$2,760.50')).toBeDefined();
  const item = within(screen.getByRole('listitem', { name: 'Invoice' }));
  expect(item.getByRole('link', { name: 'INV-2026-000042' }).getAttribute('href')).toContain(
    'invoice=INV-2026-000042',
  );
});

test('an invoice that cannot be loaded can be retried', async () => {
  let attempts = 0;
  const { user } = await open(
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
