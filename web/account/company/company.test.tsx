import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Session } from '#domain/people/person.ts';
import { CUSTOMER, MEMBERS, ORGANISATION } from '#web/gallery/customer-fixtures.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { refusal, serve } from '#web/server-for-tests.ts';
import { dismissToast, shownToasts } from '#web/ui/overlays/toast.ts';
// Loaded before it is needed.
import '#web/forms/leave-guard/leave-guard.tsx';
import { Company } from './company.tsx';

beforeEach(() => {
  for (const { id } of shownToasts()) dismissToast(id);
});

function open(person: Session = CUSTOMER, responses: Parameters<typeof serve>[0] = {}) {
  const calls = serve({
    'organisations.own': () => ORGANISATION,
    'organisations.members': () => ({ members: MEMBERS }),
    'addressBook.list': () => ({ contacts: [], next: null }),
    'bookingTemplates.list': () => ({ templates: [] }),
    'webhooks.list': () => ({ webhooks: [] }),
    'apiKeys.list': () => ({ api_keys: [] }),
    ...responses,
  });
  const inputOf = (operation: string) => calls.find((call) => call.operation === operation)?.input;
  return { inputOf, ...renderPiece(<Company person={person} />, { at: '/company' }) };
}

const rowOf = (name: RegExp) => screen.findByRole('row', { name });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('each person has permissions and a state; an invited one is named by the address', async () => {
  open();
  expect((await rowOf(/Helen Brandt/)).textContent).toContain('(you)');
  expect((await rowOf(/Tom Ellery/)).textContent).toContain('View, Book');
  const invited = await rowOf(/finance@halden.example/);
  expect(within(invited).getAllByText('Invited').length).toBeGreaterThan(0);
  expect(
    within(invited).getByRole('button', { name: 'End access of finance@halden.example' }).textContent,
  ).toBe('Withdraw');
});

test('a person is invited with an address and permissions; View comes with Book', async () => {
  const { user, inputOf, address } = open(CUSTOMER, { 'organisations.invite': () => MEMBERS[2] });
  await user.click(await screen.findByRole('button', { name: 'Invite a person' }));
  const form = await dialog('Invite a person');
  await user.click(form.getByRole('checkbox', { name: /^Book/ }));
  expect(form.getByRole<HTMLInputElement>('checkbox', { name: /^View/ }).disabled).toBe(true);
  await user.click(form.getByRole('button', { name: 'Send invitation' }));
  expect(await form.findByText('Enter their e-mail address.')).toBeDefined();
  await user.type(form.getByLabelText('E-mail'), 'ann@halden.example');
  await user.click(form.getByRole('button', { name: 'Send invitation' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(inputOf('organisations.invite')).toEqual({
    id: ORGANISATION.id,
    email: 'ann@halden.example',
    permissions: ['view', 'book'],
  });
  expect(shownToasts()).toMatchObject([
    { title: 'Invitation created', description: 'ann@halden.example has seven days to accept it.' },
  ]);
  expect(address()).toBe('/company');
});

test('an invitation with entries asks before it is closed, and keeps them', async () => {
  const { user, address } = open();
  await user.click(await screen.findByRole('button', { name: 'Invite a person' }));
  const form = await dialog('Invite a person');
  await user.type(form.getByLabelText('E-mail'), 'ann@halden.example');
  await user.keyboard('{Escape}');
  await user.click(await form.findByRole('button', { name: 'Keep editing' }));
  expect(form.getByLabelText<HTMLInputElement>('E-mail').value).toBe('ann@halden.example');
  expect(address()).toBe('/company?act=invite');
  await user.keyboard('{Escape}');
  await user.click(await form.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('an invitation over unsaved company details asks for both, with one blocker', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { user, address } = open();
  await user.type(await screen.findByLabelText('Name'), ' Ltd');
  await user.click(screen.getByRole('button', { name: 'Invite a person' }));
  const form = await dialog('Invite a person');
  await user.type(form.getByLabelText('E-mail'), 'ann@halden.example');
  await user.keyboard('{Escape}');
  await user.click(await form.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(address()).toBe('/company'));
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe(`${ORGANISATION.name} Ltd`);
  expect(warn.mock.calls.flat().filter((text) => /blocker/.test(String(text)))).toEqual([]);
  warn.mockRestore();
});

test('a refused invitation says why, and what was typed stays', async () => {
  const message = 'This person belongs to another company.';
  const { user } = open(CUSTOMER, {
    'organisations.invite': () => {
      throw refusal('MEMBER_ELSEWHERE', message);
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Invite a person' }));
  const form = await dialog('Invite a person');
  await user.type(form.getByLabelText('E-mail'), 'ann@halden.example');
  await user.click(form.getByRole('button', { name: 'Send invitation' }));
  expect(await form.findByText(message)).toBeDefined();
  expect(form.getByLabelText<HTMLInputElement>('E-mail').value).toBe('ann@halden.example');
});

test('permissions are changed, at least one stays, and nobody grants what they lack', async () => {
  const { user, inputOf } = open(
    { ...CUSTOMER, permissions: ['view', 'book', 'manage'] },
    { 'organisations.changePermissions': () => MEMBERS[1] },
  );
  await user.click(await screen.findByRole('button', { name: 'Change permissions of tom@halden.example' }));
  const form = await dialog('Permissions of Tom Ellery');
  expect(form.getByRole<HTMLInputElement>('checkbox', { name: /^Prices/ }).disabled).toBe(true);
  await user.click(form.getByRole('checkbox', { name: /^Book/ }));
  await user.click(form.getByRole('checkbox', { name: /^View/ }));
  await user.click(form.getByRole('button', { name: 'Save permissions' }));
  expect(await form.findByText('Choose at least one permission.')).toBeDefined();
  await user.click(form.getByRole('checkbox', { name: /^Manage/ }));
  await user.click(form.getByRole('button', { name: 'Save permissions' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(inputOf('organisations.changePermissions')).toEqual({
    id: ORGANISATION.id,
    member_id: MEMBERS[1]?.id,
    permissions: ['view', 'manage'],
  });
});

test('access is ended after a question; the last manager stays, with the reason', async () => {
  const message = 'A company needs a manager. Make someone else a manager first.';
  let refuses = true;
  const { user, inputOf } = open(CUSTOMER, {
    'organisations.removeMember': () => {
      if (refuses) throw refusal('LAST_MANAGER', message);
      return {};
    },
  });
  await user.click(await screen.findByRole('button', { name: 'End access of tom@halden.example' }));
  const question = await dialog('End access of Tom Ellery?');
  await user.click(question.getByRole('button', { name: 'End access' }));
  expect(await question.findByText(message)).toBeDefined();
  refuses = false;
  await user.click(question.getByRole('button', { name: 'End access' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(inputOf('organisations.removeMember')).toEqual({ id: ORGANISATION.id, member_id: MEMBERS[1]?.id });
  expect(shownToasts()).toMatchObject([{ title: 'Access ended' }]);
});

test('the company’s data are saved; a name is required', async () => {
  const { user, inputOf } = open(CUSTOMER, { 'organisations.change': () => ORGANISATION });
  const name = await screen.findByLabelText('Name');
  await user.clear(name);
  await user.click(screen.getByRole('button', { name: 'Save company' }));
  expect(await screen.findByText('Enter a name.')).toBeDefined();
  await user.type(name, 'Halden Ltd');
  await user.click(screen.getByRole('button', { name: 'Save company' }));
  await waitFor(() => expect(shownToasts()).toMatchObject([{ title: 'Company saved' }]));
  expect(inputOf('organisations.change')).toEqual({ id: ORGANISATION.id, name: 'Halden Ltd' });
});

test('data that a colleague changed are shown before they are replaced', async () => {
  let stored = ORGANISATION;
  const { user } = open(CUSTOMER, {
    'organisations.own': () => stored,
    'organisations.change': (change: Partial<typeof ORGANISATION>, headers) => {
      if (stored === ORGANISATION)
        stored = { ...ORGANISATION, name: 'Halden Group', eori: 'GB1', updated_at: new Date() };
      if (headers.get('if-match') !== `"${stored.updated_at.getTime()}"`)
        throw refusal('PRECONDITION_FAILED', 'Someone else has changed this company.', 412);
      stored = { ...stored, ...change };
      return stored;
    },
  });
  const name = await screen.findByLabelText('Name');
  await user.clear(name);
  await user.type(name, 'Halden Ltd');
  const save = () => user.click(screen.getByRole('button', { name: 'Save company' }));
  await save();
  const changed = await screen.findByText('Someone else changed this company.');
  const alert = within(changed.closest('[role="alert"]') as HTMLElement);
  expect(alert.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Name is now Halden Group; you entered Halden Ltd',
    'EORI number is now GB1',
  ]);
  await user.click(alert.getByRole('button', { name: 'Load the newer version' }));
  await save();
  await waitFor(() => expect(stored).toMatchObject({ name: 'Halden Ltd', eori: 'GB1' }));
});

test('who doesn’t manage reads only', async () => {
  open({ ...CUSTOMER, permissions: ['view'] });
  expect(await rowOf(/Tom Ellery/)).toBeDefined();
  expect(await screen.findByText('GB123456789')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

test('who may see amounts only has no list of people', async () => {
  open({ ...CUSTOMER, permissions: ['money'] });
  expect(await screen.findByText('GB123456789')).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'People' })).toBeNull();
});

test('without a company there is a sentence', async () => {
  open(CUSTOMER, {
    'organisations.own': () => {
      throw refusal('NOT_FOUND', 'You are not part of a company.', 404);
    },
  });
  expect(await screen.findByText('You are not part of a company')).toBeDefined();
});

test('a manager adds the address for invoices; others read it', async () => {
  const office = { street: 'Musterweg 4', city: 'Hamburg', postal_code: '20457', country: 'DE' };
  const rest = { label: '', unlocode: null, time_zone: '', opening_hours: '' };
  const saved = { ...ORGANISATION, addresses: [{ ...rest, ...office }], updated_at: new Date() };
  const { user, inputOf } = open(
    { ...CUSTOMER, permissions: ['view', 'manage'] },
    { 'organisations.change': () => saved },
  );
  await user.click(await screen.findByRole('button', { name: 'Add address' }));
  await user.type(screen.getByLabelText(/^Street/), office.street);
  await user.type(screen.getByLabelText(/^City/), office.city);
  await user.type(screen.getByLabelText(/^Postal code/), office.postal_code);
  await user.type(screen.getByLabelText('Country'), office.country);
  await user.click(screen.getByRole('button', { name: 'Save addresses' }));
  await waitFor(() => expect(shownToasts()).toMatchObject([{ title: 'Company saved' }]));
  expect(inputOf('organisations.change')).toMatchObject({ id: ORGANISATION.id, addresses: [office] });
  cleanup();

  open({ ...CUSTOMER, permissions: ['view'] }, { 'organisations.own': () => saved });
  expect(await screen.findByText('Musterweg 4, 20457 Hamburg, Germany')).toBeDefined();
});
