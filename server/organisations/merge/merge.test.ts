import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bookedBySea } from '../../documents/documents-for-tests.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../test-app.ts';

let product: TestApp;
let manager: TestPerson;
let outsider: TestPerson;
let dispatcher: TestPerson;
beforeAll(async () => {
  product = await startTestApp();
  manager = await product.signIn('customer');
  outsider = await product.signIn('customer');
  dispatcher = await product.signIn('dispatcher');
});
afterAll(() => product.close());

describe('merging', () => {
  test('moves records and members into the other company, and leaves no trace in lists', async () => {
    const [one, other] = [await product.signIn('customer'), await product.signIn('customer')];
    for (const person of [one, other])
      await person.request('POST', '/api/people/profile', { full_name: 'A', company_name: 'Twin Traders' });
    const number = await bookedBySea(one);
    const { proposals } = (await dispatcher.request('GET', '/api/organisations/merge-proposals')).json();
    expect(proposals).toContainEqual({
      name: 'Twin Traders',
      domain: 'test.example',
      organisations: [
        expect.objectContaining({ id: one.organisation_id }),
        expect.objectContaining({ id: other.organisation_id }),
      ],
    });
    const merged = await dispatcher.request('POST', `/api/organisations/${one.organisation_id}/merge`, {
      into: other.organisation_id,
    });
    expect(merged.statusCode, merged.body).toBe(200);
    const { shipments } = (await other.request('GET', '/api/shipments')).json();
    expect(shipments).toMatchObject([{ tracking_number: number }]);
    expect((await one.request('GET', '/api/organisation')).json()).toMatchObject({
      id: other.organisation_id,
    });
    expect((await dispatcher.request('GET', `/api/organisations/${one.organisation_id}`)).statusCode).toBe(
      404,
    );
    expect((await other.request('GET', '/api/shipments/summary')).json()).toMatchObject({ total: 1 });
  });

  test('keeps a balance of both companies once, and numbers different ones with the same reference', async () => {
    const [one, other] = [await product.signIn('customer'), await product.signIn('customer')];
    const { sql: query } = product.database;
    for (const [{ organisation_id }, reference, amount] of [
      [one, 'same', 100],
      [other, 'SAME', 100],
      [one, 'F-7', 200],
      [other, 'F-7', 300],
      [one, 'F-8', 400],
    ] as const)
      await query`insert into opening_balances (id, organisation_id, reference, amount_cents, currency, issued_on, due_on)
        values (gen_random_uuid(), ${organisation_id}, ${reference}, ${amount}, 'EUR', '2026-01-01', '2026-01-31')`;
    const merged = await dispatcher.request('POST', `/api/organisations/${one.organisation_id}/merge`, {
      into: other.organisation_id,
    });
    expect(merged.statusCode, merged.body).toBe(200);
    const left = await query`select reference, amount_cents::int as amount from opening_balances
      where organisation_id = ${other.organisation_id} order by amount_cents`;
    expect([...left]).toEqual([
      { reference: 'SAME', amount: 100 },
      { reference: 'F-7 (2)', amount: 200 },
      { reference: 'F-7', amount: 300 },
      { reference: 'F-8', amount: 400 },
    ]);
  });

  test('keeps a balance of which a part was paid', async () => {
    const [one, other] = [await product.signIn('customer'), await product.signIn('customer')];
    const { sql: query } = product.database;
    for (const { organisation_id } of [one, other])
      await query`insert into opening_balances (id, organisation_id, reference, amount_cents, currency, issued_on, due_on)
        values (gen_random_uuid(), ${organisation_id}, 'F-1', 100, 'EUR', '2026-01-01', '2026-01-31')`;
    const path = `/api/organisations/${one.organisation_id}`;
    const { opening_balances } = (await dispatcher.request('GET', `${path}/opening-balances`)).json();
    await dispatcher.request('POST', `${path}/opening-balances/${opening_balances[0].id}/payment`, {
      amount: { amount: 30, currency: 'EUR' },
    });
    await dispatcher.request('POST', `${path}/merge`, { into: other.organisation_id });
    const left = await query`select reference, paid_cents::int as paid from opening_balances
      where organisation_id = ${other.organisation_id} order by paid_cents`;
    expect([...left]).toEqual([
      { reference: 'F-1', paid: 0 },
      { reference: 'F-1 (2)', paid: 30 },
    ]);
  });

  test('no company becomes its own parent company through others', async () => {
    const [top, middle, low] = [
      await product.signIn('customer'),
      await product.signIn('customer'),
      await product.signIn('customer'),
    ];
    const under = (one: TestPerson, parent: TestPerson) =>
      dispatcher.request('PATCH', `/api/organisations/${one.organisation_id}`, {
        parent_id: parent.organisation_id,
      });
    expect((await under(middle, top)).statusCode).toBe(200);
    expect((await under(low, middle)).statusCode).toBe(200);
    for (const parent of [middle, low]) {
      const refused = await under(top, parent);
      expect([refused.statusCode, refused.json().issues]).toEqual([
        422,
        [
          {
            path: 'parent_id',
            message: 'The parent company cannot be one of its subsidiaries. Choose another one.',
          },
        ],
      ]);
    }
    const merged = await dispatcher.request('POST', `/api/organisations/${top.organisation_id}/merge`, {
      into: low.organisation_id,
    });
    expect([merged.statusCode, merged.json().issues]).toEqual([
      422,
      [
        {
          path: 'into',
          message:
            'Its parent company is a subsidiary of the company to merge. Change its parent company, then merge.',
        },
      ],
    ]);
  });

  test('of two concurrent changes that make companies each other’s parent, one is refused', async () => {
    const [one, other] = [await product.signIn('customer'), await product.signIn('customer')];
    const responses = await Promise.all(
      [
        [one, other],
        [other, one],
      ].map(([child, parent]) =>
        dispatcher.request('PATCH', `/api/organisations/${child?.organisation_id}`, {
          parent_id: parent?.organisation_id,
        }),
      ),
    );
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422]);
  });

  test('keeps the stricter credit of both companies', async () => {
    const [one, other] = [await product.signIn('customer'), await product.signIn('customer')];
    const { sql: query } = product.database;
    await query`update organisations set credit_status = 'hold', credit_limit_cents = 500000
      where id = ${one.organisation_id}`;
    const merged = await dispatcher.request('POST', `/api/organisations/${one.organisation_id}/merge`, {
      into: other.organisation_id,
    });
    expect(merged.json()).toMatchObject({ credit_status: 'hold', credit_limit_cents: 500_000 });
    const [entry] = await query`select detail from audit_log
      where action = 'organisations.merge' and subject_id = ${other.organisation_id}`;
    expect(entry?.detail.changes).toEqual({
      credit_status: ['good', 'hold'],
      credit_limit_cents: [null, 500_000],
    });
  });

  test('moves it as a party of shipments and as a parent', async () => {
    const { sql: query } = product.database;
    const [one, other] = [await product.signIn('customer'), await product.signIn('customer')];
    const number = await bookedBySea(manager);
    const [booked] = await query`select id from shipments where tracking_number = ${number}`;
    await query`insert into shipment_parties (id, shipment_id, position, role, organisation_id, name)
      values (gen_random_uuid(), ${booked?.id}, 0, 'consignee', ${one.organisation_id}, 'Twin')`;
    await query`update organisations set parent_id = ${one.organisation_id}
      where id in (${outsider.organisation_id}, ${other.organisation_id})`;
    const merged = await dispatcher.request('POST', `/api/organisations/${one.organisation_id}/merge`, {
      into: other.organisation_id,
    });
    expect(merged.statusCode, merged.body).toBe(200);
    expect(merged.json().parent_id).toBeNull();
    const child = await dispatcher.request('GET', `/api/organisations/${outsider.organisation_id}`);
    expect(child.json().parent_id).toBe(other.organisation_id);
    const file = await dispatcher.request('GET', `/api/shipments/${number}`);
    const { parties } = file.json();
    expect(parties).toMatchObject([{ organisation_id: other.organisation_id }]);
    const saved = await dispatcher.request(
      'PUT',
      `/api/shipments/${number}/parties`,
      { parties: [{ ...parties[0], name: 'Twin Traders' }] },
      { 'if-match': file.headers.etag as string },
    );
    expect(saved.statusCode, saved.body).toBe(200);
  });
});
