import { signedIn } from '../api/call-context.ts';
import { operations } from './operations.ts';
import { listQuotesOf } from './quote-rows.ts';

export const mine = operations.mine.handler(async ({ input, context }) => {
  const { email, email_verified } = signedIn(context);
  if (!email_verified) return { quotes: [], next: null, email_verified };
  return { ...(await listQuotesOf(context.database.db, email, input)), email_verified };
});
