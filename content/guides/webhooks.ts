import { code, list, paragraph, steps, type TextSection, table } from '../text.ts';
import { EVENT_EXAMPLES } from './event-examples.ts';

const lines = (...text: string[]) => text.join('\n');

export const webhooks: readonly TextSection[] = [
  {
    id: 'endpoint',
    title: 'Add an endpoint',
    blocks: [
      paragraph(
        'In [Company](/company), or with a key that has the scope `webhooks:write`, name the address that we call and the events that you want. The secret is shown once. Events of prices and invoices need the permission to see prices. Examples of their bodies: [shipments](/documentation/shipment-events), [prices and invoices](/documentation/commercial-events).',
      ),
      code(
        'All events of shipments and milestones',
        lines(
          'curl -s -H "authorization: Bearer $KEY" -H "content-type: application/json" \\',
          '  -d \'{"url":"https://tms.example/events","events":["shipment.*","milestone.*"]}\' \\',
          '  "$HOST/api/v1/webhooks"',
        ),
      ),
      table(
        'Events',
        ['Type', 'When'],
        Object.entries(EVENT_EXAMPLES).map(([type, { when }]) => [`\`${type}\``, when]),
      ),
      code(
        'What you receive',
        lines(
          'POST /events HTTP/1.1',
          'webhook-id: 019ab2f4-0c4e-7d51-9f7e-2a54c0d1b8f3',
          'webhook-timestamp: 1795510800',
          'webhook-signature: v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
          '',
          '{ "type": "shipment.status_changed", "timestamp": "2026-11-24T09:00:00.000Z",',
          '  "data": { "tracking_number": "GS123456789", "status": "in_transit", … } }',
        ),
      ),
    ],
  },
  {
    id: 'verify',
    title: 'Verify the signature',
    blocks: [
      paragraph(
        'Deliveries follow [Standard Webhooks](https://www.standardwebhooks.com), which has libraries for many languages. Verify the raw body, before it is parsed.',
      ),
      code(
        'In Node.js, with the package standardwebhooks',
        lines(
          "import { Webhook } from 'standardwebhooks';",
          '',
          'export function eventOf(secret, body, headers) {',
          '  // Throws for a wrong signature, and for a delivery older than five minutes.',
          '  return new Webhook(secret).verify(body, headers);',
          '}',
        ),
      ),
      code(
        'In Python, without a package',
        lines(
          'import base64, hashlib, hmac, time',
          '',
          'def is_ours(secret, body, headers):',
          '    if abs(time.time() - int(headers["webhook-timestamp"])) > 300:',
          '        return False',
          "    signed = f\"{headers['webhook-id']}.{headers['webhook-timestamp']}.\".encode() + body",
          '    key = base64.b64decode(secret.removeprefix("whsec_"))',
          '    expected = base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()',
          '    sent = [each.partition(",")[2] for each in headers["webhook-signature"].split()]',
          '    return any(hmac.compare_digest(each, expected) for each in sent)',
        ),
      ),
    ],
  },
  {
    id: 'receive',
    title: 'Receive reliably',
    blocks: [
      steps(
        'Verify, store the event, and answer with 2xx within 10 seconds. Do the work afterwards.',
        'Ignore an event whose `webhook-id` you have: a delivery may arrive twice, and a replay keeps its id.',
        'Treat events as hints: read the shipment if the order of events matters to you.',
      ),
      list(
        'Events of one object arrive in order: a later one waits until the earlier one is delivered or failed.',
        'Anything but 2xx is a failure, also a redirect. We try again after 5 seconds, then with exponential back-off, for 3 days.',
        'An endpoint that answers 410, or fails for 3 days, is disabled, and the members who manage your company are notified.',
        'Enabling it sends the events that were queued by then. Later ones are not recorded: read what has changed with `updated_since`.',
        'The log keeps each delivery with its body for 30 days. You can send a test event, and replay one delivery or the first 10,000 of a period.',
        'After the secret is rotated, deliveries carry both signatures for 24 hours.',
      ),
      code(
        'The deliveries of an endpoint',
        lines(
          'curl -s -H "authorization: Bearer $KEY" \\',
          '  "$HOST/api/v1/webhooks/$WEBHOOK_ID/deliveries"',
        ),
      ),
    ],
  },
];
