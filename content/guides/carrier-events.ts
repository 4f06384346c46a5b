import { code, list, paragraph, type TextSection, table } from '../text.ts';

const lines = (...text: string[]) => text.join('\n');

export const carrierEvents: readonly TextSection[] = [
  {
    id: 'push',
    title: 'Push your events',
    blocks: [
      paragraph(
        'For carriers that move our shipments: send us the events of [DCSA Track & Trace 2.2](https://dcsa.org/standards/track-and-trace) as they happen, one or at most 100 in an array. Our staff create your key; it is shown once, and it can push events and nothing else. Send it in the header, never in the address. `$HOST` is the address of this site.',
      ),
      code(
        'A departure',
        lines(
          'curl -s -H "authorization: Bearer $CARRIER_KEY" \\',
          '  -H "content-type: application/json" \\',
          "  -d '{",
          '    "eventID": "84db923d-2a19-4eb0-beb5-446c1ec57d34",',
          '    "eventType": "TRANSPORT",',
          '    "eventCreatedDateTime": "2026-11-24T09:00:00Z",',
          '    "eventClassifierCode": "ACT",',
          '    "eventDateTime": "2026-11-24T16:40:00+08:00",',
          '    "transportEventTypeCode": "DEPA",',
          '    "transportCall": { "UNLocationCode": "CNSHA" },',
          '    "documentReferences": [',
          '      { "documentReferenceType": "BKG", "documentReferenceValue": "MAEU4711" }',
          '    ]',
          '  }\' "$HOST/api/dcsa/v2/events"',
        ),
      ),
      code(
        'The answer',
        lines(
          '{',
          '  "results": [',
          '    {',
          '      "index": 0,',
          '      "event_id": "84db923d-2a19-4eb0-beb5-446c1ec57d34",',
          '      "status": "recorded"',
          '    }',
          '  ]',
          '}',
        ),
      ),
    ],
  },
  {
    id: 'events',
    title: 'What an event needs',
    blocks: [
      list(
        'An `eventID` that stays the same when you send the event again.',
        'A number: the booking (`BKG`) or the bill of lading (`TRD`) in `documentReferences`, or a container in `equipmentReference` or in `references` (`EQ`). At most 100 numbers.',
        'The code of its type, such as `DEPA` or `ARRI` for transport, `GTIN`, `LOAD` or `DISC` for equipment, and the place as UN/LOCODE.',
        'An `eventDateTime` with its offset, at most two years away. What happens in the future is an estimate (`EST`) or a plan (`PLN`), not a fact (`ACT`).',
        'Fields that we do not know are ignored.',
      ),
    ],
  },
  {
    id: 'results',
    title: 'Results and errors',
    blocks: [
      table(
        'The status of each event',
        ['Status', 'Meaning'],
        [
          ['`recorded`', 'a milestone of at least one shipment'],
          [
            '`duplicate`',
            'this `eventID` was recorded before and is unchanged; send a correction with a new `eventID`',
          ],
          ['`ignored`', 'you move no shipment of ours with these numbers; do not send it again'],
          ['`refused`', 'it cannot be used, for the reason in `issue`; the others are recorded'],
        ],
      ),
      list(
        'A body that is no event and no array of 1 to 100 events gets 422, and nothing of it is recorded.',
        '401 is a key that does not work, and 403 one that is not a carrier’s. Above 120 calls per minute you get 429 with `Retry-After`.',
        'After a timeout or an error from 500 on, send the same events again: those that we have are duplicates.',
        'The whole [errors of the API](/documentation/api-errors).',
      ),
    ],
  },
];
