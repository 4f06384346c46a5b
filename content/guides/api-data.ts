import { code, paragraph, type TextSection } from '../text.ts';

const lines = (...text: string[]) => text.join('\n');

export const apiData: readonly TextSection[] = [
  {
    id: 'reconcile',
    title: 'Reconcile money',
    blocks: [
      paragraph(
        'An invoice names the shipment and its lines. With the scope `charges:read` you see how the price of a shipment came about: a line for each charge code, with its quantity and rate. Compare the sum of the charges with the net total of the invoice, which has no VAT, before you pay.',
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
    id: 'copies',
    title: 'Keep a copy up to date',
    blocks: [
      paragraph(
        'Read a list whole once. Later, send the time of that reading, less a minute, as `updated_since`: the list then has only records that were created or changed since, `deleted` with the ids of those that it no longer has, and `as_of`, which is the next `updated_since`. Remove what `deleted` names, then store the records; some may repeat. Follow `next` as in any list; filters apply to the records as they are now.',
      ),
      code(
        'Shipments that changed since 20 November',
        lines(
          'curl -s -H "authorization: Bearer $KEY" \\',
          '  "$HOST/api/v1/shipments?updated_since=2026-11-20T00:00:00Z"',
        ),
      ),
      paragraph(
        'Deletions are known for 90 days. Before that, or when what you may see has changed as a whole, the response is 410 with `UPDATED_SINCE_TOO_OLD`: read the list whole again. Entries of logs, such as deliveries and sign-ins, end with their retention and are not named.',
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
        'To be notified instead of polling, [use webhooks](/documentation/webhooks). Systems that speak [DCSA Track & Trace 2.2](/documentation/dcsa) read `GET /v2/events`.',
      ),
    ],
  },
  {
    id: 'positions',
    title: 'Report where a vehicle is',
    blocks: [
      paragraph(
        'Our staff register your device and give you its key. Send up to 1,000 positions at once, in any order and up to 120 times a minute: duplicates are ignored.',
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
        'The response lists refused positions by index and reason; `zero_coordinates` means a receiver without a fix, which reports 0,0. Apps that speak the OsmAnd protocol, such as Traccar Client, send to `$HOST/positions` with the key as their identifier.',
      ),
    ],
  },
];
