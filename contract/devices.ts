import * as z from 'zod';
import { NewDevice } from '#domain/positions/device.ts';
import { operation } from './operation.ts';

/** What reports positions, as staff see it. */
export const Device = z.object({
  id: z.uuid(),
  name: z.string(),
  vehicle_identifier: z.string().nullable(),
  created_at: z.date(),
  /** Since when its key is refused; null for a device in use. */
  revoked_at: z.date().nullable(),
  /** When it was heard last; null when not within the time for which positions are kept. */
  last_seen_at: z.date().nullable(),
  /** Where it was last, which may have been told late. */
  latest: z.object({ taken_at: z.date(), latitude: z.number(), longitude: z.number() }).nullable(),
  /** The numbers of the shipments that travel with it and are under way. */
  shipments: z.array(z.string()),
});
export type Device = z.infer<typeof Device>;

const NOTHING = z.object({});
const DeviceId = z.object({ id: z.uuid() });
const Following = DeviceId.extend({ tracking_number: z.string().trim().min(1).max(50) });

const NOT_FOUND = { status: 404, message: 'No such device.' } as const;
const NO_SHIPMENT = { status: 404, message: 'No shipment has this number.' } as const;
const REVOKED = { status: 409, message: 'This device has been revoked.' } as const;

export const devices = {
  list: operation({
    access: 'staff',
    method: 'GET',
    path: '/devices',
    summary: 'The devices that report positions, by name, those in use first, and what travels with each',
  })
    .input(
      z.object({
        /** Continue after this device: `next` of the page before. */
        after: z.string().max(600).optional(),
        skip: z.coerce.number().int().min(0).max(100_000).default(0).meta({
          deprecated: true,
          description: 'Deprecated: misses devices registered meanwhile. Use `after`.',
        }),
        limit: z.coerce.number().int().min(1).max(200).default(100),
      }),
    )
    .output(z.object({ devices: z.array(Device), total: z.number().int(), next: z.string().nullable() })),

  register: operation({
    access: 'staff',
    method: 'POST',
    path: '/devices',
    summary: 'Register a device; the answer is the only place that ever shows its key',
    status: 201,
    requiresRecentAuth: true,
    changes: ['devices'],
  })
    .input(NewDevice)
    .output(
      z.object({
        id: z.uuid(),
        key: z.string(),
        /** Where Traccar Client sends to, key and all, for its camera. */
        qr_svg: z.string(),
      }),
    ),

  revoke: operation({
    access: 'staff',
    method: 'POST',
    path: '/devices/{id}/revocation',
    summary: 'Refuse what a device sends from now on; its shipments follow nothing any more',
    requiresRecentAuth: true,
    changes: ['devices'],
  })
    .input(DeviceId)
    .output(NOTHING)
    .errors({ NOT_FOUND }),

  follow: operation({
    access: 'staff',
    method: 'POST',
    path: '/devices/{id}/shipments',
    summary: 'Let a shipment follow a device, in place of the one before: it is where the device is',
    changes: ['devices', 'tracking', 'shipments.record'],
  })
    .input(Following)
    .output(z.object({ tracking_number: z.string() }))
    .errors({
      NOT_FOUND,
      NO_SHIPMENT,
      REVOKED,
      ENDED: { status: 409, message: 'This shipment was delivered or cancelled.' },
    }),

  unfollow: operation({
    access: 'staff',
    method: 'POST',
    path: '/devices/{id}/shipments/end',
    summary: 'Let a shipment follow a device no longer; its last position stays',
    changes: ['devices'],
  })
    .input(Following)
    .output(NOTHING)
    .errors({
      NO_SHIPMENT,
      NOT_FOLLOWING: { status: 409, message: 'This shipment does not follow this device.' },
    }),
};
