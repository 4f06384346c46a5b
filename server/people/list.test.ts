import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, TEST_PASSWORD, type TestApp, type Visitor } from '../test-app.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';

let product: TestApp;
let staff: Visitor & { user_id: string };
let zoe: Visitor & { user_id: string; email: string };
beforeAll(async () => {
  product = await startTestApp();
  staff = await product.signIn('dispatcher');
  zoe = await product.signIn('customer');
  await zoe.request('POST', '/api/people/profile', { full_name: 'Zoë_Ångström', company_name: 'São Café' });
  await product.signIn('driver');
  await product.signIn('customer');
});
afterAll(() => product.close());

const list = async (query: string) => (await staff.request('GET', `/api/people?${query}`)).json();
const namesIn = ({ people }: { people: { full_name: string }[] }) => people.map(({ full_name }) => full_name);

describe('the list of people', () => {
  test.each(['zoe angstrom', 'SAO cafe', 'customer-2@test'])('%s finds Zoë', async (q) => {
    expect(namesIn(await list(`q=${encodeURIComponent(q)}`))).toEqual(['Zoë_Ångström']);
  });

  test('counts each role in the selected state, and each state with the selected roles', async () => {
    await product.database.sql`update users set deactivated_at = now() where id = ${zoe.user_id}`;
    const { counts } = await list('state=active&role=customer&role=driver');
    expect(counts).toEqual({
      roles: { customer: 1, driver: 1, dispatcher: 1, admin: 0 },
      states: { active: 2, deactivated: 1 },
      matching: 2,
    });
    expect(namesIn(await list('state=deactivated'))).toEqual(['Zoë_Ångström']);
    await product.database.sql`update users set deactivated_at = null where id = ${zoe.user_id}`;
  });

  test.each(['newest', 'name'])('has each person on exactly one page, by %s', async (sort) => {
    const names: string[] = [];
    for (let after = ''; ; ) {
      const page = await list(`sort=${sort}&limit=1${after}`);
      names.push(...namesIn(page));
      if (page.next === null) break;
      after = `&after=${encodeURIComponent(page.next)}`;
    }
    const all = await list(`sort=${sort}`);
    expect([names.length, names]).toEqual([4, namesIn(all)]);
    if (sort === 'name') expect(names.at(-1)).toBe('Zoë_Ångström');
  });

  test.each(['zz_', 'ff_00', '00_00000000-0000-7000-8000-000000000000', '__'])(
    'rejects %s in a cursor',
    async (after) =>
      expect(await list(`sort=name&after=people.list.name_${after}`)).toMatchObject({
        status: 422,
        issues: [{ path: 'after' }],
      }),
  );

  test('continues after the longest name', async () => {
    const { sql } = product.database;
    const named = await sql`select user_id, full_name from profiles`;
    await sql`update profiles set full_name = repeat('가', 120)`;
    const { next } = await list('sort=name&limit=1');
    const second = await list(`sort=name&limit=1&after=${next}`);
    for (const { user_id, full_name } of named)
      await sql`update profiles set full_name = ${full_name} where user_id = ${user_id}`;
    expect(second.people).toHaveLength(1);
  });
});

describe('the sign-ins of a person', () => {
  const signIn = (password: string, email = zoe.email) =>
    product.visitor.request('POST', '/api/people/sign-in', { email, password }, { 'user-agent': FIREFOX });
  const signIns = async () =>
    (await staff.request('GET', `/api/people/${zoe.user_id}/sign-ins`)).json().sign_ins;

  test('include time, network, device and outcome', async () => {
    const before = await signIns();
    await signIn(TEST_PASSWORD);
    await signIn('wrong password');
    await signIn('wrong password', 'nobody@test.example');
    await expect.poll(async () => (await signIns()).length).toBe(before.length + 2);
    expect((await signIns()).slice(0, 2)).toMatchObject([
      { succeeded: false, device: 'Firefox on Linux', network: 'this computer' },
      { succeeded: true, device: 'Firefox on Linux', network: 'this computer' },
    ]);
    const [person] = (await list('q=angstrom')).people;
    expect(Date.now() - Date.parse(person.last_sign_in_at)).toBeLessThan(60_000);
  });

  test('are limited while someone guesses passwords', async () => {
    await product.database.sql`
      insert into sign_ins (id, user_id, succeeded, network, user_agent)
      select gen_random_uuid(), ${zoe.user_id}, false, '', '' from generate_series(1, 60)`;
    const failures = async () => {
      const [counted] = await product.database.sql`
        select count(*)::int as number from sign_ins where user_id = ${zoe.user_id} and not succeeded`;
      return counted?.number;
    };
    const before = await failures();
    await signIn('wrong password');
    await signIn(TEST_PASSWORD);
    expect(await failures()).toBe(before);
    expect((await signIns())[0].succeeded).toBe(true);
  });
});
