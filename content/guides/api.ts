import { code, list, note, paragraph, type TextSection } from '../text.ts';

const lines = (...text: string[]) => text.join('\n');

export const apiQuickStart: readonly TextSection[] = [
  {
    id: 'key',
    title: 'Create a key',
    blocks: [
      paragraph(
        'The site itself uses the API described here, so nothing on the screen is out of your reach. In [Company](/company), a member with the permission `manage` makes an API key with the scopes that your program needs, such as `shipments:read`. The key is shown once. Send it with each request; `$HOST` is the address of this site.',
      ),
      code(
        'Your shipments',
        lines('curl -s -H "authorization: Bearer $KEY" \\', '  "$HOST/api/v1/shipments?limit=50"'),
      ),
      paragraph(
        'Where your software expects OAuth 2, exchange the key for an access token of an hour: the `client_id` is the id of the key, the `client_secret` the key.',
      ),
      code(
        'An access token',
        lines(
          'curl -s -u "$KEY_ID:$KEY" -d grant_type=client_credentials \\',
          '  "$HOST/api/v1/oauth/token"',
        ),
      ),
      note('Never put a key into a page or an app that others can open. Call from your server.'),
    ],
  },
  {
    id: 'conventions',
    title: 'Conventions',
    blocks: [
      list(
        'Requests and responses are JSON. Times are RFC 3339, weights kg, lengths cm.',
        'Money is `{"amount": 12550, "currency": "USD"}`: integer minor units, so this is 125.50 USD. Beside it are older fields that end in `_cents`; they are deprecated.',
        'A list returns `next`: send it as `after` to get the next page; null means that there is none. A cursor is valid for its own list and order.',
        'With `updated_since`, a list has [what changed since then](/documentation/api-data#copies) and the ids of what was deleted.',
        'A response with 201 has `Location` where what was created has an address.',
        'A write takes an `Idempotency-Key`: repeating the call with the same key returns the first response instead of doing it again.',
        'Responses to a key have `RateLimit` and `RateLimit-Policy`: what is left of each limit, and until when.',
        'Where a record carries an `ETag`, a write with `If-Match` is refused with 412 if someone else changed it first.',
      ),
      paragraph(
        'The [API reference](/api/docs) lists every operation with its command of curl, scope, limit and error codes; its document is [/api/openapi.json](/api/openapi.json). `/api/v1` is stable: fields and operations are added, but none is removed before it has been marked as deprecated. The [changelog](/documentation/api-changelog) has the dates.',
      ),
      paragraph(
        '[Change, cancel and documents](/documentation/api-shipments) goes on from here. There is [a typed client for TypeScript, a collection for Postman](/documentation/api-clients), and an MCP server [for assistants](/documentation/assistants).',
      ),
    ],
  },
  {
    id: 'track',
    title: 'Track a shipment',
    blocks: [
      paragraph('Tracking needs no key. With yours, your own shipments show more.'),
      code('Where a shipment is', 'curl -s "$HOST/api/v1/tracking/GS123456789"'),
      code(
        'The response, shortened',
        lines(
          '{',
          '  "tracking_number": "GS123456789",',
          '  "status": "in_transit",',
          '  "origin_city": "Shanghai", "origin_country": "CN",',
          '  "destination_city": "Los Angeles", "destination_country": "US",',
          '  "estimated_delivery_date": "2026-11-28T19:27:24.164Z",',
          '  "events": [ { "status": "in_transit", "location": "Port of Shanghai, CN", … } ],',
          '  "live": { "latitude": 50.1879, "longitude": 175.5676, "speed": 36, … }',
          '}',
        ),
      ),
      paragraph('`speed` is km/h. An unknown number returns 404.'),
      code(
        'Find it by a container, a bill of lading or a booking number',
        'curl -s "$HOST/api/v1/track?reference=MSKU9070323"',
      ),
    ],
  },
  {
    id: 'book',
    title: 'Compare routes and book one',
    blocks: [
      code(
        'Route options, cheapest first',
        lines(
          'curl -s -H "authorization: Bearer $KEY" -H "content-type: application/json" -d \'{',
          '  "origin_city":"Rotterdam","origin_country":"Netherlands",',
          '  "destination_city":"Singapore","destination_country":"Singapore",',
          '  "cargo_weight":480,"service_type":"standard"}\' \\',
          '  "$HOST/api/v1/routing/options"',
        ),
      ),
      code(
        'Book by sea, exactly once',
        lines(
          'curl -s -H "authorization: Bearer $KEY" -H "content-type: application/json" \\',
          '  -H "idempotency-key: order-4711" -d \'{',
          '  "origin_city":"Rotterdam","origin_country":"Netherlands",',
          '  "destination_city":"Singapore","destination_country":"Singapore",',
          '  "cargo_description":"Ball bearings, 2 pallets","cargo_weight":480,',
          '  "service_type":"standard","transport_mode":"sea"}\' \\',
          '  "$HOST/api/v1/functions/create-shipment"',
        ),
      ),
      paragraph(
        'A tariff’s price binds where the volume of the cargo is known or its containers are booked: `price_status` is `confirmed`. Any other is an estimate: it is `indicative` until we confirm it with a price. Estimates by distance and weight exist only on lanes without tariffs; elsewhere, modes without a tariff have no option: request a quote.',
      ),
      code(
        'Its file: parties, references, cargo, containers and legs',
        lines('curl -s -H "authorization: Bearer $KEY" \\', '  "$HOST/api/v1/shipments/$TRACKING_NUMBER"'),
      ),
    ],
  },
];
