import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mailOutbox } from '../mail/mail-outbox-table.ts';
import { startTestApp, TEST_PASSWORD, type TestApp, type Visitor } from '../test-app.ts';
import { askFor, offer } from './quotes-for-tests.ts';

let product: TestApp;
let dispatcher: Visitor;
beforeAll(async () => {
  product = await startTestApp();
  dispatcher = await product.signIn('dispatcher');
});
afterAll(() => product.close());

const listed = async (person: Visitor, query = '') =>
  (await person.request('GET', `/api/quotes${query}`)).json();

/** Signed in with an unverified address. */
async function signUp(email: string) {
  await product.visitor.request('POST', '/api/people/sign-up', {
    full_name: 'Ada Reyes',
    email,
    password: TEST_PASSWORD,
  });
  const response = await product.visitor.request('POST', '/api/people/sign-in', {
    email,
    password: TEST_PASSWORD,
  });
  const cookie = String(response.headers['set-cookie']).split(';')[0] ?? '';
  const as = (method: 'GET' | 'POST', path: string, body?: object) =>
    product.visitor.request(method, path, body, { cookie });
  const [mail] = await product.database.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.subject, 'Verify your e-mail address'))
    .orderBy(mailOutbox.id);
  const link = new URL(mail?.link ?? '');
  return { person: { cookie, request: as }, verify: () => as('GET', link.pathname + link.search) };
}

test('a visitor’s quotes appear only to the account that verifies the address', async () => {
  const id = await askFor(product, 'Ada@Reyes.example');
  const other_customer = await product.signIn('customer');
  const { person, verify } = await signUp('ada@reyes.EXAMPLE');
  await offer(dispatcher, id);

  expect(await listed(person)).toEqual({ quotes: [], next: null, email_verified: false });
  const refused = await person.request('POST', `/api/quotes/${id}/accept`);
  expect([refused.statusCode, refused.json().code]).toEqual([404, 'NOT_FOUND']);

  await verify();
  const { quotes, email_verified } = await listed(person);
  expect(email_verified).toBe(true);
  expect(quotes).toMatchObject([
    {
      id,
      origin_city: 'Houston',
      origin_country: 'US',
      destination_city: 'Rotterdam',
      destination_country: 'NL',
      cargo_description: 'Glass lamps',
      preferred_transport: ['ocean', 'air'],
      status: 'approved',
      offered_cents: 183_450,
      offered_mode: 'sea',
      offer_note: 'Two lifts a week.',
      tracking_number: null,
    },
  ]);
  expect((await listed(other_customer)).quotes).toEqual([]);
  expect((await listed(dispatcher)).quotes).toEqual([]);
});

test('they are listed newest first, and page by cursor', async () => {
  const person = await product.signIn('customer');
  const expected = [];
  for (let count = 0; count < 5; count++) expected.unshift(await askFor(product, person.email.toUpperCase()));
  const first = await listed(person, '?limit=3');
  const second = await listed(person, `?limit=3&after=${first.next}`);
  expect([...first.quotes, ...second.quotes].map(({ id }: { id: string }) => id)).toEqual(expected);
  expect(second.next).toBeNull();
});

describe('searching', () => {
  let person: Awaited<ReturnType<TestApp['signIn']>>;
  const ids: string[] = [];
  beforeAll(async () => {
    person = await product.signIn('customer');
    const requests = [
      { origin: 'São Paulo, Brazil', description: 'Coffee', company: 'Kestrel Optics' },
      { destination: 'Genoa, Italy', description: 'Greasy wool' },
    ];
    for (const request of requests) ids.push(await askFor(product, person.email, request));
    const other_customer = await product.signIn('customer');
    await askFor(product, other_customer.email, { description: 'Coffee' });
  });

  const found = async (q: string) =>
    (await listed(person, `?q=${encodeURIComponent(q)}`)).quotes.map(({ id }: { id: string }) =>
      ids.indexOf(id),
    );

  test.each([
    ['coffee', [0]],
    ['SAO pau', [0]],
    ['wool genoa', [1]],
    ['rotterdam', [0]],
    ['houston wool', [1]],
    ['coffee wool', []],
    ["' & :*", [1, 0]],
    ['  ', [1, 0]],
  ])('%s finds only the own quotes %o', async (words, expected) => {
    expect(await found(words)).toEqual(expected);
  });

  test('finds by reference, with and without its letters', async () => {
    const [newest] = (await listed(person)).quotes;
    expect(await found(newest.reference)).toEqual([1]);
    expect(await found(newest.reference.slice(2, 9))).toEqual([1]);
  });

  test('does not look into the names of who requested it, which the list does not show', async () => {
    expect(await found('kestrel')).toEqual([]);
    expect(await found(person.email)).toEqual([]);
  });

  test('refuses a text that is too long', async () => {
    const response = await person.request('GET', `/api/quotes?q=${'x'.repeat(101)}`);
    expect(response.statusCode).toBe(422);
  });
});
