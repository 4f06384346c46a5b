import { CARRIER_SCOPE, isCompanyScope, isTestScope, type Scope } from '#domain/api-keys/key-areas.ts';
import { isStaff } from '#domain/people/role.ts';
import { signedIn } from '../api/call-context.ts';
import { fieldIssue } from '../api/errors/field-issue.ts';
import { writeAudit } from '../audit/audit-log-table.ts';
import { hashOf } from '../auth/sessions/session-token.ts';
import { insertCarrierPushes } from '../carrier-events/carrier-pushes-table.ts';
import type { Transaction } from '../database/pool/connection.ts';
import { lockOrganisation } from '../organisations/organisation-locks.ts';
import {
  ensureTestOrganisation,
  ensureTestOrganisationOf,
  type OrganisationRecord,
} from '../organisations/organisations-table.ts';
import { TEST_ORGANISATION_ID } from '../organisations/test-organisation.ts';
import { insertApiKey, listApiKeys } from './api-keys-table.ts';
import { newKey } from './key-text.ts';
import { operations } from './operations.ts';
import { ownerOfKeys } from './owner-of-keys.ts';

const MAX_KEYS = 50;

export const create = operations.create.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const person = signedIn(context);
    const now = context.now();
    const { name, expires_at = null, test = false } = input;
    const allowed_networks = input.allowed_networks ?? [];
    if (expires_at && expires_at <= now) throw fieldIssue('expires_at', 'Choose a time in the future.');
    const organisation_id = ownerOfKeys(person, input.organisation_id ?? undefined);
    if (organisation_id === undefined) throw errors.NO_COMPANY();
    const isCarrierKey = input.scopes.includes(CARRIER_SCOPE);
    const refused = input.scopes.find((scope) => {
      if (test) return !isTestScope(scope);
      if (scope === CARRIER_SCOPE) return !isStaff(person.role);
      return organisation_id !== null && !isCompanyScope(scope);
    });
    if (refused)
      throw fieldIssue(
        'scopes',
        `${test ? 'Test keys' : 'Keys of a company'} cannot have the scope ${refused}.`,
      );
    // Locks the organisation so that concurrent calls can't exceed the limit.
    const organisation =
      organisation_id === null ? undefined : await lockOrganisation(transaction, organisation_id);
    if (organisation_id !== null && !organisation) throw errors.NO_COMPANY();
    if (isCarrierKey) await prepareCarrier(transaction, organisation, input.scopes);
    if ((await listApiKeys(transaction, organisation_id)).length >= MAX_KEYS) throw errors.TOO_MANY_KEYS();
    const { key, start } = newKey({ test });
    const scopes = [...new Set(input.scopes)].sort();
    const inserted = await insertApiKey(transaction, {
      organisation_id,
      test_organisation_id: test ? await testOrganisationFor(transaction, organisation) : null,
      user_id: person.user_id,
      name,
      start,
      key_hash: hashOf(key),
      scopes,
      allowed_networks,
      expires_at,
      created_at: now,
    });
    await writeAudit(transaction, {
      actor_id: person.user_id,
      action: 'apiKeys.create',
      subject_type: organisation_id === null ? 'person' : 'organisation',
      subject_id: organisation_id ?? person.user_id,
      detail: { api_key: inserted.id, name, start, scopes, test },
    });
    return { ...inserted, test, created_by: person.full_name, key };
  }),
);

/** A customer's test keys share what they book; those of staff have only the test numbers' organisation. */
async function testOrganisationFor(
  transaction: Transaction,
  organisation: OrganisationRecord | undefined,
): Promise<string> {
  if (organisation) return ensureTestOrganisationOf(transaction, organisation);
  await ensureTestOrganisation(transaction);
  return TEST_ORGANISATION_ID;
}

/** The key of a carrier, which others hold, has no other scope. With the first one, the carrier is known by its present name. */
async function prepareCarrier(
  transaction: Transaction,
  carrier: OrganisationRecord | undefined,
  scopes: readonly Scope[],
): Promise<void> {
  if (!carrier?.roles.includes('carrier'))
    throw fieldIssue('scopes', `Only keys of carriers have the scope ${CARRIER_SCOPE}.`);
  if (scopes.some((scope) => scope !== CARRIER_SCOPE))
    throw fieldIssue('scopes', `A key with ${CARRIER_SCOPE} has no other scope.`);
  await insertCarrierPushes(transaction, { organisation_id: carrier.id, names: [carrier.name] });
}
