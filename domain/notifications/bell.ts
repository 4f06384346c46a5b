/** How many notifications the bell shows. */
export const NOTIFICATION_LIMIT = 20;

/** '99+' above 99. */
export function badgeText(unread: number): string {
  return unread > 99 ? '99+' : String(unread);
}
