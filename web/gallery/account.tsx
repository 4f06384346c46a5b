import { DocumentTable } from '#web/account/customer-portal/document-table.tsx';
import { InvoiceTable } from '#web/account/customer-portal/invoice-table.tsx';
import { PortalShipment } from '#web/account/customer-portal/portal-shipment.tsx';
import { NoNotifications } from '#web/account/notifications/no-notifications.tsx';
import { NotificationRow } from '#web/account/notifications/notification-row.tsx';
import { PasskeyItem } from '#web/account/settings/passkeys/passkey-item.tsx';
import { RecoveryCodes } from '#web/account/settings/second-factor/recovery-codes.tsx';
import { SessionItem } from '#web/account/settings/session-item.tsx';
import { BookingConfirmationLink } from '#web/documents/booking-confirmation-link.tsx';
import { NotificationItem } from '#web/notifications/notification-item.tsx';
import { PortalBadge } from '#web/status/portal-badge.tsx';
import { hoursAgo, invoiceRow, LATE, NOW, notification, shipmentRow } from './fixtures.ts';
import { nothing, Row } from './sample.tsx';
import type { Area } from './specimen.ts';

const BADGES = [
  'In Transit',
  'Delivered',
  'Pending',
  'Overdue',
  'Paid',
  'Void',
  'Issued',
  'Draft for your review',
];
const INVOICES = (['Pending', 'Overdue', 'Paid', 'Void'] as const).map((status, place) =>
  invoiceRow({ status, number: `INV-2026-00004${place}` }),
);
const DOCUMENTS = (['draft', 'issued', 'void'] as const).map((status, place) => ({
  id: `01900000-0000-7000-8000-00000000000${place}`,
  document_type: 'bill_of_lading' as const,
  name: 'Bill of lading',
  document_number: `BOL-GS104588210-2026-00${place}`,
  tracking_number: 'GS104588210',
  status,
  version: place + 1,
  created_at: hoursAgo(48),
  issued_at: status === 'draft' ? null : hoursAgo(24),
  surrendered_on: null,
}));
const NOTIFICATIONS = [
  notification(),
  notification({ id: '2', type: 'success', title: 'Shipment delivered', read: true }),
  notification({ id: '3', type: 'warning', title: 'Shipment delayed', related_id: null, related_type: null }),
  notification({
    id: '4',
    type: 'error',
    title: 'Booking cancelled',
    message: 'No vessel was free. '.repeat(8),
  }),
];
const SESSION = {
  id: '01900000-0000-7000-8000-000000000010',
  device: 'Firefox on Windows',
  network: '198.51.100.x',
  current: true,
  signed_in_at: hoursAgo(30),
  last_seen_at: hoursAgo(0.2),
};
const PASSKEY = {
  id: '01900000-0000-7000-8000-000000000011',
  name: 'MacBook of Ada',
  synced: true,
  created_at: hoursAgo(800),
  last_used_at: hoursAgo(20),
};
const CODES = ['k3f9-2mzt', 'q8wd-5ehx', 'b7rn-1cvy', 'p2gs-9kla', 'h6tm-4xqe', 'z1yc-8wbr'];

export const account: Area = {
  title: 'Customer area',
  pieces: [
    {
      title: 'Portal badge',
      shows: ['web/status/portal-badge.tsx'],
      states: {
        All: (
          <Row>
            {BADGES.map((badge) => (
              <PortalBadge key={badge}>{badge}</PortalBadge>
            ))}
          </Row>
        ),
      },
    },
    {
      title: 'Shipment of the portal',
      shows: [
        'web/account/customer-portal/portal-shipment.tsx',
        'web/account/customer-portal/progress-lane.tsx',
      ],
      states: {
        'In transit, late, delivered, booked': (
          <ul className="flex flex-col gap-3">
            <PortalShipment shipment={shipmentRow()} />
            <PortalShipment shipment={shipmentRow({ ...LATE, tracking_number: 'GS104588211' })} />
            <PortalShipment
              shipment={shipmentRow({ status: 'delivered', progress: 100, tracking_number: 'GS104588212' })}
            />
            <PortalShipment
              shipment={shipmentRow({
                status: 'pending',
                price_status: 'indicative',
                progress: 0,
                tracking_number: 'GS104588213',
              })}
            />
          </ul>
        ),
      },
    },
    {
      title: 'Invoices',
      shows: [
        'web/account/customer-portal/invoice-table.tsx',
        'web/documents/invoice-actions.tsx',
        'web/ui/calendar-day.tsx',
      ],
      states: { 'In every status': <InvoiceTable invoices={INVOICES} /> },
    },
    {
      title: 'Booking confirmation',
      shows: ['web/documents/booking-confirmation-link.tsx'],
      states: { Ready: <BookingConfirmationLink tracking_number="GS104588210" /> },
    },
    {
      title: 'Documents',
      shows: ['web/account/customer-portal/document-table.tsx', 'web/documents/document-actions.tsx'],
      states: { 'In every status': <DocumentTable documents={DOCUMENTS} /> },
    },
    {
      title: 'Notifications',
      shows: [
        'web/account/notifications/notification-row.tsx',
        'web/account/notifications/no-notifications.tsx',
        'web/notifications/notification-item.tsx',
      ],
      states: {
        Rows: (
          <ul
            tabIndex={-1}
            className="divide-y divide-line overflow-hidden rounded-md border border-line bg-surface outline-none"
          >
            {NOTIFICATIONS.map((one) => (
              <NotificationRow key={one.id} notification={one} now={NOW} onRead={nothing} />
            ))}
          </ul>
        ),
        'In the bell': NOTIFICATIONS.map((one) => (
          <NotificationItem key={one.id} notification={one} now={NOW} onRead={nothing} onLeave={nothing} />
        )),
        'None yet': <NoNotifications show="all" />,
        'None unread': <NoNotifications show="unread" />,
      },
    },
    {
      title: 'Sessions and passkeys',
      shows: ['web/account/settings/session-item.tsx', 'web/account/settings/passkeys/passkey-item.tsx'],
      states: {
        Sessions: (
          <ul className="divide-y divide-line overflow-hidden rounded-md border border-line bg-surface">
            <SessionItem session={SESSION} />
            <SessionItem
              session={{ ...SESSION, id: '2', current: false, device: 'Chrome on Android', network: null }}
            />
          </ul>
        ),
        Passkeys: (
          <ul className="divide-y divide-line overflow-hidden rounded-md border border-line bg-surface">
            <PasskeyItem passkey={PASSKEY} isLastFactor={false} isRequired={false} />
            <PasskeyItem
              passkey={{ ...PASSKEY, id: '2', name: 'Security key', synced: false, last_used_at: null }}
              isLastFactor
              isRequired={false}
            />
          </ul>
        ),
      },
    },
    {
      title: 'Recovery codes',
      shows: ['web/account/settings/second-factor/recovery-codes.tsx'],
      states: { Shown: { node: <RecoveryCodes codes={CODES} onStored={nothing} />, frame: 420 } },
    },
  ],
};
