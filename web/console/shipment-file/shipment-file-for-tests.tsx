import type { ShipmentFile } from '#contract/shipments/shipment-file.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { serve } from '#web/server-for-tests.ts';
import { entry } from '../documents/shipment-documents-for-tests.tsx';
import { FILE_LISTS } from './file-lists-for-tests.ts';
import { ShipmentFileRecord } from './shipment-file-record.tsx';

// The page loads these later. Loaded here, they are there when a test waits for what they show.
import '#web/messages/correspondence.tsx';
import '#web/messages/files.tsx';
import '../carrier-bookings/shipment-bookings.tsx';
import '../shipments/detail/shipment-chart.tsx';
import './edit/edit-cargo.tsx';
import './edit/edit-containers.tsx';
import './edit/edit-details.tsx';
import './edit/edit-references.tsx';
import './exceptions/exceptions-panel.tsx';
import './exceptions/tasks-panel.tsx';
import './file-documents.tsx';
import './milestones/milestones-section.tsx';
import './money/money-section.tsx';

export const NUMBER = 'GS104588210';
export const FILE: ShipmentFile = {
  ...FILE_LISTS,
  id: '01900000-0000-7000-8000-000000000001',
  tracking_number: NUMBER,
  file_number: 'NGB-26-00118',
  version: 3,
  status: 'in_transit',
  organisation: { id: '01900000-0000-7000-8000-000000000002', name: 'Rheinwerk GmbH' },
  branch: null,
  operations_owner: null,
  sales_owner: null,
  labels: [],
  load: 'FCL',
  direction: null,
  transport_mode: 'sea',
  origin_city: 'Ningbo',
  origin_country: 'CN',
  destination_city: 'Duisburg',
  destination_country: 'DE',
  cargo_description: 'Ceramic tableware',
  promised_delivery: new Date('2027-01-02T15:00:00Z'),
  estimated_delivery: new Date('2027-01-10T15:00:00Z'),
  promised_delivery_date: new Date('2027-01-02T15:00:00Z'),
  estimated_delivery_date: new Date('2027-01-10T15:00:00Z'),
  promised_delivery_day: '2027-01-02',
  estimated_delivery_day: '2027-01-10',
  punctuality: 'late',
  days_late: 8,
  totals: { pieces: 1180, gross_kg: 21_400, net_kg: 20_000, volume_m3: 75.52 },
  chargeable_kg: 21_400,
  destination_time_zone: 'Europe/Berlin',
  created_at: new Date('2026-11-20T10:00:00Z'),
  updated_at: new Date('2026-11-27T10:00:00Z'),
};

/** Of leg 2, by the timetable of the booking. */
const PLANNED_ARRIVAL = {
  leg_sequence: 2,
  equipment_number: null,
  code: 'ARRI',
  planned: new Date('2026-12-29T06:00:00Z'),
  estimated: null,
  actual: null,
};

/** What the page reads beside the file: little but a planned arrival, an Incoterm and a document to generate. */
export const SERVED = {
  'instructions.find': () => ({ instructions: { incoterm: 'FOB', incoterm_place: 'Ningbo' } }),
  'amendments.list': () => ({ amendments: [] }),
  'exceptions.list': () => ({ exceptions: [] }),
  'exceptions.blockers': () => ({ blockers: [] }),
  'tasks.list': () => ({ tasks: [] }),
  'people.list': () => ({ people: [], next: null, counts: null }),
  'carrierBookings.list': () => ({ carrier_bookings: [], next: null }),
  'milestones.list': () => ({ milestones: [], eta: { promised: null, window: null, history: [] } }),
  'charges.list': () => ({ charges: [], total: { amount: 0, currency: 'USD' }, margin: null }),
  'declarations.list': () => ({ declarations: [] }),
  'documents.ofShipment': () => ({ documents: [entry()] }),
  'invoices.ofShipment': () => ({ invoice: null, invoices: [], unbilled: null }),
  'messages.list': () => ({ messages: [], unread: 0, next: null }),
  'files.list': () => ({ files: [] }),
  'shipments.history': () => ({ entries: [], next: null }),
  'tracking.find': () => ({
    tracking_number: NUMBER,
    status: FILE.status,
    waypoints: [],
    events: [],
    live: null,
    milestones: [PLANNED_ARRIVAL],
  }),
  'tracking.route': () => ({ legs: [] }),
  'deliveries.find': () => ({
    tracking_number: NUMBER,
    time_zone: 'Europe/Berlin',
    appointment: null,
    proof: null,
    version: 0,
  }),
};

/** Renders the page of the file that `file` responds with. */
export function showFile(file: () => unknown = () => FILE) {
  const calls = serve({ ...SERVED, 'shipmentFile.find': file });
  return { ...renderPiece(<ShipmentFileRecord tracking_number={NUMBER} />), calls };
}
