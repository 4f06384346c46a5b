/** What a page can listen to: a person's own notifications, one shipment, or, for staff, all of them. */
export type Channel = `notifications:${string}` | `tracking:${string}` | typeof FLEET;

export const FLEET = 'fleet';

export function notificationsOf(user_id: string): Channel {
  return `notifications:${user_id}`;
}

export function trackingOf(tracking_number: string): Channel {
  return `tracking:${tracking_number}`;
}
