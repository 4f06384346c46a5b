import { statusLabel } from '#domain/shipments/status.ts';
import type { contactMessages } from '#server/enquiries/contact-messages-table.ts';
import type { notifications } from '#server/notifications/notifications-table.ts';
import type { quotes } from '#server/quotes/quotes-table.ts';
import type { Chance } from './chance.ts';
import { before, DAY_MS, HOUR_MS, MINUTE_MS } from './moments.ts';
import type { DemoPeople, DemoPerson } from './people.ts';
import type { DemoShipment } from './shipments.ts';

type NewNotification = typeof notifications.$inferInsert;
interface Enquiries {
  quotes: readonly (typeof quotes.$inferInsert)[];
  /** The newest first. */
  messages: readonly (typeof contactMessages.$inferInsert)[];
}
type Words = Pick<NewNotification, 'kind' | 'title' | 'message' | 'type' | 'related_id' | 'related_type'>;

/** Ages of a person's notifications, the newest first; those younger than a few hours are unread. */
const AGES_MS = [
  4 * MINUTE_MS,
  26 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  11 * HOUR_MS,
  1.2 * DAY_MS,
  2.4 * DAY_MS,
  4.1 * DAY_MS,
  6.3 * DAY_MS,
  9.5 * DAY_MS,
];
const UNREAD_MS = 3 * HOUR_MS;

export function notificationRows(
  shipments: readonly DemoShipment[],
  enquiries: Enquiries,
  people: DemoPeople,
  now: Date,
  chance: Chance,
): NewNotification[] {
  const { admin, dispatcher, driver, customer } = people;
  const own = shipments.filter(({ client }) => client === customer);
  const others = shipments.filter(({ client }) => client !== customer);
  const told = (person: DemoPerson, words: readonly Words[]) =>
    words.map((its, order): NewNotification => {
      const age_ms = AGES_MS[order] ?? (order + 1) * DAY_MS;
      const created_at = before(now, age_ms);
      return {
        ...its,
        id: chance.idAt(created_at),
        user_id: person.id,
        read: age_ms > UNREAD_MS,
        created_at,
      };
    });
  return [
    ...told(customer, customerWords(own)),
    ...told(dispatcher, staffWords(others, enquiries)),
    ...told(admin, [...staffWords(others.slice(1), enquiries), roleWords('admin')]),
    ...told(driver, driverWords(others)),
  ];
}

function customerWords(own: readonly DemoShipment[]): Words[] {
  const [first, second] = havingStatus(own, 'in_transit');
  return [
    ...statusWords(havingStatus(own, 'out_for_delivery').slice(0, 1)),
    ...statusWords(havingStatus(own, 'customs').slice(0, 1)),
    ...statusWords([first, second].filter((shipment) => shipment !== undefined)),
    ...havingStatus(own, 'pending').slice(0, 1).map(bookedWords),
    {
      kind: 'quote_answered',
      type: 'info',
      title: 'Quote received',
      message: 'Your quote request has been received. We will reply within 24 hours.',
      related_type: 'quote',
    },
    ...havingStatus(own, 'confirmed').slice(0, 1).map(bookedWords),
    ...statusWords(havingStatus(own, 'delivered').slice(0, 2)),
  ];
}

function staffWords(shipments: readonly DemoShipment[], { quotes, messages }: Enquiries): Words[] {
  const [quote] = quotes
    .filter(({ status }) => status === 'pending')
    .sort((a, b) => Number(b.created_at) - Number(a.created_at));
  const [message] = messages;
  const late = shipments.filter(({ wishes, status }) => wishes.days_late && status !== 'delivered');
  return [
    {
      kind: 'enquiry',
      type: 'info',
      title: 'New quote request',
      message: `${quote?.contact_name} asks for ${quote?.origin_city} to ${quote?.destination_city}.`,
      related_id: quote?.id ?? null,
      related_type: 'quote',
    },
    ...late.slice(0, 2).map(lateWords),
    {
      kind: 'enquiry',
      type: 'info',
      title: 'New message',
      message: `${message?.name} wrote: ${message?.subject}`,
      related_id: message?.id ?? null,
      related_type: 'contact_message',
    },
    ...statusWords(havingStatus(shipments, 'customs').slice(0, 1)),
    {
      kind: 'status_changed',
      type: 'error',
      title: 'Position overdue',
      message: 'A tracker has not reported for six hours and was reset.',
      related_type: 'tracking',
    },
    ...statusWords(havingStatus(shipments, 'delivered').slice(0, 2)),
  ];
}

function driverWords(shipments: readonly DemoShipment[]): Words[] {
  return [...havingStatus(shipments, 'out_for_delivery').slice(0, 3).map(assignedWords), roleWords('driver')];
}

function havingStatus(shipments: readonly DemoShipment[], status: DemoShipment['status']): DemoShipment[] {
  return shipments.filter((shipment) => shipment.status === status);
}

function aboutShipment({ tracking_number }: DemoShipment) {
  return { related_id: tracking_number, related_type: 'shipment' };
}

function statusWords(shipments: readonly DemoShipment[]): Words[] {
  return shipments.map((shipment) => ({
    kind: 'status_changed',
    type: shipment.status === 'delivered' ? 'success' : 'info',
    title: 'Shipment status changed',
    message: `${shipment.tracking_number} is now ${statusLabel(shipment.status)} · ${shipment.itinerary.lane.destination.name}`,
    ...aboutShipment(shipment),
  }));
}

function bookedWords(shipment: DemoShipment): Words {
  return {
    kind: 'shipment_created',
    type: 'success',
    title: 'Shipment created',
    message: `Your tracking number is: ${shipment.tracking_number}`,
    ...aboutShipment(shipment),
  };
}

function lateWords(shipment: DemoShipment): Words {
  return {
    kind: 'shipment_delayed',
    type: 'warning',
    title: 'Shipment delayed',
    message: `${shipment.tracking_number} will reach ${shipment.itinerary.lane.destination.name} later than promised.`,
    ...aboutShipment(shipment),
  };
}

function assignedWords(shipment: DemoShipment): Words {
  return {
    kind: 'status_changed',
    type: 'info',
    title: 'Delivery assigned',
    message: `${shipment.tracking_number} to ${shipment.itinerary.lane.destination.name}`,
    ...aboutShipment(shipment),
  };
}

function roleWords(role: string): Words {
  return {
    kind: 'role_changed',
    type: 'info',
    title: 'Role Updated',
    message: `Your role has been updated to ${role}`,
  };
}
