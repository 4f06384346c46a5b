import { signedIn } from '../api/call-context.ts';
import { erasureBlockersOf, erasureStatusOf } from './erasure-blockers.ts';
import { operations } from './operations.ts';

export const erasureStatus = operations.erasureStatus.handler(async ({ context }) =>
  erasureStatusOf(await erasureBlockersOf(context.database.db, signedIn(context).user_id, context.now())),
);
