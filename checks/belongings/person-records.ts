import { passkeys } from '#server/auth/passkeys/passkeys-table.ts';
import { newId } from '#server/database/statements/columns.ts';
import { TEST_PASSWORD } from '#server/test-app.ts';
import { appendChunk, insertUpload } from '#server/uploads/uploads-table.ts';
import type { Owner } from './owner.ts';

/** All of its bytes have arrived. */
export async function createUpload({ product: { database }, customer, traits }: Owner) {
  const { user_id } = customer;
  const { word } = traits;
  const upload_id = newId();
  const content = Buffer.from('%PDF-1.4\n');
  await database.transaction(async (transaction) => {
    await insertUpload(transaction, {
      id: upload_id,
      user_id,
      name: `${word} upload.pdf`,
      size: content.length,
    });
    await appendChunk(transaction, { upload_id, start: 0, content });
  });
  return { upload_id };
}

/** A session that is not that of the customer's requests, and the customer's first notification. */
export async function createSession({ product, customer, traits, figure }: Owner) {
  const { database } = product;
  const { user_id, email } = customer;
  const { word } = traits;
  await product.visitor.request(
    'POST',
    '/api/people/sign-in',
    { email, password: TEST_PASSWORD },
    { 'user-agent': `${word}Browser/${figure}` },
  );
  const [notification] = await database.sql`
    select id from notifications where user_id = ${user_id} order by id limit 1`;
  const [session] = await database.sql`
    select id from sessions where user_id = ${user_id} and user_agent = ${`${word}Browser/${figure}`}`;
  return { notification_id: notification?.id, session_id: session?.id };
}

/** A passkey, and the key of a second factor that is being set up. */
export async function createFactors({ product: { database }, customer, traits, figure }: Owner) {
  const { user_id } = customer;
  const { word } = traits;
  const passkey = { id: newId(), credential_id: `${word}-credential`, name: `${word} passkey` };
  await database.db.insert(passkeys).values({
    ...passkey,
    user_id,
    public_key: Buffer.from(word),
    counter: figure + 5,
    transports: ['hybrid'],
    multi_device: true,
    backed_up: true,
  });

  const begun = await customer.request('POST', '/api/people/second-factor/key');
  return { passkey_id: passkey.id, factor_key: begun.json().key };
}
