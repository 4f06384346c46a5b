import { deleteFollower } from './followers-table.ts';
import { operations } from './operations.ts';
import { readUnfollowToken } from './unfollow-token.ts';

/** Idempotent without a key, because mail programs may send the request more than once. */
export const end = operations.end.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const follower_id = readUnfollowToken(context.sign, input.token);
    if (!follower_id) throw errors.LINK_UNKNOWN();
    await deleteFollower(transaction, follower_id);
    return {};
  }),
);
