import type { Geography } from '#domain/routing/geography.ts';
import { auditRows } from './audit.ts';
import { drawBookings } from './bookings.ts';
import { seededChance } from './chance.ts';
import { chargeRows } from './charges.ts';
import { documentRows } from './documents.ts';
import { contactMessageRows } from './enquiries.ts';
import { eventRows } from './events.ts';
import { drawInstructions, instructionRows } from './instructions.ts';
import { invoiceRows } from './invoices.ts';
import { planItineraries } from './itineraries.ts';
import { notificationRows } from './notifications.ts';
import { accountRows, drawPeople } from './people.ts';
import { quoteRows } from './quotes.ts';
import { liveRow, routeLegRows, routeWaypointRows } from './routes.ts';
import { drawShipments, shipmentRow } from './shipments.ts';
import { signInRows } from './sign-ins.ts';

/** Any number does; another one gives another world of the same make. */
const SEED = 20_261_120;

export type DemoRows = ReturnType<typeof demoRows>;

/** Every row of the demonstration, ready to be inserted; all times relative to `now`. */
export function demoRows(geography: Geography, now: Date, password_hash: string) {
  const chance = seededChance(SEED);
  const itineraries = planItineraries(geography);
  const people = drawPeople(chance, now);
  const shipments = drawShipments(chance, now, drawBookings(chance, people, itineraries));
  const quotes = quoteRows(shipments, people, itineraries, now, chance);
  const messages = contactMessageRows(now, chance);
  const booked = new Map(shipments.map((shipment) => [shipment, shipmentRow(geography, shipment, chance)]));
  const instructions = drawInstructions(shipments, chance);
  return {
    ...accountRows(people, password_hash, chance),
    quotes,
    messages,
    shipments: [...booked.values()],
    charges: shipments.flatMap(chargeRows),
    legs: shipments.flatMap(routeLegRows),
    waypoints: shipments.flatMap((shipment) => routeWaypointRows(shipment, chance)),
    events: shipments.flatMap((shipment) => eventRows(shipment, people, chance)),
    live: shipments.flatMap((shipment) => liveRow(shipment, chance)),
    instructions: instructionRows(instructions, people),
    documents: documentRows(shipments, booked, instructions, people, chance),
    ...invoiceRows(shipments, now, chance),
    notifications: notificationRows(shipments, { quotes, messages }, people, now, chance),
    audit: auditRows(shipments, people, chance),
    signIns: signInRows(people, now, chance),
  };
}
