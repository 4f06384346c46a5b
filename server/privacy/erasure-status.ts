import { signedIn } from '../api/call-context.ts';
import { operations } from '../api/operations.ts';
import { erasureBlockersOf, erasureStatusOf } from './erasure-blockers.ts';

export const erasureStatus = operations.privacy.erasureStatus.handler(async ({ context }) =>
  erasureStatusOf(await erasureBlockersOf(context.database.db, signedIn(context).user_id)),
);
