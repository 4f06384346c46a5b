import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestPerson } from '../../test-app.ts';
import { askFor, expire, offer } from '../quotes-for-tests.ts';

let product: TestApp;
let staff: TestPerson;
let admin: TestPerson;
beforeAll(async () => {
  product = await startTestApp();
  staff = await product.signIn('dispatcher');
  admin = await product.signIn('admin');
});
afterAll(() => product.close());

/** A quote of a customer with an offer, and the token of its link. */
async function offered() {
  const customer = await product.signIn('customer');
  const id = await askFor(product, customer.email);
  const response = await offer(staff, id);
  expect(response.statusCode, response.body).toBe(200);
  const [mail] = await product.database.sql`
    select link from mail_outbox where recipient = ${customer.email} and link like '%/offer/%' order by id desc`;
  const token = String(mail?.link).split('/offer/')[1] ?? '';
  const byAccount = () => customer.request('POST', `/api/quotes/${id}/accept`, {});
  const byLink = () => product.visitor.request('POST', `/api/offers/${token}/accept`, {});
  const declineByLink = () => product.visitor.request('POST', `/api/offers/${token}/decline`, {});
  return { customer, id, byAccount, byLink, declineByLink };
}
const shipmentsFrom = (id: string) => product.database.sql<{ organisation_id: string; cost_cents: string }[]>`
  select organisation_id, cost_cents from shipments where quote_id = ${id}`;
const succeeded = (responses: { statusCode: number }[]) =>
  responses.filter(({ statusCode }) => statusCode < 300).length;

test('an offer that is accepted by its link and in the account at once is booked once', async () => {
  const { id, byAccount, byLink } = await offered();
  expect(succeeded(await Promise.all([byLink(), byAccount(), byLink(), byAccount()]))).toBe(1);
  expect(await shipmentsFrom(id)).toHaveLength(1);
});

test('accepted in the account and declined by its link at once, one of them counts', async () => {
  const { id, byAccount, declineByLink } = await offered();
  const [accepted, declined] = await Promise.all([byAccount(), declineByLink()]);
  expect(succeeded([accepted, declined])).toBe(1);
  expect(await shipmentsFrom(id)).toHaveLength(accepted.statusCode < 300 ? 1 : 0);
});

test('an offer that staff replace while it is accepted is booked at the price that was accepted', async () => {
  const { id, byAccount } = await offered();
  const [replaced, accepted] = await Promise.all([offer(staff, id, { offered: 99_999 }), byAccount()]);
  const booked = await shipmentsFrom(id);
  if (accepted.statusCode >= 300) return expect(booked).toEqual([]);
  expect(booked).toHaveLength(1);
  // Replaced before it was accepted: the customer has accepted the new price.
  const [quote] = await product.database.sql`select offered_cents from quotes where id = ${id}`;
  expect(booked[0]?.cost_cents).toBe(quote?.offered_cents);
  if (replaced.statusCode >= 300) expect(Number(booked[0]?.cost_cents)).toBe(183_450);
});

test('an offer that is accepted while its company is merged is booked for the company that takes over', async () => {
  const { customer, id, byAccount, byLink } = await offered();
  const into = (await product.signIn('customer')).organisation_id;
  const [merged, ...accepted] = await Promise.all([
    admin.request('POST', `/api/organisations/${customer.organisation_id}/merge`, { into }),
    byAccount(),
    byLink(),
  ]);
  expect(merged.statusCode, merged.body).toBe(200);
  expect(succeeded(accepted)).toBe(1);
  expect(await shipmentsFrom(id)).toMatchObject([{ organisation_id: into }]);
});

test('an expired offer cannot be accepted by its link or in the account', async () => {
  const { id, byAccount, byLink } = await offered();
  await expire(product, id);
  const responses = await Promise.all([byAccount(), byLink()]);
  expect(responses.map((response) => response.json().code)).toEqual(['EXPIRED', 'EXPIRED']);
  expect(await shipmentsFrom(id)).toEqual([]);
});
