import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailOutbox } from '../../mail/mail-outbox-table.ts';
import { users } from '../../people/users-table.ts';
import { startTestApp, type TestApp } from '../../test-app.ts';

const PATH = '/api/people/verification-mail';

let product: TestApp;
beforeAll(async () => {
  product = await startTestApp();
});
afterAll(() => product.close());

async function unverified() {
  const person = await product.signIn('customer');
  const { db } = product.database;
  await db.update(users).set({ email_verified: false }).where(eq(users.id, person.user_id));
  return person;
}

const mailsTo = (email: string) =>
  product.database.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email)).orderBy(mailOutbox.id);

test('the new link verifies the address; then no further one is sent', async () => {
  const person = await unverified();
  const response = await person.request('POST', PATH);
  expect([response.statusCode, response.json()]).toEqual([200, { sent: true }]);
  expect(response.headers['x-invalidates']).toContain('quotes.mine');
  const [mail, ...others] = await mailsTo(person.email);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Verify your e-mail address');

  const link = new URL(mail?.link ?? '');
  await person.request('GET', link.pathname + link.search);
  expect((await person.request('GET', '/api/people/profile')).json().email_verified).toBe(true);
  expect((await person.request('POST', PATH)).json()).toEqual({ sent: false });
  expect(await mailsTo(person.email)).toHaveLength(1);
});

test('it is sent to one’s own address only, whatever the input', async () => {
  const [person, other] = [await unverified(), await unverified()];
  const elsewhere = await person.request('POST', PATH, { email: other.email, user_id: other.user_id });
  expect([elsewhere.statusCode, await mailsTo(person.email), await mailsTo(other.email)]).toEqual([
    422,
    [],
    [],
  ]);
  await person.request('POST', PATH);
  expect(await mailsTo(person.email)).toHaveLength(1);
  expect(await mailsTo(other.email)).toEqual([]);
  expect((await product.visitor.request('POST', PATH, { email: other.email })).statusCode).toBe(401);
});

test('it is sent five times an hour, counted per person', async () => {
  const [person, other] = [await unverified(), await unverified()];
  const statuses: number[] = [];
  for (let call = 0; call < 6; call++) statuses.push((await person.request('POST', PATH)).statusCode);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  expect(await mailsTo(person.email)).toHaveLength(5);
  expect((await other.request('POST', PATH)).statusCode).toBe(200);
});
