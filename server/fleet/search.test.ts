import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { organisations } from '../organisations/organisations-table.ts';
import { type NewShipment, shipments } from '../shipment-records/shipments-table.ts';
import { startTestApp, type TestApp, type TestPerson } from '../test-app.ts';
import { shipmentOf } from './fleet-for-tests.ts';
import { reindexRenamedClients } from './reindex-renamed-clients.ts';

let product: TestApp;
let dispatcher: Awaited<ReturnType<TestApp['signIn']>>;
let client: TestPerson;
beforeAll(async () => {
  product = await startTestApp();
  dispatcher = await product.signIn('dispatcher');
  client = await named({ full_name: 'Zoë Müller', company_name: 'Acme Valves' });
  await add(
    { cargo_description: 'Café chairs', origin_city: 'São Paulo', tracking_number: 'GS104588210' },
    {
      cargo_description: 'Steel pipes',
      origin_city: "L'Aquila",
      organisation_id: client.organisation_id,
      contact_id: client.user_id,
      tracking_number: 'GS104999999',
    },
    { cargo_description: '100% linen, 1045 bales', destination_city: 'Łódź', tracking_number: 'GS700000000' },
    { cargo_description: 'Straße signs', destination_city: 'Malmö', tracking_number: 'TRK1045000000' },
  );
});
afterAll(() => product.close());

async function named(name: { full_name: string; company_name: string | null }): Promise<TestPerson> {
  const person = await product.signIn('customer');
  await person.request('POST', '/api/people/profile', { ...name, company_name: name.company_name ?? '' });
  return person;
}

async function add(...rows: Partial<NewShipment>[]) {
  await product.database.db.insert(shipments).values(rows.map(shipmentOf));
}

async function found(q: string): Promise<string[]> {
  const response = await dispatcher.request('GET', `/api/fleet?q=${encodeURIComponent(q)}`);
  return response
    .json()
    .shipments.map(({ cargo_description }: { cargo_description: string }) => cargo_description)
    .sort();
}

const ALL = ['100% linen, 1045 bales', 'Café chairs', 'Steel pipes', 'Straße signs'];

test.each([
  ['GS104', ['Café chairs', 'Steel pipes']],
  ['gs1045', ['Café chairs']],
  ['GS 104 588 210', ['Café chairs']],
  ['gs-104588210', ['Café chairs']],
  ['1045', ['100% linen, 1045 bales', 'Café chairs', 'Straße signs']],
  ['gs104 lodz', []],
  ['gs104 laquila', ['Steel pipes']],
  ['trk', ['Straße signs']],
  ['sao paulo', ['Café chairs']],
  ['PAULO SÃO', ['Café chairs']],
  ['l’aquila', ['Steel pipes']],
  ['lodz', ['100% linen, 1045 bales']],
  ['malm', ['Straße signs']],
  ['strasse', ['Straße signs']],
  ['acme', ['Steel pipes']],
  ['muller valves', ['Steel pipes']],
  ['acme pipes rotterdam', ['Steel pipes']],
  ['acme chairs', []],
  ['roterdam', ['Café chairs', 'Steel pipes']],
  ['acme piqes', ['Steel pipes']],
  ['xyzzyq', []],
  ['xyzzyq pipes', []],
  ['%', ALL],
  ["' | 'pipes':* & !", ['Steel pipes']],
  ['\\', ALL],
])('%j finds %j', async (q, cargo) => expect(await found(q)).toEqual(cargo));

test('an extremely long word is no error, when booked or searched', async () => {
  const word = 'x'.repeat(4_000);
  await add({ cargo_description: `Odd ${word}` });
  expect((await found('x'.repeat(100))).length).toBe(1);
});

test('a shipment is found by its client’s current name, until it is erased', async () => {
  const client = await named({ full_name: 'Old Name', company_name: null });
  const { organisation_id } = client;
  await add({ cargo_description: 'Renamed', organisation_id });
  expect(await found('old name')).toEqual(['Renamed']);
  await client.request('POST', '/api/people/profile', { full_name: 'Old Name', company_name: 'Brandnew' });
  expect(await found('brandnew')).toEqual(['Renamed']);
  await product.database.db.delete(organisations).where(eq(organisations.id, organisation_id));
  expect(await found('brandnew')).toEqual([]);
});

test('a shipment is found by its changed fields', async () => {
  await add({ cargo_description: 'Before', tracking_number: 'GS800000000' });
  await product.database.db
    .update(shipments)
    .set({ cargo_description: 'Afterwards', destination_city: 'Zürich' })
    .where(eq(shipments.tracking_number, 'GS800000000'));
  expect([await found('before'), await found('zurich')]).toEqual([[], ['Afterwards']]);
});

test('a client with many shipments is found by the new name once the job has run', async () => {
  const client = await named({ full_name: 'Ida Holm', company_name: 'Quondam' });
  const { sql } = product.database;
  const { organisation_id, user_id } = client;
  const rows = Array.from({ length: 1_001 }, () =>
    shipmentOf({ organisation_id, cargo_description: 'Many' }),
  );
  await product.database.db.insert(shipments).values(rows);
  const wordsOf = async (word: string) => {
    const [row] = await sql`select count(*)::int as found from shipments where words @@ ${word}::tsquery`;
    return row?.found;
  };
  await sql`update organisations set name = 'Vexillum' where id = ${organisation_id}`;
  await sql`update profiles set full_name = 'Ida Xerberg' where user_id = ${user_id}`;
  expect([await wordsOf('quondam'), await wordsOf('vexillum'), await wordsOf('xerberg')]).toEqual([
    1_001, 0, 0,
  ]);
  await add({ cargo_description: 'Later', organisation_id });
  expect(await found('vexillum')).toEqual(['Later']);
  const run = reindexRenamedClients(product.dependencies);
  await Promise.all([run({}), run({})]);
  expect([await wordsOf('quondam'), await wordsOf('vexillum'), await wordsOf('xerberg')]).toEqual([
    0, 1_002, 1_002,
  ]);
  expect(await sql`select from renamed_clients`).toHaveLength(0);
});
