import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestPerson } from '../../test-app.ts';
import { booked, issue } from '../invoices-for-tests.ts';

let product: TestApp;
let dispatcher: TestPerson;
let customer: TestPerson;
let others: TestPerson;
/** Two invoices of the customer and one of the others, oldest first. */
let numbers: string[];
beforeAll(async () => {
  product = await startTestApp();
  dispatcher = await product.signIn('dispatcher');
  customer = await product.signIn('customer');
  others = await product.signIn('customer');
  numbers = [];
  for (const person of [customer, customer, others]) {
    const issued = await issue(dispatcher, await booked(product, person));
    numbers.push(issued.json().number);
  }
});
afterAll(() => product.close());

const read = async (query: string) =>
  (await dispatcher.request('GET', `/api/staff/invoices?${query}`)).json();
const numbersOf = (response: { invoices: { number: string }[] }) =>
  response.invoices.map(({ number }) => number);
const search = async (text: string) => numbersOf(await read(`q=${encodeURIComponent(text)}`));

/** Copies of an invoice with other numbers, client and name, each a second older than the one before. */
async function copies(
  number: string,
  count: number,
  { beginning, organisation_id, name }: { beginning: string; organisation_id: string | null; name: string },
) {
  await product.database.sql`
    insert into invoices (id, number, shipment_id, organisation_id, amount_cents, status, issued_at, due_at, carried, billed_to)
    select gen_random_uuid(), ${beginning} || n, shipment_id, ${organisation_id}, 100, 'Pending',
      issued_at - n * interval '1 second', due_at, carried, jsonb_build_object('company_name', ${name}::text)
    from invoices, generate_series(1, ${count}::int) as n where number = ${number}`;
}

describe('by number', () => {
  test('finds the beginning, in any case, also without the prefix and the year', async () => {
    const [number = ''] = numbers;
    const [, year, order] = number.split('-') as [string, string, string];
    for (const text of [
      number.toLowerCase(),
      number.slice(0, -2),
      `${year}-${order}`,
      order,
      `${Number(order)}`,
    ])
      expect(await search(text), text).toContain(number);
    expect(await search(number)).toEqual([number]);
    expect(await search(`${Number(year) - 1}-${order}`)).toEqual([]);
  });

  test('finds the newest of a beginning that thousands of invoices have', async () => {
    await copies(numbers[0] as string, 1_100, {
      beginning: 'MANY-',
      organisation_id: customer.organisation_id,
      name: 'Many Invoices Ltd',
    });
    const { invoices, totals } = await read('q=many-&limit=2');
    expect(numbersOf({ invoices })).toEqual(['MANY-1', 'MANY-2']);
    expect(totals).toMatchObject({ count: 1_000, capped: true, amount_cents: 1_000 * 100 });
  });

  test.each(['%', '_', '\\', 'INV%', '100%', 'GS_'])('takes %s literally', async (text) => {
    expect(await search(text)).toEqual([]);
  });
});

describe('by client', () => {
  test('finds all invoices of a client by a part of any name that it was invoiced under', async () => {
    await copies(numbers[2] as string, 1, {
      beginning: 'RENAMED-',
      organisation_id: others.organisation_id,
      name: 'Quayside Imports',
    });
    expect(await search('YSIDE imp')).toEqual([numbers[2], 'RENAMED-1']);
  });

  test('finds invoices without a company', async () => {
    await copies(numbers[0] as string, 1, {
      beginning: 'NOBODY-',
      organisation_id: null,
      name: 'Ada Walk-in',
    });
    expect(await search('walk-in')).toEqual(['NOBODY-1']);
  });

  test('merges the clients in the order of the list, page by page, with the other filters', async () => {
    for (const [beginning, person] of [
      ['EAST-', customer],
      ['WEST-', others],
    ] as const)
      await copies(numbers[2] as string, 3, {
        beginning,
        organisation_id: person.organisation_id,
        name: 'Twin Yards',
      });
    await product.database.sql`update invoices set status = 'Paid', paid_at = now() where number = 'EAST-2'`;
    const query = 'q=twin%20yards&state=Paid&state=Void';
    expect(numbersOf(await read(query))).toEqual(['EAST-2']);
    const [own] = await product.database.sql<{ count: number }[]>`
      select count(*)::int from invoices where organisation_id in (${customer.organisation_id}, ${others.organisation_id})`;
    const found: string[] = [];
    let after = '';
    do {
      const page = await read(`q=twin%20yards&limit=100${after && `&after=${encodeURIComponent(after)}`}`);
      found.push(...numbersOf(page));
      after = page.next ?? '';
    } while (after);
    expect(found).toHaveLength(own?.count ?? 0);
    const ordered = await product.database.sql<{ number: string }[]>`
      select number from invoices where number = any(${found}) order by issued_at desc, id desc`;
    expect(found).toEqual(ordered.map(({ number }) => number));
  });

  test('finds a name that hundreds of clients have', async () => {
    const { sql } = product.database;
    await sql`with clients as (
        insert into organisations (id, name) select gen_random_uuid(), 'Alike ' || n from generate_series(1, 201) as n returning id, name)
      insert into billed_names (organisation_id, name) select id, name from clients`;
    const [alike] = await sql<{ id: string }[]>`select id from organisations where name = 'Alike 7'`;
    await copies(numbers[0] as string, 1, {
      beginning: 'ALIKE-',
      organisation_id: alike?.id ?? null,
      name: 'Alike 7',
    });
    expect(await search('alike')).toEqual(['ALIKE-1']);
  });

  test('knows the name after the client was merged into another one', async () => {
    await product.database.sql`
      update invoices set organisation_id = ${others.organisation_id} where number = 'ALIKE-1'`;
    const names = await product.database.sql`
      select name from billed_names where organisation_id = ${others.organisation_id} and name = 'Alike 7'`;
    expect(names).toHaveLength(1);
  });
});

describe('by tracking number', () => {
  test('finds its beginning, also without its letters and with separators', async () => {
    const [{ number, tracking_number }] = (await read(`q=${numbers[1]}`)).invoices;
    const digits = tracking_number.slice(2);
    for (const text of [
      tracking_number,
      digits,
      digits.slice(0, 8),
      `gs ${digits.slice(0, 3)}-${digits.slice(3)}`,
    ])
      expect(await search(text)).toEqual([number]);
  });

  test('finds the invoices of a beginning that thousands of shipments have', async () => {
    const [{ number, tracking_number }] = (await read(`q=${numbers[1]}`)).invoices;
    const { sql } = product.database;
    await sql`
      insert into shipments select copy.* from shipments, generate_series(1, 1001) as n, jsonb_populate_record(
        shipments, jsonb_build_object('id', gen_random_uuid(), 'tracking_number', 'TRK' || (9000000000 + n))) as copy
      where shipments.tracking_number = ${tracking_number}`;
    await sql`update shipments set tracking_number = 'TRK9999999999' where tracking_number = ${tracking_number}`;
    expect(await search('TRK9')).toEqual([number]);
  });
});
