import { signedIn } from '../api/call-context.ts';
import { isOutdated } from '../api/if-match.ts';
import { writeAudit } from '../audit/audit-log-table.ts';
import { checkUrl } from './check-url.ts';
import { lockManagedWebhook } from './managed-webhook.ts';
import { operations } from './operations.ts';
import { requireMoneyForEvents, requireMoneyForWebhook } from './require-money.ts';
import { updateWebhook } from './webhooks-table.ts';

export const change = operations.change.handler(async ({ input, context, errors }) => {
  const { id, enabled, ...changed } = input;
  if (changed.url !== undefined) await checkUrl(context, changed.url);
  return context.write(async (transaction) => {
    const person = signedIn(context);
    const webhook = await lockManagedWebhook(transaction, person, id, errors);
    if (isOutdated(context.requestHeaders, webhook)) throw errors.PRECONDITION_FAILED();
    await requireMoneyForWebhook(transaction, person, webhook);
    requireMoneyForEvents(person, changed.events ?? []);
    const disabled_at = enabled === false ? (webhook.disabled_at ?? context.now()) : null;
    const state =
      enabled === undefined
        ? {}
        : { disabled_at, disabled_reason: '', ...(enabled && { failing_since: null }) };
    const updated = await updateWebhook(transaction, id, {
      url: changed.url ?? webhook.url,
      events: changed.events ?? webhook.events,
      ...state,
      updated_at: context.now(),
    });
    await writeAudit(transaction, {
      actor_id: person.user_id,
      action: 'webhooks.change',
      subject_type: 'organisation',
      subject_id: webhook.organisation_id,
      detail: {
        webhook: id,
        changes: {
          ...(updated.url !== webhook.url && { url: [webhook.url, updated.url] }),
          ...(String(updated.events) !== String(webhook.events) && {
            events: [webhook.events, updated.events],
          }),
          ...(enabled !== undefined && { enabled: [webhook.disabled_at === null, enabled] }),
        },
      },
    });
    return updated;
  });
});
