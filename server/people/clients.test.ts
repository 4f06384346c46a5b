import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../test-app.ts';
import { profiles } from './profiles-table.ts';

let product: TestApp;
let dispatcher: Awaited<ReturnType<TestApp['signIn']>>;
beforeAll(async () => {
  product = await startTestApp();
  dispatcher = await product.signIn('dispatcher');
  await named('customer', { full_name: 'Zoë Müller', company_name: 'Acme Valves' });
  await named('customer', { full_name: 'Adam Berg', company_name: null });
  await named('driver', { full_name: 'Zoë Driver' });
});
afterAll(() => product.close());

async function named(role: 'customer' | 'driver', name: Partial<typeof profiles.$inferInsert>) {
  const { user_id } = await product.signIn(role);
  await product.database.db.update(profiles).set(name).where(eq(profiles.user_id, user_id));
}

test.each([
  ['zoe', ['Zoë Müller']],
  ['valves muller', ['Zoë Müller']],
  ['test.example', ['Zoë Müller', 'Adam Berg']],
  ['%', []],
  ['nobody', []],
])('%j finds %j among the customers', async (q, names) => {
  const response = await dispatcher.request('GET', `/api/people/clients?q=${encodeURIComponent(q)}`);
  expect(response.json().map(({ full_name }: { full_name: string }) => full_name)).toEqual(names);
});

test('customers cannot list clients', async () => {
  const customer = await product.signIn('customer');
  expect((await customer.request('GET', '/api/people/clients?q=zoe')).statusCode).toBe(403);
});
