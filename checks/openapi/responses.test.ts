import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { idempotencyKeys } from '#server/api/idempotency/idempotency-keys-table.ts';
import { apiKeys } from '#server/api-keys/api-keys-table.ts';
import { scopeOfOperation } from '#server/api-keys/require-scope.ts';
import { hashOf } from '#server/auth/sessions/session-token.ts';
import { CallLimits } from '#server/rate-limits/call-limits.ts';
import { startTestApp } from '#server/test-app.ts';
import { type Caller, personBehind } from '../isolation/callers.ts';
import { casesOf } from '../isolation/cases.ts';
import type { Stage } from '../isolation/cells.ts';
import { OPERATIONS, type Operation, setStage } from '../isolation/matrix.ts';
import { restRequest, type Request as Sent } from '../isolation/requests.ts';
import { admittedCallers, credentials } from './callers.ts';
import { DocumentedResponses, type SentResponse } from './documented-responses.ts';

type Request = Sent & Pick<InjectOptions, 'remoteAddress'>;
type Send = (operation: Operation, caller: Caller, request: Request) => Promise<SentResponse>;

const KEY_WITHOUT_SCOPES = 'gs_live_without-scopes';
const JSON_TYPE = { 'content-type': 'application/json' };

let stage: Stage;
let documented: DocumentedResponses;

beforeAll(async () => {
  stage = await setStage();
  documented = new DocumentedResponses((await stage.product.app.inject('/api/openapi.json')).json());
});
afterAll(() => stage.product.close());

/** Responses to each caller, admitted or not, are compared in isolation.test.ts, which makes these calls. */
describe('every operation responds as documented', () => {
  test('where the caller has the current version', async () => {
    const wrong: string[] = [];
    for (const operation of OPERATIONS.filter(({ name }) => '304' in documented.statuses(name))) {
      const { request, caller } = await validRequest(operation);
      const { etag } = (await send(operation, caller, request)).headers;
      const again = await send(operation, caller, { ...request, headers: { 'if-none-match': String(etag) } });
      wrong.push(...documented.differences(operation.name, again));
      if (again.status !== 304) wrong.push(`${operation.name}: ${again.status}`);
    }
    expect(wrong).toEqual([]);
  });

  test('to text that no database can hold', () =>
    expectError('422 UNPROCESSABLE_CONTENT', (operation, { url }) =>
      isWrite(operation)
        ? { headers: JSON_TYPE, payload: { surprise: '\0' } }
        : { url: `${String(url)}&surprise=%00` },
    ));

  test('to a malformed body or path', () =>
    expectError('400 BAD_REQUEST', (operation) => {
      if (isWrite(operation)) return { headers: JSON_TYPE, payload: '{' };
      if (!operation.path.includes('{')) return undefined;
      return { url: `/api${operation.path.replaceAll(/\{\w+\}/g, '%ff')}` };
    }));

  test.each<[string, Request]>([
    ['415 UNSUPPORTED_MEDIA_TYPE', { headers: { 'content-type': 'text/plain' }, payload: 'a' }],
    ['413 PAYLOAD_TOO_LARGE', { headers: JSON_TYPE, payload: `"${'x'.repeat(1024 * 1024)}"` }],
    ['403 CROSS_SITE_REQUEST', { headers: { origin: 'https://other.example' }, payload: {} }],
  ])('to a body that it does not read: %s', (error, change) =>
    expectError(error, (operation) => (isWrite(operation) ? change : undefined)),
  );

  test('to an API key, without the scope or where none can be used', async () => {
    const { user_id } = stage.people.owner;
    await stage.database.db.insert(apiKeys).values({
      user_id,
      organisation_id: stage.world.organisation_id,
      name: 'Without scopes',
      start: 'gs_live_',
      key_hash: hashOf(KEY_WITHOUT_SCOPES),
      scopes: [],
      allowed_networks: [],
    });
    const authorization = `Bearer ${KEY_WITHOUT_SCOPES}`;
    const isForKeys = ({ method, path }: Operation) => scopeOfOperation(`${method} ${path}`) !== null;
    const of =
      (forKeys: boolean) =>
      (operation: Operation, { headers }: Request) =>
        operation.access !== 'device' && isForKeys(operation) === forKeys
          ? { headers: { ...headers, authorization } }
          : undefined;
    await expectError('403 MISSING_SCOPE', of(true));
    await expectError('403 NOT_FOR_KEYS', of(false));
  });

  test('to an Idempotency-Key that was used for another request', () =>
    expectError(
      '422 IDEMPOTENCY_KEY_REUSED',
      (operation, { headers }) =>
        operation.idempotent ? { headers: { ...headers, 'idempotency-key': 'used' } } : undefined,
      (operation, caller, request) =>
        stage.database.withRollback(async () => {
          const user_id = personBehind(stage.people, caller, operation.access)?.user_id ?? null;
          const another = { operation: 'another', request_hash: 'another', answer: null };
          await stage.database.db.insert(idempotencyKeys).values({ user_id, key: 'used', ...another });
          return send(operation, caller, request);
        }),
    ));

  test('to a caller whose limit is exhausted', async () => {
    const limited = await startTestApp({ database: stage.database, limits: new CallLimits() });
    const { limits } = limited.dependencies;
    await expectError(
      '429 TOO_MANY_REQUESTS',
      () => ({ remoteAddress: '192.0.2.1' }),
      async (operation, caller, request) => {
        const person = personBehind(stage.people, caller, operation.access) ?? null;
        const device = caller === 'device' ? { id: stage.world.device_id } : null;
        const charged = { person, device, address: '192.0.2.1', replyHeader() {} };
        const spend = () => limits.spend(`${operation.method} ${operation.path}`, operation, charged);
        while (!(await throws(spend)));
        return send(operation, caller, request, limited.app);
      },
    );
    await limited.app.close();
  });

  test('to a person who signed in long ago, where it requires a recent sign-in', () =>
    expectError(
      '403 REAUTHENTICATE',
      (operation) => (operation.requiresRecentAuth ? {} : undefined),
      (operation, caller, request) =>
        stage.database.withRollback(async () => {
          await stage.database.sql`update sessions set reauthenticated_at = now() - interval '1 day'`;
          return send(operation, caller, request);
        }),
    ));

  test('to staff without the second factor that the installation demands', async () => {
    const { settings } = stage.product.dependencies;
    settings.staffSecondFactor = true;
    await expectError('403 SECOND_FACTOR_SETUP', ({ access }) =>
      access === 'staff' || access === 'admin' ? {} : undefined,
    );
    settings.staffSecondFactor = false;
  });

  test('while the database is away', async () => {
    stage.database.silent = true;
    await expectError('503 SERVICE_UNAVAILABLE', () => ({}));
    stage.database.silent = false;
  });

  test('where it fails unexpectedly', async () => {
    const bug = vi.spyOn(stage.product.dependencies.limits, 'charge').mockImplementation(() => {
      throw new Error('A bug');
    });
    await expectError('500 INTERNAL_SERVER_ERROR', () => ({}));
    bug.mockRestore();
  });
});

/**
 * Changes a valid request of each operation so that it must fail with the error, and expects the documented response.
 * Expects the document to list the error for these operations, and for no others unless they declare it themselves.
 */
async function expectError(
  error: string,
  changeOf: (operation: Operation, valid: Request) => Request | undefined,
  sendChanged: Send = send,
): Promise<void> {
  const wrong: string[] = [];
  const failing: string[] = [];
  for (const operation of OPERATIONS) {
    const { request, caller } = await validRequest(operation);
    const change = changeOf(operation, request);
    if (!change) continue;
    const response = await sendChanged(operation, caller, { ...request, ...change });
    wrong.push(...documented.differences(operation.name, response));
    if (errorOf(response) === error) failing.push(operation.name);
    else wrong.push(`${operation.name}: ${errorOf(response)}`);
  }
  expect(wrong).toEqual([]);
  const [, code = ''] = error.split(' ');
  const others = OPERATIONS.filter((operation) => code in operation.procedure['~orpc'].errorMap);
  expect(documented.operationsWith(error)).toEqual(
    [...new Set([...failing, ...others.map(({ name }) => name)])].sort(),
  );
}

/** A request that neither the contract nor, where possible, the handler refuses. */
async function validRequest(operation: Operation) {
  const [question] = casesOf(operation.name);
  if (!question) throw new Error(`No input of ${operation.name} is known.`);
  const request: Request = await restRequest(operation, question.input(stage.world));
  const callers = admittedCallers(operation);
  const served = callers.find((caller) => !question.refuses?.[caller]);
  return { request, caller: served ?? (callers[0] as Caller) };
}

let requests = 0;

/** From a network address of its own, without a lasting effect. */
async function send(
  operation: Operation,
  caller: Caller,
  request: Request,
  app = stage.product.app,
): Promise<SentResponse> {
  requests += 1;
  const remoteAddress = `10.1.${requests >> 8}.${requests & 255}`;
  const headers = { ...credentials(stage, operation, caller), ...request.headers };
  const response = await stage.database.withRollback(() =>
    app.inject({ remoteAddress, ...request, headers }),
  );
  return { status: response.statusCode, headers: response.headers, body: response.body };
}

/** '404 NOT_FOUND'; of a success the status. */
function errorOf({ status, body }: SentResponse): string {
  return status < 400 ? String(status) : `${status} ${JSON.parse(body).code}`;
}

function isWrite({ method }: Operation): boolean {
  return method !== 'GET';
}

async function throws(work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return false;
  } catch {
    return true;
  }
}
