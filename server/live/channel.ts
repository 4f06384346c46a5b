/** What a page can listen to: a person's own notifications, or one shipment. */
export type Channel = `notifications:${string}` | `tracking:${string}`;

export function notificationsOf(user_id: string): Channel {
  return `notifications:${user_id}`;
}

export function trackingOf(tracking_number: string): Channel {
  return `tracking:${tracking_number}`;
}
