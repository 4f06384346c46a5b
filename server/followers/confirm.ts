import { confirmation } from '#domain/subscriptions/subscription.ts';
import { hashOf } from '../mail/link-token.ts';
import { postMail } from '../mail/outbox.ts';
import { welcomeMail } from './follower-mails.ts';
import { lockFollowerByToken, updateFollower } from './followers-table.ts';
import { operations } from './operations.ts';

export const confirm = operations.confirm.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const now = context.now();
    const found = await lockFollowerByToken(transaction, hashOf(input.token));
    if (!found) throw errors.LINK_EXPIRED();
    const { follower, tracking_number } = found;
    const status = follower.confirmed_at ? 'confirmed' : 'pending';
    const outcome = confirmation({ status, created_at: follower.created_at }, now);
    if (outcome === 'expired') throw errors.LINK_EXPIRED();
    if (outcome === 'confirm') {
      await updateFollower(transaction, follower.id, { confirmed_at: now });
      await postMail(transaction, context, welcomeMail({ ...follower, tracking_number }, context));
    }
    return { tracking_number };
  }),
);
