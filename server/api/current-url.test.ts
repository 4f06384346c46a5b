import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type Visitor } from '../test-app.ts';
import { currentUrl } from './current-url.ts';

let product: TestApp;
let dispatcher: Visitor;
beforeAll(async () => {
  product = await startTestApp();
  dispatcher = await product.signIn('dispatcher');
});
afterAll(() => product.close());

test.each([
  ['/api/desk/invoices', '/api/staff/invoices'],
  ['/api/desk/invoices.csv?q=brandt', '/api/staff/invoices.csv?q=brandt'],
  ['/api/shipments/GS1/papers.zip?size=a4', '/api/shipments/GS1/documents.zip?size=a4'],
  ['/api/shipments/GS1/documents', '/api/shipments/GS1/documents'],
  ['/papers.zip', '/papers.zip'],
  ['/api/notifications/unsubscribe/abc_-1', '/api/notification-mail/end/abc_-1'],
  ['/api/people/7/sessions/end', '/api/people/7/end-sessions'],
  ['/api/people/sessions/7/end', '/api/people/sessions/7/end'],
  ['/api/v1/shipments?limit=2', '/api/shipments?limit=2'],
  ['/api/v1/desk/invoices', '/api/staff/invoices'],
  ['/api/v12/shipments', '/api/v12/shipments'],
])('%s is served as %s', (url, current) => {
  expect(currentUrl(url)).toBe(current);
});

test('deprecated paths return what the current ones return', async () => {
  for (const url of [
    '/api/desk/invoices',
    '/api/desk/invoices.csv',
    '/api/shipments/GS000000000/papers.zip',
  ]) {
    const [former, current] = [
      await dispatcher.request('GET', url),
      await dispatcher.request('GET', currentUrl(url)),
    ];
    expect([former.statusCode, former.body]).toEqual([current.statusCode, current.body]);
    expect((await product.visitor.request('GET', url)).statusCode).toBe(401);
  }
});
