import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../test-app.ts';
import { MAX_ROWS } from './own-records.ts';

let product: TestApp;
beforeAll(async () => {
  product = await startTestApp();
});
afterAll(() => product.close());

test('an export has at most 10,000 entries of a list, and says which lists have more', async () => {
  const person = await product.signIn('customer');
  const files = async () => {
    const response = await person.request('GET', '/api/privacy/export');
    expect(response.statusCode).toBe(200);
    const entries = unzipSync(new Uint8Array(response.rawPayload));
    return (name: string) => strFromU8(entries[name] as Uint8Array);
  };
  expect((await files())('README.txt')).not.toContain('Only ');
  await product.database.sql`
    insert into notifications (id, user_id, kind, type, title, message)
    select gen_random_uuid(), ${person.user_id}, 'shipment_delayed', 'info', 'Late', 'It is late.' from generate_series(1, ${MAX_ROWS + 1})`;
  const read = await files();
  expect(JSON.parse(read('json/notifications.json')).notifications).toHaveLength(MAX_ROWS);
  expect(read('README.txt')).toContain('Only 10,000 entries of notifications are here.');
  expect(read('your-data.html')).toContain('Notifications (10000 of more)');
});
