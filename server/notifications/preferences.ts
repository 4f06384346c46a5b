import { chosenDelivery } from '#domain/notifications/mail-delivery.ts';
import { KIND_LABELS, kindsFor } from '#domain/notifications/notification-kind.ts';
import { signedIn } from '../api/call-context.ts';
import { findUserById } from '../people/users-table.ts';
import { listPreferencesOf } from './notification-preferences-table.ts';
import { operations } from './operations.ts';

export const preferences = operations.preferences.handler(async ({ context }) => {
  const { user_id, role } = signedIn(context);
  const { db } = context.database;
  const [user, chosen] = await Promise.all([findUserById(db, user_id), listPreferencesOf(db, user_id)]);
  return {
    email_verified: user?.email_verified ?? false,
    preferences: kindsFor(role).map((kind) => ({
      kind,
      label: KIND_LABELS[kind],
      delivery: chosenDelivery(kind, chosen.get(kind) ?? null),
    })),
  };
});
