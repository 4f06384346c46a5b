import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, TEST_PASSWORD, type TestApp } from '../../test-app.ts';

type Person = Awaited<ReturnType<TestApp['signIn']>>;

let product: TestApp;
beforeAll(async () => {
  product = await startTestApp();
});
afterAll(() => product.close());
beforeEach(() => product.database.sql`delete from shared_rate_limits`);

const sessionsOf = ({ user_id }: Person) =>
  product.database.sql`select id from sessions where user_id = ${user_id}`;

describe('ending sessions while', () => {
  const endOthers = (person: Person) => person.request('POST', '/api/people/sessions/end-others', {});

  /** The owner ends all other sessions while a thief in the same account runs a concurrent request. */
  async function race(request: (thief: Person) => Promise<{ statusCode: number }>, owner?: Person) {
    owner ??= await product.signIn('customer');
    const thief = await product.comeBack(owner);
    const response = request(thief);
    const ended = await endOthers(owner);
    expect(ended.json()).toEqual({ ended: 1 });
    return { owner, response: await response };
  }

  test('the thief reauthenticates leaves the thief no session', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { owner, response } = await race((thief) =>
        thief.request('POST', '/api/people/reauthentication', { password: TEST_PASSWORD }),
      );
      expect(await sessionsOf(owner), `round ${round}`).toHaveLength(1);
      // 200 where the password was checked before the sessions ended: no session is left either way.
      expect(response.statusCode).toBeOneOf([200, 401]);
    }
  });

  test('several sessions reauthenticate leaves exactly one session', async () => {
    for (let round = 0; round < 6; round += 1) {
      const owner = await product.signIn('customer');
      const others = await Promise.all([1, 2, 3].map(() => product.comeBack(owner)));
      await Promise.all([
        ...others.map((one) =>
          one.request('POST', '/api/people/reauthentication', { password: TEST_PASSWORD }),
        ),
        endOthers(owner),
        ...others.map((one) => endOthers(one)),
      ]);
      expect(await sessionsOf(owner), `round ${round}`).toHaveLength(1);
    }
  });

  test('the thief sets a password changes nothing', async () => {
    const { owner, response } = await race((thief) =>
      thief.request('POST', '/api/people/password', {
        current_password: TEST_PASSWORD,
        password: 'an unheard-of sea shanty',
      }),
    );
    expect(response.statusCode).toBe(401);
    const { email } = owner;
    const signIn = { email, password: TEST_PASSWORD };
    expect((await product.visitor.request('POST', '/api/people/sign-in', signIn)).statusCode).toBe(200);
  });

  test('the thief turns a second factor on turns nothing on', async () => {
    const person = await product.signIn('customer');
    const { key } = (await person.request('POST', '/api/people/second-factor/key', {})).json();
    const code = new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate();
    const { owner, response } = await race(
      (thief) => thief.request('POST', '/api/people/second-factor', { code }),
      person,
    );
    expect(response.statusCode).toBe(401);
    expect((await owner.request('GET', '/api/people/second-factor')).json().since).toBeNull();
  });
});

describe('reauthentication', () => {
  const reauthenticate = (person: Person) =>
    person.request('POST', '/api/people/reauthentication', { password: TEST_PASSWORD });

  test('renews the token: of two concurrent ones with the same token, one succeeds', async () => {
    const person = await product.signIn('customer');
    const [before] = await sessionsOf(person);
    const responses = await Promise.all([reauthenticate(person), reauthenticate(person)]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
    expect(await sessionsOf(person)).toEqual([before]);
  });
});

test('a sign-in without a code opens no session once a second factor is on', async () => {
  const person = await product.signIn('customer');
  const { sql } = product.database;
  const { email, user_id } = person;
  const signedIn = await sql.begin(async (transaction) => {
    await transaction`select from users where id = ${user_id} for update`;
    const response = product.visitor.request('POST', '/api/people/sign-in', {
      email,
      password: TEST_PASSWORD,
    });
    const waiting = async () =>
      (
        await sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
      ).length;
    await expect.poll(waiting).toBeGreaterThan(0);
    await transaction`
      insert into second_factors (user_id, sealed_key, confirmed_at) values (${user_id}, 'sealed', now())`;
    return { response };
  });
  expect((await signedIn.response).statusCode).toBe(401);
  expect(await sessionsOf(person)).toHaveLength(1);
});
