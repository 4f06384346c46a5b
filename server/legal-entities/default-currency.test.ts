import { expect, test } from 'vitest';
import { startTestApp } from '../test-app.ts';

test('new companies have the currency of our oldest legal entity, unless they are given one', async () => {
  const product = await startTestApp();
  try {
    const admin = await product.signIn('admin');
    const add = async (name: string, change: object = {}) => {
      const body = { name, roles: ['customer'], ...change };
      return (await admin.request('POST', '/api/organisations', body)).json().currency;
    };
    expect(await add('Before')).toBe('USD');
    await admin.request('POST', '/api/legal-entities', { name: 'Freight GmbH', base_currency: 'EUR' });
    await admin.request('POST', '/api/legal-entities', { name: 'Freight Ltd', base_currency: 'GBP' });
    expect(await add('After')).toBe('EUR');
    expect(await add('Given', { currency: 'CHF' })).toBe('CHF');
    const { organisation_id } = await product.signIn('customer');
    const own = await admin.request('GET', `/api/organisations/${organisation_id}`);
    expect(own.json().currency).toBe('EUR');
  } finally {
    await product.close();
  }
});
