import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailOutbox } from '../mail/mail-outbox-table.ts';
import { startTestApp, TEST_PASSWORD, type TestApp, type Visitor } from '../test-app.ts';

let product: TestApp;
let admin: Visitor & { email: string; user_id: string };
let dispatcher: Visitor;
let now = new Date();
beforeAll(async () => {
  product = await startTestApp({ now: () => now });
  admin = await product.signIn('admin');
  dispatcher = await product.signIn('dispatcher');
});
afterAll(() => product.close());

const invite = (by: Visitor, email: string, change: object = {}) =>
  by.request('POST', '/api/people/invitations', {
    full_name: 'Ada Byron',
    company_name: 'Analytical Engines',
    role: 'customer',
    email,
    ...change,
  });
const post = (path: string, body: object) => product.visitor.request('POST', path, body);

async function tokenOf(email: string): Promise<string> {
  const [mail] = await product.database.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, email))
    .orderBy(mailOutbox.id);
  expect(mail?.subject).toBe('You are invited to Groundswell');
  return new URL(mail?.link ?? '').searchParams.get('token') ?? '';
}

test('an invited person chooses a password with the link, once, and has the given profile', async () => {
  const response = await invite(dispatcher, 'Ada@test.example');
  expect(response.statusCode, response.body).toBe(201);
  const { user_id } = response.json();
  const record = async () => (await dispatcher.request('GET', `/api/people/${user_id}`)).json();
  expect(await record()).toMatchObject({
    full_name: 'Ada Byron',
    company_name: 'Analytical Engines',
    role: 'customer',
    role_by: expect.stringContaining('dispatcher'),
    has_password: false,
    email_verified: false,
    last_sign_in_at: null,
  });
  const credentials = { email: 'ada@test.example', password: TEST_PASSWORD };
  expect((await post('/api/people/sign-in', credentials)).statusCode).toBe(401);

  const token = await tokenOf('ada@test.example');
  const set = () => post('/api/people/password-reset', { token, password: TEST_PASSWORD });
  const first = await set();
  expect([first.statusCode, first.json()]).toEqual([200, { invited_email: 'ada@test.example' }]);
  expect((await set()).statusCode).toBe(410);
  expect((await post('/api/people/sign-in', credentials)).json()).toMatchObject({ role: 'customer' });
  expect(await record()).toMatchObject({
    has_password: true,
    email_verified: true,
    last_sign_in_at: expect.any(String),
  });
});

test('an invited driver brings a haulier, not a customer', async () => {
  const { user_id } = (
    await invite(dispatcher, 'wheels@test.example', { role: 'driver', company_name: 'Wheels Ltd' })
  ).json();
  const made = await product.database.sql`
    select o.name, o.roles from organisations o join members m on m.organisation_id = o.id where m.user_id = ${user_id}`;
  expect([...made]).toEqual([{ name: 'Wheels Ltd', roles: ['haulier'] }]);
});

test('a link is valid for seven days', async () => {
  now = new Date(Date.now() - 8 * 86_400_000);
  await invite(admin, 'late@test.example');
  now = new Date();
  const token = await tokenOf('late@test.example');
  const late = await post('/api/people/password-reset', { token, password: TEST_PASSWORD });
  expect(late.statusCode).toBe(410);
});

test('an address with an account is reported, and nothing is created or sent', async () => {
  const response = await invite(dispatcher, admin.email);
  expect([response.statusCode, response.json()]).toMatchObject([
    409,
    { code: 'EMAIL_TAKEN', user_id: admin.user_id },
  ]);
  const mails = await product.database.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, admin.email))
    .orderBy(mailOutbox.id);
  expect(mails).toEqual([]);
});

test.each(['dispatcher', 'admin'] as const)('only an admin can invite a %s', async (role) => {
  const email = `${role}@invited.example`;
  const refused = await invite(dispatcher, email, { role });
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'ADMIN_ONLY']);
  expect((await invite(admin, email, { role })).statusCode).toBe(201);
});

test.each([
  [{ full_name: ' ' }, 'full_name'],
  [{ email: 'nobody' }, 'email'],
  [{ role: '' }, 'role'],
  [{ company_name: 'x'.repeat(121) }, 'company_name'],
])('%o is rejected as malformed', async (change, path) => {
  const response = await invite(admin, 'fine@test.example', change);
  expect(response.statusCode).toBe(422);
  expect(response.json().issues.map((issue: { path: string }) => issue.path)).toEqual([path]);
});
