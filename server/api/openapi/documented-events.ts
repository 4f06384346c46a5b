import type { OpenAPI } from '@orpc/openapi';
import type { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { EVENT_EXAMPLES } from '#content/guides/event-examples.ts';
import { AREAS } from '#contract/reference/areas.ts';
import { eventBody } from '#contract/webhook-events.ts';
import { EVENT_TYPES, type EventType } from '#domain/webhooks/event-type.ts';
import { describeFields } from './describe-fields.ts';

const SENT_AT = '2026-11-26T10:12:00.000Z';
const DELIVERY =
  'Sent as the [Standard Webhooks](https://www.standardwebhooks.com) specification says. Answer with 2xx within 10 seconds; otherwise it is sent again with exponential back-off for 3 days.';
const HEADERS: readonly [name: string, description: string][] = [
  ['webhook-id', 'The id of the event, the same in every attempt.'],
  ['webhook-timestamp', 'When it was sent, in seconds since 1970.'],
  [
    'webhook-signature',
    '`v1,` and the signature of id, timestamp and body; several after a rotation of the secret.',
  ],
];

/** What endpoints receive, for the section `webhooks` of the OpenAPI document. */
export function documentedEvents(
  converter: ZodToJsonSchemaConverter,
): Record<EventType, OpenAPI.PathItemObject> {
  const events = EVENT_TYPES.map((type) => [type, { post: eventOf(type, converter) }]);
  return Object.fromEntries(events) as Record<EventType, OpenAPI.PathItemObject>;
}

function eventOf(type: EventType, converter: ZodToJsonSchemaConverter): OpenAPI.OperationObject {
  const { when, data } = EVENT_EXAMPLES[type];
  const [, schema] = converter.convert(eventBody(type), { strategy: 'output' });
  describeFields(schema, 'webhook-events');
  return {
    operationId: `events.${type}`,
    summary: when.replaceAll('`', ''),
    description: DELIVERY,
    tags: [AREAS.webhooks.name],
    security: [],
    parameters: HEADERS.map(([name, description]) => ({
      name,
      in: 'header',
      required: true,
      description,
      schema: { type: 'string' },
    })),
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: schema as OpenAPI.SchemaObject,
          example: { type, timestamp: SENT_AT, data },
        },
      },
    },
    responses: {
      '2XX': { description: 'You have the event.' },
      410: { description: 'You want no more events: the endpoint is disabled.' },
    },
  };
}
