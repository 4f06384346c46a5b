import { dayInUtc } from '#domain/calendar/calendar-day.ts';
import { retentionStart } from '#domain/positions/accepted-position.ts';
import { accountsRetainedSince, retainedSince } from '#domain/retention/retention.ts';
import { deleteIdempotencyKeysBefore } from '../api/idempotency/idempotency-keys-table.ts';
import { deletePasswordResetTokensEndedBefore } from '../auth/credentials/password-reset-tokens-table.ts';
import { deleteSpentChallengesBefore } from '../auth/passkeys/spent-challenges-table.ts';
import { deleteSessionsEndedBefore } from '../auth/sessions/sessions-table.ts';
import { deleteSignInsBefore } from '../auth/sign-in/sign-ins-table.ts';
import { deleteTrustedBrowsersUnusedSince } from '../auth/trusted-browsers/trusted-browsers-table.ts';
import { deleteEmailChangesBefore } from '../auth/verification/email-changes-table.ts';
import { deleteJobApplicationsBefore } from '../careers/job-applications-table.ts';
import { deleteDeletionsBefore } from '../deletions/deleted-records-table.ts';
import type { Dependencies } from '../dependencies.ts';
import { deleteContactMessagesBefore } from '../enquiries/contact-messages-table.ts';
import { deleteUnusedSearchTerms } from '../fleet/search-terms-table.ts';
import {
  deleteFollowersOfDoneBefore,
  deleteUnconfirmedFollowersBefore,
} from '../followers/followers-table.ts';
import { deleteImportsBefore } from '../imports/imports-table.ts';
import { deleteSettledInvoicesBefore } from '../invoices/invoices-table.ts';
import { deletePaymentsBefore } from '../invoices/payments/payments-table.ts';
import { isolateFailures } from '../jobs/isolate-failures.ts';
import type { Worker } from '../jobs/jobs.ts';
import { deleteMailBefore } from '../mail/mail-outbox-table.ts';
import { deleteNotificationsBefore } from '../notifications/notifications-table.ts';
import { deletePaidBalancesBefore } from '../organisations/opening-balances-table.ts';
import { deleteImplausibleBefore } from '../positions/implausible-positions-table.ts';
import { deleteLatestBefore } from '../positions/latest-positions-table.ts';
import { dropPartitionsBefore } from '../positions/position-partitions.ts';
import { deleteUnconvertedQuotesBefore } from '../quotes/quotes-table.ts';
import { deleteSharedRateLimitsOver } from '../rate-limits/shared-rate-limits-table.ts';
import { deleteShareLinksEndedBefore } from '../share-links/share-links-table.ts';
import { deleteDoneShipmentsBefore } from '../shipment-records/shipments-table.ts';
import { deleteUnconfirmedBefore } from '../subscriptions/subscriptions-table.ts';
import { deleteSettledBillsBefore } from '../supplier-bills/supplier-bills-table.ts';
import { deleteUploadsBefore } from '../uploads/uploads-table.ts';
import { deleteDeliveriesBefore } from '../webhooks/webhook-deliveries-table.ts';

/**
 * Deletes data whose retention period in the privacy policy has ended. Runs daily; idempotent. A step that fails stops none of
 * the others.
 */
export function purgeExpired({
  database: { db, sql },
  positionsDatabase,
  log,
  now,
}: Pick<Dependencies, 'database' | 'positionsDatabase' | 'log' | 'now'>): Worker<'retention'> {
  return async () => {
    const today = now();
    const accounts = accountsRetainedSince(today);
    const oldest = dayInUtc(new Date(retentionStart(today)));
    const steps: (() => Promise<unknown>)[] = [
      () => deleteUnconvertedQuotesBefore(db, retainedSince('quotes', today)),
      () => deleteContactMessagesBefore(db, retainedSince('contact_messages', today)),
      () => deleteJobApplicationsBefore(db, retainedSince('job_applications', today)),
      () => deleteSignInsBefore(db, retainedSince('sign_ins', today)),
      () => deleteTrustedBrowsersUnusedSince(db, retainedSince('trusted_browsers', today)),
      () => deleteSessionsEndedBefore(db, today),
      () => deleteSpentChallengesBefore(db, today),
      () => deletePasswordResetTokensEndedBefore(db, today),
      () => deleteUnconfirmedBefore(db, retainedSince('unconfirmed_subscriptions', today)),
      () => deleteUnconfirmedFollowersBefore(db, retainedSince('unconfirmed_subscriptions', today)),
      () => deleteFollowersOfDoneBefore(db, retainedSince('followers', today)),
      () => deleteShareLinksEndedBefore(db, today),
      () => deleteImportsBefore(db, retainedSince('imports', today)),
      () => deleteDeletionsBefore(db, retainedSince('deleted_records', today)),
      () => deleteUploadsBefore(db, retainedSince('uploads', today)),
      () => deleteEmailChangesBefore(db, today),
      () => deleteMailBefore(db, retainedSince('mails', today)),
      () => deleteDeliveriesBefore(db, retainedSince('webhook_deliveries', today)),
      () => deleteNotificationsBefore(db, retainedSince('notifications', today)),
      () => deleteSettledInvoicesBefore(db, accounts),
      () => deleteSettledBillsBefore(db, accounts),
      // After the invoices that they paid.
      () => deletePaymentsBefore(db, accounts),
      () => deletePaidBalancesBefore(db, accounts),
      () => deleteDoneShipmentsBefore(db, { done: retainedSince('shipments', today), accounts }),
      () => deleteUnusedSearchTerms(db),
      () => deleteIdempotencyKeysBefore(db, retainedSince('idempotency_keys', today)),
      () => deleteSharedRateLimitsOver(db, today),
      () => deleteLatestBefore(db, retainedSince('positions', today)),
      () => deleteImplausibleBefore(db, retainedSince('positions', today)),
      // Last, because a partition that is read for long can't be dropped: then the attempt fails and the job is retried.
      () => dropPartitionsBefore(sql, oldest),
      async () => positionsDatabase && dropPartitionsBefore(positionsDatabase.sql, oldest),
    ];
    await isolateFailures(log, 'Expired data could not be deleted', async (attempt) => {
      for (const step of steps) await attempt({}, step);
    });
  };
}
