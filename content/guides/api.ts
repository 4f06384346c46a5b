import { code, list, note, paragraph, type TextSection, table } from '../text.ts';

const lines = (...text: string[]) => text.join('\n');

export const apiQuickStart: readonly TextSection[] = [
  {
    id: 'key',
    title: 'Make a key',
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
    title: 'What holds everywhere',
    blocks: [
      list(
        'Requests and responses are JSON. Times are RFC 3339, weights kg, lengths cm.',
        'Money is `{"amount": 12550, "currency": "USD"}`: integer minor units, so this is 125.50 USD. Older fields end in `_cents`.',
        'A list returns `next`: send it as `after` to get the next page; null means that there is none. A cursor is valid for its own list and order.',
        'A write takes an `Idempotency-Key`: repeating the call with the same key returns the first response instead of doing it again.',
        'Where a record carries an `ETag`, a write with `If-Match` is refused with 412 if someone else was faster.',
      ),
      paragraph(
        'The [API reference](/api/docs) lists every operation, scope, limit and error code; its document is [/api/openapi.json](/api/openapi.json). `/api/v1` is stable: fields and operations are added, but none is removed before it has been marked as deprecated.',
      ),
      code(
        'A typed client in TypeScript',
        lines(
          'npm install openapi-fetch && npm install --save-dev openapi-typescript typescript@5',
          'npx openapi-typescript "$HOST/api/openapi.json" -o api.d.ts',
        ),
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
        'A tariff’s price binds: `price_status` is `confirmed`. Any other is an estimate: it is `indicative` until we confirm it with a price.',
      ),
      code(
        'Its file: parties, references, cargo, containers and legs',
        lines('curl -s -H "authorization: Bearer $KEY" \\', '  "$HOST/api/v1/shipments/$TRACKING_NUMBER"'),
      ),
    ],
  },
  {
    id: 'reconcile',
    title: 'Reconcile money',
    blocks: [
      paragraph(
        'An invoice names the shipment and its lines. With the scope `charges:read` you see how the price of a shipment came about.',
      ),
      code(
        'Your invoices, newest first',
        lines('curl -s -H "authorization: Bearer $KEY" \\', '  "$HOST/api/v1/invoices?limit=50"'),
      ),
      code(
        'The charges of a shipment',
        lines(
          'curl -s -H "authorization: Bearer $KEY" \\',
          '  "$HOST/api/v1/shipments/$TRACKING_NUMBER/charges"',
        ),
      ),
    ],
  },
  {
    id: 'feeds',
    title: 'Follow arrivals in a calendar',
    blocks: [
      code(
        'The arrivals of your shipments as iCalendar',
        lines('curl -s -H "authorization: Bearer $KEY" \\', '  "$HOST/api/v1/calendar.ics"'),
      ),
      code(
        'The events of a shipment as an Atom feed',
        lines(
          'curl -s -H "authorization: Bearer $KEY" \\',
          '  "$HOST/api/v1/shipments/$TRACKING_NUMBER/feed.atom"',
        ),
      ),
      paragraph(
        'To be told at once instead of asking, [receive events](/documentation/webhooks). Systems that speak DCSA Track & Trace 2.2 read `GET /v2/events`.',
      ),
    ],
  },
  {
    id: 'positions',
    title: 'Report where a vehicle is',
    blocks: [
      paragraph(
        'Our staff register your device and give you its key. Send up to 1,000 positions at once, in any order and as often as you like: duplicates are ignored.',
      ),
      code(
        'Two positions of a truck',
        lines(
          'curl -s -H "authorization: Bearer $DEVICE_KEY" -H "content-type: application/json" -d \'{',
          '  "positions":[',
          '    {"latitude":53.54,"longitude":9.99,"taken_at":"2026-11-21T09:00:00Z","speed":54},',
          '    {"latitude":53.55,"longitude":9.97,"taken_at":"2026-11-21T09:01:00Z","speed":51}]}\' \\',
          '  "$HOST/api/v1/positions"',
        ),
      ),
      paragraph(
        'The response lists refused positions by index. Apps that speak the OsmAnd protocol, such as Traccar Client, send to `$HOST/positions` with the key as their identifier.',
      ),
    ],
  },
  {
    id: 'errors',
    title: 'When something is refused',
    blocks: [
      table(
        'Status codes',
        ['Status', 'Meaning'],
        [
          ['400, 413, 415', 'malformed, too large, or of another type'],
          ['401', 'the key is missing, unknown, revoked or expired'],
          ['403', 'the key lacks the scope (`MISSING_SCOPE`), or its maker the permission (`FORBIDDEN`)'],
          ['404', 'it does not exist, or it is not yours'],
          ['409', 'it contradicts what is stored'],
          ['410', 'the link or the challenge has expired'],
          ['412, 428', 'someone else has changed it, or `If-Match` is missing'],
          ['422', '`issues` names each invalid field'],
          ['429, 503', 'wait for the seconds in `Retry-After`'],
          ['500', 'an error on our side'],
        ],
      ),
      code(
        'A booking without a weight',
        lines(
          '{',
          '  "type": "about:blank", "title": "unprocessable content",',
          '  "status": 422, "code": "UNPROCESSABLE_CONTENT", "detail": "…",',
          '  "issues": [ { "path": "cargo_weight", "message": "Enter the weight in kg." } ]',
          '}',
        ),
      ),
      list(
        'Every error is a problem document (RFC 9457). Decide by `status` and `code`; `detail` is for people and may change.',
        'A write with an unknown field is refused with 422. Reads ignore unknown parameters.',
        'Retry only 429, 502, 503 and 504, with growing pauses, and always with the same key.',
      ),
    ],
  },
];
