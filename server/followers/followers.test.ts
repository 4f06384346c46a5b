import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS, MINUTE_MS } from '#domain/calendar/durations.ts';
import { bookedBySea } from '../documents/documents-for-tests.ts';
import { unsubscribeHeaders } from '../mail/unsubscribe-headers.ts';
import { startTestApp, type TestApp, type TestPerson } from '../test-app.ts';

let product: TestApp;
let owner: TestPerson;
let staff: TestPerson;
let number: string;
/** How far the product's clock is ahead. */
let ahead_ms = 0;
beforeAll(async () => {
  product = await startTestApp({ now: () => new Date(Date.now() + ahead_ms) });
  owner = await product.signIn('customer');
  staff = await product.signIn('dispatcher');
  number = await bookedBySea(owner);
});
afterAll(() => product.close());

let networks = 0;

function post(path: string, payload: object = {}) {
  const remoteAddress = `10.1.${++networks % 250}.7`;
  return product.app.inject({ method: 'POST', url: `/api${path}`, payload, remoteAddress });
}
const request = (email: string, of = number) => post(`/tracking/${of}/followers`, { email });
const find = async (email: string) =>
  (await product.database.sql`select * from followers where email = ${email}`)[0];
/** Newest first. */
const mailsTo = (recipient: string) =>
  product.database.sql<{ subject: string; text: string; link: string }[]>`
    select * from mail_outbox where recipient = ${recipient} order by created_at desc, id desc`;

async function mailedToken(email: string): Promise<string> {
  const [mail] = await mailsTo(email);
  return new URL(mail?.link ?? '').searchParams.get('token') ?? '';
}
async function follow(email: string, of = number) {
  await request(email, of);
  const response = await post('/followers/confirm', { token: await mailedToken(email) });
  expect(response.json()).toEqual({ tracking_number: of });
}
async function unfollowTokenOf(email: string): Promise<string> {
  const [mail] = await mailsTo(email);
  return /followers\/end\?token=(\S+)$/.exec(mail?.text ?? '')?.[1] ?? '';
}
const changeStatus = (status: string, of = number) =>
  staff.request('POST', `/api/shipments/${of}/status`, { status, confirmed: true });

describe('a request', () => {
  test('stores a hash and mails the link, which alone confirms', async () => {
    const response = await request(' Ann@Trade.Example ');
    expect([response.statusCode, response.body]).toEqual([202, '{}']);
    const token = await mailedToken('ann@trade.example');
    expect(token).toMatch(/^[\w-]{43}$/);
    const stored = await find('ann@trade.example');
    expect(stored).toMatchObject({ confirmed_at: null });
    expect(JSON.stringify(stored)).not.toContain(token);
    const [mail] = await mailsTo('ann@trade.example');
    expect(mail?.link).toBe(`http://localhost:3000/followers/confirm?token=${token}`);
    for (const url of [`/followers/confirm?token=${token}`, `/api/followers/confirm?token=${token}`])
      await product.app.inject({ url });
    expect(await find('ann@trade.example')).toMatchObject({ confirmed_at: null });
  });

  test('gets the same response for every address', async () => {
    await follow('known@trade.example');
    const emails = [
      'new@trade.example',
      'new@trade.example',
      'known@trade.example',
      owner.email,
      staff.email,
    ];
    const responses = [];
    for (const email of emails) responses.push(await request(email));
    expect(responses.map(({ statusCode, body }) => `${statusCode} ${body}`)).toEqual(Array(5).fill('202 {}'));
  });

  test('sends at most one e-mail in ten minutes, also when concurrent', async () => {
    const email = 'often@trade.example';
    await Promise.all([request(email), request(email), request(email)]);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test('of a follower sends an e-mail saying so, and changes nothing', async () => {
    await follow('sure@trade.example');
    const before = await find('sure@trade.example');
    ahead_ms = 11 * MINUTE_MS;
    await request('sure@trade.example');
    ahead_ms = 0;
    expect(await find('sure@trade.example')).toEqual(before);
    expect((await mailsTo('sure@trade.example'))[0]?.subject).toBe(`You already follow shipment ${number}`);
  });

  test('for an unknown number is 404; for a wrong address 422; by a bot nothing', async () => {
    expect((await request('who@trade.example', 'GS000000086')).statusCode).toBe(404);
    expect((await request('nobody')).json().issues).toEqual([
      { path: 'email', message: 'Enter a valid e-mail address, such as name@company.com.' },
    ]);
    const bot = { email: 'bot@trade.example', homepage: 'http://x' };
    expect((await post(`/tracking/${number}/followers`, bot)).statusCode).toBe(202);
    expect(await find('bot@trade.example')).toBeUndefined();
  });
});

test('an expired or unknown confirmation link is refused; a second click is not', async () => {
  await request('late@trade.example');
  const token = await mailedToken('late@trade.example');
  ahead_ms = 8 * DAY_MS;
  expect((await post('/followers/confirm', { token })).statusCode).toBe(410);
  ahead_ms = 0;
  expect((await post('/followers/confirm', { token: 'made-up' })).statusCode).toBe(410);
  for (const _ of [1, 2]) expect((await post('/followers/confirm', { token })).statusCode).toBe(200);
  expect(await mailsTo('late@trade.example')).toHaveLength(2);
});

describe('a new status', () => {
  test('is mailed to those who confirmed, with one-click unsubscribe and no price', async () => {
    const of = await bookedBySea(owner);
    await follow('reader@trade.example', of);
    await request('pending@trade.example', of);
    expect((await changeStatus('in_transit', of)).statusCode).toBe(200);
    const [mail] = await mailsTo('reader@trade.example');
    expect(mail?.subject).toBe(`Shipment ${of} is now IN TRANSIT`);
    expect(mail?.link).toBe(`http://localhost:3000/track/${of}`);
    expect(mail?.text).not.toMatch(/\$|USD|lamps|Hidden|Secret/);
    expect(await mailsTo('pending@trade.example')).toHaveLength(1);
    const token = await unfollowTokenOf('reader@trade.example');
    expect(unsubscribeHeaders(mail?.text ?? '')).toEqual({
      'List-Unsubscribe': `<http://localhost:3000/api/followers/end/${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  });

  test('is not mailed after unsubscribing, by the link of any earlier e-mail', async () => {
    const of = await bookedBySea(owner);
    const email = 'gone@trade.example';
    await follow(email, of);
    const welcome = await unfollowTokenOf(email);
    await changeStatus('confirmed', of);
    for (const url of [`/followers/end?token=${welcome}`, `/api/followers/end/${welcome}`])
      await product.app.inject({ url });
    expect(await find(email)).toBeDefined();
    const click = () =>
      product.app.inject({
        method: 'POST',
        url: `/api/followers/end/${welcome}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      });
    expect((await click()).statusCode).toBe(200);
    expect((await click()).statusCode).toBe(200);
    expect(await find(email)).toBeUndefined();
    const sent = (await mailsTo(email)).length;
    await changeStatus('in_transit', of);
    expect(await mailsTo(email)).toHaveLength(sent);
  });
});

test('an unsubscribe link that we did not sign is refused', async () => {
  await follow('safe@trade.example');
  const token = await unfollowTokenOf('safe@trade.example');
  const forged = token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A');
  for (const made_up of ['made-up', `${token.split('_')[0]}_${'A'.repeat(43)}`, forged])
    expect((await post(`/followers/end/${made_up}`)).statusCode).toBe(410);
  expect(await find('safe@trade.example')).toBeDefined();
});
