import { Writable } from 'node:stream';
import { DrizzleQueryError } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../database/statements/columns.ts';
import { insertMails, listNewestMail } from '../mail/mail-outbox-table.ts';
import { outboxTransport } from '../mail/transport.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { createLog } from './log.ts';
import { loggedError } from './logged-error.ts';

/** User data, none of which may appear in a log. */
const ADA = {
  name: 'Adalind Quorvane',
  email: 'adalind@quorvane.example',
  phone: '+1 555 013 4477',
  street: 'Thistlewick Lane 12',
  cargo: 'the heirloom harpsichord',
  password: 'unguessable wombat',
};
const KEY = 'sesame0opens1the2cave3of4forty5thieves';
// The whole number, because the times in the log contain any four digits.
const RECOGNizED = /adalind|quorvane|013\W?4477|thistlewick|harpsichord|wombat|sesame/i;

let written = '';
const log = createLog(
  'trace',
  new Writable({
    write(chunk, _encoding, done) {
      written += chunk;
      done();
    },
  }),
);
let product: TestApp;
beforeAll(async () => {
  product = await startTestApp({ log });
});
afterAll(() => product.close());

const quote = {
  email: ADA.email,
  contact_name: ADA.name,
  phone: ADA.phone,
  company: 'Quorvane',
  origin: `${ADA.street}, Houston`,
  destination: 'Rotterdam',
  description: ADA.cargo,
  transport_modes: ['ocean'],
};
const booking = {
  origin_city: 'Houston',
  origin_country: 'US',
  origin_address: ADA.street,
  destination_city: 'Rotterdam',
  destination_country: 'NL',
  destination_address: ADA.street,
  cargo_description: ADA.cargo,
  cargo_weight: 800,
  special_instructions: ADA.cargo,
  service_type: 'standard',
  transport_mode: 'sea',
};

/** Performs typical requests with user data, and returns their statuses. */
async function ordinaryDay(): Promise<number[]> {
  const { visitor } = product;
  const answers = [
    await visitor.request('POST', '/api/people/sign-up', {
      full_name: ADA.name,
      email: ADA.email,
      password: ADA.password,
    }),
    await visitor.request('POST', '/api/people/sign-in', { email: ADA.email, password: ADA.password }),
    await visitor.request('POST', '/api/people/sign-in', { email: ADA.email, password: 'wombat' }),
    await visitor.request('POST', '/api/people/password-reset-request', { email: ADA.email }),
    await visitor.request('POST', '/api/people/password-reset', {
      token: KEY,
      password: ADA.password,
    }),
    await visitor.request('POST', '/api/quotes', quote),
    await visitor.request('POST', '/api/contact', {
      name: ADA.name,
      email: ADA.email,
      phone: ADA.phone,
      subject: ADA.cargo,
      message: ADA.cargo,
    }),
    await visitor.request('GET', `/api/auth/verify-email?token=${KEY}`),
    await visitor.request('GET', `/people/${ADA.email}/${KEY}?q=${ADA.street}`),
    await visitor.request('GET', `/api/people/${ADA.email}?name=${ADA.name}`),
  ];
  const cookie = String(answers[1]?.headers['set-cookie']).split(';')[0] ?? '';
  answers.push(
    await visitor.request('POST', '/api/functions/create-shipment', booking, { cookie }),
    await visitor.request(
      'POST',
      '/api/people/profile',
      { full_name: ADA.name, company_name: '' },
      { cookie },
    ),
  );
  const broken = { method: 'POST', url: '/api/quotes', payload: `{"name":"${ADA.name}` } as const;
  const headers = { 'content-type': 'application/json' };
  answers.push(await product.app.inject({ ...broken, headers }));
  return answers.map(({ statusCode }) => statusCode);
}

test('typical use leaves no user data in the log, at any level', async () => {
  const statuses = await ordinaryDay();
  expect(statuses.filter((status) => status < 300).length).toBeGreaterThan(6);
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  expect(written).toContain('POST /api/quotes');
  expect(written).not.toMatch(RECOGNizED);
});

test.each([
  ['a table that refuses the row', 'alter table quotes add constraint no_more check (false) not valid'],
  ['a table that is not as expected', 'alter table users rename column email_verified to former_name'],
])('failures leave no user data in the log either: %s', async (_, harm) => {
  written = '';
  await product.database.sql.unsafe(harm);
  const statuses = await ordinaryDay();
  expect(statuses).toContain(500);
  expect(written).toContain('Failed query');
  expect(written).not.toMatch(RECOGNizED);
});

test('without a mail server, an e-mail is logged by its id only', async () => {
  written = '';
  const draft = { id: newId(), recipient: ADA.email, subject: ADA.name, text: KEY, html: '' };
  await insertMails(product.database.db, [{ ...draft, link: `http://x/?token=${KEY}`, status: 'queued' }]);
  const [mail] = await listNewestMail(product.database.db, 1);
  if (mail) await outboxTransport(log)(mail);
  expect(written).toContain(draft.id);
  expect(written).not.toMatch(RECOGNizED);
});

test.each([
  [new Error(`550 no mailbox ${ADA.email}`), 'Error: 550 no mailbox [address]'],
  [parseError(`${ADA.name} is here`), 'SyntaxError: Unexpected token \'A\', "…" is not valid JSON'],
  [Object.assign(new TypeError('x'), { body: ADA.name, cause: new Error(ADA.email) }), 'TypeError: x'],
])('%# an error is logged without user data', (error, first) => {
  const logged = loggedError(error);
  expect(logged.stack?.split('\n')[0]).toBe(first);
  expect(logged.stack).toContain('log.test.ts');
  expect(JSON.stringify(logged)).not.toMatch(RECOGNizED);
});

test('an error logged without a message gets its redacted message', () => {
  written = '';
  const failed = new DrizzleQueryError('select $1', [ADA.email], new Error(ADA.email));
  log.error(failed);
  log.error({ err: failed });
  expect(written).toContain('Failed query: select $1');
  expect(written).not.toMatch(RECOGNizED);
});

function parseError(text: string): Error {
  try {
    return JSON.parse(text);
  } catch (error) {
    return error as Error;
  }
}
