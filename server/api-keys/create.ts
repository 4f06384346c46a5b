import { STAFF_AREAS } from '#domain/api-keys/key-areas.ts';
import { signedIn } from '../api/call-context.ts';
import { fieldIssue } from '../api/errors/field-issue.ts';
import { writeAudit } from '../audit/audit-log-table.ts';
import { hashOf } from '../auth/sessions/session-token.ts';
import { lockOrganisation } from '../organisations/organisations-table.ts';
import { insertApiKey, listApiKeys } from './api-keys-table.ts';
import { newKey } from './key-text.ts';
import { operations } from './operations.ts';
import { ownerOfKeys } from './owner-of-keys.ts';

const MOST_KEYS = 50;

export const create = operations.create.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const person = signedIn(context);
    const now = context.now();
    const { name, expires_at = null, allowed_networks = [] } = input;
    if (expires_at && expires_at <= now) throw fieldIssue('expires_at', 'Choose a time in the future.');
    const organisation_id = ownerOfKeys(person, input.organisation_id);
    if (organisation_id === undefined) throw errors.NO_COMPANY();
    const forStaff = input.scopes.find((scope) => STAFF_AREAS.some((area) => scope.startsWith(`${area}:`)));
    if (organisation_id !== null && forStaff)
      throw fieldIssue('scopes', `Keys of a company cannot have the scope ${forStaff}.`);
    // The lock makes the limit hold.
    if (organisation_id !== null && !(await lockOrganisation(transaction, organisation_id)))
      throw errors.NO_COMPANY();
    if ((await listApiKeys(transaction, organisation_id)).length >= MOST_KEYS) throw errors.TOO_MANY_KEYS();
    const { key, start } = newKey();
    const scopes = [...new Set(input.scopes)].sort();
    const inserted = await insertApiKey(transaction, {
      organisation_id,
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
      detail: { api_key: inserted.id, name, start, scopes },
    });
    return { ...inserted, created_by: person.full_name, key };
  }),
);
