import { isCompanyScope } from '#domain/api-keys/key-areas.ts';
import { AttentionCounters } from '#web/account/dashboard/attention-counters.tsx';
import { OverviewSkeleton } from '#web/account/dashboard/overview-skeleton.tsx';
import { WaitingPanel } from '#web/account/dashboard/waiting-panel.tsx';
import { ContactRow } from '#web/address-book/contact-row.tsx';
import { ImportPreview } from '#web/address-book/import-preview.tsx';
import { ApiKeyRow } from '#web/api-keys/api-key-row.tsx';
import { ScopeChoice } from '#web/api-keys/scope-choice.tsx';
import { TemplateRow } from '#web/booking-templates/template-row.tsx';
import { ThreadRow } from '#web/messages/thread-row.tsx';
import { MembersTable } from '#web/organisations/members-table.tsx';
import { PermissionChoices } from '#web/organisations/permission-choices.tsx';
import { AreaMenu } from '#web/shell/area/area-menu.tsx';
import { AreaSearch } from '#web/shell/area/area-search.tsx';
import { AreaSidebar } from '#web/shell/area/area-sidebar.tsx';
import { PersonMenu } from '#web/shell/area/person-menu.tsx';
import { TestBadge } from '#web/status/test-badge.tsx';
import { FigureLine } from '#web/ui/figure-line.tsx';
import { DeliveryRow } from '#web/webhooks/delivery-row.tsx';
import { NewSecret } from '#web/webhooks/new-secret.tsx';
import { WebhookRow } from '#web/webhooks/webhook-row.tsx';
import {
  API_KEYS,
  ATTENTION,
  CONTACTS,
  CUSTOMER,
  DELIVERIES,
  MEMBERS,
  NO_ATTENTION,
  TEMPLATES,
  THREAD,
  WEBHOOKS,
} from './customer-fixtures.ts';
import { NOW } from './fixtures.ts';
import { Held, nothing, Pressed, Row } from './sample.tsx';
import type { Area } from './specimen.ts';

const COUNTS = { Quotes: 1, Invoices: 2 };

function Templates({ mayBook }: { mayBook: boolean }) {
  return (
    <ul className="rounded-md border border-line bg-surface">
      {TEMPLATES.map((template) => (
        <TemplateRow key={template.id} template={template} mayBook={mayBook} />
      ))}
    </ul>
  );
}

export const customerArea: Area = {
  title: 'Frame of the customer area',
  pieces: [
    {
      title: 'Sidebar',
      shows: [
        'web/shell/area/area-sidebar.tsx',
        'web/shell/area/area-nav.tsx',
        'web/shell/area/area-help.tsx',
        'web/shell/sidebar/sidebar.tsx',
        'web/shell/sidebar/sidebar-nav.tsx',
      ],
      states: {
        Open: { node: <AreaSidebar person={CUSTOMER} counts={COUNTS} />, frame: 560 },
        Collapsed: {
          node: (
            <Pressed at="[aria-label='Collapse sidebar']" keys="click">
              <AreaSidebar person={CUSTOMER} counts={COUNTS} />
            </Pressed>
          ),
          frame: 560,
        },
      },
    },
    {
      title: 'Menu of a phone',
      shows: ['web/shell/area/area-menu.tsx', 'web/shell/sidebar/sidebar-menu.tsx'],
      states: {
        Open: {
          node: (
            <Pressed at="[aria-label='Menu']" keys="click">
              <AreaMenu person={CUSTOMER} counts={COUNTS} />
            </Pressed>
          ),
          frame: 720,
        },
      },
    },
    {
      title: 'Top bar',
      shows: ['web/shell/area/area-search.tsx', 'web/shell/area/person-menu.tsx'],
      states: {
        'Search and person': (
          <Row>
            <AreaSearch />
            <PersonMenu name={CUSTOMER.full_name} />
          </Row>
        ),
      },
    },
    {
      title: 'Needs attention',
      shows: ['web/account/dashboard/attention-counters.tsx', 'web/ui/counter-links.tsx'],
      states: {
        All: { node: <AttentionCounters attention={ATTENTION} unread={3} />, frame: 280 },
        'Without amounts': {
          node: <AttentionCounters attention={{ ...ATTENTION, due: null }} unread={0} />,
          frame: 280,
        },
        'Amounts only': {
          node: <AttentionCounters attention={{ ...ATTENTION, shipments: null }} unread={0} />,
          frame: 280,
        },
        Nothing: <AttentionCounters attention={NO_ATTENTION} unread={0} />,
        Loading: { node: <OverviewSkeleton />, frame: 280 },
      },
    },
    {
      title: 'Waiting for you',
      shows: ['web/account/dashboard/waiting-panel.tsx', 'web/account/dashboard/waiting-entry.tsx'],
      states: {
        Few: { node: <WaitingPanel items={ATTENTION.waiting.slice(0, 2)} />, frame: 300 },
        'More than three': { node: <WaitingPanel items={ATTENTION.waiting} />, frame: 420 },
      },
    },
    {
      title: 'People of a company',
      shows: ['web/organisations/members-table.tsx', 'web/organisations/permission-choices.tsx'],
      states: {
        'For a manager': (
          <MembersTable
            members={MEMBERS}
            canManage
            own={CUSTOMER.user_id}
            onChange={nothing}
            onEnd={nothing}
          />
        ),
        'For others': {
          node: (
            <MembersTable
              members={MEMBERS}
              canManage={false}
              own={CUSTOMER.user_id}
              onChange={nothing}
              onEnd={nothing}
            />
          ),
          frame: 320,
        },
        Permissions: (
          <Held initial={[...(MEMBERS[1]?.permissions ?? [])]}>
            {(chosen, change) => (
              <PermissionChoices
                id="permissions"
                chosen={chosen}
                grantable={['view', 'book', 'manage']}
                error={undefined}
                onChange={change}
              />
            )}
          </Held>
        ),
      },
    },
    {
      title: 'Messages',
      shows: ['web/messages/thread-row.tsx'],
      states: {
        Conversations: (
          <ul className="divide-y divide-line overflow-hidden rounded-md border border-line bg-surface">
            <ThreadRow to={`/messages/${THREAD.tracking_number}`} thread={THREAD} now={NOW} />
            <ThreadRow
              to={`/messages/${THREAD.tracking_number}`}
              thread={{ ...THREAD, tracking_number: 'GS104588228', unread: 0 }}
              now={NOW}
            />
          </ul>
        ),
      },
    },
    {
      title: 'Line of figures',
      shows: ['web/ui/figure-line.tsx'],
      states: {
        'Loaded, loading': (
          <FigureLine
            label="Figures"
            figures={[
              { label: 'Total Shipments', value: '40' },
              { label: 'Total Spent', value: undefined },
            ]}
          />
        ),
      },
    },
    {
      title: 'Contact of an address book',
      shows: ['web/address-book/contact-row.tsx'],
      states: {
        'Full, name only': (
          <ul className="rounded-md border border-line bg-surface">
            {CONTACTS.map((contact) => (
              <ContactRow key={contact.id} contact={contact} canEdit onEdit={nothing} onDelete={nothing} />
            ))}
          </ul>
        ),
      },
    },
    {
      title: 'Result of an import',
      shows: ['web/address-book/import-preview.tsx'],
      states: {
        'Some rows': (
          <ImportPreview
            report={{
              accepted: 21,
              refused: [
                { row: 3, column: 'name', issue: 'Enter a name.' },
                { row: 7, column: '', issue: 'This contact is already in the address book.' },
              ],
              preview: [{ row: 2, name: 'Maas Consolidators B.V.', city: 'Rotterdam', country: 'NL' }],
            }}
          />
        ),
        None: (
          <ImportPreview
            report={{
              accepted: 0,
              refused: [{ row: 1, column: 'name', issue: 'This column is missing.' }],
              preview: [],
            }}
          />
        ),
      },
    },
    {
      title: 'API key',
      shows: ['web/api-keys/api-key-row.tsx'],
      states: {
        'Used, limited and expired': (
          <ul className="rounded-md border border-line bg-surface">
            {API_KEYS.map((key) => (
              <ApiKeyRow key={key.id} api_key={key} />
            ))}
          </ul>
        ),
      },
    },
    {
      title: 'Test shipments and test keys',
      shows: ['web/status/test-badge.tsx'],
      states: { Badge: <TestBadge /> },
    },
    {
      title: 'Scopes of an API key',
      shows: ['web/api-keys/scope-choice.tsx'],
      states: {
        'Chosen, refused': (
          <ScopeChoice
            id="scopes"
            chosen={['shipments:read']}
            isOffered={isCompanyScope}
            error="Choose at least one scope."
            onChange={nothing}
          />
        ),
      },
    },
    {
      title: 'Webhook',
      shows: ['web/webhooks/webhook-row.tsx', 'web/webhooks/webhook-state.tsx'],
      states: {
        'Enabled, disabled': (
          <ul className="rounded-md border border-line bg-surface">
            {WEBHOOKS.map((webhook) => (
              <WebhookRow key={webhook.id} webhook={webhook} onEdit={nothing} onDeliveries={nothing} />
            ))}
          </ul>
        ),
      },
    },
    {
      title: 'Secret of a webhook',
      shows: ['web/webhooks/new-secret.tsx'],
      states: {
        New: (
          <NewSecret
            what="secret"
            use="Your program verifies our signatures with it."
            secret="whsec_qRkbHDjgyf5Tq6nFzGvJ5rYt2w8bXcDe"
            onDone={nothing}
          />
        ),
      },
    },
    {
      title: 'Deliveries of a webhook',
      shows: ['web/webhooks/delivery-row.tsx'],
      states: {
        'Failed, delivered': (
          <ul className="rounded-md border border-line bg-surface">
            {DELIVERIES.map((delivery) => (
              <DeliveryRow key={delivery.id} delivery={delivery} now={NOW} />
            ))}
          </ul>
        ),
      },
    },
    {
      title: 'Booking template',
      shows: [
        'web/booking-templates/template-row.tsx',
        'web/booking-templates/rename-template.tsx',
        'web/booking-templates/delete-template.tsx',
      ],
      states: {
        'For reading': <Templates mayBook={false} />,
        'For booking': <Templates mayBook />,
        Renaming: (
          <Pressed at="[aria-label^='Rename']" keys="click">
            <Templates mayBook />
          </Pressed>
        ),
        Deleting: (
          <Pressed at="[aria-label^='Delete']" keys="click">
            <Templates mayBook />
          </Pressed>
        ),
      },
    },
  ],
};
