import { type Block, code, list, paragraph, type TextSection } from '../text.ts';
import { EVENT_EXAMPLES } from './event-examples.ts';

const SENT_AT = '2026-11-26T10:12:00.000Z';

/** An event with its example body and when it is sent. */
const eventsOf = (...areas: string[]): Block[] =>
  Object.entries(EVENT_EXAMPLES)
    .filter(([type]) => areas.some((area) => type.startsWith(`${area}.`)))
    .flatMap(([type, { when, data }]) => {
      const body = JSON.stringify({ type, timestamp: SENT_AT, data }, null, 2);
      return [paragraph(`\`${type}\`: ${when}`), code(type, body)];
    });

/** Of what happens to shipments. */
export const shipmentEvents: readonly TextSection[] = [
  {
    id: 'form',
    title: 'The form of an event',
    blocks: [
      list(
        'Every event has `type`, `timestamp` and `data`. `timestamp` is when it was recorded; times within `data` are when something happened or is expected.',
        'Fields and types are added, none is removed. Ignore what you do not know.',
        'Events with a `tracking_number` arrive in order for each shipment, those of quotes for each `reference`.',
        'The schema of each event is in the [API reference](/api/docs), under Webhooks, and in `webhooks` of [/api/openapi.json](/api/openapi.json).',
      ),
    ],
  },
  { id: 'shipments', title: 'Shipments', blocks: eventsOf('shipment') },
  { id: 'milestones', title: 'Milestones', blocks: eventsOf('milestone') },
  { id: 'exceptions', title: 'Exceptions', blocks: eventsOf('exception') },
  { id: 'documents', title: 'Documents', blocks: eventsOf('document') },
  { id: 'messages', title: 'Messages', blocks: eventsOf('message') },
];

/** Of money, offers and requests. */
export const commercialEvents: readonly TextSection[] = [
  { id: 'money', title: 'Prices and invoices', blocks: eventsOf('price', 'invoice') },
  { id: 'quotes', title: 'Quotes', blocks: eventsOf('quote') },
  { id: 'amendments', title: 'Amendments', blocks: eventsOf('amendment') },
];
