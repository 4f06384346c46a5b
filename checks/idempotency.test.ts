import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#server/database/pool/connection.ts';
import { CallLimits } from '#server/rate-limits/call-limits.ts';
import { startTestApp, type Visitor } from '#server/test-app.ts';
import { CONTRACT_OPERATIONS, type ContractOperation } from './contract-operations.ts';
import { ACTS, type Act, type World } from './idempotency-cases.ts';

/** Writes that run again on a repeated call, with the reason. */
const NOT_IDEMPOTENT: Record<string, string> = {
  'people.signIn': 'its response is a session, which only the browser may store',
  'people.confirmSignIn': 'the same',
  'people.reauthenticate': 'the same: the session gets a new token',
  'people.signInWithPasskey': 'the same',
  'people.reauthenticateWithPasskey': 'the same',
  'people.beginPasskeySignIn': 'each call issues another challenge, and writes nothing',
  'people.beginPasskeyRegistration': 'the same',
  'people.beginPasskeyReauthentication': 'the same',
  'people.beginSecondFactor': 'each call makes another key, which has no effect until it is confirmed',
  'people.signOut': 'an ended session stays ended, and no person is left to own the key',
  'organisations.view': 'while viewing, a repeated call is refused like every write',
  'organisations.stopViewing': 'without a view, it does nothing',
  'privacy.erase': 'a second call has no person: they and their keys are deleted',
  'positions.report': 'each position of a device is stored once by its time',
  'milestones.report': 'a repeated report is recognized as a duplicate',
  'carrierEvents.push': 'a repeated event is recognized as a duplicate',
  'shareLinks.enterPin': 'its result is a cookie, which only the browser may store',
  'pages.reportMissing': 'it only writes a log line',
  'messages.receiveMail': 'an e-mail is added once by its Message-ID',
  'quotes.estimate': 'it computes, and writes nothing',
  'quotes.previewPdf': 'it renders, and writes nothing',
  'rates.price': 'it computes, and writes nothing',
  'routing.options': 'it computes, and writes nothing',
  'tracking.googleMapsKey': 'it returns a setting, and writes nothing',
  'trackingData.initialize': 'many short transactions that add missing data; a second run finds none',
  'trackingData.fixExisting':
    'many short transactions that repair data; a second run finds nothing to repair',
};
/** Writes of staff that leave no audit entry, with the reason. */
const NOT_AUDITED: Record<string, string> = {
  'views.save': 'how a person arranges their own table',
  'views.remove': 'the same',
  'views.setLayout': 'the same',
};
/** The ones of these that are tested here: a second call changes nothing. */
const HARMLESS: Record<string, object> = {
  'pages.reportMissing': { path: '/no-such-page' },
  'routing.options': {
    origin_city: 'Houston',
    origin_country: 'US',
    destination_city: 'Rotterdam',
    destination_country: 'NL',
    cargo_weight: 800,
    service_type: 'standard',
  },
  'tracking.googleMapsKey': {},
  'trackingData.initialize': {},
  'trackingData.fixExisting': {},
};

type Write = Pick<ContractOperation, 'method' | 'path'>;

const writes = CONTRACT_OPERATIONS.flatMap(({ name, method, path, meta }) =>
  method === 'GET'
    ? []
    : [{ name, method, path: `/api${path}`, idempotent: meta.idempotent, access: meta.access }],
);
const idempotentWrites = writes.filter(({ idempotent }) => idempotent);

test('every write is idempotent, or states why not', () => {
  const others = writes.filter(({ idempotent }) => !idempotent).map(({ name }) => name);
  expect(others.sort()).toEqual(Object.keys(NOT_IDEMPOTENT).sort());
});

test('every idempotent write has a case in checks/idempotency-cases.ts', () => {
  expect(idempotentWrites.map(({ name }) => name).sort()).toEqual(Object.keys(ACTS).sort());
});

let world: World;
beforeAll(async () => {
  const limits = Object.assign(new CallLimits(), {
    charge: async () => () => {},
    spendRequest: async () => {},
  });
  const product = await startTestApp({ limits });
  await createTableStates(product.database);
  world = {
    product,
    customer: await product.signIn('customer'),
    dispatcher: await product.signIn('dispatcher'),
    admin: await product.signIn('admin'),
  };
});
afterAll(() => world.product.close());

/** Sends a request by the method and path of the contract. */
async function send(by: Visitor, { method, path }: Write, input: Act['input'], key?: string) {
  const rest = { ...input };
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    delete rest[name];
    return encodeURIComponent(String(input[name]));
  });
  const headers: Record<string, string> = {
    'if-match': '*',
    ...(key !== undefined && { 'idempotency-key': key }),
  };
  if (!Object.values(rest).some((value) => value instanceof File))
    return by.request(method, filled, rest, headers);
  const form = new FormData();
  for (const [name, value] of Object.entries(rest)) form.set(name, value as string | File);
  const encoded = new Response(form);
  headers['content-type'] = encoded.headers.get('content-type') ?? '';
  return by.request(method, filled, Buffer.from(await encoded.arrayBuffer()), headers);
}

type SentResponse = Awaited<ReturnType<typeof send>>;
const result = ({ statusCode, body }: SentResponse) => [statusCode, body];
const isRepeated = ({ headers }: SentResponse) => headers['idempotency-replayed'] === 'true';

/** A function, because PostgreSQL plans its query over all tables once for each connection. */
async function createTableStates({ sql }: Database): Promise<void> {
  const named = await sql<{ name: string }[]>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`;
  const states = named.map(
    ({ name }) => `select '${name}', count(*)::int, sum(xmin::text::bigint)::text from "${name}"`,
  );
  await sql.unsafe(`
    create function table_states() returns table (name text, rows int, written text) language plpgsql
    as $$ begin return query ${states.join(' union all ')}; end $$`);
}

/** A fingerprint of every table: its row count and the sum of writing transactions. Any write changes one of them. */
async function tables({ sql }: Database): Promise<Map<string, { rows: number; written: string }>> {
  const found = await sql<{ name: string; rows: number; written: string }[]>`select * from table_states()`;
  return new Map(found.map(({ name, ...state }) => [name, state]));
}

/** The number of rows added to each table during some work. */
async function growth(work: () => Promise<unknown>): Promise<Record<string, number>> {
  const { database } = world.product;
  const before = await tables(database);
  await work();
  const grown = [...(await tables(database))].map(
    ([name, { rows }]) => [name, rows - (before.get(name)?.rows ?? 0)] as const,
  );
  return Object.fromEntries(grown.filter(([, rows]) => rows !== 0));
}

describe.each(idempotentWrites)('$name', ({ name, access, ...write }) => {
  const isAudited = ['staff', 'admin'].includes(access) && !(name in NOT_AUDITED);
  test(`is executed once for each idempotency key${isAudited ? ' and leaves an audit entry' : ''}`, async () => {
    const { database, visitor } = world.product;
    const prepare = ACTS[name] as NonNullable<(typeof ACTS)[string]>;

    const alone = await prepare(world);
    const grownAlone = await growth(async () => {
      const response = await send(alone.by, write, alone.input, `${name} alone`);
      expect(response.statusCode, response.body).toBeLessThan(300);
    });

    if (isAudited) expect(grownAlone.audit_log, 'audit entries').toBeGreaterThan(0);

    const { by, input, other } = await prepare(world);
    const key = `${name} five times`;
    let responses: SentResponse[] = [];
    const grownByFive = await growth(async () => {
      responses = await Promise.all(Array.from({ length: 5 }, () => send(by, write, input, key)));
    });
    const [first] = responses as [SentResponse];
    expect(first.statusCode, first.body).toBeLessThan(300);
    expect(responses.map(result)).toEqual(Array(5).fill(result(first)));
    expect(responses.filter(isRepeated)).toHaveLength(4);
    for (const [table, rows] of Object.entries(grownByFive))
      expect(rows, table).toBeLessThanOrEqual(grownAlone[table] ?? 0);

    const after = await tables(database);
    const again = await send(by, write, input, key);
    expect([result(again), isRepeated(again)]).toEqual([result(first), true]);
    if (other) {
      const misused = await send(by, write, other, key);
      expect([misused.statusCode, misused.json().code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    }
    expect(await tables(database)).toEqual(after);

    const somebody = by === visitor ? world.dispatcher : by === world.admin ? world.dispatcher : world.admin;
    const theirs = await send(somebody, write, input, key);
    expect(isRepeated(theirs)).toBe(false);
    expect(theirs.statusCode).not.toBe(422);
    expect(theirs.statusCode).toBeLessThan(500);
  });
});

test.each(Object.keys(HARMLESS))('%s changes nothing when it is repeated', async (name) => {
  const write = writes.find((one) => one.name === name) as (typeof writes)[number];
  const first = await send(world.dispatcher, write, { ...HARMLESS[name] });
  expect(first.statusCode, first.body).toBeLessThan(300);
  const before = await tables(world.product.database);
  await send(world.dispatcher, write, { ...HARMLESS[name] });
  expect(await tables(world.product.database)).toEqual(before);
});
