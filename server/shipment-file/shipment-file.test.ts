import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestPerson } from '../test-app.ts';
import { bookNingboDuisburg, fileOf, issuesOf, put } from './files-for-tests.ts';

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

const CARTONS = { pieces: 1180, package_type: 'cartons', description: 'Ceramic tableware', gross_kg: 21_400 };

describe('a booking’s file', () => {
  test('states the booking until more is recorded', async () => {
    const file = await fileOf(owner, number);
    expect(file).toMatchObject({
      tracking_number: number,
      parties: [],
      references: [],
      equipment: [],
      cargo_lines: [{ description: 'Ceramic tableware', gross_kg: 21_400, pieces: null }],
      chargeable_kg: 21_400,
    });
    expect(file.legs[0]).toMatchObject({ sequence: 1, from: { name: 'Ningbo' } });
    expect(file.legs.map(({ role }: { role: string }) => role)).toContain('main');
    expect(file.promised_delivery).toBe(file.estimated_delivery);
  });

  test('is for its customer and for staff', async () => {
    const read = (who: Pick<TestPerson, 'request'>) => who.request('GET', `/api/shipments/${number}`);
    expect((await read(owner)).statusCode).toBe(200);
    expect((await read(staff)).statusCode).toBe(200);
    expect((await read(otherClient)).statusCode).toBe(404);
    expect((await read(product.visitor)).statusCode).toBe(401);
    expect((await put(owner, number, 'references', [])).statusCode).toBe(403);
    expect((await put(otherClient, number, 'references', [], 1)).statusCode).toBe(403);
  });

  test('has an ETag that begins with its version; a read with it is 304', async () => {
    const first = await staff.request('GET', `/api/shipments/${number}`);
    const etag = first.headers.etag as string;
    expect(etag.startsWith(`"${first.json().version}-`)).toBe(true);
    const again = await staff.request('GET', `/api/shipments/${number}`, undefined, {
      'if-none-match': etag,
    });
    expect(again.statusCode).toBe(304);
    const saved = await staff.request(
      'PUT',
      `/api/shipments/${number}/references`,
      { references: [] },
      { 'if-match': etag },
    );
    expect(saved.statusCode).toBe(200);
    expect(saved.headers.etag).toBe(`"${first.json().version}"`);
  });
});

test('a booking of a branch gets the next file number of the branch, the mode and the year', async () => {
  const admin = await product.signIn('admin');
  const entity = { name: 'Ningbo Ltd', base_currency: 'USD' };
  const made = await admin.request('POST', '/api/legal-entities', entity);
  await admin.request('POST', '/api/branches', {
    code: 'NGB',
    name: 'Ningbo',
    city: 'Ningbo',
    country: 'CN',
    sender_address: 'Harbour Road 1',
    legal_entity_id: made.json().id,
  });
  const year = String(new Date().getUTCFullYear()).slice(-2);
  const numbers = [];
  for (let count = 0; count < 2; count++) {
    const booked = await fileOf(staff, await bookNingboDuisburg(owner));
    expect(booked.branch).toMatchObject({ code: 'NGB' });
    numbers.push(booked.file_number);
  }
  expect(numbers).toEqual([`NGB-${year}-00001`, `NGB-${year}-00002`]);
  const found = await staff.request('GET', `/api/track?reference=ngb-${year}-00002`);
  expect(found.json().matches).toMatchObject([{ kind: 'FILE' }]);
});

describe('If-Match', () => {
  test('is required: 428 without it, 412 with an outdated version and the name of who was faster', async () => {
    const file = await fileOf(staff, number);
    const path = `/api/shipments/${number}/references`;
    const references = [{ kind: 'PO', value: '4500123' }];
    expect((await staff.request('PUT', path, { references })).statusCode).toBe(428);
    const saved = await put(staff, number, 'references', references, file.version);
    expect(saved.json()).toMatchObject({ version: file.version + 1 });
    const late = await put(staff, number, 'references', [], file.version);
    expect(late.statusCode).toBe(412);
    expect(late.json()).toMatchObject({ by: expect.any(String), version: file.version + 1 });
    expect((await fileOf(staff, number)).references).toMatchObject(references);
  });
});

describe('references and parties', () => {
  test('keep the ids that are sent, and give new items one', async () => {
    const saved = await put(staff, number, 'references', [
      { kind: 'MBL', value: 'MAEU 123456789' },
      { kind: 'HBL', value: 'NGB-0118' },
    ]);
    const [mbl, hbl] = saved.json().references;
    const again = await put(staff, number, 'references', [
      { ...hbl, issuer: 'Ours' },
      { kind: 'PO', value: '1' },
    ]);
    expect(again.json().references).toEqual([
      { ...hbl, issuer: 'Ours' },
      { id: expect.any(String), kind: 'PO', value: '1', issuer: '' },
    ]);
    const foreign = await put(staff, number, 'references', [mbl]);
    expect(foreign.statusCode).toBe(422);
    expect(issuesOf(foreign)).toEqual(['references.0.id']);
  });

  test.each([
    [
      [
        { kind: 'PO', value: '12' },
        { kind: 'PO', value: '1 2' },
      ],
      'references.1.value',
    ],
    [[{ kind: 'MAWB', value: '020-12345670' }], 'references.0.value'],
    [[{ kind: 'PO', value: '--' }], 'references.0.value'],
  ])('refuse %j by its place in the list', async (items, path) => {
    const response = await put(staff, number, 'references', items);
    expect(response.statusCode).toBe(422);
    expect(issuesOf(response)).toEqual([path]);
  });

  test('name organisations that exist, and one party for most roles', async () => {
    const saved = await put(staff, number, 'parties', [
      { role: 'shipper', name: 'Beilun Ceramics', city: 'Ningbo', country: 'CN' },
      {
        role: 'consignee',
        name: 'Rheinwerk GmbH',
        country: 'Germany',
        organisation_id: owner.organisation_id,
      },
    ]);
    expect(saved.json().parties).toMatchObject([
      { role: 'shipper', organisation_id: null },
      { role: 'consignee', country: 'DE', organisation_id: owner.organisation_id },
    ]);
    const twice = await put(staff, number, 'parties', [
      { role: 'consignee', name: 'One' },
      { role: 'consignee', name: 'Two' },
      { role: 'notify_party', name: 'Three', organisation_id: '01900000-0000-7000-8000-00000000ffff' },
    ]);
    expect(issuesOf(twice)).toEqual(['parties.1.role']);
  });
});

describe('cargo lines and equipment', () => {
  test('share the pieces out over the boxes', async () => {
    const lines = await put(staff, number, 'cargo-lines', [
      { ...CARTONS, length_cm: 40, width_cm: 40, height_cm: 40, net_kg: 20_000 },
    ]);
    expect(lines.json()).toMatchObject({
      cargo_lines: [{ volume_m3: 75.52 }],
      totals: { pieces: 1180, gross_kg: 21_400, volume_m3: 75.52 },
    });
    const cargo_line_id = lines.json().cargo_lines[0].id;
    const boxes = await put(staff, number, 'equipment', [
      {
        number: 'MSKU 907032-3',
        size_type: '45G1',
        seals: ['ML-CN4471'],
        vgm: {
          kg: 15_800,
          method: 1,
          weighed_by: 'Beilun weighbridge',
          weighed_at: '2026-11-27T10:00:00+08:00',
        },
        stuffing: [{ cargo_line_id, pieces: 640 }],
      },
      { number: 'CSQU3054383', size_type: '40HC', stuffing: [{ cargo_line_id, pieces: 540 }] },
    ]);
    expect(boxes.statusCode).toBe(200);
    expect(boxes.json().equipment).toMatchObject([
      { number: 'MSKU9070323', vgm: { kg: 15_800, method: 1 }, stuffing: [{ pieces: 640 }] },
      { number: 'CSQU3054383', size_type: '45G1', vgm: null, stuffing: [{ pieces: 540 }] },
    ]);
  });

  test('say which item is wrong', async () => {
    const { cargo_lines, equipment } = await fileOf(staff, number);
    const [line] = cargo_lines;
    const [first, second] = equipment;
    const refused = async (list: Parameters<typeof put>[2], items: object[]) => {
      const response = await put(staff, number, list, items);
      expect(response.statusCode).toBe(422);
      return issuesOf(response);
    };
    expect(await refused('equipment', [first, { ...second, number: 'MSKU9070324' }])).toEqual([
      'equipment.1.number',
    ]);
    expect(await refused('equipment', [first, { ...second, number: first.number }])).toEqual([
      'equipment.1.number',
    ]);
    const impossible = { ...first, vgm: { ...first.vgm, kg: 33_000 } };
    expect(await refused('equipment', [impossible, second])).toEqual(['equipment.0.vgm.kg']);
    const tooMany = { ...second, stuffing: [{ cargo_line_id: line.id, pieces: 541 }] };
    expect(await refused('equipment', [first, tooMany])).toEqual(['equipment.1.stuffing.0.pieces']);
    expect(await refused('cargo-lines', [{ ...line, net_kg: 30_000 }])).toEqual(['cargo_lines.0.net_kg']);
    expect(await refused('cargo-lines', [{ ...line, pieces: 1000 }])).toEqual(['cargo_lines.0.pieces']);
    expect(await refused('cargo-lines', [{ ...line, height_cm: 1e-7 }])).toEqual(['cargo_lines.0.height_cm']);
    expect(await refused('equipment', [{ ...first, tare_kg: 1e-7 }])).toEqual(['equipment.0.tare_kg']);
    expect(await refused('cargo-lines', [{ ...CARTONS }])).toEqual(['cargo_lines']);
  });

  test('refuse a UN number with another class, and print the declaration on documents', async () => {
    const booking = await bookNingboDuisburg(owner);
    const paint = { un_number: '1263', class: '3', packing_group: 'II', flashpoint_c: 12 };
    const line = { ...CARTONS, description: 'Paint in tins', net_kg: 20_000 };
    const wrong = await put(staff, booking, 'cargo-lines', [
      { ...line, dangerous_goods: { ...paint, class: '8' } },
    ]);
    expect(issuesOf(wrong)).toEqual(['cargo_lines.0.dangerous_goods.class']);
    const saved = await put(staff, booking, 'cargo-lines', [{ ...line, dangerous_goods: paint }]);
    expect(saved.json().cargo_lines[0].dangerous_goods).toMatchObject({ un_number: 'UN1263', class: '3' });
    const shipment = await staff.request('GET', `/api/shipments/${booking}/record`);
    expect(shipment.json().dangerous_goods).toBe(true);
    await staff.request('POST', `/api/shipments/${booking}/documents`, { document_type: 'packing_list' });
    const [row] = await product.database.sql`
      select document_data from shipping_documents d join shipments s on s.id = d.shipment_id
      where s.tracking_number = ${booking}`;
    expect(row?.document_data.cargo.lines[0].description).toBe(
      'Paint in tins\nUN 1263, PAINT, 3, PG II, (12 °C c.c.), EmS F-E, S-E',
    );
  });

  test('have dangerous goods, checked against the list of UN numbers', async () => {
    const { cargo_lines } = await fileOf(staff, number);
    const withGoods = (changed: object) => {
      const paint = { un_number: '1263', proper_shipping_name: 'Paint', class: '3', packing_group: 'II' };
      const dangerous_goods = { ...paint, flashpoint_c: 12, ...changed };
      return put(staff, number, 'cargo-lines', [{ ...cargo_lines[0], dangerous_goods }]);
    };
    for (const [changed, field] of [
      [{ class: '8' }, 'class'],
      [{ un_number: '1203', packing_group: 'III' }, 'packing_group'],
      [{ un_number: 'paint' }, 'un_number'],
    ] as const)
      expect(issuesOf(await withGoods(changed))).toEqual([`cargo_lines.0.dangerous_goods.${field}`]);
    const saved = await withGoods({});
    expect(saved.json().cargo_lines[0].dangerous_goods).toMatchObject({ un_number: 'UN1263', class: '3' });
    await put(staff, number, 'cargo-lines', cargo_lines);
  });

  test('refuse a box over its capacity, unless staff give the reason', async () => {
    const { cargo_lines, equipment } = await fileOf(staff, number);
    const heavy = await put(staff, number, 'cargo-lines', [{ ...cargo_lines[0], gross_kg: 60_000 }]);
    expect(heavy.json().totals.gross_kg).toBe(60_000);
    const over = await put(staff, number, 'equipment', equipment);
    expect(issuesOf(over)).toEqual(['equipment.0.stuffing']);
    const [first, second] = equipment;
    const override_reason = 'Heavy-duty boxes, permit 118 of the terminal';
    const allowed = await put(staff, number, 'equipment', [{ ...first, override_reason }, second]);
    expect(allowed.json().equipment[0]).toMatchObject({ override_reason });
    await put(staff, number, 'cargo-lines', cargo_lines);
  });

  test('a line that states the booking is recorded once something is stuffed', async () => {
    const booking = await bookNingboDuisburg(owner);
    const { cargo_lines } = await fileOf(staff, booking);
    const stuffing = [{ cargo_line_id: cargo_lines[0].id, pieces: 10 }];
    const saved = await put(staff, booking, 'equipment', [{ size_type: '45G1', stuffing }]);
    expect(saved.json()).toMatchObject({ cargo_lines, equipment: [{ number: '', stuffing }] });
  });

  test('programs that don’t know a container’s declarations leave them unchanged for the same pieces', async () => {
    const { equipment } = await fileOf(staff, number);
    const [first, second] = equipment;
    const [part] = first.stuffing;
    const stuffedWith = async (stuffing: object) =>
      (await put(staff, number, 'equipment', [{ ...first, stuffing: [stuffing] }, second])).json()
        .equipment[0].stuffing;
    const declared = { ...part, gross_kg: 11_700, volume_m3: 41.2 };
    expect(await stuffedWith(declared)).toEqual([declared]);
    const { cargo_line_id, pieces } = part;
    expect(await stuffedWith({ cargo_line_id, pieces })).toEqual([declared]);
    expect(await stuffedWith({ cargo_line_id, pieces: pieces - 1 })).toMatchObject([
      { gross_kg: null, volume_m3: null },
    ]);
    expect(await stuffedWith({ ...declared, gross_kg: null })).toMatchObject([
      { gross_kg: null, volume_m3: 41.2 },
    ]);
    const over = await put(staff, number, 'equipment', [
      { ...first, override_reason: '', stuffing: [{ ...declared, gross_kg: 40_000 }] },
      second,
    ]);
    expect(issuesOf(over)).toEqual(['equipment.0.stuffing']);
    const history = await staff.request('GET', `/api/shipments/${number}/history`);
    expect(history.body).toContain('640 pieces 11700 kg 41.2 m³');
    await put(staff, number, 'equipment', equipment);
  });
});

test('instructions that are not complete leave the file readable', async () => {
  const booking = await bookNingboDuisburg(owner);
  const saved = await staff.request('POST', `/api/shipments/${booking}/instructions`, {
    version: 0,
    instructions: {
      notify_party: { address: 'Kade 1', city: 'Rotterdam' },
      cargo_lines: [{ packages_count: 12, package_kind: 'cartons' }],
    },
  });
  expect(saved.statusCode, saved.body).toBe(200);
  const file = await fileOf(staff, booking);
  expect(file.parties).toMatchObject([{ role: 'notify_party', name: '', address: 'Kade 1' }]);
  expect(file.cargo_lines).toMatchObject([{ pieces: 12, description: '' }]);
});

test('the header names owners among the staff, and the console finds files by owner and label', async () => {
  const booking = await bookNingboDuisburg(owner);
  const path = `/api/shipments/${booking}/file`;
  const change = async (header: object, version?: number) =>
    staff.request('PATCH', path, header, {
      'if-match': `"${version ?? (await fileOf(staff, booking)).version}"`,
    });
  expect((await staff.request('PATCH', path, { labels: [] })).statusCode).toBe(428);
  const { version } = await fileOf(staff, booking);
  expect(issuesOf(await change({ operations_owner_id: owner.user_id }))).toEqual(['operations_owner_id']);
  expect(issuesOf(await change({ labels: ['ok', ' '] }))).toEqual(['labels.1']);
  const header = { load: 'FCL', direction: 'import', labels: ['Urgent', 'Duisburg, weekly'] };
  const saved = await change({ ...header, sales_owner_id: staff.user_id }, version);
  expect(saved.json()).toMatchObject({
    ...header,
    operations_owner: null,
    sales_owner: { user_id: staff.user_id },
  });
  expect((await change({ labels: [] }, version)).statusCode).toBe(412);
  expect((await owner.request('PATCH', path, {}, { 'if-match': '"1"' })).statusCode).toBe(403);
  expect(await fileOf(owner, booking)).toMatchObject({ sales_owner: null, labels: [], load: 'FCL' });

  const listed = async (query: Record<string, string>) => {
    const { shipments } = (await staff.request('GET', `/api/fleet?${new URLSearchParams(query)}`)).json();
    return shipments.map(({ tracking_number }: { tracking_number: string }) => tracking_number);
  };
  expect(await listed({ label: 'Urgent' })).toEqual([booking]);
  expect(await listed({ label: 'Duisburg, weekly', owner: staff.user_id })).toEqual([booking]);
  expect(await listed({ label: 'Urgent', owner: owner.user_id })).toEqual([]);
  expect(await listed({ label: 'urgent' })).toEqual([]);
  const facets = (await staff.request('GET', `/api/fleet/facets?owner=${staff.user_id}`)).json();
  expect(facets.matching).toEqual({ count: 1, capped: false });
});

test('every edit is in the history, in words', async () => {
  const { entries } = (await staff.request('GET', `/api/shipments/${number}/history`)).json();
  const edit = entries.find(({ action }: { action: string }) => action === 'shipmentFile.replaceEquipment');
  expect(edit.changes[0]).toMatchObject({
    field: 'equipment',
    to: expect.stringContaining('MSKU9070323 45G1'),
  });
});
