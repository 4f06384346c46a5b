import { signedIn } from '../api/call-context.ts';
import { fieldIssue } from '../api/errors/field-issue.ts';
import { isOutdated } from '../api/if-match.ts';
import { writeAudit } from '../audit/audit-log-table.ts';
import { newId } from '../database/statements/columns.ts';
import { operations } from '../organisations/operations.ts';
import { lockOrganisation } from '../organisations/organisation-locks.ts';
import { AddressRefused, checkAddress } from '../outbound/allowed-address.ts';
import { findCarrierFeed, insertCarrierFeed, updateCarrierFeed } from './carrier-feeds-table.ts';
import { encryptCredential } from './credential.ts';

/** Another address starts from the beginning; other changes go on from the last event. */
export const set = operations.setCarrierFeed.handler(
  async ({ input: { id: organisation_id, credential, ...settings }, context, errors }) => {
    // Before the transaction, because it may wait for a name server.
    await checkAddress(settings.base_url, context.settings.webhookPrivateNetworks ?? []).catch((error) => {
      throw error instanceof AddressRefused ? fieldIssue('base_url', error.message) : error;
    });
    return context.write(async (transaction) => {
      const carrier = await lockOrganisation(transaction, organisation_id);
      if (!carrier) throw errors.NOT_FOUND();
      if (!carrier.roles.includes('carrier')) throw errors.NOT_A_CARRIER();
      const former = await findCarrierFeed(transaction, organisation_id);
      const isNewAddress = former?.base_url !== settings.base_url;
      if (isOutdated(context.requestHeaders, former)) throw errors.PRECONDITION_FAILED();
      // A stored credential is for the address that it was entered with.
      if (isNewAddress && credential === undefined) throw fieldIssue('credential', 'Enter the credential.');
      const id = former?.id ?? newId();
      const encrypted = credential !== undefined && {
        credential: encryptCredential(context.encryption, id, credential),
      };
      const due = { next_poll_at: context.now(), failures: 0, updated_at: context.now() };
      const feed = former
        ? await updateCarrierFeed(transaction, id, {
            ...settings,
            ...encrypted,
            ...due,
            ...(isNewAddress && { cursor: null, since: null, last_error: '', last_error_at: null }),
          })
        : await insertCarrierFeed(transaction, {
            ...settings,
            ...due,
            id,
            organisation_id,
            credential: (encrypted as Exclude<typeof encrypted, false>).credential,
            created_at: context.now(),
          });
      await writeAudit(transaction, {
        actor_id: signedIn(context).user_id,
        action: 'organisations.setCarrierFeed',
        subject_type: 'organisation',
        subject_id: organisation_id,
        detail: { name: carrier.name, ...settings, new_credential: credential !== undefined },
      });
      return { feed };
    });
  },
);
