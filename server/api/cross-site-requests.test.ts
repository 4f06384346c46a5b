import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { refuseForeignSites } from './cross-site-requests.ts';

const OWN = 'http://localhost:3000';
const TLS = 'https://freight.example';

async function statusOf(publicUrl: string, method: 'GET' | 'POST', headers: Record<string, string>) {
  const app = Fastify();
  app.addHook('onRequest', refuseForeignSites(publicUrl));
  app.route({ method: ['GET', 'POST'], url: '/', handler: () => 'done' });
  const { statusCode } = await app.inject({ method, url: '/', headers: { cookie: 'session=1', ...headers } });
  await app.close();
  return statusCode;
}

const origin = (address: string) => ({ origin: address });

describe('a write', () => {
  test.each<[string, string, Record<string, string>, number]>([
    ['of a program without origin headers', OWN, {}, 200],
    ['from our page', OWN, origin(OWN), 200],
    ['from our page, with sec-fetch-site', OWN, { ...origin(OWN), 'sec-fetch-site': 'same-origin' }, 200],
    ['after a reload', OWN, { ...origin(OWN), 'sec-fetch-site': 'none' }, 200],
    ['from another site', OWN, origin('https://evil.example'), 403],
    ['from another port', OWN, { host: 'localhost:3000', ...origin('http://localhost:3001') }, 403],
    [
      'from the same host without TLS',
      TLS,
      { host: 'freight.example', ...origin('http://freight.example') },
      403,
    ],
    ['from a host name that starts with ours', TLS, origin('https://freight.example.evil.example'), 403],
    ['from a host name that ends with ours', TLS, origin('https://evil-freight.example'), 403],
    ['from a subdomain', TLS, origin('https://blog.freight.example'), 403],
    ['from a subdomain, with only sec-fetch-site', TLS, { 'sec-fetch-site': 'same-site' }, 403],
    ['from another site, with only sec-fetch-site', OWN, { 'sec-fetch-site': 'cross-site' }, 403],
    [
      'with our origin but a cross-site sec-fetch-site',
      OWN,
      { ...origin(OWN), 'sec-fetch-site': 'cross-site' },
      403,
    ],
    ['from a sandboxed or redirected frame', OWN, origin('null'), 403],
    ['with an invalid origin', OWN, origin('localhost:3000'), 403],
    ['from another site’s form with only a referrer', OWN, { referer: 'https://evil.example/form' }, 403],
    ['from our form with only a referrer', OWN, { referer: `${OWN}/contact` }, 200],
    [
      'as text, from another site’s form',
      OWN,
      { ...origin('https://evil.example'), 'content-type': 'text/plain' },
      403,
    ],
    [
      'as a form, from another site',
      OWN,
      { ...origin('https://evil.example'), 'content-type': 'multipart/form-data; boundary=x' },
      403,
    ],
    [
      'at the connected IP address',
      OWN,
      { host: '192.168.1.5:3000', ...origin('http://192.168.1.5:3000') },
      200,
    ],
    ['at the connected IPv6 address', OWN, { host: '[::1]:3000', ...origin('http://[::1]:3000') }, 200],
    ['at a host name without a dot', OWN, { host: 'freight:3000', ...origin('http://freight:3000') }, 200],
    ['at a local name', OWN, { host: 'freight.local', ...origin('http://freight.local') }, 200],
    [
      'at a foreign host name that resolves here (DNS rebinding)',
      OWN,
      { host: 'evil.example:3000', ...origin('http://evil.example:3000') },
      403,
    ],
    [
      'at a rebound host name with sec-fetch-site same-origin',
      OWN,
      { host: 'evil.example', ...origin('http://evil.example'), 'sec-fetch-site': 'same-origin' },
      403,
    ],
    [
      'behind TLS, at the connected IP address',
      TLS,
      { host: '10.0.0.5:3000', ...origin('http://10.0.0.5:3000') },
      403,
    ],
    [
      'behind TLS, through a proxy that sets its own host',
      TLS,
      { host: '127.0.0.1:3000', ...origin(TLS) },
      200,
    ],
  ])('%s', async (_, publicUrl, headers, status) => {
    expect(await statusOf(publicUrl, 'POST', headers)).toBe(status);
  });
});

describe('a read', () => {
  test.each<[string, Record<string, string>, number]>([
    [
      'follows a link of another site',
      { 'sec-fetch-site': 'cross-site', referer: 'https://evil.example/' },
      200,
    ],
    ['opens a socket from our page', { upgrade: 'websocket', connection: 'upgrade', ...origin(OWN) }, 200],
    ['opens a socket from a program', { upgrade: 'websocket', connection: 'upgrade' }, 200],
    [
      'opens a socket from another site',
      { upgrade: 'websocket', connection: 'upgrade', ...origin('https://evil.example') },
      403,
    ],
    [
      'opens a socket from a sandboxed frame',
      { upgrade: 'websocket', connection: 'upgrade', ...origin('null') },
      403,
    ],
  ])('that %s', async (_, headers, status) => expect(await statusOf(OWN, 'GET', headers)).toBe(status));
});
