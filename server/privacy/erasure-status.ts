import { signedIn } from '../api/call-context.ts';
import { operations } from '../api/operations.ts';
import { needsOf, standingOf } from './erasure-blockers.ts';

export const standing = operations.privacy.standing.handler(async ({ context }) =>
  standingOf(await needsOf(context.database.db, signedIn(context).user_id)),
);
