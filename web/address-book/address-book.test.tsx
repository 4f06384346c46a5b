import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { CONTACTS, ORGANISATION } from '#web/gallery/customer-fixtures.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { lost, refusal, serve } from '#web/server-for-tests.ts';
import { dismissToast, shownToasts } from '#web/ui/overlays/toast.ts';
import { AddressBook } from './address-book.tsx';

beforeEach(() => {
  for (const { id } of shownToasts()) dismissToast(id);
});

const [MAAS] = CONTACTS;
const { id } = ORGANISATION;

function open(responses: Parameters<typeof serve>[0] = {}, canEdit = true) {
  const calls = serve({ 'addressBook.list': () => ({ contacts: CONTACTS, next: null }), ...responses });
  const inputsOf = (operation: string) =>
    calls.filter((call) => call.operation === operation).map(({ input }) => input);
  return {
    inputsOf,
    ...renderPiece(<AddressBook organisation_id={id} canEdit={canEdit} />, { at: '/company' }),
  };
}

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('contacts show their place, person and role; readers without the permission cannot change them', async () => {
  open({}, false);
  const row = within(await screen.findByRole('list', { name: 'Contacts' })).getAllByRole('listitem')[0];
  expect(row?.textContent).toContain('Waalhaven 12, 3089 JH Rotterdam, Netherlands');
  expect(row?.textContent).toContain('Eva de Vries, import@maas.example');
  expect(row?.textContent).toContain('Consignee');
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('All 2 contacts')).toBeDefined();
});

test('the book is searched; nothing found is said', async () => {
  const { user, inputsOf } = open({
    'addressBook.list': ({ q }: { q?: string }) => ({ contacts: q ? [] : CONTACTS, next: null }),
  });
  await screen.findByText(MAAS?.name ?? '');
  await user.type(screen.getByRole('searchbox', { name: 'Search the address book' }), 'Elbe');
  expect(await screen.findByText('No contact matches')).toBeDefined();
  expect(inputsOf('addressBook.list').at(-1)).toMatchObject({ id, q: 'Elbe' });
});

test('an empty book says how to fill it, and a failed one can be retried', async () => {
  const { unmount } = open({ 'addressBook.list': () => ({ contacts: [], next: null }) });
  expect(await screen.findByText('No contacts yet')).toBeDefined();
  unmount();
  open({ 'addressBook.list': lost });
  expect(await screen.findByText('The address book could not be loaded.')).toBeDefined();
});

test('a contact is added; the rules are those of the server', async () => {
  const { user, inputsOf } = open({ 'addressBook.create': () => MAAS });
  await user.click(await screen.findByRole('button', { name: 'Add a contact' }));
  const form = await dialog('Add a contact');
  await user.type(form.getByLabelText(/^E-mail/), 'nobody');
  await user.click(form.getByRole('button', { name: 'Save contact' }));
  expect((await form.findAllByText('Enter a name.')).length).toBeGreaterThan(0);
  await user.type(form.getByLabelText('Name'), 'Elbe Spedition');
  await user.type(form.getByLabelText(/^E-mail/), '@elbe.example');
  await user.click(form.getByRole('button', { name: 'Save contact' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(inputsOf('addressBook.create')).toMatchObject([
    { id, name: 'Elbe Spedition', email: 'nobody@elbe.example' },
  ]);
  expect(shownToasts()).toMatchObject([{ title: 'Contact saved' }]);
});

test('a contact is changed under its version; a newer one is reviewed first', async () => {
  let refuses = true;
  const newer = { ...MAAS, phone: '+31 10 999', version: 2 };
  const { user, inputsOf, client } = open({
    'addressBook.list': () => ({ contacts: refuses ? CONTACTS : [newer], next: null }),
    'addressBook.change': () => {
      if (!refuses) return { ...newer, version: 3 };
      refuses = false;
      throw refusal('VERSION_CONFLICT', 'Someone else has changed this contact.');
    },
  });
  await user.click(await screen.findByRole('button', { name: `Edit ${MAAS?.name}` }));
  const form = await dialog(`Edit ${MAAS?.name}`);
  await user.type(form.getByLabelText(/^City/), ' West');
  await user.click(form.getByRole('button', { name: 'Save contact' }));
  await waitFor(() => expect(refuses).toBe(false));
  // The pages have one client, which a version conflict invalidates; the test has its own.
  await client.invalidateQueries();
  expect(await form.findByText('Someone else changed this contact.')).toBeDefined();
  expect(form.getByText(/is now \+31 10 999/)).toBeDefined();
  await user.click(form.getByRole('button', { name: 'Load the newer version' }));
  await user.click(form.getByRole('button', { name: 'Save contact' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(inputsOf('addressBook.change')).toMatchObject([
    { contact_id: MAAS?.id, version: 1, city: 'Rotterdam West' },
    { version: 2, city: 'Rotterdam West', phone: '+31 10 999' },
  ]);
});

test('a contact that the list no longer has stays open in its dialog', async () => {
  let isListed = true;
  const { user, client } = open({
    'addressBook.list': () => ({ contacts: isListed ? CONTACTS : [], next: null }),
  });
  await user.click(await screen.findByRole('button', { name: `Edit ${MAAS?.name}` }));
  await dialog(`Edit ${MAAS?.name}`);
  isListed = false;
  await client.invalidateQueries();
  expect(await screen.findByText('No contacts yet')).toBeDefined();
  expect(await dialog(`Edit ${MAAS?.name}`)).toBeDefined();
});

test('a contact is deleted after a question', async () => {
  const { user, inputsOf } = open({ 'addressBook.remove': () => ({}) });
  await user.click(await screen.findByRole('button', { name: `Delete ${MAAS?.name}` }));
  const question = await dialog(`Delete ${MAAS?.name}?`);
  await user.click(question.getByRole('button', { name: 'Delete contact' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(inputsOf('addressBook.remove')).toEqual([{ id, contact_id: MAAS?.id }]);
});

test('a file is checked first, with errors by row and column, then imported', async () => {
  const { user, inputsOf } = open({
    'addressBook.importContacts': () => ({
      accepted: 2,
      refused: [{ row: 3, column: 'email', issue: 'Enter a valid e-mail address.' }],
      preview: [{ row: 2, name: 'Elbe Spedition', city: 'Hamburg', country: 'DE' }],
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Import CSV' }));
  const form = await dialog('Import contacts');
  expect(form.getByRole<HTMLButtonElement>('button', { name: 'Import contacts' }).disabled).toBe(true);
  await user.upload(
    form.getByLabelText('CSV file'),
    new File(['name\nElbe\n'], 'book.csv', { type: 'text/csv' }),
  );
  expect(await form.findByText(/^2.rows can be imported. 1.row has errors.$/)).toBeDefined();
  expect(form.getByText('Row 3').parentElement?.textContent).toBe(
    'Row 3email: Enter a valid e-mail address.',
  );
  expect(form.getByText('Elbe Spedition').parentElement?.textContent).toBe(
    'Elbe Spedition, Hamburg, Germany',
  );
  await user.click(form.getByRole('button', { name: /Import 2.contacts/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(inputsOf('addressBook.importContacts')).toEqual([
    { id, csv: 'name\nElbe\n', dry_run: true },
    { id, csv: 'name\nElbe\n' },
  ]);
  expect(shownToasts()).toMatchObject([
    { title: 'Contacts imported', description: expect.stringMatching(/^2.contacts added.$/) },
  ]);
});

test('another file chosen during a check is checked before it is imported', async () => {
  let respond = (_: object) => {};
  const first = new Promise((resolve) => (respond = resolve));
  const { user, inputsOf } = open({
    'addressBook.importContacts': ({ csv }: { csv: string }) =>
      csv === 'first' ? first : { accepted: 2, refused: [], preview: [] },
  });
  await user.click(await screen.findByRole('button', { name: 'Import CSV' }));
  const form = await dialog('Import contacts');
  const choose = (text: string) =>
    user.upload(form.getByLabelText('CSV file'), new File([text], `${text}.csv`, { type: 'text/csv' }));
  await choose('first');
  await waitFor(() => expect(inputsOf('addressBook.importContacts')).toHaveLength(1));
  await choose('second');
  await waitFor(() => expect(inputsOf('addressBook.importContacts')).toHaveLength(2));
  expect(await form.findByRole('button', { name: /Import 2.contacts/ })).toBeDefined();
  respond({ accepted: 1, refused: [], preview: [] });
  await user.click(form.getByRole('button', { name: /Import 2.contacts/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(inputsOf('addressBook.importContacts').at(-1)).toEqual({ id, csv: 'second' });
});

test.each([
  ['', 'This file is empty.'],
  [new Uint8Array([0xff, 0xfe]), 'The file is not in UTF-8. Save it as CSV UTF-8, then import it again.'],
])('a file that cannot be read says why', async (content, message) => {
  const { user, inputsOf } = open();
  await user.click(await screen.findByRole('button', { name: 'Import CSV' }));
  const form = await dialog('Import contacts');
  await user.upload(form.getByLabelText('CSV file'), new File([content], 'book.csv', { type: 'text/csv' }));
  expect(await form.findByText(message)).toBeDefined();
  expect(inputsOf('addressBook.importContacts')).toEqual([]);
});
