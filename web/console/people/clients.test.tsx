import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { PersonRow } from '#contract/people/staff.ts';
import { daysAhead, hoursAgo } from '#web/gallery/fixtures.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { lost, refusal, serve } from '#web/server-for-tests.ts';
import { dismissToast, shownToasts } from '#web/ui/overlays/toast.ts';
import { Clients } from './clients.tsx';
import { PeopleList } from './people-list.tsx';
import { personRecord } from './person-for-tests.ts';

const ME = {
  user_id: '01900000-0000-7000-8000-0000000000ff',
  full_name: 'Grace Admin',
  email: 'grace@groundswell.example',
  company_name: null,
  role: 'admin' as const,
  expires_at: daysAhead(7),
  second_factor: 'on' as const,
};
const ADA = personRecord();
const BEN = personRecord({
  user_id: '01900000-0000-7000-8000-000000000032',
  full_name: 'Ben Ott',
  email: 'ben@ott.example',
  company_name: null,
  role: 'driver',
  role_by: 'Grace Admin',
  deactivated_at: hoursAgo(50),
  last_sign_in_at: null,
  shipments: 1284,
});
const COUNTS = {
  roles: { customer: 1200, driver: 1, dispatcher: 0, admin: 1 },
  states: { active: 1201, deactivated: 1 },
  matching: 2,
};

beforeEach(() => {
  for (const { id } of shownToasts()) dismissToast(id);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  // The virtualizer measures its box, which has no size in jsdom.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1400);
});

function open(responses: Parameters<typeof serve>[0] = {}, at = '/admin?tab=clients') {
  const calls = serve({
    'people.session': () => ME,
    'people.list': () => ({ people: [ADA, BEN], next: null, counts: COUNTS }),
    'people.find': () => ADA,
    'people.signIns': () => ({ sign_ins: [], next: null }),
    ...responses,
  });
  const rendered = renderPiece(<Clients />, { at });
  const lists = () => calls.filter(({ operation }) => operation === 'people.list').map(({ input }) => input);
  const query = () => Object.fromEntries(new URLSearchParams(window.location.search));
  return { ...rendered, calls, lists, query };
}

test('each person is a row with name, address, shipments and account', async () => {
  open();
  const ben = within(await screen.findByRole('row', { name: /Ben Ott/ }));
  const cells = ben.getAllByRole('gridcell').map((cell) => cell.textContent);
  expect(ben.getByRole('rowheader').textContent).toBe('Ben Ott');
  expect(cells.slice(0, 3)).toEqual(['ben@ott.example', '—', '1,284']);
  expect(cells).toContain('—');
  expect(cells).toContain('Deactivated');
});

test('the view in the URL is sent to the server', async () => {
  const { lists } = open({}, '/admin?tab=clients&q=ott&role=driver,admin&state=deactivated&sort=name');
  await screen.findByRole('grid', { name: 'People' });
  expect(lists()).toEqual([
    { q: 'ott', role: ['driver', 'admin'], state: 'deactivated', sort: 'name', limit: 50 },
  ]);
  expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search people' }).value).toBe('ott');
  expect(screen.getAllByRole('button', { pressed: true }).map((chip) => chip.textContent)).toEqual([
    'Driver1',
    'Admin1',
    'Deactivated1',
  ]);
});

test('filters are written to the URL, and taken out of it again', async () => {
  const { user, query } = open();
  await screen.findByRole('grid');
  await user.click(screen.getByRole('button', { name: /^Customer/, pressed: false }));
  await user.click(screen.getByRole('button', { name: /^Active/, pressed: false }));
  expect(query()).toEqual({ tab: 'clients', role: 'customer', state: 'active' });
  await user.click(screen.getByRole('button', { name: /^Customer/, pressed: true }));
  await user.click(screen.getByRole('button', { name: /^Active/, pressed: true }));
  expect(query()).toEqual({ tab: 'clients' });
});

test('typing searches once it rests, and keeps one entry of the history', async () => {
  const { user, query, lists } = open();
  await screen.findByRole('grid');
  const entries = window.history.length;
  await user.type(screen.getByRole('searchbox'), 'ott');
  await waitFor(() => expect(query().q).toBe('ott'));
  await waitFor(() => expect(lists().map((input) => (input as { q: string }).q)).toEqual(['', 'ott']));
  expect(window.history.length).toBe(entries);
});

test('the header Name sorts by name, and back to the newest', async () => {
  const { user, query } = open();
  const header = () => screen.getByRole('columnheader', { name: 'Name' });
  await user.click(within(await screen.findByRole('columnheader', { name: 'Name' })).getByRole('button'));
  expect(query().sort).toBe('name');
  await waitFor(() => expect(header().getAttribute('aria-sort')).toBe('ascending'));
  await user.click(within(header()).getByRole('button'));
  expect(query().sort).toBeUndefined();
});

test('a name opens the person, in the URL as well, and closing leads back', async () => {
  const { user, query } = open();
  await user.click(await screen.findByRole('button', { name: 'Ada Reyes' }));
  expect(query().person).toBe(ADA.user_id);
  expect(await screen.findByRole('dialog', { name: 'Ada Reyes' })).toBeDefined();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(query().person).toBeUndefined());
});

test('a role is chosen, then saved after the dialog says what it means', async () => {
  const { user, calls } = open({
    'people.changeRole': ({ role }: { role: string }) => ({ full_name: 'Ada Reyes', role }),
  });
  const update = await screen.findByRole<HTMLButtonElement>('button', { name: 'Update role of Ada Reyes' });
  expect(update.disabled).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Role of Ada Reyes: customer' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Driver' }));
  await user.click(screen.getByRole('button', { name: 'Update role of Ada Reyes' }));
  const dialog = await screen.findByRole('dialog', { name: /^Make Ada Reyes a driver/ });
  await user.click(within(dialog).getByRole('button', { name: 'Update role' }));
  await waitFor(() => expect(shownToasts()).toMatchObject([{ title: 'User role updated to driver' }]));
  expect(calls.find(({ operation }) => operation === 'people.changeRole')?.input).toEqual({
    user_id: ADA.user_id,
    role: 'driver',
    from: 'customer',
  });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a refused role change stays open with the reason', async () => {
  const { user } = open({
    'people.changeRole': () => {
      throw refusal('OWN_ROLE', 'You can’t change your own role.');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Role of Ada Reyes: customer' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Driver' }));
  await user.click(screen.getByRole('button', { name: 'Update role of Ada Reyes' }));
  const dialog = await screen.findByRole('dialog', { name: /^Make Ada Reyes/ });
  await user.click(within(dialog).getByRole('button', { name: 'Update role' }));
  expect((await within(dialog).findByRole('alert')).textContent).toContain('You can’t change your own role.');
  expect(shownToasts()).toMatchObject([{ description: 'Failed to update user role' }]);
});

test('nobody found can be cleared', async () => {
  const { user, query } = open(
    { 'people.list': () => ({ people: [], next: null, counts: null }) },
    '/admin?tab=clients&q=zzz&role=driver',
  );
  expect(await screen.findByText('No people found')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(query()).toEqual({ tab: 'clients' });
});

test('nobody at all leads to an invitation', async () => {
  const { user, query } = open({ 'people.list': () => ({ people: [], next: null, counts: null }) });
  expect(await screen.findByText('No people yet')).toBeDefined();
  const [, invite] = screen.getAllByRole('button', { name: 'Invite' });
  await user.click(invite as HTMLElement);
  expect(query().invite).toBe('1');
  expect(await screen.findByRole('dialog', { name: 'Invite a person' })).toBeDefined();
});

test('an invitation is sent, and opens the new person', async () => {
  const { user, calls, query } = open(
    { 'people.invite': () => ({ user_id: ADA.user_id }) },
    '/admin?tab=clients&invite=1',
  );
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Ada Reyes');
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'ada@reyes.example');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Driver');
  await user.click(screen.getByRole('button', { name: 'Send invitation' }));
  await waitFor(() => expect(query().person).toBe(ADA.user_id));
  expect(calls.find(({ operation }) => operation === 'people.invite')?.input).toMatchObject({
    full_name: 'Ada Reyes',
    email: 'ada@reyes.example',
    role: 'driver',
  });
  expect(shownToasts()).toMatchObject([
    { title: 'Invitation created', description: 'ada@reyes.example has seven days to accept it.' },
  ]);
});

test('without a mail server, a dispatcher learns who can pass on the link', async () => {
  open(
    {
      'people.session': () => ({ ...ME, role: 'dispatcher' }),
      'mail.settings': () => ({ mail_server: false }),
    },
    '/admin?tab=clients&invite=1',
  );
  expect(await screen.findByText(/^No mail server is set up: ask an admin/)).toBeDefined();
});

test('without a mail server, an invitation says where its link is', async () => {
  const { user, query } = open(
    {
      'people.session': () => ({ ...ME, role: 'admin' }),
      'people.invite': () => ({ user_id: ADA.user_id }),
      'mail.settings': () => ({ mail_server: false }),
    },
    '/admin?tab=clients&invite=1',
  );
  expect(await screen.findByText(/^No mail server is set up: pass on the link/)).toBeDefined();
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Ada Reyes');
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'ada@reyes.example');
  await user.click(screen.getByRole('button', { name: 'Send invitation' }));
  await waitFor(() => expect(query().person).toBe(ADA.user_id));
  expect(shownToasts()).toMatchObject([
    {
      title: 'Invitation created',
      description: 'Pass on the link for ada@reyes.example, which is under Mail.',
    },
  ]);
});

test('an invited person joins the company that was chosen, with all permissions as its first member', async () => {
  const company = { id: '01900000-0000-7000-8000-0000000000c1', name: 'Hansa Machines', members: 0 };
  const { user, calls, query } = open(
    {
      'organisations.list': () => ({ organisations: [company], next: null }),
      'organisations.invite': () => ({ user_id: ADA.user_id }),
    },
    '/admin?tab=clients&invite=1',
  );
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Ada Reyes');
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'ada@reyes.example');
  await user.type(screen.getByRole('combobox', { name: /^Company/ }), 'Hansa');
  await user.click(await screen.findByRole('option', { name: 'Hansa Machines' }));
  await user.click(screen.getByRole('button', { name: 'Send invitation' }));
  await waitFor(() => expect(query().person).toBe(ADA.user_id));
  const sent = calls.filter(({ operation }) => operation.endsWith('.invite'));
  expect(sent.map(({ operation, input }) => ({ operation, input }))).toEqual([
    {
      operation: 'organisations.invite',
      input: {
        id: company.id,
        full_name: 'Ada Reyes',
        email: 'ada@reyes.example',
        permissions: ['view', 'book', 'money', 'manage'],
      },
    },
  ]);
});

test('when the people cannot be loaded, they can be retried', async () => {
  let attempts = 0;
  const { user } = open({
    'people.list': () => {
      attempts += 1;
      return attempts === 1 ? lost() : { people: [ADA], next: null, counts: COUNTS };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('button', { name: 'Ada Reyes' })).toBeDefined();
  expect(shownToasts()).toMatchObject([{ title: 'Error', description: 'Failed to fetch users' }]);
});

test('an unfinished invitation is left only after a question, by Back as well', async () => {
  const { user } = open();
  await screen.findByRole('grid');
  await user.click(screen.getByRole('button', { name: 'Invite' }));
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' });
  await user.type(name, 'Half an invitation');
  act(() => window.history.back());
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(name.value).toBe('Half an invitation');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

function People({ by, rows = [ADA] }: { by: 'admin' | 'dispatcher'; rows?: PersonRow[] }) {
  return (
    <PeopleList
      rows={rows}
      total={null}
      sort="newest"
      onSort={() => {}}
      onNearEnd={() => {}}
      by={{ user_id: ME.user_id, role: by }}
      chosen={new Map()}
      onOpen={() => {}}
      onChoose={() => {}}
      onUpdate={() => {}}
    />
  );
}

test('a dispatcher cannot update the role of staff', () => {
  renderPiece(<People by="dispatcher" rows={[personRecord({ role: 'admin' })]} />);
  expect(screen.queryByRole('button', { name: /^Update role/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Role of/ })).toBeNull();
});

test('on a phone, people are cards, and Update role appears with a choice', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  renderPiece(<People by="admin" rows={[ADA, BEN]} />);
  expect(screen.queryByRole('grid')).toBeNull();
  const [ada, ben] = within(screen.getByRole('list', { name: 'People' })).getAllByRole('listitem');
  expect(ada?.textContent).toMatch(/Reyes Lamps · 12.shipments/);
  expect(ben?.textContent).toMatch(/Deactivated.*1,284.shipments/);
  expect(screen.queryByRole('button', { name: /^Update role/ })).toBeNull();
});
