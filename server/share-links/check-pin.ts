import type { ShareLinksContext } from './operations.ts';
import { chargePinAttempt, type ShareLinkRecord } from './share-links-table.ts';

/**
 * Checks a PIN. A wrong one is charged to the link and, like an unknown tracking number, to the caller’s network,
 * which is refused with TOO_MANY_REQUESTS above its quota.
 */
export async function checkPin(
  context: ShareLinksContext,
  { id, pin_hash }: Pick<ShareLinkRecord, 'id' | 'pin_hash'>,
  pin: string,
): Promise<{ outcome: 'right' | 'locked' } | { outcome: 'wrong'; failures: number }> {
  let failures: number | undefined;
  const [right] = await context.enumerationLimiter.charge(context, [`${id} ${pin}`], async () => {
    failures = await chargePinAttempt(context.database.db, id);
    if (failures === undefined) return [undefined];
    return [(await context.accounts.passwords.verify(context, pin_hash, pin)) || undefined];
  });
  if (failures === undefined) return { outcome: 'locked' };
  return right ? { outcome: 'right' } : { outcome: 'wrong', failures };
}
