/** Daily mails leave from this hour on, UTC. */
export const DIGEST_HOUR = 6;

const DAY_MS = 86_400_000;

/** Whether the mail of the day is still to be sent: one that was missed at its hour is caught up with later. */
export function digestIsDue(last_sent: Date | null, now: Date): boolean {
  return last_sent === null || last_sent < latestDigestHour(now);
}

function latestDigestHour(now: Date): Date {
  const today = new Date(now);
  today.setUTCHours(DIGEST_HOUR, 0, 0, 0);
  return today <= now ? today : new Date(today.getTime() - DAY_MS);
}
