/** What a page can listen to: a person's own notifications, one shipment, or, for staff, all of them. */
export type Channel = `notifications:${string}` | `tracking:${string}` | typeof FLEET;

export const FLEET = 'fleet';

export function notificationsOf(user_id: string): Channel {
  return `notifications:${user_id}`;
}

export function trackingOf(tracking_number: string): Channel {
  return `tracking:${tracking_number}`;
}

/** The tracking number that a channel is about; null for every other channel. */
export function numberTracked(channel: Channel): string | null {
  const [topic, number] = channel.split(':');
  return topic === 'tracking' && number !== undefined ? number : null;
}
