import { createHash } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS, MINUTE_MS } from '#domain/calendar/durations.ts';
import type { MailingList } from '#domain/subscriptions/mailing-list.ts';
import { mailOutbox } from '../mail/mail-outbox-table.ts';
import { unsubscribeHeaders } from '../mail/unsubscribe-headers.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { subscriptions } from './subscriptions-table.ts';

let product: TestApp;
/** How far the product's clock is ahead. */
let ahead_ms = 0;
beforeAll(async () => {
  product = await startTestApp({ now: () => new Date(Date.now() + ahead_ms) });
});
afterAll(() => product.close());

let addresses = 0;

function post(path: string, payload: object = {}, from = `10.0.0.${++addresses}`) {
  return product.app.inject({
    method: 'POST',
    url: `/api/subscriptions${path}`,
    payload,
    remoteAddress: from,
  });
}

const requestFor = (email: string, list: MailingList = 'newsletter') => post('', { email, list });

async function find(email: string, list: MailingList = 'newsletter') {
  const [found] = await product.database.db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.email, email), eq(subscriptions.list, list)));
  return found;
}

/** Newest first. */
const mailsTo = (recipient: string) =>
  product.database.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, recipient))
    .orderBy(desc(mailOutbox.created_at));

async function mailedToken(email: string): Promise<string> {
  const [mail] = await mailsTo(email);
  return new URL(mail?.link ?? '').searchParams.get('token') ?? '';
}

async function subscribe(email: string): Promise<string> {
  await requestFor(email);
  const token = await mailedToken(email);
  await post('/confirm', { token });
  return token;
}

describe('requesting a subscription', () => {
  test('stores a pending subscription and e-mails the link; the token is only in the e-mail', async () => {
    expect((await requestFor(' Ann@Trade.Example ')).statusCode).toBe(202);
    const token = await mailedToken('ann@trade.example');
    expect(token).toMatch(/^[\w-]{43}$/);
    const stored = await find('ann@trade.example');
    expect(stored).toMatchObject({
      status: 'pending',
      confirmed_at: null,
      token_hash: createHash('sha256').update(token).digest('hex'),
    });
    expect(JSON.stringify(stored)).not.toContain(token);
    const [mail] = await mailsTo('ann@trade.example');
    expect(mail?.link).toBe(`http://localhost:3000/subscriptions/confirm?token=${token}`);
  });

  test('gets the same response for every address: new, requested before, subscribed, ended', async () => {
    await subscribe('known@trade.example');
    const token = await subscribe('gone@trade.example');
    await post(`/end/${token}`);
    const emails = ['new@trade.example', 'new@trade.example', 'known@trade.example', 'gone@trade.example'];
    const responses = [];
    for (const email of emails) responses.push(await requestFor(email));
    expect(responses.map(({ statusCode, body }) => `${statusCode} ${body}`)).toEqual(Array(4).fill('202 {}'));
  });

  test('sends at most one e-mail in ten minutes, and the first link stays valid', async () => {
    await requestFor('often@trade.example');
    const token = await mailedToken('often@trade.example');
    await Promise.all([requestFor('often@trade.example'), requestFor('often@trade.example')]);
    expect(await mailsTo('often@trade.example')).toHaveLength(1);
    expect((await post('/confirm', { token })).statusCode).toBe(200);
  });

  test('concurrently for the same new address sends one e-mail', async () => {
    await Promise.all([
      requestFor('race@trade.example'),
      requestFor('race@trade.example'),
      requestFor('race@trade.example'),
    ]);
    expect(await mailsTo('race@trade.example')).toHaveLength(1);
  });

  test('again after ten minutes sends a new link, which replaces the old one', async () => {
    await requestFor('again@trade.example');
    const old = await mailedToken('again@trade.example');
    ahead_ms = 11 * MINUTE_MS;
    await requestFor('again@trade.example');
    ahead_ms = 0;
    const token = await mailedToken('again@trade.example');
    expect(token).not.toBe(old);
    expect((await post('/confirm', { token: old })).statusCode).toBe(410);
    expect((await post('/confirm', { token })).statusCode).toBe(200);
  });

  test('for a subscribed address sends an e-mail saying so, and changes nothing', async () => {
    const token = await subscribe('sure@trade.example');
    ahead_ms = 11 * MINUTE_MS;
    await requestFor('sure@trade.example');
    ahead_ms = 0;
    expect((await find('sure@trade.example'))?.status).toBe('confirmed');
    const [mail] = await mailsTo('sure@trade.example');
    expect(mail?.subject).toMatch(/^You are already subscribed/);
    expect(mail?.text).not.toContain('token');
    expect((await post(`/end/${token}`)).statusCode).toBe(200);
  });

  test('for one list does not affect the other', async () => {
    await subscribe('both@trade.example');
    await requestFor('both@trade.example', 'investor_alerts');
    expect((await find('both@trade.example', 'investor_alerts'))?.status).toBe('pending');
    expect((await find('both@trade.example'))?.status).toBe('confirmed');
  });

  test.each([
    [{ email: 'nobody', list: 'newsletter' }, 'Enter a valid e-mail address, such as name@company.com.'],
    [{ list: 'newsletter' }, 'Enter your e-mail address.'],
  ])('with %j is rejected with a field error', async (request, message) => {
    const response = await post('', request);
    expect(response.statusCode).toBe(422);
    expect(response.json().issues).toEqual([{ path: 'email', message }]);
  });

  test('for a list that does not exist is rejected', async () => {
    expect((await post('', { email: 'a@trade.example', list: 'secrets' })).statusCode).toBe(422);
  });

  test('by a program that fills in the decoy gets the same response and nothing else', async () => {
    const response = await post('', { email: 'bot@trade.example', list: 'newsletter', homepage: 'http://x' });
    expect(`${response.statusCode} ${response.body}`).toBe('202 {}');
    expect(await find('bot@trade.example')).toBeUndefined();
  });

  test('is limited to ten an hour from one address', async () => {
    const statuses = [];
    for (let call = 0; call < 11; call += 1) {
      const request = { email: `${call}@limit.example`, list: 'newsletter' };
      statuses.push((await post('', request, '10.9.9.9')).statusCode);
    }
    expect(statuses).toEqual([...Array(10).fill(202), 429]);
  });
});

describe('confirming', () => {
  test('subscribes, once, and sends a welcome e-mail with an unsubscribe link', async () => {
    await requestFor('welcome@trade.example');
    const token = await mailedToken('welcome@trade.example');
    const responses = [await post('/confirm', { token }), await post('/confirm', { token })];
    expect(responses.map(({ statusCode, body }) => `${statusCode} ${body}`)).toEqual(
      Array(2).fill('200 {"list":"newsletter"}'),
    );
    expect((await find('welcome@trade.example'))?.confirmed_at).toBeInstanceOf(Date);
    const mails = await mailsTo('welcome@trade.example');
    expect(mails).toHaveLength(2);
    expect(unsubscribeHeaders(mails[0]?.text ?? '')).toEqual({
      'List-Unsubscribe': `<http://localhost:3000/api/subscriptions/end/${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  });

  test('with an expired or unknown link is rejected', async () => {
    await requestFor('late@trade.example');
    const token = await mailedToken('late@trade.example');
    ahead_ms = 8 * DAY_MS;
    const late = await post('/confirm', { token });
    ahead_ms = 0;
    expect(late.statusCode).toBe(410);
    expect((await find('late@trade.example'))?.status).toBe('pending');
    expect((await post('/confirm', { token: 'made-up' })).statusCode).toBe(410);
  });

  test('does not restore an ended subscription', async () => {
    const token = await subscribe('ended@trade.example');
    await post(`/end/${token}`);
    expect((await post('/confirm', { token })).statusCode).toBe(410);
    expect((await find('ended@trade.example'))?.status).toBe('ended');
  });

  test('does not happen by opening the link', async () => {
    await requestFor('scanned@trade.example');
    const token = await mailedToken('scanned@trade.example');
    for (const url of [`/subscriptions/confirm?token=${token}`, `/api/subscriptions/confirm?token=${token}`])
      await product.app.inject({ url });
    expect((await find('scanned@trade.example'))?.status).toBe('pending');
  });
});

describe('unsubscribing', () => {
  test('works with a mail program’s one click, without cookie and origin', async () => {
    const token = await subscribe('click@trade.example');
    const click = () =>
      product.app.inject({
        method: 'POST',
        url: `/api/subscriptions/end/${token}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      });
    expect((await click()).statusCode).toBe(200);
    const ended = await find('click@trade.example');
    expect(ended?.status).toBe('ended');
    expect((await click()).statusCode).toBe(200);
    expect((await find('click@trade.example'))?.ended_at).toEqual(ended?.ended_at);
  });

  test('works before confirming too', async () => {
    await requestFor('never@trade.example');
    const token = await mailedToken('never@trade.example');
    expect((await post(`/end/${token}`)).body).toBe('{"list":"newsletter"}');
    expect((await post('/confirm', { token })).statusCode).toBe(410);
  });

  test('does not happen by opening the link', async () => {
    const token = await subscribe('kept@trade.example');
    for (const url of [`/subscriptions/end?token=${token}`, `/api/subscriptions/end/${token}`])
      await product.app.inject({ url });
    expect((await find('kept@trade.example'))?.status).toBe('confirmed');
  });

  test('with an unknown link is rejected', async () => {
    expect((await post('/end/made-up')).statusCode).toBe(410);
  });

  test('allows subscribing again with a new request', async () => {
    const token = await subscribe('back@trade.example');
    await post(`/end/${token}`);
    ahead_ms = 11 * MINUTE_MS;
    await requestFor('back@trade.example');
    ahead_ms = 0;
    const renewed = await mailedToken('back@trade.example');
    expect((await post('/confirm', { token: renewed })).statusCode).toBe(200);
    expect(await find('back@trade.example')).toMatchObject({ status: 'confirmed', ended_at: null });
  });
});

describe('the export for the mailing program', () => {
  const path = '/api/subscriptions/confirmed.csv?list=investor_alerts';

  test('contains the confirmed addresses, and no formula', async () => {
    await requestFor('pending@trade.example', 'investor_alerts');
    await requestFor('=cmd@trade.example', 'investor_alerts');
    await post('/confirm', { token: await mailedToken('=cmd@trade.example') });
    const admin = await product.signIn('admin');
    const response = await admin.request('GET', path);
    expect(response.headers['content-type']).toBe('text/csv');
    expect(response.headers['content-disposition']).toContain('investor_alerts.csv');
    const [header, row, ...rest] = response.body.split('\r\n');
    expect(header).toBe('email,confirmed_at');
    expect(row).toMatch(/^"'=cmd@trade\.example","\d{4}-/);
    expect(rest).toEqual(['']);
  });

  test.each(['customer', 'driver', 'dispatcher'] as const)('is not accessible to a %s', async (role) => {
    expect((await (await product.signIn(role)).request('GET', path)).statusCode).toBe(403);
  });
});
