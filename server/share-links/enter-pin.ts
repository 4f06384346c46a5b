import { MAX_PIN_ATTEMPTS } from '#domain/share-links/share-link-limits.ts';
import { hashOf } from '../mail/link-token.ts';
import { checkPin } from './check-pin.ts';
import { operations } from './operations.ts';
import { passCookie } from './pin-pass.ts';
import { acceptPin, findShareLink } from './share-links-table.ts';

export const enterPin = operations.enterPin.handler(async ({ input, context, errors }) => {
  const now = context.now();
  const link = await findShareLink(context.database.db, hashOf(input.token), now);
  if (!link) throw errors.NOT_FOUND();
  if (link.pin_hash === null) return {};
  const checked = await checkPin(context, link, input.pin);
  if (checked.outcome === 'wrong')
    throw errors.WRONG_PIN({ data: { tries_left: MAX_PIN_ATTEMPTS - checked.failures } });
  if (checked.outcome === 'locked') throw errors.PIN_LOCKED();
  await context.write((transaction) => acceptPin(transaction, link.id, now));
  context.replyHeader('set-cookie', passCookie(context, link, now));
  return {};
});
