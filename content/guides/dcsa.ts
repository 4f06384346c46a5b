import { code, list, paragraph, type TextSection, table } from '../text.ts';

const lines = (...text: string[]) => text.join('\n');

/** server/dcsa/events.test.ts checks it by the standard's schema. */
export const DCSA_EVENT = {
  eventID: '019ab2f4-0c4e-7d51-9f7e-2a54c0d1b8f3',
  eventType: 'TRANSPORT',
  eventCreatedDateTime: '2026-11-24T09:00:00.000Z',
  eventClassifierCode: 'ACT',
  eventDateTime: '2026-11-24T16:40:00.000+08:00',
  transportEventTypeCode: 'DEPA',
  references: [
    { referenceType: 'FF', referenceValue: 'GS123456789' },
    { referenceType: 'EQ', referenceValue: 'MSKU9070323' },
  ],
  transportCall: {
    transportCallID: '019ab2f4-1f3a-7b04-9c2d-6e8f0a1b2c3d.019ab2f4-2c5e-7d06-8e4f-7a9b1c2d3e4f.from',
    modeOfTransport: 'VESSEL',
    transportCallSequenceNumber: 2,
    UNLocationCode: 'CNSHA',
    carrierVoyageNumber: '648W',
    exportVoyageNumber: '648W',
    vessel: { vesselIMONumber: '9502960', vesselName: 'Maersk Enping' },
  },
  documentReferences: [{ documentReferenceType: 'BKG', documentReferenceValue: 'MAEU4711' }],
};

export const dcsa: readonly TextSection[] = [
  {
    id: 'events',
    title: 'Read events',
    blocks: [
      paragraph(
        'Software that reads [DCSA Track & Trace 2.2](https://dcsa.org/standards/track-and-trace) from carriers reads your shipments in the same way: `GET /v2/events` of this site, with an API key that has the scope `milestones:read`. You see the events of your own shipments, oldest first.',
      ),
      code(
        'The events of vessels, trains and trucks since 1 November',
        lines(
          'curl -s -H "authorization: Bearer $KEY" \\',
          '  "$HOST/v2/events?eventType=TRANSPORT&eventCreatedDateTime:gte=2026-11-01T00:00:00Z&limit=50"',
        ),
      ),
      code('An event', JSON.stringify(DCSA_EVENT, null, 2)),
      table(
        'Parameters',
        ['Parameter', 'Meaning'],
        [
          ['`eventType`', '`SHIPMENT`, `TRANSPORT` or `EQUIPMENT`; several with commas'],
          [
            '`shipmentEventTypeCode`, `transportEventTypeCode`, `equipmentEventTypeCode`',
            'codes such as `ISSU`, `DEPA` or `LOAD`',
          ],
          ['`documentTypeCode`', 'of shipment events: `BKG`, `TRD`, `CUS` and others'],
          [
            '`carrierBookingReference`, `transportDocumentReference`, `equipmentReference`',
            'the number of the booking, of the bill of lading, of the container',
          ],
          [
            '`vesselIMONumber`, `exportVoyageNumber`, `UNLocationCode`, `transportCallID`',
            'where and by what',
          ],
          [
            '`eventCreatedDateTime`',
            'when we received the event; with `:gte`, `:gt`, `:lte`, `:lt` or `:eq` after the name',
          ],
          ['`limit`', '1 to 1,000, by default 100'],
          ['`sort`', '`eventCreatedDateTime` or `eventDateTime`, followed by `:ASC` or `:DESC`'],
        ],
      ),
      list(
        'A page with more behind it has the header `Next-Page`, the whole address of the next one, and `Next-Page-Cursor`.',
        'Poll with intervals that overlap by a minute, and ignore an `eventID` that you have: an event is visible once it is committed.',
        'Unknown parameters are refused with 400. Errors have DCSA’s form: `statusCode`, and `errors` with `reason` and `message`.',
        'What 2.2 cannot express, such as the arrival of a truck at a warehouse door, is not served. Customs are `HOLD` and `RELS` of the document type `CUS`. Retracted events are left out.',
      ),
    ],
  },
  {
    id: 'subscriptions',
    title: 'Subscribe to events',
    blocks: [
      paragraph(
        'Instead of polling, subscribe with a key that has the scopes `webhooks:read` and `webhooks:write`. Before a subscription is stored, its address must answer a HEAD request with 204. The filters are the parameters of `GET /v2/events`, without `eventCreatedDateTime`, `limit` and `sort`.',
      ),
      code(
        'The body of POST /v2/event-subscriptions',
        lines(
          '{',
          '  "callbackUrl": "https://tms.example/dcsa-events",',
          '  "secret": "MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=",',
          '  "eventType": ["TRANSPORT", "EQUIPMENT"]',
          '}',
        ),
      ),
      code(
        'Your subscriptions',
        lines('curl -s -H "authorization: Bearer $KEY" \\', '  "$HOST/v2/event-subscriptions"'),
      ),
      list(
        'The `secret` is base64 of 32 to 64 bytes and is never shown again. `PUT /v2/event-subscriptions/{subscriptionID}/secret` replaces it; the new one signs from the next request on.',
        '`PUT` on a subscription replaces its address and filters, `DELETE` ends it.',
        'Each request has one event, in an array, and the headers `API-Version`, `Subscription-ID` and `Notification-Signature`: `sha256=` and the HMAC-SHA256 of the raw body in hexadecimal digits, with the decoded secret as key.',
        'Retries, order and the end of addresses that fail are those of [webhooks](/documentation/webhooks#receive).',
      ),
      code(
        'Verify the signature in Python',
        lines(
          'import base64, hashlib, hmac',
          '',
          'def is_ours(secret, body, headers):',
          '    digest = hmac.new(base64.b64decode(secret), body, hashlib.sha256).hexdigest()',
          '    return hmac.compare_digest(f"sha256={digest}", headers["notification-signature"])',
        ),
      ),
    ],
  },
  {
    id: 'carriers',
    title: 'Carriers',
    blocks: [
      paragraph(
        'A carrier that serves Track & Trace 2.2 has nothing to build: our staff enter the address and credential of its API on its company page, and its events become milestones within minutes. A carrier can also [push its events](/documentation/carrier-events) with a key of its own.',
      ),
    ],
  },
];
