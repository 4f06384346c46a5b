import { expect, test } from 'vitest';
import { DeliveryAppointment, ProofOfDelivery } from './delivery.ts';
import { deliveryExceptions } from './delivery-exceptions.ts';

const SIGNED = { delivered_at: '2026-11-27T10:00:00Z', signed_by: 'J. de Vries' };

test.each([
  ['nothing', {}, []],
  [
    'a short piece',
    { short_pieces: 1 },
    [['SHORTAGE', '1 piece short on delivery. Signed for by J. de Vries.', '1 piece short on delivery.']],
  ],
  [
    'both',
    { short_pieces: 1200, damaged_pieces: 2, remarks: 'Wet cartons' },
    [
      [
        'SHORTAGE',
        '1,200 pieces short on delivery. Signed for by J. de Vries. Wet cartons',
        '1,200 pieces short on delivery.',
      ],
      [
        'DAMAGE',
        '2 pieces damaged on delivery. Signed for by J. de Vries. Wet cartons',
        '2 pieces damaged on delivery.',
      ],
    ],
  ],
])('a proof of delivery with %s raises its exceptions', (_, noted, raised) => {
  const proof = ProofOfDelivery.parse({ ...SIGNED, ...noted });
  expect(
    deliveryExceptions(proof).map(({ code, description, customer_text }) => [
      code,
      description,
      customer_text,
    ]),
  ).toEqual(raised);
});

test.each([
  ['2026-11-27T08:00:00Z', '2026-11-27T10:00:00Z', []],
  ['2026-11-27T10:00:00Z', '2026-11-27T10:00:00Z', ['Enter an end after the start.']],
  ['2026-11-27T10:00:00Z', '2026-11-26T12:00:00Z', ['Enter an end after the start.']],
])('a window from %s until %s: %j', (window_from, window_until, messages) => {
  const { error } = DeliveryAppointment.safeParse({ state: 'requested', window_from, window_until });
  expect(error?.issues.map(({ message }) => message) ?? []).toEqual(messages);
});
