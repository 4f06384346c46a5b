import { retentionStart } from '#domain/positions/accepted-position.ts';
import { retainedSince } from '#domain/retention/retention.ts';
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
import type { Worker } from '../jobs/jobs.ts';
import { deleteMailBefore } from '../mail/mail-outbox-table.ts';
import { deleteNotificationsBefore } from '../notifications/notifications-table.ts';
import { deleteImplausibleBefore } from '../positions/implausible-positions-table.ts';
import { deleteLatestBefore } from '../positions/latest-positions-table.ts';
import { dayOf, dropPartitionsBefore } from '../positions/position-partitions.ts';
import { deleteUnconvertedQuotesBefore } from '../quotes/quotes-table.ts';
import { deleteSharedRateLimitsOver } from '../rate-limits/shared-rate-limits-table.ts';
import { deleteShareLinksEndedBefore } from '../share-links/share-links-table.ts';
import { deleteDoneShipmentsBefore } from '../shipment-records/shipments-table.ts';
import { deleteUnconfirmedBefore } from '../subscriptions/subscriptions-table.ts';
import { deleteUploadsBefore } from '../uploads/uploads-table.ts';
import { deleteDeliveriesBefore } from '../webhooks/webhook-deliveries-table.ts';

/** Deletes data whose retention period in the privacy policy has ended. Runs daily; idempotent. */
export function purgeExpired({
  database: { db, sql },
  positionsDatabase,
  now,
}: Pick<Dependencies, 'database' | 'positionsDatabase' | 'now'>): Worker<'retention'> {
  return async () => {
    const today = now();
    await deleteUnconvertedQuotesBefore(db, retainedSince('quotes', today));
    await deleteContactMessagesBefore(db, retainedSince('contact_messages', today));
    await deleteJobApplicationsBefore(db, retainedSince('job_applications', today));
    await deleteSignInsBefore(db, retainedSince('sign_ins', today));
    await deleteTrustedBrowsersUnusedSince(db, retainedSince('trusted_browsers', today));
    await deleteSessionsEndedBefore(db, today);
    await deleteSpentChallengesBefore(db, today);
    await deletePasswordResetTokensEndedBefore(db, today);
    await deleteUnconfirmedBefore(db, retainedSince('unconfirmed_subscriptions', today));
    await deleteUnconfirmedFollowersBefore(db, retainedSince('unconfirmed_subscriptions', today));
    await deleteFollowersOfDoneBefore(db, retainedSince('followers', today));
    await deleteShareLinksEndedBefore(db, today);
    await deleteImportsBefore(db, retainedSince('imports', today));
    await deleteDeletionsBefore(db, retainedSince('deleted_records', today));
    await deleteUploadsBefore(db, retainedSince('uploads', today));
    await deleteEmailChangesBefore(db, today);
    await deleteMailBefore(db, retainedSince('mails', today));
    await deleteDeliveriesBefore(db, retainedSince('webhook_deliveries', today));
    await deleteNotificationsBefore(db, retainedSince('notifications', today));
    await deleteSettledInvoicesBefore(db, retainedSince('shipments', today));
    await deleteDoneShipmentsBefore(db, retainedSince('shipments', today));
    await deleteUnusedSearchTerms(db);
    await deleteIdempotencyKeysBefore(db, retainedSince('idempotency_keys', today));
    await deleteSharedRateLimitsOver(db, today);
    await deleteLatestBefore(db, retainedSince('positions', today));
    await deleteImplausibleBefore(db, retainedSince('positions', today));
    // Last: where somebody reads them for long, it is given up, and all is tried again.
    const oldest = dayOf(retentionStart(today));
    await dropPartitionsBefore(sql, oldest);
    if (positionsDatabase) await dropPartitionsBefore(positionsDatabase.sql, oldest);
  };
}
