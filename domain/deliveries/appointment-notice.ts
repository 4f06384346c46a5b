import { shortTimeText } from '../calendar/local-time.ts';
import type { NotificationText } from '../notifications/notification.ts';
import type { DeliveryAppointment } from './delivery.ts';

type Appointment = Pick<DeliveryAppointment, 'state' | 'window_from' | 'window_until' | 'reference'>;

interface Destination {
  tracking_number: string;
  city: string;
  time_zone: string;
}

/**
 * What the customer is notified of when an appointment changes; null where it stays as it was agreed. Until it is confirmed, it
 * can change without notice.
 */
export function appointmentNotice(
  before: Appointment | null,
  after: Appointment | null,
  destination: Destination,
): Pick<NotificationText, 'title' | 'message' | 'type'> | null {
  const wasConfirmed = before?.state === 'confirmed';
  if (after?.state === 'confirmed') {
    if (wasConfirmed && termsOf(before, destination) === termsOf(after, destination)) return null;
    return {
      title: wasConfirmed ? 'Delivery appointment changed' : 'Delivery appointment confirmed',
      message: `${deliveryOf(destination)}: ${termsOf(after, destination)}`,
      type: wasConfirmed ? 'warning' : 'success',
    };
  }
  if (!wasConfirmed) return null;
  return {
    title: 'Delivery appointment cancelled',
    message: `${deliveryOf(destination)}: not ${termsOf(before, destination)}. We will notify you of another appointment.`,
    type: 'warning',
  };
}

function deliveryOf({ tracking_number, city }: Destination): string {
  return `Delivery of ${tracking_number} in ${city}`;
}

function termsOf({ window_from, window_until, reference }: Appointment, { time_zone }: Destination): string {
  const [from, until] = [window_from, window_until].map((at) => shortTimeText(at, time_zone, 'en-GB'));
  return `${from} to ${until}${reference && `, reference ${reference}`}`;
}
