import { describe, expect, test } from 'vitest';
import { isCompanyScope, isTestScope, SCOPES, type Scope, scopeFor } from '#domain/api-keys/key-areas.ts';
import { admits } from '#domain/people/access.ts';
import { CONTRACT_OPERATIONS } from './contract-operations.ts';

/** What any customer may call, but no program of theirs needs. */
const NOT_FOR_PROGRAMS: Readonly<Record<string, string>> = {
  'tracking.googleMapsKey': 'what the pages load',
  'trackingData.generateSample': 'the sample shipment of a new installation',
  'carrierEvents.push': 'only keys that staff create for carriers',
};

/** What test keys of companies may call, although it writes. */
const TEST_WRITES: Readonly<Record<string, string>> = {
  'shipments.create': 'books a test shipment',
  'webhooks.*': 'receives the events of test shipments',
  'routing.options': 'computes',
  'rates.price': 'computes',
};

/** Names of operations that a customer's key may call, by scope. */
const callable = new Map<Scope, string[]>();
for (const { area, name, method, meta } of CONTRACT_OPERATIONS) {
  const scope = scopeFor(area, method);
  if (scope === null || !admits(meta.access, { role: 'customer' }) || name in NOT_FOR_PROGRAMS) continue;
  callable.set(scope, [...(callable.get(scope) ?? []), name]);
}

describe('scopes', () => {
  test.each(SCOPES)('%s is for keys of companies exactly if it opens an operation to them', (scope) => {
    expect(isCompanyScope(scope)).toBe(callable.has(scope));
  });

  test('test keys can write only what reaches nobody', () => {
    const writes = SCOPES.filter((scope) => scope.endsWith(':write') && isTestScope(scope));
    const opened = writes.flatMap((scope) => callable.get(scope) ?? []);
    const unexplained = opened.filter(
      (name) => !(name in TEST_WRITES) && !(`${name.split('.')[0]}.*` in TEST_WRITES),
    );
    expect(unexplained).toEqual([]);
  });

  test('test keys can read what companies can', () => {
    const reads = SCOPES.filter((scope) => scope.endsWith(':read'));
    expect(reads.filter(isTestScope)).toEqual(reads.filter(isCompanyScope));
  });
});
