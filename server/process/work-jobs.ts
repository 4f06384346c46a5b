import { mailPasswordReset } from '../auth/credentials/mail-password-reset.ts';
import { endViews } from '../auth/sessions/end-views.ts';
import { assignBranches } from '../branches/assign-branches.ts';
import { sendCutOffReminders } from '../carrier-bookings/send-cut-off-reminders.ts';
import { pollCarriers } from '../carrier-feeds/poll-carriers.ts';
import { deliveryRequest } from '../dcsa/subscriptions/delivery-request.ts';
import type { Environment } from '../environment.ts';
import { deleteObjects } from '../files/delete-objects.ts';
import { compactCounters } from '../fleet/compact-counters.ts';
import { reindexRenamedClients } from '../fleet/reindex-renamed-clients.ts';
import { runImport } from '../imports/run-import.ts';
import { sendPaymentReminders } from '../invoices/payment-reminders/send-payment-reminders.ts';
import { deliverMail } from '../mail/deliver-mail.ts';
import { outboxTransport, smtpTransport } from '../mail/transport.ts';
import { notifyDelays } from '../notifications/notify-delays.ts';
import { sendDigests } from '../notifications/send-digests.ts';
import { createPartitionsAhead } from '../positions/create-partitions.ts';
import { fetchExchangeRates } from '../rates/exchange-rates/fetch-exchange-rates.ts';
import { purgeExpired } from '../retention/purge-expired.ts';
import { startDeliveries } from '../webhooks/start-deliveries.ts';
import type { Runtime } from './make-dependencies.ts';
import type { Shutdown } from './shutdown.ts';

/** At 03:15 UTC. */
const EVERY_NIGHT = '15 3 * * *';
/** At 07:20 UTC: e-mails arrive in the morning of Europe, and due days have ended everywhere but in the west of America. */
const EVERY_MORNING = '20 7 * * *';
const EVERY_HOUR = '5 * * * *';
const EVERY_THREE_HOURS = '40 */3 * * *';
const EVERY_MINUTE = '* * * * *';
const EVERY_QUARTER = '*/15 * * * *';

/** Starts the job workers and schedules the recurring jobs. */
export async function workJobs(
  { background }: Runtime,
  { smtpUrl, mailFrom, fxUrl }: Environment,
  shutdown: Shutdown,
): Promise<void> {
  const { jobs, database, log, now } = background;
  const transport = smtpUrl ? smtpTransport(smtpUrl, mailFrom) : outboxTransport(log);
  await jobs.work('mail', deliverMail({ database, transport, now }));
  await jobs.work('password-resets', mailPasswordReset(background));
  await jobs.work('retention', purgeExpired(background));
  await jobs.schedule('retention', EVERY_NIGHT);
  await jobs.work('digests', sendDigests(background));
  await jobs.schedule('digests', EVERY_HOUR);
  await jobs.work('delays', notifyDelays(background));
  await jobs.schedule('delays', EVERY_QUARTER);
  await jobs.work('position-partitions', createPartitionsAhead(background));
  await jobs.schedule('position-partitions', EVERY_HOUR);
  await jobs.work('counters', compactCounters(background));
  await jobs.schedule('counters', EVERY_QUARTER);
  await jobs.work('renamed-clients', reindexRenamedClients(background));
  await jobs.schedule('renamed-clients', EVERY_MINUTE);
  await jobs.work('object-deletions', deleteObjects(background));
  await jobs.schedule('object-deletions', EVERY_QUARTER);
  await jobs.work('branches', assignBranches(background));
  await jobs.schedule('branches', EVERY_NIGHT);
  await jobs.work('cut-offs', sendCutOffReminders(background));
  await jobs.schedule('cut-offs', EVERY_QUARTER);
  await jobs.work('carrier-feeds', pollCarriers(background));
  await jobs.schedule('carrier-feeds', EVERY_MINUTE);
  await jobs.work('imports', runImport(background));
  await jobs.work('exchange-rates', fetchExchangeRates(background, fxUrl));
  await jobs.schedule('exchange-rates', EVERY_THREE_HOURS);
  await jobs.work('payment-reminders', sendPaymentReminders(background));
  await jobs.schedule('payment-reminders', EVERY_MORNING);
  await jobs.work('views', endViews(background));
  await jobs.schedule('views', EVERY_MINUTE);
  shutdown.push(startDeliveries(background, deliveryRequest));
}
