import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bookNingboDuisburg, fileOf, NINGBO_DUISBURG_LEGS, put } from '../shipment-file/files-for-tests.ts';
import { startTestApp, type TestApp, type TestPerson } from '../test-app.ts';

const MRN = '26DE586600000002E7';
let now = new Date('2026-11-27T12:00:00Z');
let product: TestApp;
let customer: TestPerson;
let dispatcher: TestPerson;
let number: string;
beforeAll(async () => {
  product = await startTestApp({ now: () => now });
  customer = await product.signIn('customer');
  dispatcher = await product.signIn('dispatcher');
});
afterAll(() => product.close());
beforeEach(async () => {
  now = new Date('2026-11-27T12:00:00Z');
  number = await bookNingboDuisburg(customer);
  await put(dispatcher, number, 'legs', NINGBO_DUISBURG_LEGS);
});

const add = (fields: object, by = dispatcher) =>
  by.request('POST', `/api/shipments/${number}/declarations`, { kind: 'import', country: 'DE', ...fields });
const added = async (fields: object = {}) => {
  const response = await add(fields);
  expect(response.statusCode, response.body).toBe(201);
  return response.json();
};
const record = (id: string, state: string, fields: object = {}) =>
  dispatcher.request('POST', `/api/declarations/${id}/state`, { state, ...fields });
const recorded = async (id: string, state: string, fields: object = {}) => {
  now = new Date(now.getTime() + 1000);
  const response = await record(id, state, fields);
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
};
const listed = async (by: TestPerson) =>
  (await by.request('GET', `/api/shipments/${number}/declarations`)).json().declarations;
const customsMilestones = async () => {
  const { milestones } = (await dispatcher.request('GET', `/api/shipments/${number}/milestones`)).json();
  return milestones
    .filter(({ document_type }: { document_type: string }) => document_type === 'CUS')
    .map(({ code, source, place }: { code: string; source: string; place: { unlocode: string } }) =>
      [code, source, place.unlocode].join(' '),
    );
};
const file = () => fileOf(dispatcher, number);
const entries = async () =>
  (await file()).references
    .filter(({ kind }: { kind: string }) => kind === 'ENTRY')
    .map(({ value }: { value: string }) => value);

test('a draft has the lines of the cargo, and a broker that is one', async () => {
  const make = async (name: string, roles: string[]) =>
    (await dispatcher.request('POST', '/api/organisations', { name, roles })).json().id as string;
  const broker_id = await make('Rhine Customs Brokers', ['customs_broker']);
  const declaration = await added({ broker_id });
  expect(declaration).toMatchObject({
    state: 'draft',
    broker: { id: broker_id, name: 'Rhine Customs Brokers' },
    time_zone: 'Europe/Amsterdam',
    version: 1,
  });
  expect(declaration.lines.length).toBeGreaterThan(0);
  const other = await add({ broker_id: await make('No broker', ['vendor']) });
  expect([other.statusCode, other.body]).toEqual([
    422,
    expect.stringContaining('Choose a company with the role'),
  ]);
});

test('a broker that is merged into another one hands over its declarations', async () => {
  const [from, into] = await Promise.all(
    ['Rhine Brokers', 'Rhine Brokers Ltd'].map(async (name) => {
      const roles = ['customs_broker'];
      return (await dispatcher.request('POST', '/api/organisations', { name, roles })).json().id as string;
    }),
  );
  await added({ broker_id: from });
  const merged = await dispatcher.request('POST', `/api/organisations/${from}/merge`, { into });
  expect(merged.statusCode, merged.body).toBe(200);
  expect((await listed(dispatcher))[0]).toMatchObject({ broker: { id: into }, version: 2 });
});

test('a line whose figures alone change is saved, and the history states them', async () => {
  const line = {
    description: 'Lamps',
    hs_code: '940521',
    pieces: 3,
    gross_kg: 12,
    net_kg: null,
    value: null,
  };
  const { id, version } = await added({ lines: [line] });
  const value = { amount: 9950, currency: 'EUR' };
  const changes: [object, string][] = [
    [{ ...line, gross_kg: 12.5 }, '940521 Lamps, 3 packages, 12.5 kg gross'],
    [{ ...line, gross_kg: 12.5, value }, '940521 Lamps, 3 packages, 12.5 kg gross, €99.50'],
  ];
  for (const [index, [changed, text]] of changes.entries()) {
    const response = await dispatcher.request('PATCH', `/api/declarations/${id}`, { lines: [changed] });
    expect(response.json()).toMatchObject({ lines: [changed], version: version + index + 1 });
    const [entry] = await product.database.sql`select detail from audit_log
      where action = 'declarations.change' and detail ->> 'declaration' = ${id} order by created_at desc, id desc limit 1`;
    expect(entry?.detail.changes.lines[1]).toBe(text);
  }
  const { lines } = (await listed(dispatcher))[0];
  const same = await dispatcher.request('PATCH', `/api/declarations/${id}`, { lines });
  expect(same.json().version).toBe(version + changes.length);
});

test('a hold of a security filing is where the goods are loaded', async () => {
  const { id } = await added({ kind: 'ens', country: 'NL' });
  await recorded(id, 'lodged');
  await recorded(id, 'held');
  expect(await customsMilestones()).toEqual(['HOLD staff CNNGB']);
});

test('lodging, holding and releasing write each milestone once and move the status', async () => {
  const before = (await file()).status;
  const { id } = await added();
  await recorded(id, 'lodged');
  expect([(await file()).status, await customsMilestones()]).toEqual([before, ['SUBM staff NLRTM']]);
  await recorded(id, 'held', { number: MRN, reason: 'Inspection' });
  expect((await file()).status).toBe('customs');
  await recorded(id, 'released');
  expect((await file()).status).toBe(before);
  const again = await record(id, 'lodged');
  expect(again.statusCode).toBe(409);
  expect((await customsMilestones()).toSorted()).toEqual([
    'HOLD staff NLRTM',
    'RELS staff NLRTM',
    'SUBM staff NLRTM',
  ]);
  await recorded(id, 'held');
  expect((await file()).status).toBe('customs');
});

test('a shipment is released with the last declaration that holds it', async () => {
  const [first, second] = [await added(), await added()];
  for (const { id } of [first, second]) {
    await recorded(id, 'lodged');
    await recorded(id, 'held', { number: MRN });
  }
  await recorded(first.id, 'released');
  expect((await file()).status).toBe('customs');
  await recorded(second.id, 'released');
  expect((await file()).status).not.toBe('customs');
});

test('a rejection releases what another declaration was released for', async () => {
  const before = (await file()).status;
  const [first, second] = [await added(), await added()];
  for (const { id } of [first, second]) await recorded(id, 'lodged', { number: MRN });
  await recorded(first.id, 'held');
  const { released_at } = await recorded(first.id, 'released');
  expect((await file()).status).toBe('customs');
  await recorded(second.id, 'rejected', { reason: 'Lodged twice' });
  expect((await file()).status).toBe(before);
  const { milestones } = (await dispatcher.request('GET', `/api/shipments/${number}/milestones`)).json();
  const release = milestones.find(({ code }: { code: string }) => code === 'RELS');
  expect(Date.parse(release.occurred_at)).toBe(Date.parse(released_at));
});

test('a rejection ends the hold by its declaration, not that by another one', async () => {
  const before = (await file()).status;
  const [first, second] = [await added({ kind: 'ens' }), await added()];
  for (const { id } of [first, second]) {
    await recorded(id, 'lodged');
    await recorded(id, 'held');
  }
  await recorded(first.id, 'rejected', { reason: 'Wrong code' });
  expect((await file()).status).toBe('customs');
  await recorded(second.id, 'rejected', { reason: 'Suspected value' });
  expect((await file()).status).toBe(before);
  const { milestones } = (await customer.request('GET', `/api/shipments/${number}/milestones`)).json();
  const codes = milestones.map(({ code, retracted }: { code: string; retracted: boolean }) => [
    code,
    retracted,
  ]);
  expect(codes).toContainEqual(['HOLD', true]);
  expect(codes.map(([code]: [string]) => code)).not.toContain('RELS');
  expect(JSON.stringify(milestones)).not.toContain('Suspected');
});

test.each([['import'], ['ens']])(
  'an import and %s are held since the same moment: the rejection of one leaves the hold',
  async (kind) => {
    const before = (await file()).status;
    const [first, second] = [await added({ kind }), await added()];
    for (const { id } of [first, second]) await recorded(id, 'lodged');
    const occurred_at = now.toISOString();
    for (const { id } of [first, second]) await recorded(id, 'held', { occurred_at });
    await recorded(first.id, 'rejected', { reason: 'Wrong code' });
    expect((await file()).status).toBe('customs');
    await recorded(second.id, 'rejected', { reason: 'Wrong code' });
    expect((await file()).status).toBe(before);
  },
);

test('the rejection of a second declaration that was held leaves the release of the first', async () => {
  const before = (await file()).status;
  const [first, second] = [await added(), await added()];
  for (const { id } of [first, second]) await recorded(id, 'lodged', { number: MRN });
  await recorded(first.id, 'released');
  await recorded(second.id, 'held');
  expect((await file()).status).toBe('customs');
  await recorded(second.id, 'rejected', { reason: 'Lodged twice' });
  expect((await file()).status).toBe(before);
  expect(await customsMilestones()).toContain('RELS staff NLRTM');
});

test('the number is checked, becomes a reference, and searches find it', async () => {
  const { id } = await added({ number: MRN });
  expect(await entries()).toEqual([MRN]);
  const wrong = await dispatcher.request('PATCH', `/api/declarations/${id}`, {
    number: '26DE586600000002E8',
  });
  expect([wrong.statusCode, wrong.json().issues?.[0]?.path ?? wrong.body]).toEqual([422, expect.anything()]);
  const other = '26DE586600000003E6';
  const changed = await dispatcher.request('PATCH', `/api/declarations/${id}`, { number: other });
  expect([changed.statusCode, changed.body]).toEqual([200, expect.stringContaining(other)]);
  expect(await entries()).toEqual([other]);
  const { shipments } = (await dispatcher.request('GET', `/api/fleet?q=${other}`)).json();
  expect(shipments.map(({ tracking_number }: { tracking_number: string }) => tracking_number)).toEqual([
    number,
  ]);
  expect((await dispatcher.request('DELETE', `/api/declarations/${id}`)).statusCode).toBe(200);
  expect([await entries(), await listed(dispatcher)]).toEqual([[], []]);
});

test('the reference of the number has the customs office and the number as entered last', async () => {
  const { id } = await added({ number: MRN, office: 'DE005866' });
  const reference = async () =>
    (await file()).references.find(({ kind }: { kind: string }) => kind === 'ENTRY');
  const { id: reference_id } = await reference();
  const spaced = '26 DE 5866 0000 0002 E7';
  for (const change of [{ office: 'NL000510' }, { number: spaced }])
    expect((await dispatcher.request('PATCH', `/api/declarations/${id}`, change)).statusCode).toBe(200);
  expect(await reference()).toMatchObject({ id: reference_id, value: spaced, issuer: 'NL000510' });
});

describe('a state is refused', () => {
  const issueOf = (response: { statusCode: number; body: string }, message: string) =>
    expect([response.statusCode, response.body]).toEqual([422, expect.stringContaining(message)]);

  test('in the future, before the one on record, without a number or without a reason', async () => {
    const { id } = await added();
    issueOf(await record(id, 'lodged', { occurred_at: '2026-11-28T12:00:00Z' }), 'in the future');
    await recorded(id, 'lodged');
    issueOf(
      await record(id, 'held', { occurred_at: '2026-11-26T12:00:00Z' }),
      'before what is already recorded',
    );
    issueOf(await record(id, 'released'), 'Enter the number');
    issueOf(await record(id, 'rejected'), 'Enter why customs rejected it');
    expect(await customsMilestones()).toEqual(['SUBM staff NLRTM']);
  });

  test('of an outdated version, and a rejected declaration stays as it is', async () => {
    const { id, version } = await added();
    await recorded(id, 'lodged');
    const outdated = await dispatcher.request(
      'POST',
      `/api/declarations/${id}/state`,
      { state: 'held' },
      { 'if-match': `"${version}"` },
    );
    expect(outdated.statusCode).toBe(412);
    await recorded(id, 'rejected', { reason: 'Wrong code' });
    const change = await dispatcher.request('PATCH', `/api/declarations/${id}`, { office: 'DE005866' });
    expect([
      change.statusCode,
      (await dispatcher.request('DELETE', `/api/declarations/${id}`)).statusCode,
    ]).toEqual([409, 409]);
  });
});

test('customers see state, number and times once it is lodged, and nothing else', async () => {
  const { id } = await added({ note: 'Ask Ms Berg', office: 'DE005866', number: MRN });
  expect(await listed(customer)).toEqual([]);
  await recorded(id, 'lodged');
  await recorded(id, 'held', { reason: 'Suspected value' });
  const [seen] = await listed(customer);
  expect(seen).toMatchObject({ state: 'held', number: MRN, lines: [], broker: null });
  expect(JSON.stringify(seen)).not.toMatch(/Berg|DE005866|Suspected/);
  expect((await add({}, customer)).statusCode).toBe(403);
  const tracked = await product.visitor.request('GET', `/api/tracking/${number}`);
  expect(tracked.body).toContain('Customs declaration submitted');
  expect(tracked.body).not.toMatch(/Berg|DE005866|Suspected|26DE5866/);
});

test('standard tasks close when their declaration is lodged', async () => {
  const tasks = async () =>
    (await dispatcher.request('POST', `/api/shipments/${number}/tasks/standard`, {})).json().tasks as {
      title: string;
      done_at: string | null;
      days: number;
    }[];
  const open = async () => (await tasks()).filter(({ done_at }) => !done_at).map(({ title }) => title);
  const titles = ['Lodge the entry summary declaration (ENS)', 'Lodge the import declaration'];
  expect(await open()).toEqual(expect.arrayContaining(titles));
  for (const kind of ['ens', 'import']) await recorded((await added({ kind })).id, 'lodged');
  const left = await open();
  expect(titles.filter((title) => left.includes(title))).toEqual([]);
});

test('a rejected declaration reopens its task unless another one is lodged', async () => {
  const task = async () => {
    const { tasks } = (await dispatcher.request('GET', `/api/shipments/${number}/tasks`)).json();
    return tasks.find(({ title }: { title: string }) => title === 'Lodge the import declaration').done_at;
  };
  await dispatcher.request('POST', `/api/shipments/${number}/tasks/standard`, {});
  const [first, second] = [await added(), await added()];
  for (const { id } of [first, second]) await recorded(id, 'lodged');
  await recorded(first.id, 'rejected', { reason: 'Wrong code' });
  expect(await task()).not.toBeNull();
  await recorded(second.id, 'rejected', { reason: 'Wrong code' });
  expect(await task()).toBeNull();
});
