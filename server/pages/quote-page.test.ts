import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../test-app.ts';

let product: TestApp;
beforeAll(async () => {
  product = await startTestApp();
});
afterAll(() => product.close());

const quote = async (query: string) => (await product.visitor.request('GET', `/quote${query}`)).body;

test('the query fills in the form', async () => {
  const page = await quote('?origin=Shanghai&destination=Los+Angeles&weight=1%2C200');
  expect(page).toContain('name="origin" class="x" value="Shanghai"');
  expect(page).toContain('name="destination" value="Los Angeles"');
  expect(page).toContain('name="weight" value="1,200"');
});

test.each(['', '?origin=&weight=', '?origin=a&origin=b', '?mode=air'])(
  'without one text for a field it stays empty: %s',
  async (query) => {
    expect(await quote(query)).toContain('name="origin" class="x" value=""');
  },
);

test('a value cannot leave its attribute', async () => {
  const page = await quote(`?origin=${encodeURIComponent('"><script>alert(1)</script>$&')}`);
  expect(page).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;$&amp;"');
});
