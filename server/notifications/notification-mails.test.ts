import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  KIND_LABELS,
  NOTIFICATION_KINDS,
  type NotificationKind,
} from '#domain/notifications/notification-kind.ts';
import { mailOutbox } from '../mail/mail-outbox-table.ts';
import { unsubscribeHeaders } from '../mail/unsubscribe-headers.ts';
import { users } from '../people/users-table.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { notifications } from './notifications-table.ts';
import { notify } from './notify.ts';
import { sendDigests } from './send-digests.ts';

let product: TestApp;
let person: Awaited<ReturnType<TestApp['signIn']>>;
let now = new Date('2026-03-10T08:00:00Z');
beforeAll(async () => {
  product = await startTestApp({ now: () => now });
});
afterAll(() => product.close());
beforeEach(async () => {
  person = await product.signIn('customer');
});

const notifyPerson = (kind: NotificationKind, message = `About ${kind}`) =>
  product.database.transaction((transaction) =>
    notify(transaction, product.dependencies, {
      user_id: person.user_id,
      kind,
      type: 'info',
      title: KIND_LABELS[kind],
      message,
      related_id: 'GS123456789',
      related_type: 'shipment',
    }),
  );
const choose = (kind: NotificationKind, delivery: string) =>
  person.request('POST', '/api/notifications/preferences', { kind, delivery });
const mails = () =>
  product.database.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, person.email))
    .orderBy(desc(mailOutbox.id));
const unsubscribePath = (text: string) =>
  new URL(/<(.+)>/.exec(unsubscribeHeaders(text)['List-Unsubscribe'] ?? '')?.[1] ?? '').pathname;

describe('an instant e-mail', () => {
  test.each(NOTIFICATION_KINDS)(
    'about %s has text, a link and an unsubscribe link in both parts',
    async (kind) => {
      await choose(kind, 'instant');
      await notifyPerson(kind, 'Lamps <b>& more</b>');
      const [mail, ...others] = await mails();
      expect(others).toEqual([]);
      const title = KIND_LABELS[kind];
      expect(mail?.subject).toBe(kind === 'message' ? title : `${title}: Lamps <b>& more</b>`);
      expect(mail?.text).toContain('Lamps <b>& more</b>');
      expect(mail?.html).toContain('Lamps &lt;b&gt;&amp; more&lt;/b&gt;');
      const screen = kind === 'message' ? 'messages' : 'track';
      expect(mail?.link).toBe(`http://localhost:3000/${screen}/GS123456789`);
      expect(mail?.html).toContain('>Unsubscribe</a>');
      expect(unsubscribeHeaders(mail?.text ?? '')).toMatchObject({
        'List-Unsubscribe': expect.stringContaining(
          `/api/notifications/unsubscribe/${person.user_id}_${kind}_`,
        ),
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      });
    },
  );

  test('is not sent when the transaction fails, or to an unverified address', async () => {
    const failing = product.database.transaction(async (transaction) => {
      await notify(transaction, product.dependencies, {
        user_id: person.user_id,
        kind: 'invoice_issued',
        type: 'info',
        title: 'Invoice',
        message: '1',
      });
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    const { db } = product.database;
    await db.update(users).set({ email_verified: false }).where(eq(users.id, person.user_id));
    await notifyPerson('invoice_issued');
    expect(await mails()).toEqual([]);
    const { preferences, email_verified } = (
      await person.request('GET', '/api/notifications/preferences')
    ).json();
    expect(email_verified).toBe(false);
    expect(preferences.map(({ kind }: { kind: string }) => kind)).not.toContain('enquiry');
  });

  test('may contain more than the notification', async () => {
    await product.database.transaction((transaction) =>
      notify(
        transaction,
        product.dependencies,
        { user_id: person.user_id, kind: 'quote_answered', type: 'success', title: 'T', message: 'M' },
        { subject: 'Your quote', paragraphs: ['At length'] },
      ),
    );
    expect(await mails()).toMatchObject([
      { subject: 'Your quote', text: expect.stringContaining('At length') },
    ]);
  });
});

describe('the daily digest', () => {
  const send = () => sendDigests(product.dependencies)({});
  const nextDay = () => {
    now = new Date(now.getTime() + 86_400_000);
  };

  test('collects the kinds chosen for it, once', async () => {
    await choose('invoice_issued', 'off');
    await notifyPerson('status_changed', 'First');
    await notifyPerson('document_ready', 'Second');
    await notifyPerson('invoice_issued', 'Third');
    expect(await mails()).toEqual([]);
    await Promise.all([send(), send()]);
    await send();
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Daily summary: 2 notifications');
    expect(mail?.text).toMatch(/Status changed\n\n• Status changed: First[\s\S]*• Document ready: Second/);
    expect(mail?.html).toContain('• Document ready: Second');
    expect(mail?.text).not.toContain('Third');
    expect(unsubscribeHeaders(mail?.text ?? '')['List-Unsubscribe']).toContain('_daily_');

    await notifyPerson('status_changed', 'Later');
    await send();
    expect(await mails()).toHaveLength(1);
    nextDay();
    await send();
    expect((await mails())[0]?.text).toContain('Later');
    expect((await mails())[0]?.text).not.toContain('First');
  });

  test('loses and repeats nothing when interrupted', async () => {
    await notifyPerson('status_changed', 'Kept');
    const interrupted = sendDigests({
      ...product.dependencies,
      jobs: {
        ...product.dependencies.jobs,
        send: async () => {
          throw new Error('killed');
        },
      },
    });
    await expect(interrupted({})).rejects.toMatchObject({ errors: [new Error('killed')] });
    expect(await mails()).toEqual([]);
    await send();
    await send();
    expect(await mails()).toHaveLength(1);
    expect((await mails())[0]?.text).toContain('Kept');
  });

  test('that fails stops no other, and is sent when the job is retried', async () => {
    const { sql } = product.database;
    const recipients = async () => {
      const rows = await sql`select recipient from mail_outbox where subject like 'Daily summary%'
        and recipient in (${failing.email}, ${next.email})`;
      return rows.map(({ recipient }) => recipient).sort();
    };
    const failing = person;
    await notifyPerson('status_changed');
    const next = await product.signIn('customer');
    person = next;
    await notifyPerson('status_changed');
    await sql.unsafe(
      `alter table notification_digests add constraint refused check (user_id <> '${failing.user_id}') not valid`,
    );
    await expect(send()).rejects.toThrow('Daily digest failed: 1');
    expect(await recipients()).toEqual([next.email]);
    await sql`alter table notification_digests drop constraint refused`;
    await send();
    expect(await recipients()).toEqual([failing.email, next.email].sort());
  });

  test('omits kinds that were turned off before it was sent', async () => {
    await notifyPerson('status_changed', 'Unwanted');
    await choose('status_changed', 'off');
    await send();
    expect(await mails()).toEqual([]);
  });

  test('does not go to deactivated accounts', async () => {
    await notifyPerson('status_changed', 'Secret');
    const { db } = product.database;
    await db.update(users).set({ deactivated_at: now }).where(eq(users.id, person.user_id));
    await send();
    expect(await mails()).toEqual([]);
  });
});

describe('unsubscribing', () => {
  const click = (path: string) =>
    product.app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
  const deliveries = async () => {
    const response = await person.request('GET', '/api/notifications/preferences');
    return Object.fromEntries(
      response
        .json()
        .preferences.map(({ kind, delivery }: { kind: string; delivery: string }) => [kind, delivery]),
    );
  };

  test('takes one click in a mail program, for its kind and reader only', async () => {
    await notifyPerson('shipment_created');
    const path = unsubscribePath((await mails())[0]?.text ?? '');
    await product.app.inject({ url: path });
    expect((await deliveries()).shipment_created).toBe('instant');
    expect((await click(path)).json()).toEqual({ about: 'Shipment created' });
    expect((await click(path)).statusCode).toBe(200);
    expect(await deliveries()).toMatchObject({ shipment_created: 'off', shipment_delayed: 'instant' });
    await notifyPerson('shipment_created');
    expect(await mails()).toHaveLength(1);
    const notified = await product.database.db
      .select()
      .from(notifications)
      .where(eq(notifications.user_id, person.user_id))
      .orderBy(notifications.id);
    expect(notified).toHaveLength(2);
  });

  test('from the digest ends all kinds in it', async () => {
    now = new Date(now.getTime() + 86_400_000);
    await notifyPerson('status_changed');
    await sendDigests(product.dependencies)({});
    await click(unsubscribePath((await mails())[0]?.text ?? ''));
    expect(await deliveries()).toMatchObject({
      status_changed: 'off',
      document_ready: 'off',
      shipment_created: 'instant',
    });
  });

  test('with a link for another person or kind is rejected', async () => {
    await notifyPerson('shipment_created');
    const path = unsubscribePath((await mails())[0]?.text ?? '');
    const other = await product.signIn('customer');
    for (const changed of [
      path.replace('_shipment_created_', '_role_changed_'),
      path.replace(person.user_id, other.user_id),
      path.slice(0, -1),
      '/api/notifications/unsubscribe/made-up',
    ])
      expect((await click(changed)).statusCode).toBe(410);
  });
});
