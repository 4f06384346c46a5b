import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, TEST_PASSWORD, type TestApp, type TestPerson } from '../test-app.ts';
import { askFor, offer } from './quotes-for-tests.ts';

let product: TestApp;
let staff: TestPerson;
beforeAll(async () => {
  product = await startTestApp();
  staff = await product.signIn('dispatcher');
});
afterAll(() => product.close());

/** Books by the link of an offer without an account, and is invoiced. */
async function booked(email: string): Promise<string> {
  const id = await askFor(product, email);
  expect((await offer(staff, id)).statusCode).toBe(200);
  const [mail] = await product.database.sql`
    select link from mail_outbox where recipient = ${email} and link like '%/offer/%'`;
  const token = String(mail?.link).split('/offer/')[1];
  const accepted = await product.visitor.request('POST', `/api/offers/${token}/accept`, {});
  expect(accepted.json(), accepted.body).toMatchObject({ in_account: false });
  const { tracking_number } = accepted.json();
  const [booking] = await product.database.sql`
    select text from mail_outbox where recipient = ${email} and subject = ${`Your shipment ${tracking_number}`}`;
  expect(booking?.text).toContain('create an account with this e-mail address');
  expect(booking?.text).toContain(`/register#email=${encodeURIComponent(email)}`);
  const invoiced = await staff.request('POST', `/api/shipments/${tracking_number}/invoice`, {});
  expect(invoiced.statusCode, invoiced.body).toBeLessThan(300);
  return tracking_number;
}

/** Signs up with this address and verifies it by the mailed link. */
async function verifiedAccount(email: string) {
  const account = { full_name: 'Nora Bergmann', email, password: TEST_PASSWORD };
  expect((await product.visitor.request('POST', '/api/people/sign-up', account)).statusCode).toBe(201);
  const link = product.dependencies.accounts.verification.urlFor(email, new Date());
  const opened = await product.visitor.request('GET', new URL(link).pathname + new URL(link).search);
  const signedIn = await product.visitor.request(
    'POST',
    '/api/people/sign-in',
    { email, password: TEST_PASSWORD },
    { cookie: String(opened.headers['set-cookie']).split(';')[0] ?? '' },
  );
  expect(signedIn.statusCode, signedIn.body).toBe(200);
  const cookie = [signedIn.headers['set-cookie']]
    .flat()
    .map((each) => String(each).split(';')[0])
    .join('; ');
  return (path: string) => product.visitor.request('GET', path, undefined, { cookie });
}

const numbersIn = (response: { json: () => { shipments: { tracking_number: string }[] } }) =>
  response.json().shipments.map(({ tracking_number }) => tracking_number);

test('who verifies the address of a quote gets the shipments that were booked from it, with their invoices', async () => {
  const mine = await booked('nora@buyer.example');
  const others = await booked('someone-else@buyer.example');
  const read = await verifiedAccount('nora@buyer.example');

  expect(numbersIn(await read('/api/shipments'))).toEqual([mine]);
  const invoices = (await read('/api/invoices')).json().invoices as { tracking_number: string }[];
  expect(invoices.map(({ tracking_number }) => tracking_number)).toEqual([mine]);
  const quotes = (await read('/api/quotes')).json().quotes as { tracking_number: string }[];
  expect(quotes.map(({ tracking_number }) => tracking_number)).toEqual([mine]);
  const history = await staff.request('GET', `/api/shipments/${mine}/history`);
  expect(history.json().entries[0]).toMatchObject({ action: 'shipments.claim', by: 'Nora Bergmann' });
  const [unclaimed] = await product.database.sql`
    select organisation_id from shipments where tracking_number = ${others}`;
  expect(unclaimed?.organisation_id).toBeNull();
});
