import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookNingboDuisburg, fileOf, put } from '../shipment-file/files-for-tests.ts';
import { startTestApp, type TestApp, type TestPerson } from '../test-app.ts';

let product: TestApp;
let owner: TestPerson;
let otherClient: TestPerson;
let staff: TestPerson;
let number: string;
beforeAll(async () => {
  product = await startTestApp();
  owner = await product.signIn('customer');
  otherClient = await product.signIn('customer');
  staff = await product.signIn('dispatcher');
  number = await bookNingboDuisburg(owner);
});
afterAll(() => product.close());

const request = (who: Pick<TestPerson, 'request'>, changes: object, reason = 'The buyer wants it') =>
  who.request('POST', `/api/shipments/${number}/amendments`, { changes, reason });
const decide = (id: string, verb: 'approve' | 'decline', input = {}) =>
  staff.request('POST', `/api/amendments/${id}/${verb}`, input);
const recordOf = async () => (await staff.request('GET', `/api/shipments/${number}/record`)).json();
const newsOf = async (who: TestPerson) => {
  const [newest] = await product.database.sql`
    select title from notifications where user_id = ${who.user_id} order by created_at desc, id desc limit 1`;
  return newest?.title;
};

test('an amendment changes nothing until staff approve it', async () => {
  const consignee = { role: 'consignee', name: 'Rheinwerk GmbH', city: 'Duisburg' };
  const changes = { special_instructions: 'Ring at gate 3', cargo_weight: 20_000, parties: [consignee] };
  const requested = await request(owner, changes);
  expect(requested.statusCode).toBe(201);
  expect(requested.json()).toMatchObject({
    status: 'requested',
    difference: expect.arrayContaining([
      { field: 'special_instructions', from: '', to: 'Ring at gate 3' },
      { field: 'cargo_weight', from: 21_400, to: 20_000 },
      { field: 'parties', from: '', to: 'consignee: Rheinwerk GmbH (city: Duisburg)' },
    ]),
  });
  expect(await recordOf()).toMatchObject({ special_instructions: '', cargo_weight: 21_400 });
  expect(await newsOf(staff)).toBe('Amendment requested');

  const approved = await decide(requested.json().id, 'approve');
  expect(approved.json()).toMatchObject({ status: 'approved', decided_at: expect.any(String) });
  expect(await recordOf()).toMatchObject({ special_instructions: 'Ring at gate 3', cargo_weight: 20_000 });
  expect((await fileOf(owner, number)).parties).toMatchObject([consignee]);
  expect(await newsOf(owner)).toBe('Amendment approved');
  expect((await decide(requested.json().id, 'decline')).statusCode).toBe(409);
});

test('cargo lines are amended as a whole; the shipment follows them, and what is stuffed stays', async () => {
  const shipped = await bookNingboDuisburg(owner);
  const requestLines = (cargo_lines: object[]) =>
    owner.request('POST', `/api/shipments/${shipped}/amendments`, {
      changes: { cargo_lines },
      reason: 'Fewer vases were made',
    });
  await put(staff, shipped, 'cargo-lines', [
    { description: 'Tableware', pieces: 10, gross_kg: 15_000, weighed_at: '2026-11-20T08:00:00Z' },
    { description: 'Vases', pieces: 5, gross_kg: 5_000 },
  ]);
  const { cargo_lines, equipment } = await fileOf(staff, shipped);
  const stuffing = [{ cargo_line_id: cargo_lines[0].id, pieces: 8 }];
  await put(staff, shipped, 'equipment', [
    { ...equipment[0], number: 'MSKU9070323', size_type: '45G1', stuffing },
  ]);

  const [tableware, vases] = cargo_lines;
  const tooFew = await requestLines([{ ...tableware, pieces: 7 }, vases]);
  expect(tooFew.statusCode).toBe(422);
  expect(tooFew.json().issues).toMatchObject([{ path: 'changes.cargo_lines.0.pieces' }]);
  expect((await requestLines([vases])).statusCode).toBe(422);
  expect((await requestLines(cargo_lines)).json().code).toBe('NO_CHANGE');

  const requested = await requestLines([tableware, { ...vases, pieces: 4, gross_kg: 4_000 }]);
  expect(requested.json()).toMatchObject({
    status: 'requested',
    difference: expect.arrayContaining([
      { field: 'cargo_weight', from: 20_000, to: 19_000 },
      {
        field: 'cargo_lines',
        from: '10 Tableware 15000 kg; 5 Vases 5000 kg',
        to: '10 Tableware 15000 kg; 4 Vases 4000 kg',
      },
    ]),
  });
  expect((await decide(requested.json().id, 'approve')).statusCode).toBe(200);
  const after = await fileOf(owner, shipped);
  expect(after.cargo_lines).toMatchObject([
    { id: tableware.id, pieces: 10, weighed_at: '2026-11-20T08:00:00.000Z' },
    { id: vases.id, pieces: 4, gross_kg: 4_000 },
  ]);
  expect(after.equipment[0].stuffing).toMatchObject(stuffing);
  expect((await staff.request('GET', `/api/shipments/${shipped}/record`)).json()).toMatchObject({
    cargo_weight: 19_000,
  });
});

test('amended lines without a declaration leave the shipment dangerous goods', async () => {
  const shipped = await bookNingboDuisburg(owner, { dangerous_goods: true });
  const requested = await owner.request('POST', `/api/shipments/${shipped}/amendments`, {
    changes: { cargo_lines: [{ description: 'Paint in tins', pieces: 20, gross_kg: 20_000 }] },
    reason: 'Fewer tins were filled',
  });
  expect((await decide(requested.json().id, 'approve')).statusCode).toBe(200);
  expect((await staff.request('GET', `/api/shipments/${shipped}/record`)).json()).toMatchObject({
    dangerous_goods: true,
    cargo_weight: 20_000,
  });
});

test('the cargo lines and what is stuffed follow an approved weight, and one that staff edit', async () => {
  const shipped = await bookNingboDuisburg(owner);
  await put(staff, shipped, 'cargo-lines', [
    {
      description: 'Tableware',
      pieces: 10,
      gross_kg: 15_000,
      net_kg: 14_000,
      weighed_by: 'Beilun weighbridge',
    },
    { description: 'Vases', pieces: 5, gross_kg: 5_000 },
  ]);
  const { cargo_lines } = await fileOf(staff, shipped);
  const stuffing = cargo_lines.map(({ id, pieces }: { id: string; pieces: number }) => ({
    cargo_line_id: id,
    pieces,
  }));
  await put(staff, shipped, 'equipment', [{ number: 'MSKU9070323', size_type: '45G1', stuffing }]);
  const requested = await owner.request('POST', `/api/shipments/${shipped}/amendments`, {
    changes: { cargo_weight: 16_000 },
    reason: 'Two cartons fewer',
  });
  expect((await decide(requested.json().id, 'approve')).statusCode).toBe(200);
  const file = await fileOf(staff, shipped);
  expect(file.cargo_lines).toMatchObject([
    { id: cargo_lines[0].id, gross_kg: 12_000, net_kg: 12_000, weighed_by: '' },
    { id: cargo_lines[1].id, gross_kg: 4_000 },
  ]);
  expect(file.equipment[0].stuffing).toMatchObject(stuffing);
  const { version } = (await staff.request('GET', `/api/shipments/${shipped}/record`)).json();
  const edited = await staff.request('POST', `/api/shipments/${shipped}`, {
    version,
    change: { cargo_weight: 20_000 },
  });
  expect(edited.statusCode).toBe(200);
  expect((await fileOf(staff, shipped)).totals.gross_kg).toBe(20_000);
});

test('details that the name of an item leaves out are changes, listed beside others', async () => {
  const shipped = await bookNingboDuisburg(owner);
  const consignee = { role: 'consignee', name: 'Rheinwerk GmbH', address: 'Kai 1', tax_id: 'DE1' };
  await put(staff, shipped, 'parties', [consignee]);
  await put(staff, shipped, 'cargo-lines', [
    { description: 'Paint', pieces: 5, gross_kg: 5_000, unit_price_cents: 1250 },
  ]);
  const { parties, cargo_lines } = await fileOf(owner, shipped);
  const differenceOf = async (changes: object) => {
    const reason = 'It was typed wrong';
    const path = `/api/shipments/${shipped}/amendments`;
    return (await owner.request('POST', path, { changes, reason })).json().difference;
  };
  const typed = { role: 'consignee', name: 'Rheinwerk GmbH', address: 'Kai 2', tax_id: 'DE1' };
  const address = {
    field: 'parties',
    from: 'consignee: Rheinwerk GmbH (address: Kai 1)',
    to: 'consignee: Rheinwerk GmbH (address: Kai 2)',
  };
  expect(await differenceOf({ parties: [typed] })).toEqual([address]);
  expect(await differenceOf({ parties: [{ ...parties[0], address: 'Kai 2' }], fragile: true })).toEqual(
    expect.arrayContaining([{ field: 'fragile', from: false, to: true }, address]),
  );
  expect(await differenceOf({ parties: [consignee] })).toBeUndefined();
  const paint = { ...cargo_lines[0], hs_code: '320810', dangerous_goods: { un_number: 'UN1263' } };
  expect(await differenceOf({ cargo_lines: [paint] })).toContainEqual({
    field: 'cargo_lines',
    from: '5 Paint 5000 kg',
    to: '5 Paint 5000 kg (UN number: UN1263, HS code: 320810)',
  });
  expect(await differenceOf({ cargo_lines: [{ ...cargo_lines[0], unit_price_cents: 1300 }] })).toEqual([
    { field: 'unit_prices', from: 'Paint $12.50', to: 'Paint $13.00' },
  ]);
});

const requestOf = async (shipped: string, changes: object, who = owner): Promise<string> => {
  const path = `/api/shipments/${shipped}/amendments`;
  return (await who.request('POST', path, { changes, reason: 'It was typed wrong' })).json().id;
};
const edit = async (shipped: string, change: object) => {
  const path = `/api/shipments/${shipped}`;
  const { version } = (await staff.request('GET', `${path}/record`)).json();
  expect((await staff.request('POST', path, { version, change })).statusCode).toBe(200);
};

test('what staff changed since the request is not overwritten, unless it is the same', async () => {
  const shipped = await bookNingboDuisburg(owner);
  const changes = { special_instructions: 'Ring at gate 3', fragile: true };
  const [overtaken, repeated] = [await requestOf(shipped, changes), await requestOf(shipped, changes)];
  await edit(shipped, { special_instructions: 'Ring at gate 4' });
  const refused = await decide(overtaken, 'approve');
  expect([refused.statusCode, refused.json()]).toMatchObject([
    409,
    { code: 'CHANGED_SINCE', fields: ['special_instructions'] },
  ]);
  const record = async () => (await staff.request('GET', `/api/shipments/${shipped}/record`)).json();
  expect(await record()).toMatchObject({ special_instructions: 'Ring at gate 4', fragile: false });
  expect((await decide(overtaken, 'decline')).statusCode).toBe(200);
  await edit(shipped, { special_instructions: 'Ring at gate 3' });
  expect((await decide(repeated, 'approve')).statusCode).toBe(200);
  expect(await record()).toMatchObject({ special_instructions: 'Ring at gate 3', fragile: true });
});

test('lists that staff changed since the request are not overwritten; those that it leaves as they were stay', async () => {
  const shipped = await bookNingboDuisburg(owner);
  const consignee = { role: 'consignee', name: 'Rheinwerk GmbH', address: 'Kai 1' };
  await put(staff, shipped, 'parties', [consignee]);
  await put(staff, shipped, 'cargo-lines', [{ description: 'Vases', pieces: 5, gross_kg: 5_000 }]);
  const { parties, cargo_lines } = await fileOf(owner, shipped);
  const id = await requestOf(shipped, {
    references: [{ kind: 'PO', value: 'R-1' }],
    parties,
    cargo_lines: [{ ...cargo_lines[0], pieces: 4 }],
  });
  const notify = { role: 'notify_party', name: 'Rheinwerk Logistik' };
  await put(staff, shipped, 'parties', [...parties, notify]);
  await put(staff, shipped, 'cargo-lines', [{ ...cargo_lines[0], marks: 'RW 1-5' }]);
  const refused = await decide(id, 'approve');
  expect([refused.statusCode, refused.json().fields]).toEqual([409, ['cargo_lines']]);
  await put(staff, shipped, 'cargo-lines', cargo_lines);
  expect((await decide(id, 'approve')).statusCode).toBe(200);
  expect(await fileOf(staff, shipped)).toMatchObject({
    parties: [consignee, notify],
    references: [{ kind: 'PO', value: 'R-1' }],
    cargo_lines: [{ pieces: 4, marks: '' }],
  });
});

test('unit prices that the requester may not see stay with their lines', async () => {
  const booker = await product.signIn('customer');
  const shipped = await bookNingboDuisburg(booker);
  await put(staff, shipped, 'cargo-lines', [
    { description: 'Vases', pieces: 5, gross_kg: 5_000, unit_price_cents: 1250 },
  ]);
  await product.database.sql`
    update members set permissions = '{view,book}' where user_id = ${booker.user_id}`;
  const { cargo_lines } = await fileOf(booker, shipped);
  expect(cargo_lines[0].unit_price_cents).toBeNull();
  const id = await requestOf(shipped, { cargo_lines: [{ ...cargo_lines[0], pieces: 4 }] }, booker);
  const approved = await decide(id, 'approve');
  expect(approved.json().difference).toEqual([
    { field: 'cargo_lines', from: '5 Vases 5000 kg', to: '4 Vases 5000 kg' },
  ]);
  expect((await fileOf(staff, shipped)).cargo_lines).toMatchObject([
    { id: cargo_lines[0].id, pieces: 4, unit_price_cents: 1250 },
  ]);
});

test('a declined one says why', async () => {
  const requested = await request(owner, { fragile: true });
  const declined = await decide(requested.json().id, 'decline', { reason: 'It is loaded already.' });
  expect(declined.json()).toMatchObject({ status: 'declined', answer: 'It is loaded already.' });
  expect(await recordOf()).toMatchObject({ fragile: false });
  const { amendments } = (await owner.request('GET', `/api/shipments/${number}/amendments`)).json();
  expect(amendments.map(({ status }: { status: string }) => status)).toEqual(['declined', 'approved']);
});

test('only its customer and staff can ask, for what would change, with a reason', async () => {
  expect((await request(otherClient, { fragile: true })).statusCode).toBe(404);
  expect((await request(product.visitor, { fragile: true })).statusCode).toBe(401);
  expect((await request(owner, {})).statusCode).toBe(422);
  expect((await request(owner, { fragile: true }, ' ')).statusCode).toBe(422);
  expect((await request(owner, { cost_cents: 1 })).statusCode).toBe(422);
  expect((await request(owner, { fragile: false })).json().code).toBe('NO_CHANGE');
  const requested = await request(owner, { fragile: true });
  const response = await owner.request('POST', `/api/amendments/${requested.json().id}/approve`);
  expect(response.statusCode).toBe(403);
});

test('a cancellation ends the shipment, which then cannot change', async () => {
  const requested = await request(owner, { cancel: true }, 'The order was cancelled');
  expect(requested.json().difference).toEqual([{ field: 'status', from: 'pending', to: 'cancelled' }]);
  expect((await decide(requested.json().id, 'approve')).statusCode).toBe(200);
  expect((await recordOf()).status).toBe('cancelled');
  expect((await request(owner, { fragile: true })).statusCode).toBe(409);
});
