import type { Environment } from '../environment.ts';
import { compactTallies } from '../fleet/compact-counters.ts';
import { deliverMail } from '../mail/deliver-mail.ts';
import { keptTransport, smtpTransport } from '../mail/transport.ts';
import { notifyDelays } from '../notifications/notify-delays.ts';
import { sendDigests } from '../notifications/send-digests.ts';
import { mailPasswordReset } from '../auth/credentials/mail-password-reset.ts';
import { makeDaysAhead } from '../positions/create-partitions.ts';
import { forgetOld } from '../retention/purge-expired.ts';
import type { Parts } from './make-dependencies.ts';

/** At a quarter past three, UTC. */
const EVERY_NIGHT = '15 3 * * *';
const EVERY_HOUR = '5 * * * *';
const EVERY_QUARTER = '*/15 * * * *';

/** Takes jobs from the queues, and puts into them what comes by the clock. */
export async function workJobs({ atLeisure }: Parts, { smtpUrl, mailFrom }: Environment): Promise<void> {
  const { jobs, database, log, now } = atLeisure;
  const transport = smtpUrl ? smtpTransport(smtpUrl, mailFrom) : keptTransport(log);
  await jobs.work('mail', deliverMail({ database, transport, now }));
  await jobs.work('password-resets', mailPasswordReset(atLeisure));
  await jobs.work('retention', forgetOld(atLeisure));
  await jobs.schedule('retention', EVERY_NIGHT);
  await jobs.work('digests', sendDigests(atLeisure));
  await jobs.schedule('digests', EVERY_HOUR);
  await jobs.work('delays', notifyDelays(atLeisure));
  await jobs.schedule('delays', EVERY_QUARTER);
  await jobs.work('position-days', makeDaysAhead(atLeisure));
  await jobs.schedule('position-days', EVERY_HOUR);
  await jobs.work('tallies', compactTallies(atLeisure));
  await jobs.schedule('tallies', EVERY_QUARTER);
}
