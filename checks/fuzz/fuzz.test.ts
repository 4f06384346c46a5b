import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { admits } from '#domain/people/access.ts';
import { ROLES } from '#domain/people/role.ts';
import { CallLimits } from '#server/rate-limits/call-limits.ts';
import { startTestApp, type TestApp, type Visitor } from '#server/test-app.ts';
import { CONTRACT_OPERATIONS, type ContractOperation } from '../contract-operations.ts';
import { DocumentedResponses } from '../openapi/documented-responses.ts';
import { leavesOf, rowsOf, tracesOf } from '../ownership-traces.ts';
import { type Belongings, belongingsOfNobody, type Customer, createBelongings } from '../ownership-world.ts';
import { inputsOf, type Known } from './inputs.ts';
import { send } from './send.ts';

declare module 'vitest' {
  interface ProvidedContext {
    fuzz: { calls: number; seed: number };
  }
}

/**
 * Fuzzes every operation as every role, with inputs that are valid, nearly valid and invalid by its schema. `npm test`
 * uses a fixed seed, `npm run fuzz` a new one each time; a finding prints its seed and its shrunk input.
 */
const { calls, seed } = inject('fuzz');
const CALLERS = ['visitor', ...ROLES] as const;
type Caller = (typeof CALLERS)[number];

/** Operations that return data to anyone with a number or a code; checks/isolation checks what they return. */
const PUBLIC_WITH_NUMBER = /^(tracking\.(find|route|several)|documents\.verify)/;
/** Internals that no response may contain. */
const INTERNALS =
  /\bat .{0,200}\.[cm]?[jt]s:\d+|node_modules|PostgresError|DrizzleQuery|violates .+ constraint|relation "|ECONNREFUSED/;

const targets = CONTRACT_OPERATIONS.map((operation) => ({ ...operation, path: `/api${operation.path}` }));
const admitted = targets.reduce((sum, target) => sum + callersOf(target).length, 0);
const runs = Math.ceil(calls / admitted);

let product: TestApp;
let documented: DocumentedResponses;
let ben: Customer;
let known: Known;
let tracesOfBen: string[];
let rowsOfBen: string[];
const callers = new Map<Caller, Visitor>();
const answered = new Map<number, number>();

beforeAll(async () => {
  product = await startTestApp({ limits: unlimited() });
  documented = new DocumentedResponses((await product.app.inject('/api/openapi.json')).json());
  ben = await product.signIn('customer');
  const bens = await createBelongings(product, ben, {
    word: 'Quillfeather',
    origin_city: 'Seattle',
    digit: 7,
  });
  callers.set('visitor', product.visitor);
  for (const role of ROLES) callers.set(role, await product.signIn(role));
  const ada = callers.get('customer') as Customer;
  const adas = await createBelongings(product, ada, {
    word: 'Marrowstone',
    origin_city: 'Houston',
    digit: 3,
  });
  known = knownOf([adas, bens, belongingsOfNobody()]);
  tracesOfBen = await tracesOf(product.database, ben);
  rowsOfBen = await untouched();
});
afterAll(async () => {
  const counts = [...answered]
    .sort(([one], [other]) => one - other)
    .map(([status, times]) => `${status}: ${times}`);
  console.log(
    `fuzzing, seed ${seed}: ${[...answered.values()].reduce((sum, n) => sum + n, 0)} calls, ${counts.join(', ')}`,
  );
  await product.close();
});

/** Callers without access to Ben's records come first, so that his records are unchanged until staff call. */
describe.each(['visitor', 'customer', 'driver'] as const)('a %s', (caller) => {
  test.each(targets)('$name', async (target) => {
    const mine = PUBLIC_WITH_NUMBER.test(target.name) ? [] : tracesOfBen;
    await attack(caller, target, (body, input) => {
      const sent = leavesOf(input);
      const text = sent.reduce((rest, value) => rest.replaceAll(value, '…'), body);
      expect(mine.filter((trace) => text.includes(trace))).toEqual([]);
    });
  });
  test('leaves Ben’s records unchanged', async () => {
    const rows = await untouched();
    expect(rowsOfBen.filter((row) => !rows.includes(row))).toEqual([]);
    expect(rows.filter((row) => !rowsOfBen.includes(row) && !isPublicForm(row))).toEqual([]);
  });
});

describe.each(['dispatcher', 'admin'] as const)('a %s', (caller) => {
  test.each(targets)('$name', async (target) => attack(caller, target));
});

test('few calls are refused by rate limits before they reach their operation', () => {
  const total = [...answered.values()].reduce((sum, times) => sum + times, 0);
  expect((answered.get(429) ?? 0) / total).toBeLessThan(0.1);
});

test('no number in the database is NaN or infinite', async () => {
  const columns = await product.database.sql`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and data_type in ('real', 'double precision', 'numeric')`;
  expect(columns.length).toBeGreaterThan(5);
  const wrong: string[] = [];
  for (const { table, column } of columns) {
    const { sql } = product.database;
    const [found] = await sql`
      select count(*)::int as rows from ${sql(table)}
      where ${sql(column)}::text in ('NaN', 'Infinity', '-Infinity')`;
    if (found?.rows > 0) wrong.push(`${table}.${column}`);
  }
  expect(wrong).toEqual([]);
});

async function attack(
  caller: Caller,
  target: (typeof targets)[number],
  look: (body: string, input: Record<string, unknown>) => void = () => {},
): Promise<void> {
  const property = fc.asyncProperty(inputsOf(target.procedure, known), async (input) => {
    const { statusCode, headers, body } = await send(callers.get(caller) as Visitor, target, input);
    answered.set(statusCode, (answered.get(statusCode) ?? 0) + 1);
    // Some calls end sessions or accounts.
    if (statusCode === 401 && caller !== 'visitor') callers.set(caller, await product.signIn(caller));
    expect(statusCode, body.slice(0, 500)).toBeLessThan(500);
    expect(body).not.toMatch(INTERNALS);
    expect(documented.differences(target.name, { status: statusCode, headers, body })).toEqual([]);
    look(body, input);
  });
  // Access is checked before the input is parsed, so one call is enough for a refused role.
  await fc.assert(property, { numRuns: callersOf(target).includes(caller) ? runs : 1, seed });
}

function callersOf({ meta }: Pick<ContractOperation, 'meta'>): Caller[] {
  return CALLERS.filter((caller) => admits(meta.access, caller === 'visitor' ? null : { role: caller }));
}

/** Ben's rows, without those that anyone who knows his address can cause: mails to it, and failed sign-ins. */
async function untouched(): Promise<string[]> {
  const rows = await rowsOf(product.database, ben);
  return rows.filter(
    (row) => !/^(audit_log|mail_outbox|sign_ins|password_reset_tokens|subscriptions) /.test(row),
  );
}

/** A visitor may submit a form with Ben's address, which notifies staff; the record must not become Ben's. */
function isPublicForm(row: string): boolean {
  return (
    /^(contact_messages|email_changes|job_applications|quotes|notifications) /.test(row) &&
    !row.includes(ben.user_id)
  );
}

function knownOf(of: readonly Belongings[]): Known {
  const all = (name: keyof Belongings) => of.map((belongings) => belongings[name]);
  const shipments = all('tracking_number');
  const ids = [...all('quote_id'), ...all('notification_id'), ...all('session_id'), ...all('shipment_id')];
  return {
    id: ids,
    user_id: all('user_id'),
    email: all('email'),
    tracking_number: shipments,
    shipment: shipments,
    number: [...all('invoice_number'), ...shipments],
    document_number: all('document_number'),
    reference: all('quote_reference'),
    origin_city: ['Houston', 'Shanghai'],
    destination_city: ['Rotterdam', 'Los Angeles'],
    origin_country: ['US', 'CN'],
    destination_country: ['NL', 'US'],
  };
}

/** Disables rate limits, which would refuse calls before the operation runs. */
function unlimited(): CallLimits {
  return Object.assign(new CallLimits(), { charge: async () => () => {}, spendRequest: async () => {} });
}
