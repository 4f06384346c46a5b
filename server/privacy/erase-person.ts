import { type ErasureBlockers, erasureRefusal } from '#domain/privacy/erasure.ts';
import { deleteAmendmentsOf } from '../amendments/amendments-table.ts';
import { writeAudit } from '../audit/audit-log-table.ts';
import { deletePasswordResetTokensOf } from '../auth/credentials/password-reset-tokens-table.ts';
import { findWantedEmail } from '../auth/verification/email-changes-table.ts';
import { deleteJobApplicationsFrom } from '../careers/job-applications-table.ts';
import type { Transaction } from '../database/pool/connection.ts';
import { deleteDeliveriesOf } from '../deliveries/deliveries-table.ts';
import { deleteUnissuedOf } from '../documents/shipping-documents-table.ts';
import { deleteInstructionsOf } from '../documents/shipping-instructions-table.ts';
import { deleteContactMessagesFrom } from '../enquiries/contact-messages-table.ts';
import { deleteUnusedSearchTerms } from '../fleet/search-terms-table.ts';
import { deleteFollowersWith } from '../followers/followers-table.ts';
import { accessOf } from '../live/channel.ts';
import { deleteMailAbout, deleteMailPostedAt } from '../mail/mail-outbox-table.ts';
import { postMail } from '../mail/outbox.ts';
import { deleteNotificationsAbout } from '../notifications/notifications-table.ts';
import { lockOrganisationOf, organisationOnlyOf } from '../organisations/members-table.ts';
import { findProfile, lockAdmins } from '../people/profiles-table.ts';
import { publishPeopleChanged } from '../people/publish-people-changed.ts';
import { deleteUser, lockUser } from '../people/users-table.ts';
import { deleteQuotesOf, redactQuotesOf } from '../quotes/quotes-table.ts';
import { deleteShareLinksOf } from '../share-links/share-links-table.ts';
import { deletePartiesOf } from '../shipment-file/parties-table.ts';
import { redactShipmentsOf } from '../shipment-records/shipments-table.ts';
import { deleteSubscriptionsOf } from '../subscriptions/subscriptions-table.ts';
import { eraseCorrespondence } from './erase-correspondence.ts';
import { eraseOrganisation } from './erase-organisation.ts';
import { erasureBlockersOf } from './erasure-blockers.ts';
import { erasedMail } from './erasure-mail.ts';
import type { PrivacyContext } from './operations.ts';

type Refusal =
  | { refused: 'NOT_FOUND' | 'NOT_CONFIRMED' }
  | { refused: 'STILL_NEEDED' | 'LAST_ADMIN'; needs: ErasureBlockers };

/**
 * Erases a person in one transaction. Deletes the account and all data that belongs only to it; shipments,
 * issued documents and invoices stay without an owner, as the law requires (decision 0028).
 */
export async function erasePerson(
  transaction: Transaction,
  context: PrivacyContext,
  { user_id, confirmation, by }: { user_id: string; confirmation: string; by: string },
): Promise<'done' | Refusal> {
  const profile = await findProfile(transaction, user_id);
  // Of two last members who erase themselves at once, the second finds that they are the last. Invitations lock the company before
  // the person too.
  await lockOrganisationOf(transaction, user_id);
  // Locks in the order of ids, like all code that locks several people.
  if (profile?.role === 'admin') await lockAdmins(transaction);
  const user = await lockUser(transaction, user_id);
  if (!user || !profile) return { refused: 'NOT_FOUND' };
  if (confirmation !== user.email) return { refused: 'NOT_CONFIRMED' };
  const needs = await erasureBlockersOf(transaction, user_id, context.now());
  const refused = erasureRefusal(needs);
  if (refused) return { refused, needs };

  const organisation_id = await organisationOnlyOf(transaction, user_id);
  const shipment_ids = organisation_id ? await redactShipmentsOf(transaction, organisation_id) : [];
  await deleteInstructionsOf(transaction, shipment_ids);
  await deleteDeliveriesOf(transaction, shipment_ids);
  await deletePartiesOf(transaction, shipment_ids);
  await deleteAmendmentsOf(transaction, shipment_ids);
  await deleteUnissuedOf(transaction, shipment_ids);
  await eraseCorrespondence(transaction, shipment_ids);
  await deleteShareLinksOf(transaction, shipment_ids);
  // Data sent from or to an unverified address may be someone else’s.
  if (user.email_verified) {
    await eraseSentFrom(transaction, user.email);
    await deleteMailAbout(transaction, user.email);
  }
  const wanted = await findWantedEmail(transaction, user_id);
  if (wanted) await deleteMailPostedAt(transaction, wanted);
  await deletePasswordResetTokensOf(transaction, user_id);
  await deleteUser(transaction, user_id);
  if (organisation_id)
    await eraseOrganisation(transaction, organisation_id, { ...profile, ...user }, context.now());
  await deleteUnusedSearchTerms(transaction, `${profile.full_name} ${profile.company_name ?? ''}`);

  await writeAudit(transaction, {
    actor_id: by,
    action: by === user_id ? 'privacy.erase' : 'privacy.eraseFor',
    subject_type: 'person',
    subject_id: user_id,
    detail: { shipments_kept: shipment_ids.length },
  });
  await postMail(transaction, context, erasedMail({ name: profile.full_name, ...user }));
  await context.broadcast.publish(transaction, [{ channel: accessOf(user_id), event: 'changed', data: {} }]);
  await publishPeopleChanged(transaction, context.broadcast, user_id);
  return 'done';
}

/** Deletes enquiries of all kinds, and staff’s notifications about them. Companies keep their quotes without the person. */
async function eraseSentFrom(transaction: Transaction, email: string): Promise<void> {
  await deleteNotificationsAbout(transaction, [
    ...(await deleteQuotesOf(transaction, email)),
    ...(await deleteContactMessagesFrom(transaction, email)),
    ...(await deleteJobApplicationsFrom(transaction, email)),
  ]);
  // These name the person; colleagues keep the others about the quotes of their company.
  await deleteNotificationsAbout(transaction, await redactQuotesOf(transaction, email), 'enquiry');
  await deleteSubscriptionsOf(transaction, email);
  await deleteFollowersWith(transaction, email);
}
