import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SAMPLE_INSTRUCTIONS, staffClientOf } from '#server/documents/documents-for-tests.ts';
import { pagesOf } from '#server/pdf/pdf-text-for-tests.ts';
import { startTestApp, type TestApp } from '#server/test-app.ts';
import type { Customer } from '../ownership-world.ts';

const SCRIPT = '<script>alert(1)</script>';
const PICTURE = '"><img src=x onerror=alert(2)>';
const TYPST = '#link("https://evil.example")[x] #read("/etc/passwd")';
const LINES = 'Subject\r\nBcc: everybody@evil.example\r\n\r\nX';
const FORMULA = '=HYPERLINK("https://evil.example","x")';

let product: TestApp;
let customer: Customer;
let dispatcher: Customer;
let number: string;
beforeAll(async () => {
  product = await startTestApp();
  customer = await product.signIn('customer');
  dispatcher = await product.signIn('dispatcher');
  const post = (path: string, body: object) => product.visitor.request('POST', `/api${path}`, body);
  await customer.request('POST', '/api/people/profile', {
    full_name: `${SCRIPT}${PICTURE}`,
    company_name: FORMULA,
  });
  const booked = await customer.request('POST', '/api/functions/create-shipment', {
    origin_city: 'Houston',
    origin_country: 'US',
    origin_address: `${SCRIPT} ${TYPST}`,
    destination_city: 'Rotterdam',
    destination_country: 'NL',
    destination_address: PICTURE,
    cargo_description: `${SCRIPT} ${TYPST}`,
    cargo_weight: 800,
    special_instructions: LINES,
    service_type: 'standard',
    transport_mode: 'sea',
  });
  number = booked.json().tracking_number;
  await post('/quotes', {
    email: customer.email,
    contact_name: `${SCRIPT}${LINES}`,
    company: FORMULA,
    origin: `${PICTURE} Houston`,
    destination: 'Rotterdam',
    description: `${SCRIPT}${LINES}`,
    transport_modes: ['ocean'],
  });
  await post('/contact', {
    name: `${PICTURE}${LINES}`,
    email: customer.email,
    subject: LINES,
    message: `${SCRIPT} ${LINES}`,
  });
  await post('/people/sign-up', {
    full_name: `${SCRIPT}${LINES}`,
    email: 'liner@test.example',
    password: 'quiet orbit lantern seven',
  });
});
afterAll(() => product.close());

test('43 no text becomes markup or a header in a mail', async () => {
  const mails = await product.database.sql<{ subject: string; recipient: string; html: string }[]>`
    select subject, recipient, html from mail_outbox`;
  expect(mails.length).toBeGreaterThan(3);
  for (const { subject, recipient, html } of mails) {
    expect(`${subject}${recipient}`).not.toMatch(/[\r\n]/);
    expect(html).not.toMatch(/<script|<img|onerror=[^&]*>/i);
  }
  expect(mails.some(({ html }) => html.includes('&lt;script&gt;'))).toBe(true);
});

test('44 an address with a second line is refused', async () => {
  for (const email of [
    'a@test.example\r\nBcc: b@evil.example',
    'a@test.example,b@evil.example',
    '<a@test.example>',
    'a@test.example b@evil.example',
    'a@test.example%0d%0aBcc:b@evil.example',
  ])
    for (const [path, body] of [
      ['/api/people/sign-up', { full_name: 'A', password: 'quiet orbit lantern seven' }],
      ['/api/people/password-reset-request', {}],
      ['/api/subscriptions', { list: 'newsletter' }],
    ] as const)
      expect(
        (await product.visitor.request('POST', path, { ...body, email })).statusCode,
        `${path} ${email}`,
      ).toBe(422);
});

test('45 user texts reach staff as data, never as a page', async () => {
  for (const path of [
    `/shipments/${number}/record`,
    '/people',
    '/quotes/all',
    '/enquiries',
    '/audit',
    '/notifications',
    `/tracking/${number}/details`,
    '/fleet',
  ]) {
    const response = await dispatcher.request('GET', `/api${path}`);
    if (response.statusCode === 404) continue;
    expect([path, response.statusCode]).toEqual([path, 200]);
    expect(response.headers['content-type'], path).toContain('application/json');
    expect(response.headers['x-content-type-options'], path).toBe('nosniff');
    expect(String(response.headers['content-security-policy']), path).toContain("default-src 'none'");
  }
});

test('46 a visitor’s tracking response contains no address and no instructions', async () => {
  const response = await product.visitor.request('GET', `/api/tracking/${number}`);
  expect(response.statusCode).toBe(200);
  expect(response.body).not.toMatch(/onerror|Bcc/);
});

test('47 a PDF prints user texts literally, without links, file access or code', async () => {
  const staff = staffClientOf(dispatcher);
  await staff.saveInstructions(number, {
    ...SAMPLE_INSTRUCTIONS,
    shipper: { ...SAMPLE_INSTRUCTIONS.shipper, name: `${SCRIPT}${TYPST}` },
    vessel: '#panic("x")',
  });
  const draft = await staff.generate(number, 'packing_list');
  const pdf = (await dispatcher.request('GET', `/api/documents/${draft}/pdf`)).rawPayload;
  const text = (await pagesOf(new Uint8Array(pdf))).join(' ').replaceAll(/\s/g, '');
  expect(text).toContain('#link(');
  expect(text).not.toContain('root:');
  const bytes = pdf.toString('latin1');
  expect(bytes).not.toMatch(/\/(JavaScript|JS|Launch|EmbeddedFile|OpenAction)\b/);
  expect(bytes.match(/\/URI\s*\([^)]*evil/g)).toBeNull();
});

test('48 a data export shows user texts as text', async () => {
  const response = await customer.request('GET', '/api/privacy/export');
  expect(response.statusCode).toBe(200);
  const files = unzipSync(new Uint8Array(response.rawPayload));
  expect(Object.keys(files).filter((name) => name.includes('..') || name.startsWith('/'))).toEqual([]);
  const page = strFromU8(files['your-data.html'] ?? new Uint8Array());
  expect(page).toContain('&lt;script&gt;');
  expect(page).not.toMatch(/<script|<img|<a /i);
});

test('49 input cannot pollute the object prototype', async () => {
  const payload =
    '{"full_name":"Plain","company_name":"","__proto__":{"role":"admin","polluted":true},"constructor":{"prototype":{"polluted":true}}}';
  const headers = { cookie: customer.cookie ?? '', 'content-type': 'application/json' };
  const response = await product.app.inject({ method: 'POST', url: '/api/people/profile', headers, payload });
  expect([400, 422]).toContain(response.statusCode);
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  const list = await dispatcher.request(
    'GET',
    '/api/fleet?__proto__[polluted]=1&constructor[prototype][polluted]=1',
  );
  expect(list.statusCode).toBeLessThan(500);
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
});
