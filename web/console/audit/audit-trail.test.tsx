import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { AuditEntry } from '#contract/audit.ts';
import { hoursAgo } from '#web/gallery/fixtures.ts';
import { publish } from '#web/live-for-tests.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { lost, serve } from '#web/server-for-tests.ts';
import { dismissToast, shownToasts } from '#web/ui/overlays/toast.ts';
import { AuditEntry as Entry } from './audit-entry.tsx';
import { AuditTrail } from './audit-trail.tsx';

const ADA = '01900000-0000-7000-8000-000000000004';
const entry = (change: Partial<AuditEntry> = {}): AuditEntry => ({
  id: '01900000-0000-7000-8000-000000000022',
  at: hoursAgo(2),
  by: 'Ada Reyes',
  by_id: ADA,
  api_key: null,
  currency: null,
  destination_time_zone: null,
  action: 'people.changeRole',
  subject_type: 'person',
  subject_id: null,
  subject: 'Ben Ott',
  changes: [],
  detail: {},
  ...change,
});

beforeEach(() => {
  for (const { id } of shownToasts()) dismissToast(id);
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

function open(responses: Parameters<typeof serve>[0] = {}, at = '/admin/audit') {
  const calls = serve({
    'audit.list': () => ({ entries: [entry()], next: null, person: null }),
    ...responses,
  });
  const rendered = renderPiece(<AuditTrail />, { at });
  const query = () => Object.fromEntries(new URLSearchParams(window.location.search));
  return { ...rendered, calls, query };
}

test('the view in the URL is sent to the server', async () => {
  const { calls } = open({}, `/admin/audit?q=role&area=people&person=${ADA}&day=2026-11-20`);
  await screen.findByRole('list', { name: 'Audit trail' });
  expect(calls[0]?.input).toEqual({
    q: 'role',
    area: 'people',
    person: ADA,
    from: new Date(2026, 10, 20),
    until: new Date(2026, 10, 21),
    limit: 50,
  });
});

test('an entry made while the page is open appears', async () => {
  const entries = [entry()];
  open({ 'audit.list': () => ({ entries, next: null, person: null }) });
  await screen.findByText('Ben Ott');
  entries.push(entry({ id: '01900000-0000-7000-8000-000000000023', subject: 'Cleo Tan' }));
  act(() => publish('fleet', { event: 'person_changed', data: {} }));
  expect(await screen.findByText('Cleo Tan')).toBeDefined();
});

test('area and day are filtered through the URL, and taken out of it again', async () => {
  const { user, query } = open();
  await screen.findByRole('list', { name: 'Audit trail' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Area' }), 'Invoices');
  expect(query()).toEqual({ area: 'invoices' });
  await user.type(screen.getByLabelText('Day'), '2026-11-20');
  await waitFor(() => expect(query()).toEqual({ area: 'invoices', day: '2026-11-20' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Area' }), 'All areas');
  expect(query()).toEqual({ day: '2026-11-20' });
});

test('a press on a person narrows to them, and their filter can be cleared', async () => {
  const { user, query } = open({
    'audit.list': ({ person }: { person?: string }) => ({
      entries: [entry()],
      next: null,
      person: person ? 'Ada Reyes' : null,
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Ada Reyes' }));
  expect(query()).toEqual({ person: ADA });
  await user.click(await screen.findByRole('button', { name: 'By Ada Reyes: clear filter' }));
  expect(query()).toEqual({});
});

test('typing searches once it rests', async () => {
  const { user, query, calls } = open();
  await screen.findByRole('list', { name: 'Audit trail' });
  await user.type(screen.getByRole('searchbox', { name: 'Search the audit trail' }), 'role');
  await waitFor(() => expect(query()).toEqual({ q: 'role' }));
  await waitFor(() => expect(calls).toHaveLength(2));
});

test('nothing found can be cleared', async () => {
  const { user, query } = open(
    { 'audit.list': () => ({ entries: [], next: null, person: null }) },
    '/admin/audit?q=zzz&area=quotes',
  );
  expect(await screen.findByText('No entries found')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(query()).toEqual({});
});

test('older entries are loaded on request', async () => {
  const { user, calls } = open({
    'audit.list': ({ after }: { after?: string }) =>
      after
        ? {
            entries: [entry({ id: '01900000-0000-7000-8000-000000000023', action: 'people.invite' })],
            next: null,
            person: null,
          }
        : { entries: [entry()], next: 'cursor', person: null },
  });
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('Person invited')).toBeDefined();
  expect(calls.at(-1)?.input).toMatchObject({ after: 'cursor' });
});

test('when it cannot be loaded, a toast and the screen say so', async () => {
  open({ 'audit.list': lost });
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeDefined();
  expect(shownToasts()).toMatchObject([{ title: 'System Error' }]);
});

const show = (change: Partial<AuditEntry>) =>
  renderPiece(<Entry entry={entry(change)} onPerson={() => {}} />);

test.each([
  ['person', { subject_id: ADA }, 'Ben Ott', `tab=clients&person=${ADA}`],
  ['shipment', {}, 'GS104588210', 'shipment=GS104588210'],
  ['document', {}, 'GS104588210', 'tab=documents'],
  ['invoice', {}, 'INV-2026-000042', 'invoice=INV-2026-000042'],
  ['quote', {}, 'GQ123456782', 'quote=GQ123456782'],
])('an entry about a %s links to it', (subject_type, change, subject, search) => {
  show({ subject_type, subject, ...change });
  expect(screen.getByRole('link', { name: subject }).getAttribute('href')).toContain(search);
});

test('a subject without a screen is text', () => {
  show({ subject_type: 'device', subject: 'Truck 7' });
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('Truck 7')).toBeDefined();
});

test('changes are shown from and to; empty details are left out', () => {
  show({
    action: 'shipments.changeStatus',
    changes: [{ field: 'status', from: 'pending', to: 'in_transit' }],
    detail: { ended: 3, passkey: null, email: '' },
  });
  const details = within(screen.getByRole('list'));
  expect(details.getAllByRole('listitem').map((detail) => detail.textContent)).toEqual([
    expect.stringMatching(/^Status: Pending → In Transit$/i),
    'Sessions ended: 3',
  ]);
});

test.each([
  ['quotes.request', 'Visitor'],
  ['shipments.changeStatus', 'System'],
])('%s without an account is by: %s', (action, actor) => {
  show({ action, by: null, by_id: null });
  expect(screen.getByText(actor)).toBeDefined();
});

test('a subject without a known name is linked as what it is', () => {
  show({ subject_type: 'organisation', subject_id: ADA, subject: null });
  const link = screen.getByRole('link', { name: 'Company' });
  expect(link.getAttribute('href')).toBe(`/admin/companies/${ADA}`);
});
