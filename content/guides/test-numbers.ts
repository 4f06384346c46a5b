import { code, list, paragraph, type TextSection, table } from '../text.ts';

export const testNumbers: readonly TextSection[] = [
  {
    id: 'numbers',
    title: 'Six shipments that run a script',
    blocks: [
      paragraph(
        'Anyone can [track](/track/GS000000019) a test number, on the site and with the API. Its responses have `test: true`. Each script runs for an hour, then begins again; milestones, estimates and statuses go through the same steps as those of real shipments.',
      ),
      table(
        'Scenarios',
        ['Number', 'Scenario', 'What happens'],
        [
          [
            '`GS000000019`',
            '`on_time`',
            'a truck drives and reports every 10 seconds, and delivers on the promised day',
          ],
          [
            '`GS000000027`',
            '`rolled`',
            'the carrier moves the container to a sailing a week later, then finds space after all',
          ],
          [
            '`GS000000035`',
            '`customs_hold`',
            'customs hold the container for two days, then release it early',
          ],
          [
            '`GS000000043`',
            '`transhipment_missed`',
            'a late ship misses its connection in Singapore, and makes it in the end',
          ],
          ['`GS000000051`', '`duplicated_and_shuffled`', 'events arrive twice and in the wrong order'],
          ['`GS000000078`', '`lost_position`', 'a truck stops reporting its position for 25 minutes'],
        ],
      ),
      code('The list', 'curl -s "$HOST/api/v1/test-numbers"'),
    ],
  },
  {
    id: 'test-keys',
    title: 'Test keys',
    blocks: [
      paragraph(
        'Create a test key on the page of your company, or with `test: true`. It begins with `gs_test_`, sees the test numbers and what your test keys have booked, and nothing else. Nobody is notified of a test booking, and it is in no list or figure.',
      ),
      code(
        'The milestones of a missed connection',
        [
          'curl -s -H "authorization: Bearer $TEST_KEY" \\',
          '  "$HOST/api/v1/shipments/GS000000043/milestones"',
        ].join('\n'),
      ),
      list(
        'A test key can have every `:read` scope of a company, and `:write` for shipments, webhooks, routes and prices: `POST /prices` and the tool `quote` of assistants compute, and leave nothing.',
        'A webhook that a test key creates receives the events of the test numbers and of test bookings. Webhooks of live keys never do.',
        'Live keys do not see test bookings.',
      ),
    ],
  },
];
