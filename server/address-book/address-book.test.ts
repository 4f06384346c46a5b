import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contactTemplate } from '#domain/address-book/contact-sheet.ts';
import { sendForm } from '../form-for-tests.ts';
import { startTestApp, type TestApp, type TestPerson } from '../test-app.ts';

let product: TestApp;
let customer: TestPerson;
let outsider: TestPerson;
let dispatcher: TestPerson;
beforeAll(async () => {
  product = await startTestApp();
  customer = await product.signIn('customer');
  outsider = await product.signIn('customer');
  dispatcher = await product.signIn('dispatcher');
});
afterAll(() => product.close());

const pathOf = (of: TestPerson) => `/api/organisations/${of.organisation_id}/address-book`;
const MAAS = {
  name: ' Maas  Consolidators ',
  contact: 'Eva de Vries',
  email: 'import@maas.example',
  city: 'Rotterdam',
  country: 'Netherlands',
  unlocode: 'nl rtm',
  role: 'Consignee',
};

async function added(fields: object = MAAS, by = customer, of = customer) {
  const response = await by.request('POST', pathOf(of), fields);
  expect(response.statusCode, response.body).toBe(201);
  return response.json();
}

async function only(...permissions: string[]) {
  const member = await product.signIn('customer');
  const { user_id } = member;
  await product.database.sql`
    update members set organisation_id = ${customer.organisation_id}, permissions = ${permissions}
    where user_id = ${user_id}`;
  return product.comeBack(member);
}

const issuesOf = (response: { json: () => { issues: { path: string; message: string }[] } }) =>
  response.json().issues.map(({ path, message }) => [path, message]);

describe('contacts', () => {
  test('are stored in one form, and listed by name', async () => {
    await added({ name: 'Zuiderzee Logistics' });
    expect(await added()).toMatchObject({
      name: 'Maas Consolidators',
      country: 'NL',
      unlocode: 'NLRTM',
      role: 'consignee',
      phone: '',
      version: 1,
    });
    const { contacts, next } = (await customer.request('GET', pathOf(customer))).json();
    expect(contacts.map(({ name }: { name: string }) => name)).toEqual([
      'Maas Consolidators',
      'Zuiderzee Logistics',
    ]);
    expect(next).toBeNull();
  });

  test.each(['maas', 'de vries', 'nlrtm', 'import@maas', 'rotterdam eva'])('are found by %j', async (q) => {
    const response = await customer.request('GET', `${pathOf(customer)}?q=${encodeURIComponent(q)}`);
    expect(response.json().contacts).toHaveLength(1);
  });

  test('are refused with every issue', async () => {
    const broken = { name: ' ', email: 'eva', country: 'Atlantis', unlocode: 'ROTTERDAM', role: 'friend' };
    const response = await customer.request('POST', pathOf(customer), broken);
    expect(response.statusCode).toBe(422);
    expect(issuesOf(response).map(([path]) => path)).toEqual([
      'name',
      'email',
      'country',
      'unlocode',
      'role',
    ]);
  });

  test.each([
    [{ country: 'DE', unlocode: 'NLRTM' }, 'NLRTM isn’t in this country.'],
    [{ unlocode: 'NLQQQ' }, 'NLQQQ isn’t a known UN/LOCODE.'],
  ])('%j is no place', async (fields, message) => {
    const response = await customer.request('POST', pathOf(customer), { name: 'Maas', ...fields });
    expect(issuesOf(response)).toEqual([['unlocode', message]]);
  });

  test('are changed under their version', async () => {
    const { id, version } = await added({ name: 'Elbe Spedition', country: 'DE', unlocode: 'DEHAM' });
    const path = `${pathOf(customer)}/${id}`;
    const changed = await customer.request('PATCH', path, { version, phone: '+49 40 1' });
    expect(changed.json()).toMatchObject({ phone: '+49 40 1', name: 'Elbe Spedition', version: 2 });
    const late = await customer.request('PATCH', path, { version, phone: '+49 40 2' });
    expect([late.statusCode, late.json().code, late.json().version]).toEqual([409, 'VERSION_CONFLICT', 2]);
    const moved = await customer.request('PATCH', path, { version: 2, country: 'NL' });
    expect(issuesOf(moved)).toEqual([['unlocode', 'DEHAM isn’t in this country.']]);
  });

  test('are deleted once', async () => {
    const { id } = await added({ name: 'Short Lived' });
    const path = `${pathOf(customer)}/${id}`;
    expect((await customer.request('DELETE', path)).statusCode).toBe(200);
    expect((await customer.request('DELETE', path)).statusCode).toBe(404);
  });

  test('belong to the organisation: others get 404, staff all', async () => {
    const { id, version } = await added({ name: 'Secret Partner' });
    const path = `${pathOf(customer)}/${id}`;
    for (const response of [
      await outsider.request('GET', pathOf(customer)),
      await outsider.request('POST', pathOf(customer), { name: 'Mine' }),
      await outsider.request('PATCH', path, { version, name: 'Mine' }),
      await outsider.request('PATCH', `${pathOf(outsider)}/${id}`, { version, name: 'Mine' }),
      await outsider.request('DELETE', `${pathOf(outsider)}/${id}`),
    ])
      expect(response.statusCode).toBe(404);
    const renamed = await dispatcher.request('PATCH', path, { version, name: 'Known Partner' });
    expect(renamed.json().name).toBe('Known Partner');
  });

  test('are read with view, written with book, and nothing with money', async () => {
    const [viewer, booker, payer] = [await only('view'), await only('view', 'book'), await only('money')];
    const read = (by: TestPerson) => by.request('GET', pathOf(customer));
    const write = (by: TestPerson) => by.request('POST', pathOf(customer), { name: 'Delta Freight' });
    expect((await read(viewer)).statusCode).toBe(200);
    expect((await write(viewer)).statusCode).toBe(403);
    expect((await write(booker)).statusCode).toBe(201);
    expect((await read(payer)).statusCode).toBe(403);
  });

  test('move with a merged organisation', async () => {
    const [from, into] = [await product.signIn('customer'), await product.signIn('customer')];
    await added({ name: 'Moved Contact' }, from, from);
    const admin = await product.signIn('admin');
    await admin.request('POST', `/api/organisations/${from.organisation_id}/merge`, {
      into: into.organisation_id,
    });
    const { contacts } = (await into.request('GET', pathOf(into))).json();
    expect(contacts).toMatchObject([{ name: 'Moved Contact' }]);
  });
});

describe('an import', () => {
  const HEADER = 'name,contact,email,phone,address,city,postal_code,country,unlocode,role';
  const FILE = [
    HEADER,
    'Oder Handel,Jan,jan@oder.example,+48 1,Quay 1,Gdansk,80-001,Poland,PLGDN,shipper',
    ',,nobody,,,,,Atlantis,,',
    'Weser Kontor,,,,,Bremen,,DE,DEQQQ,',
    '',
    'Oder Handel,Jan,other@oder.example,,Quay 1,Gdansk,80-001,PL,,',
    '"Vistula, Sons","\'=cmd",,,,,,,,',
  ].join('\r\n');
  const send = (by: TestPerson, csv: string | Buffer, query = '', of = by) =>
    product.app.inject({
      method: 'POST',
      url: `${pathOf(of)}/imports${query}`,
      headers: { 'content-type': 'text/csv; charset=utf-8', cookie: by.cookie ?? '' },
      payload: csv,
    });
  const names = async (of: TestPerson) =>
    (await of.request('GET', pathOf(of))).json().contacts.map(({ name }: { name: string }) => name);

  test('reports each refused row by its number and column, and dry runs add nothing', async () => {
    const person = await product.signIn('customer');
    const dry = await send(person, FILE, '?dry_run=true');
    expect(dry.statusCode, dry.body).toBe(200);
    expect(dry.json()).toEqual({
      accepted: 2,
      refused: [
        { row: 3, column: 'name', issue: 'Enter a name.' },
        { row: 3, column: 'email', issue: expect.stringContaining('valid e-mail') },
        { row: 3, column: 'country', issue: expect.stringContaining('find this country') },
        { row: 4, column: 'unlocode', issue: 'DEQQQ isn’t a known UN/LOCODE.' },
        { row: 6, column: '', issue: 'Row 2 is the same contact.' },
      ],
      preview: [
        { row: 2, name: 'Oder Handel', city: 'Gdansk', country: 'PL' },
        { row: 7, name: 'Vistula, Sons', city: '', country: '' },
      ],
    });
    expect(await names(person)).toEqual([]);
    expect((await send(person, FILE)).json().accepted).toBe(2);
    expect(await names(person)).toEqual(['Oder Handel', 'Vistula, Sons']);
    const again = (await send(person, FILE)).json();
    expect([again.accepted, again.refused[0]]).toEqual([
      0,
      { row: 2, column: '', issue: 'This contact is already in the address book.' },
    ]);
  });

  test('takes its own template', async () => {
    const person = await product.signIn('customer');
    expect((await send(person, contactTemplate())).json()).toMatchObject({ accepted: 1, refused: [] });
    const { contacts } = (await person.request('GET', pathOf(person))).json();
    expect(contacts).toMatchObject([{ phone: '+31 10 123 4567', unlocode: 'NLRTM' }]);
  });

  test('takes semicolons, a byte order mark and columns in any order', async () => {
    const person = await product.signIn('customer');
    const response = await send(person, '\uFEFFCity;Name;Postal Code\nUtrecht;Dom Vracht;3511\n');
    expect(response.json()).toMatchObject({ accepted: 1, refused: [] });
  });

  test('refuses unknown and missing columns in the header', async () => {
    const response = await send(customer, 'company,city\nMaas,Rotterdam\n', '?dry_run=true');
    expect(response.json()).toMatchObject({
      accepted: 0,
      refused: [
        { row: 1, column: 'company', issue: 'Unknown column.' },
        { row: 1, column: 'name', issue: 'This column is missing.' },
      ],
    });
  });

  test('refuses files that are empty, too large or not in UTF-8, and those of others', async () => {
    expect((await send(customer, '')).statusCode).toBe(422);
    expect((await send(customer, `name\n${'a'.repeat(1_000_000)}`)).statusCode).toBe(422);
    expect((await send(customer, Buffer.from([0x6e, 0xff]))).statusCode).toBe(400);
    const unclosed = await send(customer, 'name,address\nMaas,"Quay 1\nOder,Quay 2\n');
    expect(unclosed.json().issues).toMatchObject([
      { path: 'csv', message: expect.stringContaining('line 2 is never closed') },
    ]);
    expect((await send(outsider, FILE, '', customer)).statusCode).toBe(404);
  });

  test('takes the file of a form as well', async () => {
    const person = await product.signIn('customer');
    const form = new FormData();
    form.set('file', new File([FILE], 'contacts.csv', { type: 'application/vnd.ms-excel' }));
    const response = await sendForm(product.app, person, `${pathOf(person)}/imports?dry_run=1`, form);
    expect(response.statusCode, response.body).toBe(200);
    expect(response.json()).toEqual((await send(person, FILE, '?dry_run=1')).json());
    const empty = await sendForm(product.app, person, `${pathOf(person)}/imports`, new FormData());
    expect(empty.json().issues).toEqual([{ path: 'csv', message: 'Send a CSV file.' }]);
  });

  test('elsewhere no CSV file is taken', async () => {
    const response = await product.app.inject({
      method: 'POST',
      url: pathOf(customer),
      headers: { 'content-type': 'text/csv', cookie: customer.cookie ?? '' },
      payload: FILE,
    });
    expect(response.statusCode).toBe(415);
  });
});
