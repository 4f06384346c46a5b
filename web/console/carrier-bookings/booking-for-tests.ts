import type { CarrierBooking } from '#contract/carrier-bookings.ts';
import { HOUR_MS } from '#domain/calendar/durations.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * HOUR_MS);

export const BOOKING: CarrierBooking = {
  id: '01900000-0000-7000-8000-0000000000d1',
  carrier: 'Kestrel Line',
  reference: 'KSTL 4471',
  kind: 'direct',
  contract: 'SC-26-118',
  state: 'confirmed',
  version: 4,
  shipments: ['GS104588210', 'GS123456789'],
  time_zone: 'Asia/Shanghai',
  cut_offs: [
    { kind: 'SI', at: hoursAgo(30), met_at: hoursAgo(31), status: 'met', time_zone: 'Asia/Shanghai' },
    { kind: 'VGM', at: hoursAgo(-19), met_at: null, status: 'soon', time_zone: 'Asia/Shanghai' },
  ],
  departed_at: null,
  override_reason: null,
  blockers: [
    { code: 'VGM_MISSING', object: 'CSQU3054383', message: 'CSQU3054383 has no verified gross mass.' },
  ],
  created_at: NOW,
  updated_at: NOW,
};
