import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { daysAhead, hoursAgo, invoiceRow, NOW } from '#web/gallery/fixtures.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { AuditEntry } from './audit/audit-entry.tsx';
import { InvoiceMenu } from './documents/invoice-menu.tsx';
import { MissingList } from './documents/missing-list.tsx';
import { ContactMessageItem } from './enquiries/contact-message-item.tsx';
import { VehicleRow } from './fleet-map/in-view-rows.tsx';
import { vehicle } from './fleet-map/vehicle-for-tests.ts';
import { InvoiceCard } from './invoices/invoice-card.tsx';
import { MailItem } from './mail/mail-item.tsx';

beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ['Date'] }));

const ENTRY = {
  id: '01900000-0000-7000-8000-000000000022',
  at: hoursAgo(2),
  by: 'Ada Reyes' as string | null,
  by_id: '01900000-0000-7000-8000-000000000004' as string | null,
  api_key: null,
  currency: null,
  destination_time_zone: null,
  action: 'people.changeRole',
  subject_type: 'person',
  subject_id: null,
  subject: 'Ben Ott',
  changes: [],
  detail: {},
};

test('an audit entry names time, person, action and subject', () => {
  renderPiece(<AuditEntry entry={ENTRY} onPerson={() => {}} />);
  const entry = screen.getByRole('listitem');
  expect(entry.querySelector('time')?.dateTime).toBe('2026-11-20T10:00:00.000Z');
  for (const text of ['Ada Reyes', 'Role changed', 'Ben Ott'])
    expect(within(entry).getByText(text)).toBeDefined();
});

test('a press on the person narrows to their entries', async () => {
  const onPerson = vi.fn();
  const { user } = renderPiece(<AuditEntry entry={ENTRY} onPerson={onPerson} />);
  await user.click(screen.getByRole('button', { name: 'Ada Reyes' }));
  expect(onPerson).toHaveBeenCalledExactlyOnceWith(ENTRY.by_id);
});

test('a deleted account still counts as a person; the system does not', () => {
  const { rerender } = renderPiece(<AuditEntry entry={{ ...ENTRY, by: null }} onPerson={() => {}} />);
  expect(screen.getByRole('button', { name: 'Deleted account' })).toBeDefined();
  rerender(<AuditEntry entry={{ ...ENTRY, by: null, by_id: null }} onPerson={() => {}} />);
  expect(screen.queryByRole('button')).toBeNull();
});

const acts = {
  onOpen: () => {},
  onPay: () => {},
  onVoid: () => {},
  onCredit: () => {},
  onRefund: () => {},
  onRemind: () => {},
  onDispute: () => {},
  locked: false,
};
const invoice = (change = {}) => ({ ...invoiceRow(change), client: 'Brandt Imports' as string | null });

test('an overdue invoice says by how long', () => {
  renderPiece(<InvoiceCard invoice={invoice({ status: 'Overdue', due_at: hoursAgo(72) })} {...acts} />);
  expect(screen.getByText(/3.days overdue/)).toBeDefined();
});

test('a paid and a void invoice say since when', () => {
  const { rerender } = renderPiece(
    <InvoiceCard invoice={invoice({ status: 'Paid', paid_at: hoursAgo(24) })} {...acts} />,
  );
  expect(screen.getAllByText(/^Paid/).some((text) => text.querySelector('time'))).toBe(true);
  rerender(<InvoiceCard invoice={invoice({ status: 'Void', voided_at: hoursAgo(24) })} {...acts} />);
  expect(screen.getByText(/^Voided/).querySelector('time')).not.toBeNull();
});

test('an invoice of a closed account says so', () => {
  renderPiece(<InvoiceCard invoice={{ ...invoice(), client: null }} {...acts} />);
  expect(screen.getByText('Account closed')).toBeDefined();
});

async function menuOf(change: Parameters<typeof invoiceRow>[0], locked = false) {
  const [onPay, onVoid, onCredit, onRefund] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
  const [onRemind, onDispute] = [vi.fn(), vi.fn()];
  const { user } = renderPiece(
    <InvoiceMenu
      invoice={invoiceRow(change)}
      locked={locked}
      onPay={onPay}
      onVoid={onVoid}
      onCredit={onCredit}
      onRefund={onRefund}
      onRemind={onRemind}
      onDispute={onDispute}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'More for invoice INV-2026-000042' }));
  return {
    user,
    onPay,
    onVoid,
    onCredit,
    onRefund,
    onRemind,
    onDispute,
    names: screen.getAllByRole('menuitem').map((item) => item.textContent),
  };
}

test.each(['Pending', 'Overdue'] as const)('an invoice that is %s can be paid and voided', async (status) => {
  const { user, onPay, names } = await menuOf({ status, due_at: daysAhead(3) });
  expect(names).toContain('Void…');
  await user.click(screen.getByRole('menuitem', { name: 'Record payment…' }));
  expect(onPay).toHaveBeenCalledOnce();
});

test.each(['Void', 'Credited', 'Issued'] as const)('what is %s can only be read', async (status) => {
  const { names } = await menuOf({ status });
  expect(names).toEqual(['View or print PDF', 'Download, A4', 'Download, Letter']);
});

test('a credit note with an open credit can be refunded', async () => {
  const { user, names, onRefund } = await menuOf({
    kind: 'credit_note',
    status: 'Issued',
    refundable: { amount: 100, currency: 'USD' },
  });
  expect(names.slice(3)).toEqual(['Record refund…']);
  await user.click(screen.getByRole('menuitem', { name: 'Record refund…' }));
  expect(onRefund).toHaveBeenCalledOnce();
});

test('a paid invoice can be credited, until nothing is left of it', async () => {
  const { user, names, onCredit } = await menuOf({ status: 'Paid' });
  expect(names).not.toContain('Void…');
  await user.click(screen.getByRole('menuitem', { name: 'Credit…' }));
  expect(onCredit).toHaveBeenCalledOnce();
});

test('an invoice with credit notes can be paid and credited, but not voided', async () => {
  const { names } = await menuOf({ credited: { amount: 100, currency: 'USD' } });
  expect(names.slice(3)).toEqual(['Record payment…', 'Credit…', 'Mark as disputed…']);
});

test.each([
  ['Pending', null, 'Mark as disputed…', false],
  ['Overdue', null, 'Mark as disputed…', true],
  ['Overdue', daysAhead(-1), 'End dispute…', false],
] as const)(
  'an invoice that is %s and disputed since %s',
  async (status, disputed_at, label, isRemindable) => {
    const { user, names, onDispute } = await menuOf({ status, disputed_at });
    expect(names.includes('Send payment reminder…')).toBe(isRemindable);
    await user.click(screen.getByRole('menuitem', { name: label }));
    expect(onDispute).toHaveBeenCalledOnce();
  },
);

test('a disputed invoice says so while it is open', () => {
  const disputed_at = new Date('2026-11-02T12:00:00Z');
  const { rerender } = renderPiece(<InvoiceCard invoice={invoice({ disputed_at })} {...acts} />);
  expect(screen.getByText(/^Disputed since/)).toBeDefined();
  rerender(<InvoiceCard invoice={invoice({ disputed_at, status: 'Paid' })} {...acts} />);
  expect(screen.queryByText(/^Disputed since/)).toBeNull();
});

test('a credit note names its invoice and has a negative amount', () => {
  renderPiece(
    <InvoiceCard
      invoice={invoice({
        kind: 'credit_note',
        status: 'Issued',
        credits_invoice: 'INV-1',
        amount_cents: 100_00,
      })}
      {...acts}
    />,
  );
  expect(screen.getByText('−$100.00')).toBeDefined();
  expect(screen.getByText('INV-1').parentElement?.textContent).toBe('Credits INV-1');
});

test.each([
  [{ due: { amount: 50_00, currency: 'USD' }, credited: { amount: 50_00, currency: 'USD' } }, '$50.00 due'],
  [{ status: 'Paid', refundable: { amount: 50_00, currency: 'USD' } }, '$50.00 credit balance'],
  [{ kind: 'credit_note', status: 'Issued', refundable: { amount: 50_00, currency: 'USD' } }, '$50.00 open'],
])('an invoice states what credits leave of it: %#', (change, text) => {
  renderPiece(<InvoiceCard invoice={invoice(change)} {...acts} />);
  expect(screen.getByText(text)).toBeDefined();
});

test('offline, an invoice can be read but not changed', async () => {
  await menuOf({}, true);
  const disabled = screen
    .getAllByRole('menuitem')
    .filter((item) => item.getAttribute('aria-disabled') === 'true');
  expect(disabled.map((item) => item.textContent)).toEqual([
    'Record payment…',
    'Credit…',
    'Mark as disputed…',
    'Void…',
  ]);
});

test('missing details lead to their fields', () => {
  renderPiece(
    <MissingList
      number="GS104588210"
      id="missing"
      open
      missing={[
        { field: 'consignee_name', label: 'the consignee’s name' },
        { field: 'cargo_value', label: 'the cargo value' },
      ]}
    />,
  );
  expect(screen.getByText(/^2.details are required before it can be issued$/)).toBeDefined();
  const query = (name: string) =>
    new URL(screen.getByRole('link', { name }).getAttribute('href') ?? '', 'http://x').searchParams;
  expect(query('Consignee’s name').get('field')).toBe('consignee_name');
  expect(query('Cargo value').get('field')).toBe('cargo_value_cents');
});

const MAIL = {
  id: '1',
  recipient: 'ada@reyes.example',
  subject: 'Your invoice',
  text: 'Please pay.',
  link: '/invoices/1' as string | null,
  status: 'sent' as const,
  attempts: 1,
  created_at: hoursAgo(2),
  sent_at: hoursAgo(2),
};

test('a mail shows its recipient, state and link; a failed one how often it was tried', () => {
  const { rerender } = renderPiece(<MailItem mail={MAIL} now={NOW} />);
  expect(screen.getByText('To ada@reyes.example')).toBeDefined();
  expect(screen.getByText('Sent')).toBeDefined();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/invoices/1');
  rerender(<MailItem mail={{ ...MAIL, status: 'failed', attempts: 5, link: null }} now={NOW} />);
  expect(screen.getByText(/^Failed after 5.attempts$/)).toBeDefined();
  expect(screen.queryByRole('link')).toBeNull();
});

test('a message can be answered by mail, and without a subject is still named', () => {
  const enquiry = {
    id: '1',
    name: 'Ada Reyes',
    email: 'ada@reyes.example',
    company: 'Reyes Lamps',
    phone: '',
    subject: '',
    message: 'Rates, please.',
    created_at: hoursAgo(4),
    answered_at: null,
    answered_by: null,
  };
  renderPiece(<ContactMessageItem enquiry={enquiry} now={NOW} />);
  expect(screen.getByRole('heading', { name: 'No subject' })).toBeDefined();
  const reply = screen.getByRole('link', { name: 'Reply to ada@reyes.example' }).getAttribute('href');
  expect(decodeURIComponent(reply ?? '')).toBe('mailto:ada@reyes.example?subject=Re: Your message');
});

test('a vehicle in view is opened', async () => {
  const onOpen = vi.fn();
  const { user } = renderPiece(<VehicleRow vehicle={vehicle()} row={{}} onOpen={onOpen} />);
  await user.click(screen.getByRole('button', { name: /GS100000001/ }));
  expect(onOpen).toHaveBeenCalledOnce();
});
