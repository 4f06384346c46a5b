import { signedIn } from '../api/call-context.ts';
import { writeAudit } from '../audit/audit-log-table.ts';
import { accessOf } from '../live/channel.ts';
import { deleteApiKey, lockApiKey } from './api-keys-table.ts';
import { operations } from './operations.ts';
import { isManagedBy } from './owner-of-keys.ts';

export const revoke = operations.revoke.handler(({ input: { id }, context, errors }) =>
  context.write(async (transaction) => {
    const person = signedIn(context);
    const key = await lockApiKey(transaction, id);
    if (!key || !isManagedBy(person, key)) throw errors.NOT_FOUND();
    await deleteApiKey(transaction, id);
    await writeAudit(transaction, {
      actor_id: person.user_id,
      action: 'apiKeys.revoke',
      subject_type: key.organisation_id === null ? 'person' : 'organisation',
      subject_id: key.organisation_id ?? key.user_id,
      detail: { api_key: id, name: key.name, start: key.start },
    });
    // Removes the key from the cache of every node.
    await context.broadcast.publish(transaction, [
      { channel: accessOf(key.user_id), event: 'key_revoked', data: {} },
    ]);
    return {};
  }),
);
