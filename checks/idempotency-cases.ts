import { Secret, TOTP } from 'otpauth';
import { jobs } from '#content/jobs.ts';
import { SAMPLE_TRACKING_NUMBER } from '#domain/tracking/sample-shipment.ts';
import { SoftwareAuthenticator } from '#server/auth/passkeys/authenticator-for-tests.ts';
import { addPasskey, newCredential } from '#server/auth/passkeys/passkeys-for-tests.ts';
import { newId } from '#server/database/statements/columns.ts';
import { registerDevice } from '#server/devices/devices-for-tests.ts';
import { bookedBySea, staffClientOf } from '#server/documents/documents-for-tests.ts';
import { insertContactMessage } from '#server/enquiries/contact-messages-table.ts';
import { unfollowToken } from '#server/followers/unfollow-token.ts';
import { sendForm } from '#server/form-for-tests.ts';
import { runImport } from '#server/imports/run-import.ts';
import { unsubscribeToken } from '#server/notifications/unsubscribe-token.ts';
import { insertBalances } from '#server/organisations/opening-balances-table.ts';
import { askFor, offer, QUOTE_REQUEST } from '#server/quotes/quotes-for-tests.ts';
import { freight, tariffForTests } from '#server/rates/rates-for-tests.ts';
import { book, recordOf } from '#server/shipments/console-for-tests.ts';
import { TEST_PASSWORD, type TestApp, type Visitor } from '#server/test-app.ts';
import { appendChunk, insertUpload } from '#server/uploads/uploads-table.ts';
import type { Customer } from './ownership-world.ts';

export interface World {
  product: TestApp;
  customer: Customer;
  dispatcher: Customer;
  admin: Customer;
}

/** A call that succeeds once. */
export interface Act {
  by: Visitor;
  input: Record<string, unknown>;
  /** Another input, refused under the same key; null where an operation takes no input. */
  other: Record<string, unknown> | null;
}

type Prepare = (world: World) => Promise<Act>;

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
const A_WEEK_ON = () => new Date(Date.now() + 7 * 86_400_000).toISOString();

let drawn = 0;
const next = () => ++drawn;
const address = () => `act-${next()}@trade.example`;

/** The token in the last mail to an address. */
async function mailedToken({ database }: TestApp, recipient: string): Promise<string> {
  const [mail] = await database.sql`
    select link from mail_outbox where recipient = ${recipient} and link is not null order by id desc limit 1`;
  return new URL(mail?.link).searchParams.get('token') ?? '';
}

const carrierOf = async ({ dispatcher }: World): Promise<string> =>
  (
    await dispatcher.request('POST', '/api/organisations', { name: `Line ${next()}`, roles: ['carrier'] })
  ).json().id;

/** A separate person, for operations that end sessions or change the person. */
const somebody = ({ product }: World) => product.signIn('customer');
const bookedIn = ({ customer }: World) => book(customer);

const quoteOf = ({ product, customer }: World) => askFor(product, customer.email);

/** A company and a member that staff have invited to it. */
async function invitedBy(world: World, email = address()) {
  const { organisation_id: id } = await somebody(world);
  const path = `/api/organisations/${id}/members`;
  const invited = await world.dispatcher.request('POST', path, { email, permissions: ['view'] });
  return { id, member_id: invited.json().id as string };
}

/** A finished import of one company. */
async function importOf({ product, dispatcher }: World): Promise<{ id: string }> {
  const form = new FormData();
  form.set('kind', 'organisations');
  form.set('file', new File([`name\nImported ${next()}\n`], 'companies.csv'));
  const { id } = (await sendForm(product.app, dispatcher, '/api/imports', form)).json();
  await runImport(product.dependencies)({ import_id: id });
  return { id };
}

async function invoiceOf(world: World): Promise<string> {
  const tracking_number = await bookedIn(world);
  const issued = await world.dispatcher.request('POST', `/api/shipments/${tracking_number}/invoice`, {
    confirmed: ['price'],
  });
  return issued.json().number;
}

async function overdueInvoiceOf(world: World): Promise<string> {
  const number = await invoiceOf(world);
  await world.product.database.sql.begin(async (sql) => {
    // Issued invoices never change.
    await sql`set local session_replication_role = replica`;
    await sql`update invoices set due_at = now() - interval '10 days' where number = ${number}`;
  });
  return number;
}

async function paymentOnAccountOf({ dispatcher, customer }: World): Promise<string> {
  const path = `/api/organisations/${customer.organisation_id}/payments`;
  const received = await dispatcher.request('POST', path, { amount: { amount: 500, currency: 'USD' } });
  return received.json().id;
}

async function paymentRefundOf(world: World): Promise<{ id: string; refund_id: string }> {
  const id = await paymentOnAccountOf(world);
  const refund = { amount: { amount: 100, currency: 'USD' }, reason: 'Overpaid' };
  const { refund_id } = (
    await world.dispatcher.request('POST', `/api/payments/${id}/refunds`, refund)
  ).json();
  return { id, refund_id };
}

async function paymentOf(world: World): Promise<string> {
  const path = `/api/invoices/${await invoiceOf(world)}`;
  return (await world.dispatcher.request('POST', `${path}/payment`, {})).json().payment_id;
}

/** A credit note for a paid invoice. */
async function refundableNoteOf(world: World): Promise<string> {
  const path = `/api/invoices/${await invoiceOf(world)}`;
  await world.dispatcher.request('POST', `${path}/payment`, {});
  const credited = await world.dispatcher.request('POST', `${path}/credit-notes`, { reason: 'Wrong price' });
  return credited.json().number;
}

/** All of its bytes have arrived. */
async function uploadedBy({ product, customer: { user_id } }: World): Promise<string> {
  const id = newId();
  await product.database.transaction(async (transaction) => {
    await insertUpload(transaction, { id, user_id, name: 'packing.pdf', size: PDF.length });
    await appendChunk(transaction, { upload_id: id, start: 0, content: PDF });
  });
  return id;
}

async function entityOf({ admin }: World): Promise<string> {
  const entity = { name: 'Groundswell B.V.', base_currency: 'EUR' };
  return (await admin.request('POST', '/api/legal-entities', entity)).json().id;
}

async function branchOf(world: World) {
  return {
    code: `B${next()}`,
    name: 'Rotterdam',
    city: 'Rotterdam',
    country: 'NL',
    sender_address: 'Voorbeeldkade 18',
    legal_entity_id: await entityOf(world),
  };
}

async function draftOf(world: World, document_type = 'packing_list'): Promise<string> {
  const tracking_number = await bookedBySea(world.customer);
  const staff = staffClientOf(world.dispatcher);
  await staff.saveInstructions(tracking_number);
  return staff.generate(tracking_number, document_type);
}

async function issuedBillOf(world: World): Promise<string> {
  const document_number = await draftOf(world, 'bill_of_lading');
  await staffClientOf(world.dispatcher).issue(document_number);
  return document_number;
}

async function firstEvent(world: World) {
  const tracking_number = await bookedIn(world);
  const { events } = await recordOf(world.dispatcher, tracking_number);
  return { tracking_number, id: events[0].id as string };
}

async function transitStop(world: World) {
  const tracking_number = await bookedIn(world);
  const { waypoints } = await recordOf(world.dispatcher, tracking_number);
  return { tracking_number, id: waypoints[1].id as string };
}

async function deviceOf({ product, dispatcher }: World): Promise<string> {
  return (await registerDevice(product, dispatcher)).id;
}

async function followedOf(world: World): Promise<string> {
  const email = address();
  const tracking_number = await bookedIn(world);
  await world.product.visitor.request('POST', `/api/tracking/${tracking_number}/followers`, { email });
  return mailedToken(world.product, email);
}

const aLink = (tracking_number: string) => ({ tracking_number, expires_at: A_WEEK_ON(), show: ['map'] });

async function linkOf(world: World): Promise<string> {
  const tracking_number = await bookedIn(world);
  const { tracking_number: _, ...link } = aLink(tracking_number);
  const made = await world.customer.request('POST', `/api/shipments/${tracking_number}/share-links`, link);
  return made.json().id;
}

const ownBook = ({ customer }: World) => ({ id: customer.organisation_id });

async function contactOf({ customer }: World): Promise<string> {
  const path = `/api/organisations/${customer.organisation_id}/address-book`;
  return (await customer.request('POST', path, { name: `Partner ${next()}` })).json().id;
}

async function webhookOf({ customer }: World): Promise<string> {
  const webhook = { url: 'https://1.1.1.1/events', events: ['*'] };
  return (await customer.request('POST', '/api/webhooks', webhook)).json().id;
}

async function apiKeyOf({ customer }: World): Promise<string> {
  const key = { name: `Key ${next()}`, scopes: ['shipments:read'] };
  return (await customer.request('POST', '/api/api-keys', key)).json().id;
}

async function deliveryOf(world: World): Promise<string> {
  return (await world.customer.request('POST', `/api/webhooks/${await webhookOf(world)}/test`)).json().id;
}

async function templateOf(world: World): Promise<string> {
  const template = { name: `Template ${next()}`, tracking_number: await bookedIn(world) };
  return (await world.customer.request('POST', '/api/booking-templates', template)).json().id;
}

async function subscribedOf({ product }: World): Promise<string> {
  const email = address();
  await product.visitor.request('POST', '/api/subscriptions', { email, list: 'newsletter' });
  return mailedToken(product, email);
}

/** The first code of an authenticator app during setup. */
async function firstCode(by: Visitor): Promise<string> {
  const begun = await by.request('POST', '/api/people/second-factor/key', {});
  return new TOTP({ secret: Secret.fromBase32(begun.json().key.replaceAll(' ', '')) }).generate();
}

async function withSecondFactor(by: Visitor): Promise<void> {
  await by.request('POST', '/api/people/second-factor', { code: await firstCode(by) });
}

const byStaff =
  (input: (world: World) => Promise<Record<string, unknown>>, change: Record<string, unknown>): Prepare =>
  async (world) => {
    const call_input = await input(world);
    return { by: world.dispatcher, input: call_input, other: { ...call_input, ...change } };
  };
/** An amendment that the customer has requested. */
async function amendedBy(world: World) {
  const amendment = { changes: { special_instructions: 'Ring' }, reason: 'New gate' };
  const path = `/api/shipments/${await bookedIn(world)}/amendments`;
  return { id: (await world.customer.request('POST', path, amendment)).json().id as string };
}

async function raisedIn(world: World) {
  const path = `/api/shipments/${await bookedIn(world)}/exceptions`;
  return { id: (await world.dispatcher.request('POST', path, { code: 'DAMAGE' })).json().id as string };
}

async function declaredIn(world: World) {
  const path = `/api/shipments/${await bookedIn(world)}/declarations`;
  const declaration = { kind: 'import', country: 'KR' };
  return { id: (await world.dispatcher.request('POST', path, declaration)).json().id as string };
}

async function enquiryIn({ product }: World) {
  const message = { name: 'Ada Reyes', email: address(), message: 'Do you take kayaks?' };
  return { id: await insertContactMessage(product.database.db, message) };
}

async function taskIn(world: World) {
  const path = `/api/shipments/${await bookedIn(world)}/tasks`;
  return { id: (await world.dispatcher.request('POST', path, { title: 'Call' })).json().id as string };
}

const COST = { charge_code: 'FRT', amount: { amount: 4500, currency: 'USD' }, basis: 'equal' };

const CHARGE = {
  charge_code: 'DOC',
  side: 'buy',
  rate: { amount: 4500, currency: 'USD' },
  reason: 'Certificate',
};

/** An option by sea with one line to sell and, if given, one to buy, in US cents. */
function optionOf(sold: number, bought?: number) {
  const lineOf = (side: string, amount: number) => ({
    charge_code: 'FRT',
    side,
    basis: 'flat',
    quantity: 1,
    rate: { amount, currency: 'USD' },
  });
  return {
    mode: 'sea',
    lines: [lineOf('sell', sold), ...(bought === undefined ? [] : [lineOf('buy', bought)])],
  };
}

/** The reference of a quote that the customer has requested. */
async function quotedTo({ product, customer, dispatcher }: World) {
  const rate = { from: 'EUR', to: 'USD', date: '2026-01-01', rate: '1.1', source: 'ECB' };
  await dispatcher.request('POST', '/api/exchange-rates', rate);
  const id = await askFor(product, customer.email);
  const [quote] = await product.database.sql`select reference from quotes where id = ${id}`;
  return { reference: quote?.reference as string };
}

/** The token of the last link that was mailed for a quote. */
async function quoteLinkToken({ product }: World, reference: string, path: string): Promise<string> {
  const [mail] = await product.database.sql`
    select link from mail_outbox where subject like ${`%${reference}%`} and link like ${`%/${path}/%`}
    order by id desc limit 1`;
  return String(mail?.link).split(`/${path}/`)[1] ?? '';
}

/** The token of a link that opens an offer. */
async function offerTokenOf(world: World): Promise<string> {
  const { reference } = await quotedTo(world);
  const options = [optionOf(90_000)];
  await world.dispatcher.request('PUT', `/api/quotes/${reference}/options`, { options });
  return quoteLinkToken(world, reference, 'offer');
}

const SPOT_RATE = {
  charge_code: 'FRT',
  basis: 'flat',
  quantity: 1,
  rate: { amount: 90_000, currency: 'USD' },
};

/** A request for rates to a carrier. */
async function ratesWanted(world: World) {
  const { reference } = await quotedTo(world);
  const email = address();
  const carrier = { name: 'Sextant', roles: ['carrier'], contacts: [{ name: 'Rates', email }] };
  const { id } = (await world.dispatcher.request('POST', '/api/organisations', carrier)).json();
  const answer_by = new Date(Date.now() + 86_400_000).toISOString();
  return { reference, carriers: [{ organisation_id: id as string, email }], mode: 'sea', answer_by };
}

/** The token of the link that a carrier got. */
async function spotTokenOf(world: World): Promise<string> {
  const { reference, ...wanted } = await ratesWanted(world);
  await world.dispatcher.request('POST', `/api/quotes/${reference}/spot-requests`, wanted);
  return quoteLinkToken(world, reference, 'spot');
}

const TARIFF = {
  name: 'November',
  side: 'sell',
  currency: 'USD',
  valid_from: '2026-11-01',
  valid_to: '2026-11-30',
};

/** A tariff with one line. */
async function tariffOf({ dispatcher }: World) {
  return { id: await tariffForTests(dispatcher, TARIFF, [freight()]) };
}

/** A booking that staff have made with a carrier. */
async function bookedAtCarrier(world: World) {
  const booking = { carrier: 'Maersk', kind: 'direct', shipments: [await bookedIn(world)] };
  const made = await world.dispatcher.request('POST', '/api/carrier-bookings', booking);
  return { id: made.json().id as string };
}

/** A bill of a carrier for an unexpected cost, which an admin has to approve. */
async function billOf(world: World) {
  return {
    supplier_id: await carrierOf(world),
    number: `BILL ${next()}`,
    billed_on: '2026-11-20',
    due_on: '2026-12-20',
    currency: 'USD',
    lines: [{ tracking_number: await bookedIn(world), charge_code: 'DOC', amount: 100 }],
  };
}

async function billedIn(world: World) {
  const made = await world.dispatcher.request('POST', '/api/supplier-bills', await billOf(world));
  return { id: made.json().id as string, reason: 'Agreed' };
}

async function approvedBillIn(world: World) {
  const { id, reason } = await billedIn(world);
  await world.admin.request('POST', `/api/supplier-bills/${id}/approve`, { reason });
  return id;
}

/** A milestone that a carrier has reported. */
async function reportedBy(world: World) {
  const tracking_number = await bookedIn(world);
  const milestone = { code: 'ARRI', classifier: 'EST', source: 'carrier', occurred_at: A_WEEK_ON() };
  const response = await world.dispatcher.request('POST', '/api/milestones', {
    milestones: [{ tracking_number, ...milestone }],
  });
  return { id: response.json().results[0].id as string };
}

const LEG = { role: 'main', mode: 'sea', from: { unlocode: 'USHOU' }, to: { unlocode: 'NLRTM' } };
const replacing = (list: Record<string, unknown>, other: Record<string, unknown>) =>
  byStaff(async (world) => ({ tracking_number: await bookedIn(world), ...list }), other);
const byCustomer =
  (input: (world: World) => Promise<Act['input']>, change: Act['other']): Prepare =>
  async (world) => {
    const call_input = await input(world);
    return { by: world.customer, input: call_input, other: change && { ...call_input, ...change } };
  };
const bySomebody =
  (input: (by: Customer, world: World) => Promise<Act['input']>, change: Act['other']): Prepare =>
  async (world) => {
    const by = await somebody(world);
    const call_input = await input(by, world);
    return { by, input: call_input, other: change && { ...call_input, ...change } };
  };
const byAdmin =
  (input: (world: World) => Promise<Act['input']>, change: Record<string, unknown>): Prepare =>
  async (world) => {
    const call_input = await input(world);
    return { by: world.admin, input: call_input, other: { ...call_input, ...change } };
  };
const byVisitor =
  (input: (world: World) => Promise<Record<string, unknown>>, change: Record<string, unknown>): Prepare =>
  async (world) => {
    const call_input = await input(world);
    return { by: world.product.visitor, input: call_input, other: { ...call_input, ...change } };
  };
const onAnOffer: Prepare = async (world) => {
  const id = await quoteOf(world);
  await offer(world.dispatcher, id);
  return { by: world.customer, input: { id }, other: { id: newId() } };
};
const newPassword = () => `a new passphrase ${next()}`;

/** Every idempotent write, by its name in the contract. Add new ones here. */
export const ACTS: Record<string, Prepare> = {
  'shipmentFile.replaceParties': replacing({ parties: [{ role: 'shipper', name: 'One' }] }, { parties: [] }),
  'shipmentFile.replaceReferences': replacing(
    { references: [{ kind: 'PO', value: '1' }] },
    { references: [] },
  ),
  'shipmentFile.replaceCargoLines': replacing(
    { cargo_lines: [{ description: 'Valves' }] },
    { cargo_lines: [] },
  ),
  'shipmentFile.replaceEquipment': replacing({ equipment: [{ size_type: '45G1' }] }, { equipment: [] }),
  'shipmentFile.replaceLegs': replacing({ legs: [LEG] }, { legs: [{ ...LEG, voyage: '2' }] }),
  'shipmentFile.changeHeader': replacing({ labels: ['Fragile'] }, { labels: [] }),
  'amendments.request': byCustomer(
    async (world) => ({
      tracking_number: await bookedIn(world),
      changes: { special_instructions: 'Ring' },
      reason: 'New gate',
    }),
    { reason: 'Another gate' },
  ),
  'amendments.approve': byStaff(amendedBy, { id: newId() }),
  'amendments.decline': byStaff(amendedBy, { reason: 'Too late' }),
  'milestones.retract': byStaff(
    async (world) => ({ ...(await reportedBy(world)), reason: 'Another vessel' }),
    { reason: 'Another voyage' },
  ),
  'milestones.override': byStaff(
    async (world) => ({ ...(await reportedBy(world)), reason: 'The terminal’s gate log' }),
    { reason: 'Another log' },
  ),
  'milestones.undoOverride': byStaff(
    async (world) => {
      const { id } = await reportedBy(world);
      await world.dispatcher.request('POST', `/api/milestones/${id}/override`, { reason: 'A log' });
      return { id };
    },
    { id: newId() },
  ),
  'declarations.add': byStaff(
    async (world) => ({ tracking_number: await bookedIn(world), kind: 'import', country: 'KR' }),
    { kind: 'export' },
  ),
  'declarations.change': byStaff(async (world) => ({ ...(await declaredIn(world)), office: 'Busan' }), {
    office: 'Incheon',
  }),
  'declarations.record': byStaff(async (world) => ({ ...(await declaredIn(world)), state: 'lodged' }), {
    number: '4711',
  }),
  'declarations.remove': byStaff(declaredIn, { id: newId() }),
  'deliveries.setAppointment': byStaff(
    async (world) => ({
      tracking_number: await bookedIn(world),
      appointment: { state: 'requested', window_from: A_WEEK_ON(), window_until: '2100-01-01T00:00:00Z' },
    }),
    { appointment: null },
  ),
  'deliveries.recordProof': byStaff(
    async (world) => ({
      tracking_number: await bookedIn(world),
      delivered_at: '2026-11-20T10:00:00Z',
      signed_by: 'J. de Vries',
    }),
    { signed_by: 'A. Smit' },
  ),
  'exceptions.raise': byStaff(async (world) => ({ tracking_number: await bookedIn(world), code: 'DAMAGE' }), {
    code: 'SHORTAGE',
  }),
  'exceptions.change': byStaff(async (world) => ({ ...(await raisedIn(world)), severity: 'high' }), {
    severity: 'low',
  }),
  'exceptions.resolve': byStaff(async (world) => ({ ...(await raisedIn(world)), resolution: 'Dried' }), {
    resolution: 'Replaced',
  }),
  'tasks.add': byStaff(async (world) => ({ tracking_number: await bookedIn(world), title: 'Call' }), {
    title: 'Write',
  }),
  'tasks.addStandard': byStaff(async (world) => ({ tracking_number: await bookedIn(world) }), {
    tracking_number: 'GS000000000',
  }),
  'tasks.change': byStaff(async (world) => ({ ...(await taskIn(world)), done: true }), { done: false }),
  'carrierBookings.create': byStaff(
    async (world) => ({ carrier: 'Maersk', kind: 'direct', shipments: [await bookedIn(world)] }),
    { carrier: 'MSC' },
  ),
  'carrierBookings.change': byStaff(
    async (world) => ({ ...(await bookedAtCarrier(world)), state: 'confirmed' }),
    {
      state: 'cancelled',
    },
  ),
  'carrierBookings.addCost': byStaff(async (world) => ({ ...(await bookedAtCarrier(world)), ...COST }), {
    amount: { amount: 2, currency: 'USD' },
  }),
  'carrierBookings.removeCost': byStaff(
    async (world) => {
      const booking = await bookedAtCarrier(world);
      const path = `/api/carrier-bookings/${booking.id}/costs`;
      return {
        ...booking,
        cost_id: (await world.dispatcher.request('POST', path, COST)).json().id as string,
      };
    },
    { cost_id: newId() },
  ),
  'carrierBookings.depart': byStaff(
    async (world) => ({ ...(await bookedAtCarrier(world)), override_reason: 'Agreed' }),
    { override_reason: 'Agreed later' },
  ),
  'supplierBills.record': byStaff(billOf, { number: 'ANOTHER 1' }),
  'supplierBills.approve': async (world) => {
    const input = await billedIn(world);
    return { by: world.admin, input, other: { ...input, reason: 'Agreed later' } };
  },
  'supplierBills.dispute': byStaff(billedIn, { reason: 'Agreed later' }),
  'supplierBills.reverse': byStaff(billedIn, { reason: 'Agreed later' }),
  'supplierBills.recordPayment': byStaff(
    async (world) => ({ id: await approvedBillIn(world), paid_on: '2026-11-21' }),
    { reference: 'SEPA 2' },
  ),
  'supplierBills.reversePayment': byStaff(
    async (world) => {
      const id = await approvedBillIn(world);
      await world.dispatcher.request('POST', `/api/supplier-bills/${id}/payment`, { paid_on: '2026-11-21' });
      return { id, reason: 'Returned' };
    },
    { reason: 'Wrong account' },
  ),
  'quotes.setOptions': byStaff(
    async (world) => ({ ...(await quotedTo(world)), options: [optionOf(90_000)] }),
    {
      options: [optionOf(80_000)],
    },
  ),
  'quotes.acceptLinked': byVisitor(async (world) => ({ token: await offerTokenOf(world) }), { option: 2 }),
  'quotes.declineLinked': byVisitor(async (world) => ({ token: await offerTokenOf(world) }), {
    reason: 'Too slow',
  }),
  'quotes.requestRates': byStaff(async (world) => ratesWanted(world), { note: 'As soon as you can' }),
  'quotes.answerSpotRequest': byVisitor(
    async (world) => ({ token: await spotTokenOf(world), lines: [SPOT_RATE], valid_until: '2026-12-31' }),
    { notes: 'Subject to space' },
  ),
  'quotes.declineSpotRequest': byVisitor(async (world) => ({ token: await spotTokenOf(world) }), {
    reason: 'No space',
  }),
  'quotes.approveOptions': byAdmin(
    async (world) => {
      const { reference } = await quotedTo(world);
      const options = [optionOf(90_000, 89_000)];
      await world.dispatcher.request('PUT', `/api/quotes/${reference}/options`, { options });
      return { reference };
    },
    { reference: 'GQ000000000' },
  ),
  'charges.add': byStaff(async (world) => ({ ...CHARGE, tracking_number: await bookedIn(world) }), {
    reason: 'Another reason',
  }),
  'charges.setStatus': byStaff(
    async (world) => {
      const tracking_number = await bookedIn(world);
      await world.dispatcher.request('POST', `/api/shipments/${tracking_number}/charges`, CHARGE);
      return { tracking_number, number: 0, status: 'approved' };
    },
    { status: 'reversed' },
  ),
  'rates.setChargeCode': byAdmin(
    async () => ({ code: `C${next()}`, name: 'Seal', category: 'origin', position: 35 }),
    { name: 'Seals' },
  ),
  'rates.addExchangeRate': byStaff(
    async () => ({ from: 'EUR', to: 'USD', date: '2026-11-20', rate: '1.1', source: 'ECB' }),
    { rate: '1.2' },
  ),
  'rates.importExchangeRates': byStaff(
    async () => ({
      exchange_rates: [{ from: 'EUR', to: 'USD', date: '2026-11-21', rate: `1.${next()}`, source: 'ECB' }],
    }),
    { mode: 'all' },
  ),
  'rates.setZone': byStaff(async () => ({ code: `ZONE-${next()}`, name: 'North', members: ['NL'] }), {
    name: 'South',
  }),
  'rates.createTariff': byStaff(async () => TARIFF, { name: 'Another' }),
  'imports.create': byStaff(
    async () => ({ kind: 'organisations', file: new File([`name\nCompany ${next()}\n`], 'companies.csv') }),
    { mode: 'all' },
  ),
  'imports.undo': byStaff(importOf, { id: newId() }),
  'rates.addLines': byStaff(async (world) => ({ ...(await tariffOf(world)), lines: [freight()] }), {
    lines: [freight({ rate: '1' })],
  }),
  'rates.adjustLines': byStaff(
    async (world) => ({
      lines: [{ tariff_id: (await tariffOf(world)).id, line: 1 }],
      change: { percent: '5' },
    }),
    { change: { percent: '6' } },
  ),
  'rates.removeLine': byStaff(async (world) => ({ ...(await tariffOf(world)), line: 1 }), { line: 2 }),
  'rates.changeTariff': byStaff(async (world) => ({ ...(await tariffOf(world)), name: 'Renamed' }), {
    name: 'Another',
  }),
  'rates.revertTariff': byStaff(
    async (world) => {
      const { id } = await tariffOf(world);
      await world.dispatcher.request('POST', `/api/tariffs/${id}/lines`, { lines: [freight({ rate: '2' })] });
      return { id };
    },
    { id: newId() },
  ),
  'rates.withdrawTariff': byStaff(tariffOf, { id: newId() }),
  'branches.create': byAdmin(branchOf, { name: 'Antwerp' }),
  'branches.change': byAdmin(
    async (world) => {
      const branch = await branchOf(world);
      await world.admin.request('POST', '/api/branches', branch);
      return { code: branch.code, name: 'Maasvlakte' };
    },
    { name: 'Antwerp' },
  ),
  'legalEntities.create': byAdmin(async () => ({ name: 'Groundswell B.V.', base_currency: 'EUR' }), {
    base_currency: 'USD',
  }),
  'legalEntities.change': byAdmin(
    async (world) => ({ id: await entityOf(world), name: 'Groundswell Europe' }),
    {
      name: 'Groundswell Asia',
    },
  ),
  'careers.apply': byVisitor(
    async () => ({
      job_slug: jobs[0]?.slug,
      full_name: 'Ann Lee',
      email: address(),
      seconds_open: '60',
      cv: new File([PDF], 'Ann Lee.pdf'),
    }),
    { full_name: 'Ann Leigh' },
  ),
  'devices.register': byStaff(async () => ({ name: 'Truck 7' }), { name: 'Truck 8' }),
  'devices.revoke': byStaff(async (world) => ({ id: await deviceOf(world) }), { id: newId() }),
  'devices.follow': byStaff(
    async (world) => ({ id: await deviceOf(world), tracking_number: await bookedIn(world) }),
    { tracking_number: SAMPLE_TRACKING_NUMBER },
  ),
  'devices.unfollow': byStaff(
    async (world) => {
      const [id, tracking_number] = [await deviceOf(world), await bookedIn(world)];
      await world.dispatcher.request('POST', `/api/devices/${id}/shipments`, { tracking_number });
      return { id, tracking_number };
    },
    { tracking_number: SAMPLE_TRACKING_NUMBER },
  ),
  'documents.generate': byStaff(
    async (world) => ({
      tracking_number: await bookedIn(world),
      document_type: 'packing_list',
      replaces: null,
    }),
    { document_type: 'commercial_invoice' },
  ),
  'documents.issue': byStaff(async (world) => ({ document_number: await draftOf(world) }), {
    document_number: 'PL-OTHER',
  }),
  'documents.surrender': byStaff(
    async (world) => ({
      document_number: await issuedBillOf(world),
      surrendered_on: new Date().toISOString().slice(0, 10),
    }),
    { document_number: 'BL-OTHER' },
  ),
  'documents.void': byStaff(
    async (world) => ({ document_number: await draftOf(world), reason: 'The consignee was misspelt' }),
    { reason: 'Another' },
  ),
  'enquiries.send': byVisitor(
    async () => ({ name: 'Ada Reyes', email: address(), message: 'Do you take kayaks?', seconds_open: 25 }),
    { message: 'Do you take canoes?' },
  ),
  'enquiries.change': byStaff(async (world) => ({ ...(await enquiryIn(world)), answered: true }), {
    answered: false,
  }),
  'instructions.save': byStaff(
    async (world) => ({
      tracking_number: await bookedIn(world),
      version: 0,
      instructions: { own_reference: 'PO 1' },
    }),
    { instructions: { own_reference: 'PO 2' } },
  ),
  'invoices.issue': byStaff(
    async (world) => ({ tracking_number: await bookedIn(world), confirmed: ['price'] }),
    {
      tracking_number: 'GS000000000',
    },
  ),
  'invoices.credit': byStaff(async (world) => ({ number: await invoiceOf(world), reason: 'Wrong price' }), {
    billable: true,
  }),
  'invoices.recordPayment': byStaff(async (world) => ({ number: await invoiceOf(world) }), {
    number: 'INV-0',
  }),
  'invoices.receivePayment': byStaff(
    async ({ customer: { organisation_id: id } }) => ({ id, amount: { amount: 500, currency: 'USD' } }),
    { reference: 'Another' },
  ),
  'invoices.allocatePayment': byStaff(
    async (world) => ({
      id: await paymentOnAccountOf(world),
      allocations: [{ number: await invoiceOf(world), amount: { amount: 100, currency: 'USD' } }],
    }),
    { allocations: [{ number: 'INV-0', amount: { amount: 100, currency: 'USD' } }] },
  ),
  'invoices.refundPayment': byStaff(
    async (world) => ({
      id: await paymentOnAccountOf(world),
      amount: { amount: 100, currency: 'USD' },
      reason: 'Overpaid',
    }),
    { reason: 'Another' },
  ),
  'invoices.reversePaymentRefund': byStaff(
    async (world) => ({ ...(await paymentRefundOf(world)), reason: 'Returned by the bank' }),
    { reason: 'Another' },
  ),
  'invoices.reversePayment': byStaff(
    async (world) => ({ id: await paymentOf(world), reason: 'Returned by the bank' }),
    { reason: 'Another' },
  ),
  'invoices.recordRefund': byStaff(async (world) => ({ number: await refundableNoteOf(world) }), {
    reference: 'Another',
  }),
  'invoices.setReminderSettings': byAdmin(
    async () => ({ automatic: false, levels: [{ name: 'Reminder', days_after_due: 7 }] }),
    { automatic: true },
  ),
  'invoices.sendPaymentReminder': byStaff(async (world) => ({ number: await overdueInvoiceOf(world) }), {
    number: 'INV-0',
  }),
  'invoices.setDispute': byStaff(
    async (world) => ({ number: await invoiceOf(world), disputed: true, reason: 'Wrong weight' }),
    { reason: 'Wrong rate' },
  ),
  'invoices.void': byStaff(async (world) => ({ number: await invoiceOf(world), reason: 'Wrong price' }), {
    reason: 'Another',
  }),
  'notifications.markRead': byCustomer(
    async ({ product, customer }) => {
      await book(customer);
      const [row] = await product.database.sql`
        select id from notifications where user_id = ${customer.user_id} order by id desc limit 1`;
      return { id: row?.id };
    },
    { id: newId() },
  ),
  'notifications.markAllRead': byCustomer(async (world) => {
    await bookedIn(world);
    return {};
  }, null),
  'notifications.setPreference': byCustomer(async () => ({ kind: 'status_changed', delivery: 'off' }), {
    delivery: 'daily',
  }),
  'notifications.unsubscribe': byVisitor(
    async (world) => {
      const { user_id } = await somebody(world);
      const { sign } = world.product.dependencies;
      return { token: unsubscribeToken(sign, { user_id, scope: 'status_changed' }) };
    },
    { token: 'made-up' },
  ),
  'people.changePassword': bySomebody(
    async () => ({ current_password: TEST_PASSWORD, password: newPassword() }),
    { password: 'another passphrase of mine' },
  ),
  'people.changeProfile': bySomebody(async () => ({ full_name: 'Ann Lee', company_name: 'Lee Trading' }), {
    full_name: 'Ann Leigh',
  }),
  'people.changeRole': byStaff(
    async (world) => ({ user_id: (await somebody(world)).user_id, role: 'driver' }),
    { role: 'customer' },
  ),
  'people.setBranches': byAdmin(
    async ({ product, admin, ...world }) => {
      const branch = await branchOf({ product, admin, ...world });
      await admin.request('POST', '/api/branches', branch);
      const { user_id: userId } = await product.signIn('dispatcher');
      return { user_id: userId, home_branch: branch.code, branches: [branch.code] };
    },
    { home_branch: null },
  ),
  'privacy.eraseFor': async (world) => {
    const { user_id: userId, email: confirmation } = await somebody(world);
    return {
      by: world.admin,
      input: { user_id: userId, confirmation },
      other: { user_id: newId(), confirmation },
    };
  },
  'people.confirmEmailChange': async (world) => {
    const email = address();
    const by = await somebody(world);
    await by.request('POST', '/api/people/email-change', { email });
    return { by, input: { token: await mailedToken(world.product, email) }, other: { token: 'made-up' } };
  },
  'people.confirmSecondFactor': bySomebody(async (by) => ({ code: await firstCode(by) }), { code: '000000' }),
  'people.createAdmin': async ({ admin }) => {
    const input = { full_name: 'New Admin', email: address(), password: newPassword() };
    return { by: admin, input, other: { ...input, full_name: 'Another Admin' } };
  },
  'people.endSessionsOf': byStaff(async (world) => ({ user_id: (await somebody(world)).user_id }), {
    user_id: newId(),
  }),
  'people.deactivate': byStaff(async (world) => ({ user_id: (await somebody(world)).user_id }), {
    user_id: newId(),
  }),
  'people.reactivate': byStaff(
    async (world) => {
      const { user_id: userId } = await somebody(world);
      await world.dispatcher.request('POST', `/api/people/${userId}/deactivate`, {});
      return { user_id: userId };
    },
    { user_id: newId() },
  ),
  'people.endSession': bySomebody(
    async ({ user_id, email }, { product }) => {
      await product.visitor.request('POST', '/api/people/sign-in', { email, password: TEST_PASSWORD });
      const [row] = await product.database.sql`
        select id from sessions where user_id = ${user_id} order by created_at desc limit 1`;
      return { id: row?.id };
    },
    { id: newId() },
  ),
  'people.endOtherSessions': bySomebody(async ({ email }, { product }) => {
    await product.visitor.request('POST', '/api/people/sign-in', { email, password: TEST_PASSWORD });
    return {};
  }, null),
  'people.invite': byStaff(
    async () => ({ full_name: 'Ann Lee', email: address(), company_name: '', role: 'customer' }),
    { full_name: 'Ann Leigh' },
  ),
  'people.renewRecoveryCodes': bySomebody(async (by) => {
    await withSecondFactor(by);
    return {};
  }, null),
  'people.requestEmailChange': bySomebody(async () => ({ email: address() }), {
    email: 'another@trade.example',
  }),
  'people.requestPasswordReset': byVisitor(async (world) => ({ email: (await somebody(world)).email }), {
    email: 'nobody@trade.example',
  }),
  'people.resendVerification': bySomebody(async ({ user_id }, { product }) => {
    await product.database.sql`update users set email_verified = false where id = ${user_id}`;
    return {};
  }, null),
  'people.resetPassword': byVisitor(
    async (world) => {
      const { email } = await somebody(world);
      await world.product.visitor.request('POST', '/api/people/password-reset-request', { email });
      return { token: await mailedToken(world.product, email), password: newPassword() };
    },
    { password: 'another passphrase of mine' },
  ),
  'people.resetSecondFactor': async (world) => {
    const holder = await somebody(world);
    await withSecondFactor(holder);
    return { by: world.admin, input: { user_id: holder.user_id }, other: { user_id: newId() } };
  },
  'people.turnOffSecondFactor': bySomebody(async (by) => {
    await withSecondFactor(by);
    return {};
  }, null),
  'people.addPasskey': bySomebody((by) => newCredential(by), {
    credential: new SoftwareAuthenticator().create({
      challenge: 'another',
      rp: { id: 'localhost' },
      user: { id: 'AAAA' },
    }),
  }),
  'people.removePasskey': bySomebody(async (by) => ({ id: (await addPasskey(by)).passkey.id }), {
    id: newId(),
  }),
  'people.signUp': byVisitor(
    async () => ({ full_name: 'Ann Lee', email: address(), password: newPassword() }),
    { full_name: 'Ann Leigh' },
  ),
  'quotes.accept': onAnOffer,
  'quotes.decline': onAnOffer,
  'quotes.answer': byStaff(
    async (world) => ({ id: await quoteOf(world), offered: 1834.5, offered_mode: 'sea' }),
    { offered: 1900 },
  ),
  'quotes.changeStatus': byStaff(async (world) => ({ id: await quoteOf(world), status: 'rejected' }), {
    status: 'pending',
  }),
  'quotes.convert': byStaff(
    async (world) => ({
      id: await quoteOf(world),
      origin_address: '12 Harbor Road',
      destination_address: 'Wilhelminakade 3',
      cost: 1234.56,
      tracking_number: `TRK${1_700_000_000_000 + next()}`,
    }),
    { cost: 1300 },
  ),
  'quotes.request': byVisitor(async () => ({ ...QUOTE_REQUEST, email: address() }), { weight: 7 }),
  'shipments.create': byCustomer(
    async () => ({
      origin_city: 'Houston',
      origin_country: 'US',
      destination_city: 'Rotterdam',
      destination_country: 'NL',
      cargo_description: 'Glass lamps',
      cargo_weight: 1200,
      transport_mode: 'sea',
    }),
    { cargo_weight: 7 },
  ),
  'shipments.edit': byStaff(
    async (world) => {
      const tracking_number = await bookedIn(world);
      const { version } = await recordOf(world.dispatcher, tracking_number);
      return { tracking_number, version, change: { cargo_weight: 950.5 } };
    },
    { change: { cargo_weight: 7 } },
  ),
  'shipments.confirm': byStaff(
    async (world) => ({
      tracking_number: await bookedIn(world),
      price: { amount: 125_050, currency: 'USD' },
    }),
    { price: { amount: 130_000, currency: 'USD' } },
  ),
  'shipments.changeStatus': byStaff(
    async (world) => ({ tracking_number: await bookedIn(world), status: 'picked_up', confirmed: true }),
    { status: 'in_transit' },
  ),
  'shipments.changeStatuses': byStaff(
    async (world) => ({
      tracking_numbers: [await bookedIn(world), await bookedIn(world)],
      status: 'picked_up',
      confirmed: true,
    }),
    { status: 'in_transit' },
  ),
  'messages.send': byCustomer(
    async (world) => ({ tracking_number: await bookedIn(world), text: `Message ${next()}` }),
    { text: 'Another message' },
  ),
  'messages.markRead': byCustomer(async (world) => ({ tracking_number: await bookedIn(world) }), {
    tracking_number: SAMPLE_TRACKING_NUMBER,
  }),
  'files.upload': byCustomer(
    async (world) => ({
      tracking_number: await bookedIn(world),
      kind: 'other',
      file: new File([PDF], 'packing.pdf'),
    }),
    { kind: 'photo' },
  ),
  'files.attach': byCustomer(
    async (world) => ({
      tracking_number: await bookedIn(world),
      upload_id: await uploadedBy(world),
      kind: 'other',
    }),
    { kind: 'photo' },
  ),
  'organisations.create': byStaff(async () => ({ name: `Company ${next()}` }), { name: 'Another Company' }),
  'organisations.change': byStaff(
    async (world) => ({ id: (await somebody(world)).organisation_id, notes: 'Pays late.' }),
    { notes: 'Pays early.' },
  ),
  'organisations.setCarrierFeed': byStaff(
    async (world) => ({ id: await carrierOf(world), base_url: 'https://1.1.1.1/v2', credential: 'key' }),
    { poll_minutes: 60 },
  ),
  'organisations.removeCarrierFeed': byStaff(
    async (world) => {
      const id = await carrierOf(world);
      const feed = { base_url: 'https://1.1.1.1/v2', credential: 'key' };
      await world.dispatcher.request('PUT', `/api/organisations/${id}/carrier-feed`, feed);
      return { id };
    },
    { id: newId() },
  ),
  'carrierEvents.setNames': byStaff(async (world) => ({ id: await carrierOf(world), names: ['Line'] }), {
    names: ['Another'],
  }),
  'organisations.recordBalancePayment': byStaff(
    async (world) => {
      const { organisation_id } = await somebody(world);
      const balance = { id: newId(), organisation_id, reference: 'A 1', amount_cents: 100, currency: 'EUR' };
      await world.product.database.transaction((transaction) =>
        insertBalances(transaction, [{ ...balance, issued_on: '2026-01-01', due_on: '2026-01-31' }]),
      );
      return { id: organisation_id, balance_id: balance.id };
    },
    { balance_id: newId() },
  ),
  'organisations.merge': byStaff(
    async (world) => ({
      id: (await somebody(world)).organisation_id,
      into: (await somebody(world)).organisation_id,
    }),
    { into: newId() },
  ),
  'organisations.invite': byStaff(
    async (world) => ({
      id: (await somebody(world)).organisation_id,
      email: address(),
      permissions: ['view'],
    }),
    { permissions: ['money'] },
  ),
  'organisations.changePermissions': byStaff(
    async (world) => ({ ...(await invitedBy(world)), permissions: ['book'] }),
    { permissions: ['money'] },
  ),
  'organisations.removeMember': byStaff(invitedBy, { member_id: newId() }),
  'organisations.acceptInvitation': async (world) => {
    const former = await somebody(world);
    await world.product.database.sql`delete from members where user_id = ${former.user_id}`;
    const input = await invitedBy(world, former.email);
    return { by: await world.product.comeBack(former), input, other: { ...input, member_id: newId() } };
  },
  'addressBook.create': byCustomer(async (world) => ({ ...ownBook(world), name: 'Partner' }), {
    name: 'Another',
  }),
  'addressBook.change': byCustomer(
    async (world) => ({ ...ownBook(world), contact_id: await contactOf(world), version: 1, city: 'Utrecht' }),
    { city: 'Leiden' },
  ),
  'addressBook.remove': byCustomer(
    async (world) => ({ ...ownBook(world), contact_id: await contactOf(world) }),
    { contact_id: newId() },
  ),
  'addressBook.importContacts': byCustomer(
    async (world) => ({ ...ownBook(world), csv: `name\nPartner ${next()}\n` }),
    { csv: 'name\nAnother\n' },
  ),
  'bookingTemplates.create': byCustomer(
    async (world) => ({ name: `Template ${next()}`, tracking_number: await bookedIn(world) }),
    { name: 'Another' },
  ),
  'bookingTemplates.rename': byCustomer(
    async (world) => ({ id: await templateOf(world), name: `Template ${next()}` }),
    { name: 'Another' },
  ),
  'bookingTemplates.remove': byCustomer(async (world) => ({ id: await templateOf(world) }), { id: newId() }),
  'apiKeys.create': byCustomer(async () => ({ name: `Key ${next()}`, scopes: ['shipments:read'] }), {
    name: 'Another',
  }),
  'apiKeys.revoke': byCustomer(async (world) => ({ id: await apiKeyOf(world) }), { id: newId() }),
  'webhooks.create': byCustomer(async () => ({ url: 'https://1.1.1.1/events', events: ['*'] }), {
    events: ['invoice.*'],
  }),
  'webhooks.change': byCustomer(async (world) => ({ id: await webhookOf(world), events: ['shipment.*'] }), {
    events: ['invoice.*'],
  }),
  'webhooks.rotateSecret': byCustomer(async (world) => ({ id: await webhookOf(world) }), { id: newId() }),
  'webhooks.test': byCustomer(async (world) => ({ id: await webhookOf(world) }), { id: newId() }),
  'webhooks.replay': byCustomer(async (world) => ({ id: await deliveryOf(world) }), { id: newId() }),
  'webhooks.replayAll': byCustomer(
    async (world) => ({
      id: await webhookOf(world),
      from: '2026-01-01T00:00:00Z',
      to: '2027-01-01T00:00:00Z',
    }),
    { which: 'all' },
  ),
  'webhooks.remove': byCustomer(async (world) => ({ id: await webhookOf(world) }), { id: newId() }),
  'shareLinks.create': byCustomer(async (world) => aLink(await bookedIn(world)), { show: ['events'] }),
  'shareLinks.revoke': byCustomer(async (world) => ({ id: await linkOf(world) }), { id: newId() }),
  'followers.request': byVisitor(
    async (world) => ({ tracking_number: await bookedIn(world), email: address() }),
    { email: 'another@trade.example' },
  ),
  'followers.confirm': byVisitor(async (world) => ({ token: await followedOf(world) }), {
    token: 'made-up',
  }),
  'followers.end': byVisitor(
    async ({ product }) => ({ token: unfollowToken(product.dependencies.sign, newId()) }),
    { token: 'made-up' },
  ),
  'subscriptions.request': byVisitor(async () => ({ email: address(), list: 'newsletter' }), {
    list: 'investor_alerts',
  }),
  'subscriptions.confirm': byVisitor(async (world) => ({ token: await subscribedOf(world) }), {
    token: 'made-up',
  }),
  'subscriptions.end': byVisitor(async (world) => ({ token: await subscribedOf(world) }), {
    token: 'made-up',
  }),
  'tracking.addEvent': byStaff(
    async (world) => ({
      tracking_number: await bookedIn(world),
      status: 'in_transit',
      location: 'Rotterdam, NL',
    }),
    { location: 'Houston, US' },
  ),
  'tracking.addWaypoint': byStaff(
    async (world) => ({
      tracking_number: await bookedIn(world),
      location_name: 'Antwerp',
      latitude: 51.2,
      longitude: 4.4,
      estimated_arrival: A_WEEK_ON(),
    }),
    { location_name: 'Ghent' },
  ),
  'tracking.editEvent': byStaff(
    async (world) => {
      const { tracking_number, id } = await firstEvent(world);
      return { tracking_number, id, location: 'Antwerp, BE' };
    },
    { location: 'Ghent, BE' },
  ),
  'tracking.deleteEvent': byStaff(firstEvent, { id: newId() }),
  'tracking.insertWaypoint': byStaff(
    async (world) => ({
      tracking_number: await bookedIn(world),
      location_name: 'Funchal, PT',
      latitude: 32.65,
      longitude: -16.91,
    }),
    { location_name: 'Madeira' },
  ),
  'tracking.editWaypoint': byStaff(
    async (world) => ({ ...(await transitStop(world)), location_name: 'Barbours Cut' }),
    { location_name: 'Bayport' },
  ),
  'tracking.markReached': byStaff(
    async (world) => {
      const stop = await transitStop(world);
      const path = `/api/shipments/${stop.tracking_number}/status`;
      await world.dispatcher.request('POST', path, { status: 'in_transit' });
      return { ...stop, at: new Date().toISOString() };
    },
    { id: newId() },
  ),
  'tracking.deleteWaypoint': byStaff(transitStop, { id: newId() }),
  'tracking.undoArrival': byStaff(
    async (world) => {
      const tracking_number = await bookedIn(world);
      const [row] = await world.product.database.sql`
        update route_waypoints w set status = 'completed', arrival_event_id = e.id
        from shipments s join tracking_events e on e.shipment_id = s.id
        where w.shipment_id = s.id and waypoint_type = 'origin' and tracking_number = ${tracking_number}
        returning w.id`;
      return { tracking_number, id: row?.id };
    },
    { id: newId() },
  ),
  'tracking.reroute': byStaff(
    async (world) => {
      const tracking_number = await bookedIn(world);
      const { waypoints } = await recordOf(world.dispatcher, tracking_number);
      return { tracking_number, waypoints: waypoints.map(({ id }: { id: string }) => id) };
    },
    { waypoints: [] },
  ),
  'trackingData.generateSample': byCustomer(async ({ product }) => {
    await product.database.sql`delete from shipments where tracking_number = ${SAMPLE_TRACKING_NUMBER}`;
    return {};
  }, null),
  'views.save': byStaff(async () => ({ name: `View ${next()}`, address: '?status=customs' }), {
    address: '',
  }),
  'views.remove': byStaff(
    async ({ dispatcher }) => {
      const name = `View ${next()}`;
      await dispatcher.request('POST', '/api/views', { name, address: '' });
      return { name };
    },
    { name: 'Another' },
  ),
  'views.setLayout': byStaff(
    async () => ({ grid: 'fleet', density: 'compact', hidden: [`column ${next()}`] }),
    { hidden: [] },
  ),
};
