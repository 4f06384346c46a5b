import * as z from 'zod';

/**
 * The channels: a person’s notifications, one shipment’s tracking, or all shipments (staff only). Pages
 * cannot subscribe to a person’s channel: its messages are for the sockets themselves.
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

/** The channel for changes to a person’s access: ended sessions or a changed role. */
export function accessOf(user_id: string): Channel {
  return `person:${user_id}`;
}

/** The tracking number of a tracking channel; null for every other channel. */
export function numberTracked(channel: Channel): string | null {
  const [topic, number] = channel.split(':');
  return topic === 'tracking' && number !== undefined ? number : null;
}
