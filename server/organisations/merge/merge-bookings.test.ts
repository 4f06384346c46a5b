import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookedBySea } from '../../documents/documents-for-tests.ts';
import { askFor, offer } from '../../quotes/quotes-for-tests.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../test-app.ts';
import { moveMembers } from '../members-table.ts';
import { lockOrganisation, lockOrganisationForBooking } from '../organisation-locks.ts';
import { updateOrganisation } from '../organisations-table.ts';
import { moveRecords } from './move-records.ts';

let product: TestApp;
let staff: TestPerson;
beforeAll(async () => {
  product = await startTestApp();
  staff = await product.signIn('dispatcher');
});
afterAll(() => product.close());

const idOf = ({ organisation_id }: TestPerson) => organisation_id as string;
async function ownerOf(tracking_number: string): Promise<string> {
  const [row] = await product.database.sql`
    select organisation_id from shipments where tracking_number = ${tracking_number}`;
  return row?.organisation_id;
}
/** Until a statement waits for a lock, or what should wait has ended. */
async function waitingFor(work: Promise<unknown>): Promise<void> {
  let ended = false;
  void work.finally(() => {
    ended = true;
  });
  for (;;) {
    const [row] = await product.database.sql`select count(*)::int as waiting from pg_locks where not granted`;
    if (ended || row?.waiting > 0) return;
    await setTimeout(20);
  }
}

test('a booking that begins during a merge belongs to the company that takes over', async () => {
  const [client, other] = [await product.signIn('customer'), await product.signIn('customer')];
  const move = { from: idOf(client), into: idOf(other) };
  const { booking } = await product.database.transaction(async (transaction) => {
    await lockOrganisation(transaction, move.from);
    await moveMembers(transaction, move);
    await moveRecords(transaction, move);
    await updateOrganisation(transaction, move.from, { merged_into: move.into }, new Date());
    const begun = bookedBySea(client);
    await waitingFor(begun);
    return { booking: begun };
  });
  expect(await ownerOf(await booking)).toBe(move.into);
});

test('a merge waits for bookings that have begun', async () => {
  const [client, other] = [await product.signIn('customer'), await product.signIn('customer')];
  const number = await bookedBySea(other);
  const [from, into] = [idOf(client), idOf(other)];
  const { merging } = await product.database.transaction(async (transaction) => {
    expect(await lockOrganisationForBooking(transaction, from)).toMatchObject({ id: from });
    const begun = staff.request('POST', `/api/organisations/${from}/merge`, { into });
    await waitingFor(begun);
    await transaction.execute(
      `update shipments set organisation_id = '${from}' where tracking_number = '${number}'`,
    );
    return { merging: begun };
  });
  expect((await merging).statusCode).toBe(200);
  expect(await ownerOf(number)).toBe(into);
  const held = await product.database.transaction((transaction) =>
    lockOrganisationForBooking(transaction, from),
  );
  expect(held).toMatchObject({ id: into });
});

/** The ways from the offer of a quote to its shipment. */
const WAYS: Record<
  string,
  (client: TestPerson, id: string) => Promise<{ statusCode: number; body: string }>
> = {
  'accepted by a member': (client, id) => client.request('POST', `/api/quotes/${id}/accept`, {}),
  'accepted by its link': async (client) => {
    const [mail] = await product.database.sql`
      select link from mail_outbox where recipient = ${client.email} and link like '%/offer/%'`;
    return product.visitor.request(
      'POST',
      `/api/offers/${String(mail?.link).split('/offer/')[1]}/accept`,
      {},
    );
  },
  'converted by staff': (_client, id) =>
    staff.request('POST', `/api/quotes/${id}/convert`, {
      origin_address: '12 Harbor Road',
      destination_address: 'Wilhelminakade 3',
      cost: 1234.56,
      tracking_number: 'TRK1732147200000',
    }),
};

test.each(Object.entries(WAYS))('a quote that is %s during a merge waits for it', async (_way, book) => {
  const [client, other] = [await product.signIn('customer'), await product.signIn('customer')];
  const move = { from: idOf(client), into: idOf(other) };
  const id = await askFor(product, client.email);
  await offer(staff, id);
  const { booking } = await product.database.transaction(async (transaction) => {
    await lockOrganisation(transaction, move.from);
    const begun = book(client, id);
    await waitingFor(begun);
    await moveMembers(transaction, move);
    await moveRecords(transaction, move);
    await updateOrganisation(transaction, move.from, { merged_into: move.into }, new Date());
    return { booking: begun };
  });
  const booked = await booking;
  expect(booked.statusCode, booked.body).toBeLessThan(300);
  expect(await ownerOf(JSON.parse(booked.body).tracking_number)).toBe(move.into);
});
