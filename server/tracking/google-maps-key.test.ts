import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../test-app.ts';

const KEY = 'key-of-this-installation';
const settings = {
  publicUrl: 'http://localhost:3000',
  trustedProxies: [],
  staffSecondFactor: false,
  mapStyleUrl: undefined,
  satelliteTileUrl: undefined,
  silentAfterHours: 12,
  clamdUrl: undefined,
};

describe.each([
  { configured: KEY, google: true, apiKey: KEY },
  { configured: undefined, google: false, apiKey: null },
])('with GOOGLE_MAPS_API_KEY=$configured', ({ configured, google, apiKey }) => {
  let logged = '';
  let product: TestApp;
  beforeAll(async () => {
    const destination = new Writable({
      write(chunk, _, done) {
        logged += chunk;
        done();
      },
    });
    product = await startTestApp({
      settings: { ...settings, googleMapsApiKey: configured },
      log: pino({ level: 'trace' }, destination),
    });
  });
  afterAll(() => product.close());

  test('the map settings say whether Google draws', async () => {
    const response = await product.visitor.request('GET', '/api/tracking-map/settings');
    expect(response.json()).toEqual({ google, style_url: null, satellite_tile_url: null });
  });

  test('get-google-maps-key answers, and the log does not', async () => {
    const response = await product.visitor.request('POST', '/api/functions/get-google-maps-key');
    expect(response.json()).toEqual({ apiKey });
    expect(response.headers['cache-control']).toBe('no-store');
    expect(logged).toContain('/api/functions/get-google-maps-key');
    expect(logged).not.toContain(KEY);
  });

  test('pages may load from Google only where it draws', async () => {
    const { headers } = await product.visitor.request('GET', '/');
    expect(String(headers['content-security-policy']).includes('googleapis.com')).toBe(google);
  });
});
