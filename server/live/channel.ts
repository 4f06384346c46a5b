import * as z from 'zod';

/**
 * What a page can listen to: a person's own notifications, one shipment, or, for staff, all of them. Nobody listens
 * to a person: what is said there is for the sockets themselves.
 */
export const Channel = z.union([
  z.literal('fleet'),
  z.templateLiteral(['notifications:', z.string()]),
  z.templateLiteral(['tracking:', z.string()]),
  z.templateLiteral(['person:', z.string()]),
]);
export type Channel = z.infer<typeof Channel>;

export const FLEET = 'fleet';

export function notificationsOf(user_id: string): Channel {
  return `notifications:${user_id}`;
}

export function trackingOf(tracking_number: string): Channel {
  return `tracking:${tracking_number}`;
}

/** Where it is said that a person's sessions may have ended, or their role is another one. */
export function accessOf(user_id: string): Channel {
  return `person:${user_id}`;
}

/** The tracking number that a channel is about; null for every other channel. */
export function numberTracked(channel: Channel): string | null {
  const [topic, number] = channel.split(':');
  return topic === 'tracking' && number !== undefined ? number : null;
}
