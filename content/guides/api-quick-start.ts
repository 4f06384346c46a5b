import { code, list, note, paragraph, type TextSection, table } from '../text.ts';

export const apiQuickStart: readonly TextSection[] = [
  {
    id: 'one-api',
    title: 'One API for everybody',
    blocks: [
      paragraph(
        'The site itself uses the API described here, so nothing on the screen is out of your reach. Requests and responses are JSON; times are UTC in ISO 8601, weights kg, lengths cm. The [API reference](/api/docs) lists every operation and error code; its document is [/api/openapi.json](/api/openapi.json). `$HOST` is the address of this site.',
      ),
      code(
        'A typed client in TypeScript',
        [
          'npm install openapi-fetch && npm install --save-dev openapi-typescript typescript@5',
          'npx openapi-typescript "$HOST/api/openapi.json" -o api.d.ts',
        ].join('\n'),
      ),
    ],
  },
  {
    id: 'track',
    title: 'Track without an account',
    blocks: [
      code('Where a shipment is', 'curl -s "$HOST/api/tracking/GS123456789"'),
      code(
        'The response, shortened',
        [
          '{',
          '  "tracking_number": "GS123456789",',
          '  "status": "in_transit",',
          '  "origin_city": "Shanghai", "origin_country": "CN",',
          '  "destination_city": "Los Angeles", "destination_country": "US",',
          '  "estimated_delivery_date": "2026-11-28T19:27:24.164Z",',
          '  "events": [ { "status": "in_transit", "location": "Port of Shanghai, CN", … } ],',
          '  "live": { "latitude": 50.1879, "longitude": 175.5676, "speed": 36, … }',
          '}',
        ].join('\n'),
      ),
      paragraph('`speed` is km/h. An unknown number returns 404.'),
    ],
  },
  {
    id: 'sign-in',
    title: 'Sign in',
    blocks: [
      paragraph('The session is in a cookie. Store it in a cookie jar and send it with every call.'),
      code(
        'Sign in and list your shipments',
        [
          'curl -s -c jar -H "content-type: application/json" \\',
          '  -d \'{"email":"you@company.example","password":"…"}\' \\',
          '  "$HOST/api/people/sign-in"',
          'curl -s -b jar "$HOST/api/shipments?limit=50"',
        ].join('\n'),
      ),
      paragraph(
        '`next` in the response is the `after` of the next page; null means that there is none. A cursor is valid for its own list and order only; any other is refused with 422.',
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
        [
          'curl -s -H "authorization: Bearer $KEY" -H "content-type: application/json" -d \'{',
          '  "positions":[',
          '    {"latitude":53.54,"longitude":9.99,"taken_at":"2026-11-21T09:00:00Z","speed":54},',
          '    {"latitude":53.55,"longitude":9.97,"taken_at":"2026-11-21T09:01:00Z","speed":51}]}\' \\',
          '  "$HOST/api/positions"',
        ].join('\n'),
      ),
      paragraph(
        'The response lists refused positions by index. Apps that speak the OsmAnd protocol, such as Traccar Client, send to `$HOST/positions` with the key as their identifier.',
      ),
    ],
  },
  {
    id: 'book',
    title: 'Compare routes and book one',
    blocks: [
      code(
        'Route options, cheapest first',
        [
          'curl -s -b jar -H "content-type: application/json" -d \'{',
          '  "origin_city":"Rotterdam","origin_country":"Netherlands",',
          '  "destination_city":"Singapore","destination_country":"Singapore",',
          '  "cargo_weight":480,"service_type":"standard"}\' \\',
          '  "$HOST/api/routing/options"',
        ].join('\n'),
      ),
      code(
        'Book by sea, exactly once',
        [
          'curl -s -b jar -H "content-type: application/json" \\',
          '  -H "idempotency-key: order-4711" -d \'{',
          '  "origin_city":"Rotterdam","origin_country":"Netherlands",',
          '  "destination_city":"Singapore","destination_country":"Singapore",',
          '  "cargo_description":"Ball bearings, 2 pallets","cargo_weight":480,',
          '  "service_type":"standard","transport_mode":"sea"}\' \\',
          '  "$HOST/api/functions/create-shipment"',
        ].join('\n'),
      ),
      paragraph('Repeating the call with the same key returns the first response instead of booking again.'),
      paragraph(
        'A booking is a request: `price_status` is `indicative` until we confirm it with a price, and `confirmed` from then on. `price` is in integer minor units, so `{"amount": 10768, "currency": "USD"}` is 107.68 USD.',
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
          ['401', 'not signed in'],
          ['403', 'not allowed to your role (`FORBIDDEN`), or sign in again first (`REAUTHENTICATE`)'],
          ['404', 'it does not exist, or it is not yours'],
          ['409', 'it contradicts what is stored'],
          ['410', 'the link or the challenge has expired'],
          ['422', '`issues` names each invalid field'],
          ['429, 503', 'wait for the seconds in `Retry-After`'],
          ['500', 'an error on our side'],
        ],
      ),
      code(
        'A booking without a weight',
        [
          '{',
          '  "type": "about:blank", "title": "unprocessable content",',
          '  "status": 422, "code": "UNPROCESSABLE_CONTENT", "detail": "…",',
          '  "issues": [ { "path": "cargo_weight", "message": "Enter the weight in kg." } ]',
          '}',
        ].join('\n'),
      ),
      list(
        'Every error is a problem document (RFC 9457). Decide by `status` and `code`; `detail` is for people and may change.',
        'A write with an unknown field is refused with 422. Reads ignore unknown parameters.',
        'Retry only 429, 502, 503 and 504, with growing pauses, and always with the same key.',
      ),
      note('Never put a password into a page or an app that others can open. Call from your server.'),
    ],
  },
];
