import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestPerson } from '../test-app.ts';

let product: TestApp;
let staff: TestPerson;
let admin: TestPerson;
beforeAll(async () => {
  product = await startTestApp();
  staff = await product.signIn('dispatcher');
  admin = await product.signIn('admin');
});
afterAll(() => product.close());

test('charge codes are listed in printing order and changed by admins', async () => {
  const { charge_codes } = (await staff.request('GET', '/api/charge-codes')).json();
  const codes = charge_codes.map(({ code }: { code: string }) => code);
  expect(codes).toEqual(
    expect.arrayContaining([
      'FRT',
      'BAF',
      'THCO',
      'THCD',
      'DOC',
      'PICKUP',
      'DELIVERY',
      'CUSTOMS',
      'INSURANCE',
    ]),
  );
  const seal = { name: 'Seal', category: 'origin', position: 35 };
  expect((await staff.request('PUT', '/api/charge-codes/SEAL', seal)).statusCode).toBe(403);
  expect((await admin.request('PUT', '/api/charge-codes/SEAL', seal)).json()).toMatchObject({ code: 'SEAL' });
});
