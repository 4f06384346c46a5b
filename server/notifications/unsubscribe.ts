import { chosenDelivery } from '#domain/notifications/mail-delivery.ts';
import { KIND_LABELS, NOTIFICATION_KINDS } from '#domain/notifications/notification-kind.ts';
import { findUserById } from '../people/users-table.ts';
import { chooseDelivery } from './choose-delivery.ts';
import { listPreferencesOf } from './notification-preferences-table.ts';
import { operations } from './operations.ts';
import { readUnsubscribeToken } from './unsubscribe-token.ts';

/** Idempotent without a key, because mail programs may send the request more than once. */
export const unsubscribe = operations.unsubscribe.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const unsubscriber = readUnsubscribeToken(context.sign, input.token);
    if (!unsubscriber) throw errors.LINK_UNKNOWN();
    const { user_id, scope } = unsubscriber;
    if (!(await findUserById(transaction, user_id))) throw errors.LINK_UNKNOWN();
    const chosen = await listPreferencesOf(transaction, user_id);
    const kinds = NOTIFICATION_KINDS.filter((kind) =>
      scope === 'daily' ? chosenDelivery(kind, chosen.get(kind) ?? null) === 'daily' : kind === scope,
    );
    await chooseDelivery(transaction, user_id, kinds, 'off');
    return { about: scope === 'daily' ? 'Daily summary' : KIND_LABELS[scope] };
  }),
);
