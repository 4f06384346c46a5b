import { isContractProcedure } from '@orpc/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '#contract/contract.ts';
import type { OperationMeta } from '#contract/operation.ts';
import { admits } from '#domain/people/access.ts';
import { ROLES, type Role } from '#domain/people/role.ts';
import { startTestApp, type TestApp, type Visitor } from '#server/test-app.ts';

interface Operation {
  name: string;
  method: 'GET' | 'POST';
  path: string;
  meta: OperationMeta;
}

/** Every operation of the contract, with the method and path it has for everybody. */
const operations: Operation[] = Object.entries(contract).flatMap(([area, procedures]) =>
  Object.entries(procedures).map(([name, procedure]) => {
    if (!isContractProcedure(procedure)) throw new Error(`${area}.${name} is no operation.`);
    const { route, meta } = procedure['~orpc'];
    return {
      name: `${area}.${name}`,
      method: route.method as 'GET' | 'POST',
      path: `/api${route.path?.replaceAll(/\{\w+\}/g, 'GS000000000')}`,
      meta: meta as unknown as OperationMeta,
    };
  }),
);
// Signing out would make the ones after it look refused.
operations.sort(
  (one, other) => Number(one.name === 'people.signOut') - Number(other.name === 'people.signOut'),
);

let product: TestApp;
const callers = new Map<Role | 'visitor', Visitor>();
beforeAll(async () => {
  product = await startTestApp();
  callers.set('visitor', product.visitor);
  for (const role of ROLES) callers.set(role, await product.signIn(role));
});
afterAll(() => product.close());

describe.each(operations)('$name', ({ method, path, meta }) => {
  test.each(['visitor', ...ROLES] as const)('%s', async (caller) => {
    const answer = await callers.get(caller)?.request(method, path, method === 'POST' ? {} : undefined);
    const refused = caller === 'visitor' ? 401 : 403;
    if (admits(meta.access, caller === 'visitor' ? null : { role: caller }))
      expect(answer?.statusCode, answer?.body).not.toBe(refused);
    else expect(answer?.statusCode, answer?.body).toBe(refused);
    expect(answer?.statusCode).toBeLessThan(500);
  });
});

/** Other sites can have a browser GET whatever they like. */
test('what is asked with GET makes nothing stale', () => {
  const writing = operations.filter(({ method, meta }) => method === 'GET' && meta.changes.length > 0);
  expect(writing.map(({ name }) => name)).toEqual([]);
});

test('every operation is looked at', () => expect(operations.length).toBeGreaterThan(20));
