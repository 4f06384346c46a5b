import { setTimeout as pause } from 'node:timers/promises';
import { type MailServer, startMailServer } from '../../server/mail/mail-server-for-tests.ts';
import { type Fault, Guarantees, seconds } from './fault.ts';
import { type Product, startProduct } from './product.ts';

const LATE_MS = 5_000;
const ALL_MS = 90_000;
const READ_MS = 2_000;
const RECIPIENTS = ['refused', 'busy-once', 'dropped-once', 'late', 'plain', 'while-away'].map(
  (name) => `${name}@test.example`,
);

export const badMail: Fault = {
  name: 'bad-mail',
  title: 'mail server slow, down, busy (450), refusing (550), or silent after accepting; and a malformed job',
  limit: `each mail is delivered once within ${seconds(ALL_MS)}, one that was accepted without a reply twice under one Message-ID; 550 is not retried; the poison job ends in a separate queue and blocks nothing`,
  async run() {
    let server = await startMailServer({ late_ms: LATE_MS });
    const product = await startProduct({
      environment: { SMTP_URL: server.url, MAIL_FROM: 'no-reply@groundswell.example' },
    });
    const guarantees = new Guarantees();
    try {
      await product.query(`insert into jobs.job (name, data, retry_limit, retry_delay, retry_backoff, dead_letter)
        values ('mail', '{"mail_id": "no id"}', 2, 1, false, 'dead-letters')`);
      for (const recipient of RECIPIENTS.slice(0, -1)) await write(product, recipient);
      const read_ms = await slowestRead(product, LATE_MS);
      const first = server;
      await settle(first, RECIPIENTS.slice(1, -1));

      // Stops for a while and returns on the same port.
      await server.close();
      await write(product, 'while-away@test.example');
      await pause(3_000);
      const back = performance.now();
      server = await startMailServer({ port: Number(new URL(server.url).port) });
      await settle(server, ['while-away@test.example']);
      const resume_ms = performance.now() - back;

      const takenBy = (name: string) => [
        ...(first.taken.get(`${name}@test.example`) ?? []),
        ...(server.taken.get(`${name}@test.example`) ?? []),
      ];
      for (const name of ['busy-once', 'late', 'plain', 'while-away'])
        guarantees.expect(takenBy(name).length === 1, `${name} is delivered once: ${takenBy(name).length}`);
      const twice = takenBy('dropped-once');
      guarantees.expect(
        twice.length === 2 && new Set(twice).size === 1,
        'accepted without a reply: sent again under the same id',
      );
      guarantees.expect(
        first.offered.get('refused@test.example') === 1,
        'a permanent refusal is not retried',
      );
      guarantees.expect(
        (await statusOf(product, 'refused')) === 'failed',
        'and stays readable at /admin/mail',
      );
      guarantees.expect(await isDeadLettered(product), 'the poison job ends in a separate queue');
      guarantees.expect(read_ms < READ_MS, `pages are served within ${seconds(READ_MS)} during the fault`);
      guarantees.expect(product.crashes() === 0, 'the server does not exit');
      return {
        tried: RECIPIENTS.length,
        acknowledged: RECIPIENTS.length - 1,
        lost: RECIPIENTS.slice(1).filter(
          (recipient) => takenBy(recipient.split('@')[0] as string).length === 0,
        ).length,
        duplicated: 0,
        resume_ms,
        measured: [
          `slowest read during the fault ${seconds(read_ms)}`,
          'one mail was delivered twice under one Message-ID, as its first delivery was never confirmed',
        ],
        broken: guarantees.broken,
      };
    } finally {
      await product.stop();
      await server.close();
    }
  },
};

/** Sends a visitor's message, which is confirmed by mail. */
async function write({ url }: Product, email: string): Promise<void> {
  const response = await fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Ada',
      email,
      subject: 'Lamps',
      message: 'Do you carry lamps?',
      seconds_open: 41,
    }),
  });
  if (!response.ok) throw new Error(`The question was answered ${response.status}: ${await response.text()}`);
}

async function settle(server: MailServer, recipients: readonly string[]): Promise<void> {
  const end = performance.now() + ALL_MS;
  const isDone = (recipient: string) =>
    (server.taken.get(recipient)?.length ?? 0) >= (recipient.startsWith('dropped') ? 2 : 1);
  while (!recipients.every(isDone) && performance.now() < end) await pause(100);
  await pause(1_000);
}

async function slowestRead({ url }: Product, ms: number): Promise<number> {
  const end = performance.now() + ms;
  let slowest = 0;
  while (performance.now() < end) {
    const start = performance.now();
    await fetch(`${url}/api/tracking/GS123456789`);
    slowest = Math.max(slowest, performance.now() - start);
    await pause(50);
  }
  return slowest;
}

async function statusOf(product: Product, name: string): Promise<string | undefined> {
  const [mail] = await product.query<{ status: string }>(
    `select status from mail_outbox where recipient = '${name}@test.example'`,
  );
  return mail?.status;
}

async function isDeadLettered(product: Product): Promise<boolean> {
  const end = performance.now() + ALL_MS;
  for (;;) {
    const found = await product.query(
      `select 1 from jobs.job where name = 'dead-letters' and data->>'mail_id' = 'no id'`,
    );
    if (found.length > 0 || performance.now() > end) return found.length > 0;
    await pause(500);
  }
}
