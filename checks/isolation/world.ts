import { jobs } from '#content/jobs.ts';
import { newId } from '#server/database/statements/columns.ts';
import { SAMPLE_INSTRUCTIONS, staffClientOf } from '#server/documents/documents-for-tests.ts';
import { unfollowToken } from '#server/followers/unfollow-token.ts';
import { newToken } from '#server/mail/link-token.ts';
import { unsubscribeToken } from '#server/notifications/unsubscribe-token.ts';
import { TEST_PASSWORD, type TestApp } from '#server/test-app.ts';
import {
  type Belongings,
  bookingOf,
  type Customer,
  createBelongings,
  type Traits,
} from '../ownership-world.ts';
import { formOf } from './requests.ts';

/** The owner's records, in addition to those of every customer in these checks. */
export interface World extends Belongings {
  /** A shipment without an invoice. */
  other_tracking_number: string;
  draft_number: string;
  verification_code: string;
  event_id: string;
  /** In order, comma-separated. */
  waypoint_ids: string;
  /** Completed by a position. */
  reached_waypoint_id: string;
  /** When the offer of `quote_id` was made. */
  offered_at: string;
  /** Tokens of links that open that offer, and a request to a carrier for the same quote. */
  offer_token: string;
  spot_token: string;
  application_id: string;
  /** The device that the owner's shipment is linked to. */
  device_id: string;
  /** Tokens of links in the owner's mails. */
  password_token: string;
  email_token: string;
  subscription_token: string;
  unsubscribe_token: string;
  follower_token: string;
  unfollow_token: string;
  verification_token: string;
  /** The owner's pending new address. */
  new_email: string;
  /** The challenge of a sign-in that waits for its second factor. */
  challenge: string;
}

export const OWNER = {
  word: 'Quillfeather',
  origin_city: 'Seattle',
  digit: 7,
  branch: { code: 'SEA', city: 'Tacoma' },
};
export const ANOTHER = {
  word: 'Marrowstone',
  origin_city: 'Houston',
  digit: 3,
  branch: { code: 'HOU', city: 'Austin' },
};
/** A file that is detected as a CV by its first bytes. */
export const cvOf = (word: string) =>
  new File([`%PDF-1.4\n% ${word} curriculum\n%%EOF\n`], `${word} curriculum.pdf`);

/** Creates every kind of record that the product stores about a customer. */
export async function createWorld(
  product: TestApp,
  { owner, dispatcher }: { owner: Customer; dispatcher: Customer },
  traits: Traits,
): Promise<Omit<World, 'challenge' | 'device_id'>> {
  const { sql } = product.database;
  const { word } = traits;
  const { email } = owner;
  const belongings = await createBelongings(product, owner, traits);
  const { tracking_number } = belongings;
  const staff = staffClientOf(dispatcher);
  await staff.saveInstructions(tracking_number, {
    ...SAMPLE_INSTRUCTIONS,
    cargo_lines: SAMPLE_INSTRUCTIONS.cargo_lines.map((line) => ({ ...line, net_kg: 800, gross_kg: 900 })),
    shipper: { ...SAMPLE_INSTRUCTIONS.shipper, name: `${word} Shipper` },
    consignee: { ...SAMPLE_INSTRUCTIONS.consignee, name: `${word} Consignee`, address: `${word} Quay 9` },
    booking_reference: `BKG-${word}`,
    vessel: `${word} Star`,
  });
  const draft_number = await staff.generate(tracking_number, 'packing_list');
  await dispatcher.request('POST', `/api/shipments/${tracking_number}/charges`, {
    charge_code: 'DOC',
    side: 'buy',
    rate: { amount: 4500, currency: 'USD' },
    reason: `${word} supplier`,
  });
  const booked = await owner.request('POST', '/api/functions/create-shipment', bookingOf(traits));

  const form = await formOf({
    job_slug: jobs[0]?.slug ?? '',
    full_name: `${word} Applicant`,
    email,
    cv: cvOf(word),
  });
  await product.app.inject({ method: 'POST', url: '/api/careers/applications', ...form });
  const post = (path: string, body: object) => product.visitor.request('POST', `/api${path}`, body);
  await post('/contact', { name: `${word} Writer`, email, message: `${word} would like to know more.` });
  await post('/people/password-reset-request', { email });
  await post('/subscriptions', { email, list: 'newsletter' });
  await post('/subscriptions', { email, list: 'investor_alerts' });
  await sql`update subscriptions set status = 'confirmed', confirmed_at = now() where list = 'investor_alerts'`;
  await post(`/tracking/${tracking_number}/followers`, { email });
  // Verification links are mailed to unverified addresses only.
  await sql`update users set email_verified = false where id = ${owner.user_id}`;
  await owner.request('POST', '/api/people/verification-mail', {});
  await sql`update users set email_verified = true where id = ${owner.user_id}`;

  const new_email = `new-${email}`;
  await owner.request('POST', '/api/people/email-change', { email: new_email });

  const one = async (query: Promise<Record<string, string>[]>) => {
    const [row] = await query;
    if (!row) throw new Error(`${word} lacks a record.`);
    return row;
  };
  const tokenIn = async (part: string, recipient = email) => {
    const { link } = await one(sql`
      select link from mail_outbox where recipient = ${recipient} and link like ${`%${part}%`}
      order by id limit 1`);
    return new URL(link ?? '').searchParams.get('token') ?? '';
  };
  const document = await one(sql`
    select verification_code from shipping_documents where id = ${belongings.document_id}`);
  const event = await one(sql`
    select id from tracking_events where shipment_id = ${belongings.shipment_id} limit 1`);
  const waypoints = await one(sql`
    select string_agg(id::text, ',' order by waypoint_order) as ids from route_waypoints
    where shipment_id = ${belongings.shipment_id}`);
  // Stops are reached once the goods have been picked up.
  await sql`update shipments set status = 'picked_up' where id = ${belongings.shipment_id}`;
  const reached = await one(sql`
    update route_waypoints set status = 'completed', arrival_event_id = ${event.id ?? ''}
    where shipment_id = ${belongings.shipment_id} and waypoint_type = 'origin' returning id`);
  const offer = await one(sql`
    select to_char(answered_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at from quotes
    where id = ${belongings.quote_id}`);
  const offer_link = newToken();
  await sql`
    insert into offer_links (token_hash, quote_id) values (${offer_link.token_hash}, ${belongings.quote_id})`;
  const spot_link = newToken();
  await sql`
    insert into spot_requests (id, quote_id, carrier, email, token_hash, mode, equipment, note, answer_by)
    values (${newId()}, ${belongings.quote_id}, ${`${word} Carrier`}, 'rates@carrier.example', ${spot_link.token_hash},
      'sea', '2 × 40HC', '', now() + interval '1 day')`;
  const application = await one(sql`select id from job_applications where email = ${email}`);
  const follower = await one(sql`select id from followers where email = ${email}`);
  return {
    ...belongings,
    other_tracking_number: booked.json().tracking_number,
    draft_number,
    verification_code: document.verification_code ?? '',
    event_id: event.id ?? '',
    waypoint_ids: waypoints.ids ?? '',
    reached_waypoint_id: reached.id ?? '',
    offered_at: offer.at ?? '',
    offer_token: offer_link.token,
    spot_token: spot_link.token,
    application_id: application.id ?? '',
    password_token: await tokenIn('reset-password'),
    email_token: await tokenIn('email', new_email),
    unsubscribe_token: unsubscribeToken(product.dependencies.sign, {
      user_id: owner.user_id,
      scope: 'daily',
    }),
    subscription_token: await tokenIn('subscriptions/confirm'),
    follower_token: await tokenIn('followers/confirm'),
    unfollow_token: unfollowToken(product.dependencies.sign, follower.id ?? ''),
    new_email,
    verification_token: await tokenIn('verify-email'),
  };
}

/** Turns on the owner's second factor and returns the challenge of a sign-in that waits for it. */
export async function turnOnFactor({ visitor, database }: TestApp, owner: Customer): Promise<string> {
  await owner.request('POST', '/api/people/second-factor/key', {});
  // Confirming it with a code would end the owner's other session.
  await database.sql`update second_factors set confirmed_at = now() where user_id = ${owner.user_id}`;
  const { email } = owner;
  const halfway = await visitor.request('POST', '/api/people/sign-in', { email, password: TEST_PASSWORD });
  // On a busy machine, the calls take longer than a challenge is valid.
  await database.sql`update sign_in_challenges set expires_at = expires_at + interval '1 hour' where user_id = ${owner.user_id}`;
  return halfway.json().challenge;
}
