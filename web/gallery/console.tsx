import { AuditEntry } from '#web/console/audit/audit-entry.tsx';
import { EntitySection } from '#web/console/branches/entity-section.tsx';
import { NumberSeriesFields, prefixesOf } from '#web/console/branches/number-series-fields.tsx';
import { DeviceItem } from '#web/console/devices/device-item.tsx';
import { MissingList } from '#web/console/documents/missing-list.tsx';
import { ContactMessageItem } from '#web/console/enquiries/contact-message-item.tsx';
import { VehicleRow } from '#web/console/fleet-map/in-view-rows.tsx';
import { VehicleCard } from '#web/console/fleet-map/vehicle-card.tsx';
import { vehicle } from '#web/console/fleet-map/vehicle-for-tests.ts';
import { InvoiceCard } from '#web/console/invoices/invoice-card.tsx';
import { InvoiceTotals, TotalsSkeleton } from '#web/console/invoices/invoice-totals.tsx';
import { MailItem } from '#web/console/mail/mail-item.tsx';
import { PersonBranches } from '#web/console/people/person-branches.tsx';
import { personRecord } from '#web/console/people/person-for-tests.ts';
import { FleetCard } from '#web/console/shipments/table/fleet-card.tsx';
import { fleetRow } from '#web/console/shipments/table/rows-for-tests.ts';
import { UpdatesPill } from '#web/console/shipments/table/updates-pill.tsx';
import { VatFields } from '#web/invoices/vat-fields.tsx';
import { PortalBadge } from '#web/status/portal-badge.tsx';
import { daysAhead, hoursAgo, invoiceRow, LATE, LONG_WORD, NOW } from './fixtures.ts';
import { nothing, Row } from './sample.tsx';
import type { Area } from './specimen.ts';

const STATES = ['Pending', 'Overdue', 'Paid', 'Void'] as const;
const DISPATCHER = personRecord({ role: 'dispatcher' });
const ENTITY = {
  id: '1',
  name: 'Groundswell Logistics B.V.',
  vat_id: 'NL000000000B00',
  base_currency: 'EUR',
  margin_floor: 10,
  number_series: [],
  vat: null,
  bank_accounts: [],
  phone: '',
  email: '',
  updated_at: hoursAgo(100),
};

const BRANCH = {
  id: '1',
  code: 'RTM',
  name: 'Rotterdam',
  city: 'Rotterdam',
  country: 'NL',
  time_zone: 'Europe/Amsterdam',
  sender_address: 'Voorbeeldkade 18\n3011 ZZ Rotterdam\nNetherlands',
  iata_code: '00-0 0012/0000',
  legal_entity_id: '1',
  legal_entity: 'Groundswell Logistics B.V.',
  updated_at: hoursAgo(100),
};

const DEVICE = {
  id: '01900000-0000-7000-8000-000000000020',
  name: 'Truck 7',
  vehicle_identifier: 'HH-GW 707',
  created_at: hoursAgo(500),
  revoked_at: null,
  last_seen_at: hoursAgo(1),
  latest: { taken_at: hoursAgo(1), latitude: 51.9, longitude: 4.5 },
  shipments: ['GS104588210', 'GS104588211'],
};
const MAIL = {
  id: '01900000-0000-7000-8000-000000000021',
  recipient: 'ada@reyes.example',
  subject: 'Your shipment is in transit',
  text: 'GS104588210 left Singapore.',
  link: '/track/GS104588210',
  status: 'sent' as const,
  attempts: 1,
  sent_at: hoursAgo(2),
  created_at: hoursAgo(2),
};
const ENTRY = {
  id: '01900000-0000-7000-8000-000000000022',
  at: hoursAgo(2),
  by: 'Ada Reyes',
  by_id: '01900000-0000-7000-8000-000000000004',
  api_key: null,
  currency: null,
  destination_time_zone: null,
  action: 'shipment.status_changed',
  subject: 'GS104588210',
  subject_type: 'shipment',
  subject_id: null,
  changes: [{ field: 'status', from: 'pending', to: 'in_transit' }],
  detail: {},
};

export const console: Area = {
  title: 'Command centre',
  pieces: [
    {
      title: 'Shipment card',
      shows: ['web/console/shipments/table/fleet-card.tsx', 'web/console/shipments/table/updates-pill.tsx'],
      states: {
        'In transit': <FleetCard row={fleetRow()} now={NOW} />,
        Late: <FleetCard row={fleetRow(LATE)} now={NOW} />,
        'To confirm, long client': (
          <FleetCard
            row={fleetRow({ status: 'pending', price_status: 'indicative', client: LONG_WORD })}
            now={NOW}
          />
        ),
        Updates: { node: <UpdatesPill count={3} onApply={nothing} />, frame: 80 },
      },
    },
    {
      title: 'Vehicle',
      shows: ['web/console/fleet-map/vehicle-card.tsx', 'web/console/fleet-map/in-view-rows.tsx'],
      states: {
        Card: <VehicleCard vehicle={vehicle({ updated_at: hoursAgo(0.1) })} />,
        Row: <VehicleRow vehicle={vehicle({ updated_at: hoursAgo(0.1) })} row={{}} onOpen={nothing} />,
      },
    },
    {
      title: 'Invoices',
      shows: ['web/console/invoices/invoice-card.tsx', 'web/console/invoices/invoice-totals.tsx'],
      states: {
        Status: (
          <Row>
            {STATES.map((status) => (
              <PortalBadge key={status}>{status}</PortalBadge>
            ))}
          </Row>
        ),
        Cards: (
          <ul className="rounded-md border border-line bg-surface">
            {STATES.map((status, place) => (
              <InvoiceCard
                key={status}
                invoice={{
                  ...invoiceRow({
                    status,
                    number: `INV-2026-00005${place}`,
                    due_at: status === 'Overdue' ? hoursAgo(72) : daysAhead(27),
                  }),
                  client: 'Brandt Imports',
                }}
                onOpen={nothing}
                onPay={nothing}
                onVoid={nothing}
                onCredit={nothing}
                onRefund={nothing}
                onRemind={nothing}
                onDispute={nothing}
                locked={false}
              />
            ))}
          </ul>
        ),
        Totals: (
          <InvoiceTotals
            count={1284}
            capped={false}
            currency={null}
            by_currency={[
              { currency: 'USD', amount_cents: 128_450_000, open_cents: 276_050, overdue_cents: 0 },
              { currency: 'EUR', amount_cents: 9_120_000, open_cents: 0, overdue_cents: 0 },
            ]}
          />
        ),
        'Totals, loading': <TotalsSkeleton />,
      },
    },
    {
      title: 'Document',
      shows: ['web/console/documents/missing-list.tsx'],
      states: {
        'Details missing': (
          <MissingList
            number="GS104588210"
            id="missing"
            open
            missing={[
              { field: 'consignee_name', label: 'the consignee’s name' },
              { field: 'cargo_value', label: 'the cargo value' },
            ]}
          />
        ),
      },
    },
    {
      title: 'Legal entity',
      shows: ['web/console/branches/entity-section.tsx'],
      states: {
        'With a branch, without': (
          <div className="flex flex-col gap-6">
            <EntitySection entity={ENTITY} branches={[BRANCH]} onEdit={() => {}} onEditBranch={() => {}} />
            <EntitySection
              entity={{ ...ENTITY, id: '2', name: LONG_WORD, vat_id: '' }}
              branches={[]}
              onEdit={() => {}}
              onEditBranch={() => {}}
            />
          </div>
        ),
      },
    },
    {
      title: 'Number prefixes',
      shows: ['web/console/branches/number-series-fields.tsx'],
      states: {
        'Filled in, refused': (
          <NumberSeriesFields
            prefixes={prefixesOf([{ kind: 'invoice', prefix: 'INV-NL' }])}
            idOf={(kind) => `prefix-${kind}`}
            errorOf={(kind) => (kind === 'packing_list' ? 'Use each prefix once.' : undefined)}
            onChange={nothing}
          />
        ),
      },
    },
    {
      title: 'VAT',
      shows: ['web/invoices/vat-fields.tsx'],
      states: {
        'None, a rate, a reason that is missing': (
          <div className="field-grid sm:grid-cols-2">
            {(
              [
                ['', ''],
                ['S', '21'],
                ['AE', ''],
              ] as const
            ).map(([category, rate]) => (
              <VatFields
                key={category}
                label="VAT"
                none="No VAT stated"
                values={{ category, rate, note: '' }}
                onChange={nothing}
                idOf={(field) => `vat-${category}-${field}`}
                errorOf={(field) =>
                  category === 'AE' && field === 'note' ? 'Enter the reason that invoices state.' : undefined
                }
              />
            ))}
          </div>
        ),
      },
    },
    {
      title: 'Branches of a dispatcher',
      shows: ['web/console/people/person-branches.tsx'],
      states: {
        'All branches, limited': (
          <div className="flex flex-col gap-6">
            <PersonBranches person={DISPATCHER} by={DISPATCHER} />
            <PersonBranches
              person={{ ...DISPATCHER, home_branch: 'RTM', branches: ['RTM', 'SIN'] }}
              by={DISPATCHER}
            />
          </div>
        ),
      },
    },
    {
      title: 'Device',
      shows: ['web/console/devices/device-item.tsx', 'web/console/devices/device-shipments.tsx'],
      states: {
        'In use, new, revoked': (
          <ul className="rounded-md border border-line bg-surface">
            <DeviceItem device={DEVICE} now={NOW} />
            <DeviceItem
              device={{
                ...DEVICE,
                id: '2',
                name: 'Truck 8',
                last_seen_at: null,
                latest: null,
                shipments: [],
              }}
              now={NOW}
            />
            <DeviceItem device={{ ...DEVICE, id: '3', name: LONG_WORD, revoked_at: hoursAgo(9) }} now={NOW} />
          </ul>
        ),
      },
    },
    {
      title: 'Audit entry',
      shows: ['web/console/audit/audit-entry.tsx'],
      states: {
        'By a person, by the system': (
          <ul className="rounded-md border border-line bg-surface">
            <AuditEntry entry={ENTRY} onPerson={nothing} />
            <AuditEntry
              entry={{ ...ENTRY, id: '2', by: null, by_id: null, subject: LONG_WORD }}
              onPerson={nothing}
            />
          </ul>
        ),
      },
    },
    {
      title: 'Mail',
      shows: ['web/console/mail/mail-item.tsx', 'web/console/mail/mail-status.tsx'],
      states: {
        'In every status': (
          <ul className="rounded-md border border-line bg-surface">
            <MailItem mail={MAIL} now={NOW} />
            <MailItem
              mail={{ ...MAIL, id: '2', status: 'stored', subject: 'Confirm your e-mail address' }}
              now={NOW}
            />
            <MailItem
              mail={{ ...MAIL, id: '3', status: 'queued', subject: 'Your invoice', link: null }}
              now={NOW}
            />
            <MailItem
              mail={{ ...MAIL, id: '4', status: 'failed', attempts: 5, subject: LONG_WORD }}
              now={NOW}
            />
          </ul>
        ),
      },
    },
    {
      title: 'Contact message',
      shows: ['web/console/enquiries/contact-message-item.tsx'],
      states: {
        'With company, without subject': (
          <ul className="rounded-md border border-line bg-surface">
            <ContactMessageItem
              now={NOW}
              enquiry={{
                id: '1',
                name: 'Ada Reyes',
                email: 'ada@reyes.example',
                company: 'Reyes Lamps',
                phone: '+1 713 555 0142',
                subject: 'Rates to Rotterdam',
                message: 'Please send your rates.\nTwo containers a month.',
                created_at: hoursAgo(40),
                answered_at: null,
                answered_by: null,
              }}
            />
            <ContactMessageItem
              now={NOW}
              enquiry={{
                id: '2',
                name: 'Sam',
                email: `${LONG_WORD.slice(0, 40)}@example.com`,
                company: '',
                phone: '',
                subject: '',
                message: LONG_WORD,
                created_at: hoursAgo(4),
                answered_at: hoursAgo(2),
                answered_by: 'Ines Marchetti',
              }}
            />
          </ul>
        ),
      },
    },
  ],
};
