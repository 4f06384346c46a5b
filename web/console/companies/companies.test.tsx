import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Organisation } from '#contract/organisations/organisation-records.ts';
import { setOnline } from '#web/browser-for-tests.ts';
import { MEMBERS } from '#web/gallery/customer-fixtures.ts';
import { hoursAgo, NOW } from '#web/gallery/fixtures.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { lost, refusal, serve } from '#web/server-for-tests.ts';
import { Companies } from './companies.tsx';
import { COMPANY, DISPATCHER } from './company-for-tests.ts';
import { CompanyRecord } from './company-record.tsx';
import { MergeProposals } from './merge-proposals.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  setOnline(true);
});

const inputsOf = (calls: { operation: string; input: unknown }[], name: string) =>
  calls.filter(({ operation }) => operation === name).map(({ input }) => input);

test('companies are listed with roles, credit, people and shipments, and searched', async () => {
  const calls = serve({
    'organisations.list': () => ({
      organisations: [{ ...COMPANY, members: 1, shipments: 12 }],
      next: null,
    }),
  });
  const { user } = renderPiece(<Companies />, { at: '/admin/companies' });
  const link = await screen.findByRole('link', { name: /Kestrel Line/ });
  expect(link.textContent).toContain('Carrier, agent');
  expect(link.textContent).toContain('Credit: on hold');
  expect(link.textContent).toMatch(/1\sperson\s12\sshipments/);
  expect(link.getAttribute('href')).toBe(`/admin/companies/${COMPANY.id}`);
  await user.type(screen.getByRole('searchbox', { name: 'Search companies' }), 'kes');
  await waitFor(() => expect(inputsOf(calls, 'organisations.list').at(-1)).toMatchObject({ q: 'kes' }));
});

test('without a company, the first one can be added, and there is nothing to search or export', async () => {
  serve({ 'organisations.list': () => ({ organisations: [], next: null }) });
  renderPiece(<Companies />, { at: '/admin/companies' });
  expect(await screen.findByText('No companies yet')).toBeDefined();
  expect(screen.getAllByRole('button', { name: 'Add a company' })).toHaveLength(1);
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.queryByRole('link', { name: /^Export/ })).toBeNull();
});

test('a search without a match can be cleared', async () => {
  serve({ 'organisations.list': () => ({ organisations: [], next: null }) });
  const { user, address } = renderPiece(<Companies />, { at: '/admin/companies?q=kestrell' });
  expect(await screen.findByText('No company matches')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  await waitFor(() => expect(address()).toBe('/admin/companies'));
});

test('a company is added with its role', async () => {
  const calls = serve({
    'organisations.list': () => ({ organisations: [], next: null }),
    'organisations.create': () => COMPANY,
  });
  const { user, address } = renderPiece(<Companies />, { at: '/admin/companies' });
  await screen.findByText('No companies yet');
  await user.click(screen.getByRole('button', { name: 'Add a company' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a company' }));
  await user.click(dialog.getByRole('button', { name: 'Add company' }));
  expect(await dialog.findByText('Enter a name.')).toBeDefined();
  await user.type(dialog.getByLabelText('Name'), 'Kestrel Line');
  await user.selectOptions(dialog.getByLabelText('Role'), 'Carrier');
  await user.click(dialog.getByRole('button', { name: 'Add company' }));
  await waitFor(() => expect(address()).toBe(`/admin/companies/${COMPANY.id}`));
  expect(inputsOf(calls, 'organisations.create')).toEqual([{ name: 'Kestrel Line', roles: ['carrier'] }]);
});

function record(tab: string, responses: Parameters<typeof serve>[0] = {}) {
  const calls = serve({
    'organisations.find': () => COMPANY,
    'organisations.members': () => ({ members: MEMBERS }),
    ...responses,
  });
  const at = `/admin/companies/${COMPANY.id}?tab=${tab}`;
  return { ...renderPiece(<CompanyRecord id={COMPANY.id} person={DISPATCHER} />, { at }), calls };
}

test('staff change the terms of a company', async () => {
  const { user, calls } = record('details', {
    'organisations.change': () => ({ ...COMPANY, credit_status: 'good' }),
  });
  const limit = await screen.findByLabelText<HTMLInputElement>(/^Credit limit/);
  expect(limit.value).toBe('25000.00');
  await user.clear(limit);
  await user.type(limit, 'much');
  const save = screen.getByRole('button', { name: 'Save' });
  await user.click(save);
  expect(await screen.findByText('Enter an amount such as 25000.00.')).toBeDefined();
  await user.clear(limit);
  await user.selectOptions(screen.getByLabelText('Credit status'), 'Good');
  await user.click(save);
  await waitFor(() =>
    expect(inputsOf(calls, 'organisations.change')).toEqual([
      { id: COMPANY.id, credit_limit_cents: null, credit_status: 'good' },
    ]),
  );
});

/** Opens the terms of a company that someone else changes before they are saved. */
function changedElsewhere(change: Partial<Organisation>) {
  const first: Organisation = { ...COMPANY, credit_status: 'good' };
  let stored = first;
  const opened = record('details', {
    'organisations.find': () => stored,
    'organisations.change': (saved: Partial<Organisation>, headers) => {
      if (stored === first) stored = { ...first, ...change, updated_at: NOW };
      if (headers.get('if-match') !== `"${stored.updated_at.getTime()}"`)
        throw refusal('PRECONDITION_FAILED', 'Someone else has changed this company.', 412);
      stored = { ...stored, ...saved, updated_at: new Date(stored.updated_at.getTime() + 1) };
      return stored;
    },
  });
  const save = async (name = 'Save') => opened.user.click(screen.getByRole('button', { name }));
  return { ...opened, save, saved: () => stored };
}

const contact = (name: string) => ({ name, position: '', email: '', phone: '' });

test('a list is saved beside other terms that someone else changed', async () => {
  const { user, calls, save, saved } = changedElsewhere({ notes: 'Pays late' });
  await user.click(await screen.findByRole('button', { name: 'Add contact' }));
  const name = () =>
    within(screen.getByRole('group', { name: 'contact 1' })).getByLabelText<HTMLInputElement>('Name');
  await user.type(name(), 'Ada Reyes');
  await save('Save contacts');
  await waitFor(() =>
    expect(saved()).toMatchObject({ notes: 'Pays late', contacts: [contact('Ada Reyes')] }),
  );
  const sent = { id: COMPANY.id, contacts: [contact('Ada Reyes')] };
  expect(inputsOf(calls, 'organisations.change')).toEqual([sent, sent]);
  expect(name().value).toBe('Ada Reyes');
});

test('what is typed in a list keeps its focus when someone else changes other terms', async () => {
  let stored: Organisation = COMPANY;
  const { user, client } = record('details', { 'organisations.find': () => stored });
  await user.click(await screen.findByRole('button', { name: 'Add contact' }));
  const name = within(screen.getByRole('group', { name: 'contact 1' })).getByLabelText('Name');
  await user.type(name, 'Ada');
  stored = { ...COMPANY, notes: 'Pays late', updated_at: NOW };
  await client.invalidateQueries();
  await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>(/^Notes/).value).toBe('Pays late'));
  expect(document.activeElement).toBe(name);
  await user.keyboard(' Reyes');
  expect((name as HTMLInputElement).value).toBe('Ada Reyes');
});

test('a list that someone else changed is shown before it is replaced', async () => {
  const { user, save, saved } = changedElsewhere({ contacts: [contact('Jonas Berg')] });
  await user.click(await screen.findByRole('button', { name: 'Add contact' }));
  await user.type(
    within(screen.getByRole('group', { name: 'contact 1' })).getByLabelText('Name'),
    'Ada Reyes',
  );
  await save('Save contacts');
  const changed = await screen.findByText('Someone else changed this company.');
  const alert = within(changed.closest('[role="alert"]') as HTMLElement);
  expect(alert.getByRole('listitem').textContent).toBe(
    'The list of contacts is now Jonas Berg; you entered Ada Reyes',
  );
  expect(saved().contacts).toEqual([contact('Jonas Berg')]);
  await user.click(alert.getByRole('button', { name: 'Load the newer version' }));
  await save('Save contacts');
  await waitFor(() => expect(saved().contacts).toEqual([contact('Ada Reyes')]));
});

test('a credit hold by someone else stays when other terms are saved', async () => {
  const { user, calls, save, saved } = changedElsewhere({ credit_status: 'hold' });
  await user.type(await screen.findByLabelText(/^Notes/), 'Pays late');
  await save();
  await waitFor(() => expect(saved()).toMatchObject({ credit_status: 'hold', notes: 'Pays late' }));
  const sent = { id: COMPANY.id, notes: 'Pays late' };
  expect(inputsOf(calls, 'organisations.change')).toEqual([sent, sent]);
  const status = screen.getByLabelText<HTMLSelectElement>('Credit status');
  await waitFor(() => expect(status.value).toBe('hold'));
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Notes/).value).toBe('Pays late');
});

test('terms that someone else changed are shown before they are replaced', async () => {
  const { user, save, saved } = changedElsewhere({ credit_status: 'hold', payment_terms_days: 30 });
  await user.selectOptions(await screen.findByLabelText('Credit status'), 'Watch');
  await save();
  const changed = await screen.findByText('Someone else changed this company.');
  const alert = within(changed.closest('[role="alert"]') as HTMLElement);
  expect(alert.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Payment terms is now 30',
    'Credit status is now On hold; you entered Watch',
  ]);
  expect(saved().credit_status).toBe('hold');
  await user.click(alert.getByRole('button', { name: 'Load the newer version' }));
  await save();
  await waitFor(() => expect(saved()).toMatchObject({ credit_status: 'watch', payment_terms_days: 30 }));
});

test('an unknown company says that it may have been merged', async () => {
  record('shipments', {
    'organisations.find': () => {
      throw refusal('NOT_FOUND', 'No such company.', 404);
    },
  });
  expect(await screen.findByText('No such company')).toBeDefined();
});

test('a failed merge stays open; a done one is announced', async () => {
  let fails = true;
  const proposal = {
    name: 'Twin Traders',
    domain: 'twin.example',
    organisations: [
      { id: COMPANY.id, name: 'Twin Traders', created_at: hoursAgo(90) },
      { id: '01900000-0000-7000-8000-0000000000c2', name: 'Twin Traders', created_at: hoursAgo(2) },
    ],
  };
  const calls = serve({
    'organisations.mergeProposals': () => ({ proposals: [proposal] }),
    'organisations.merge': () => (fails ? lost() : COMPANY),
  });
  const { user } = renderPiece(<MergeProposals />);
  await user.click(await screen.findByRole('button', { name: 'Merge' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Merge Twin Traders?' }));
  await user.click(dialog.getByRole('button', { name: 'Merge companies' }));
  expect(await dialog.findByRole('alert')).toBeDefined();
  fails = false;
  await user.click(dialog.getByRole('button', { name: 'Merge companies' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(inputsOf(calls, 'organisations.merge').at(-1)).toEqual({
    id: '01900000-0000-7000-8000-0000000000c2',
    into: COMPANY.id,
  });
});
