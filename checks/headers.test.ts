import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DOCUMENT_HEADERS, VALIDATORS } from '#server/api/security-headers.ts';
import { createApp } from '#server/app.ts';
import { startTestApp, type TestApp, type Visitor } from '#server/test-app.ts';
import config from '../react-router.config.ts';
import routes from '../web/routes.ts';
import { ROOT } from './source-files.ts';

const BUILT = join(ROOT, 'build/client');
const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': expect.stringMatching(
    /camera=\(\).*publickey-credentials-create=\(self\), publickey-credentials-get=\(self\)$/,
  ),
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
};

interface Route {
  path?: string | undefined;
  children?: Route[] | undefined;
}

let product: TestApp;
/** The same product with the built pages, as if behind TLS. */
let app: FastifyInstance;
let admin: Visitor;
beforeAll(async () => {
  product = await startTestApp();
  admin = await product.signIn('admin');
  const settings = { ...product.dependencies.settings, publicUrl: 'https://freight.example' };
  app = await createApp({ ...product.dependencies, settings }, BUILT);
});
afterAll(async () => {
  await app.close();
  await product.close();
});

function policyOf(header: unknown): Map<string, string[]> {
  return new Map(
    String(header)
      .split('; ')
      .map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources] as const;
      }),
  );
}

const screens = (routes as Route[]).flatMap(function pathsOf({ path, children = [] }: Route): string[] {
  return [`/${path ?? ''}`.replaceAll(/:\w+/g, 'GS123456789'), ...children.flatMap(pathsOf)];
});
const pages = [
  ...new Set([...(config.prerender as string[]), ...screens, '/no/such/page', '/track?numbers=1,2']),
].filter((path) => path !== '/*');

test.each(pages)('the page %s runs only the scripts it was built with', async (url) => {
  const { headers, body } = await app.inject({ url });
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  // The address of such a page is a credential.
  const isConfidential = /^\/(offer|spot)\//.test(url);
  expect(headers).toMatchObject({
    ...EVERYWHERE,
    ...(isConfidential && { 'referrer-policy': 'no-referrer' }),
  });
  const policy = policyOf(headers['content-security-policy']);
  const scripts = policy.get('script-src') ?? [];
  expect(scripts.filter((source) => source !== "'self'" && !source.startsWith("'sha256-"))).toEqual([]);
  expect(scripts.length - 1).toBe(
    new Set(body.match(/<script(?![^>]*\ssrc=)[^>]*>[\s\S]*?<\/script>/g)).size,
  );
  for (const directive of [
    'default-src',
    'object-src',
    'base-uri',
    'frame-src',
    'frame-ancestors',
    'script-src-attr',
  ])
    expect(policy.get(directive), directive).toEqual(["'none'"]);
  expect(policy.get('form-action')).toEqual(["'self'"]);
  // No inline event handlers, no javascript: URLs, nothing from other origins.
  expect(body).not.toMatch(
    /<[^>]+\son\w+=|javascript:|<(?:script|iframe|object|embed)[^>]+src="(?:https?:)?\/\//i,
  );
});

describe('responses other than pages are inert when opened as a page:', () => {
  const download = () =>
    `/downloads/${readdirSync(join(BUILT, 'downloads')).find((file) => file.endsWith('.pdf'))}`;

  test.each<[string, number, () => InjectOptions]>([
    ['a response', 200, () => ({ url: '/api/places?q=ham' })],
    ['an RPC response', 200, () => ({ url: '/api/rpc/people/session' })],
    ['a response for an admin', 200, () => ({ url: '/api/audit', headers: { cookie: admin.cookie } })],
    ['a refusal', 401, () => ({ url: '/api/notifications' })],
    ['bad input', 422, () => ({ url: '/api/places' })],
    ['an unknown call', 404, () => ({ url: '/api/nothing' })],
    ['another method', 405, () => ({ method: 'DELETE', url: '/' })],
    [
      'another site',
      403,
      () => ({ method: 'POST', url: '/api/people/sign-in', headers: { origin: 'https://evil.example' } }),
    ],
    ['a malformed URL', 400, () => ({ url: '/%zz' })],
    ['the health check', 200, () => ({ url: '/healthz' })],
    ['the contract', 200, () => ({ url: '/api/openapi.json' })],
    ['a redirect', 302, () => ({ url: '/track?tracking=GS123456789' })],
    ['the news', 200, () => ({ url: '/news/feed.xml' })],
    ['the site map', 200, () => ({ url: '/sitemap.xml' })],
    ['a picture', 200, () => ({ url: '/favicon.svg' })],
    ['a download', 200, () => ({ url: download() })],
  ])('%s', async (_, status, request) => {
    const { statusCode, headers } = await app.inject(request());
    expect(statusCode).toBe(status);
    expect(headers).toMatchObject(EVERYWHERE);
    const policy = policyOf(headers['content-security-policy']);
    for (const directive of ['default-src', 'base-uri', 'form-action', 'frame-ancestors'])
      expect(policy.get(directive), directive).toEqual(["'none'"]);
    expect([...policy.keys()]).not.toContain('script-src');
  });
});

const scriptWhere = (isWanted: (file: string) => boolean) =>
  readdirSync(join(BUILT, 'assets')).find((file) => file.endsWith('.js') && isWanted(file));

test('a script has the headers that concern scripts', async () => {
  const script = scriptWhere((file) => !file.includes('worker'));
  const { statusCode, headers } = await app.inject({ url: `/assets/${script}` });
  expect(statusCode).toBe(200);
  const { 'x-content-type-options': sniffing, 'cross-origin-resource-policy': readers } = EVERYWHERE;
  expect(headers).toMatchObject({
    'x-content-type-options': sniffing,
    'cross-origin-resource-policy': readers,
  });
  // Decision 0103: pages load many scripts, and none is a document.
  for (const name of [...DOCUMENT_HEADERS, ...VALIDATORS, 'content-security-policy'])
    expect(headers).not.toHaveProperty(name);
});

test('a worker’s policy lets it load from our origin only', async () => {
  const worker = scriptWhere((file) => file.includes('worker'));
  const { statusCode, headers } = await app.inject({ url: `/assets/${worker}` });
  expect(statusCode).toBe(200);
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  );
});

test.each(['/subscriptions', '/careers/applications'])(
  'the response to the form %s runs no scripts',
  async (url) => {
    const { headers, body } = await app.inject({
      method: 'POST',
      url,
      payload: 'email=<script>alert(1)</script>',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(headers).toMatchObject({ ...EVERYWHERE, 'content-type': 'text/html; charset=utf-8' });
    const policy = policyOf(headers['content-security-policy']);
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('style-src')).toEqual([expect.stringMatching(/^'sha256-.+'$/)]);
    expect(body).not.toContain('<script');
  },
);

test('the API reference runs only our scripts', async () => {
  const { headers } = await app.inject({ url: '/api/docs' });
  const policy = policyOf(headers['content-security-policy']);
  expect(headers).toMatchObject(EVERYWHERE);
  expect(policy.get('script-src')).toEqual(["'self'"]);
  expect(policy.get('default-src')).toEqual(["'none'"]);
});

test.each([
  '/api/places?q=ham',
  '/api/rpc/people/session',
  '/api/audit',
  '/api/nothing',
  '/api/openapi.json',
  '/healthz',
])('%s is not cached, and not readable by other sites', async (url) => {
  const origin = 'https://evil.example';
  const { headers } = await app.inject({ url, headers: { cookie: admin.cookie, origin } });
  expect(headers['cache-control']).toBe('no-store');
  expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
});

test.each(['/assets', '/assets/', '/downloads/', '/.git/HEAD', '/package.json', '/.data/auth-secret'])(
  '%s is not served',
  async (url) => expect((await app.inject({ url })).statusCode).toBe(404),
);

test('without TLS there is no HSTS header', async () => {
  const { headers } = await product.visitor.request('GET', '/healthz');
  expect(headers).not.toHaveProperty('strict-transport-security');
});
