import * as z from 'zod';
import { NewDevice } from '#domain/positions/device.ts';
import { SINCE } from './operation/changed-records.ts';
import { operation } from './operation/operation.ts';

/** A device that reports positions, as staff see it. */
export const Device = z.object({
  id: z.uuid(),
  name: z.string(),
  vehicle_identifier: z.string().nullable(),
  created_at: z.date(),
  /** When its key was revoked; null for an active device. */
  revoked_at: z.date().nullable(),
  /** When it last reported; null if before the retention period of positions. */
  last_seen_at: z.date().nullable(),
  /** The time of its latest position, which may have been reported later. */
  latest: z.object({ taken_at: z.date(), latitude: z.number(), longitude: z.number() }).nullable(),
  /** The tracking numbers of active shipments that follow it. */
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
    list: { records: 'devices', of: 'everyone' },
    summary: 'The devices that report positions and their shipments, active ones first, by name',
  })
    .input(
      z.object({
        ...SINCE,
        /** The cursor: `next` of the previous page. */
        after: z.string().max(600).optional(),
        skip: z.coerce.number().int().min(0).max(100_000).default(0).meta({
          deprecated: true,
          description: 'Deprecated: skips devices that are registered between two pages. Use `after`.',
        }),
        limit: z.coerce.number().int().min(1).max(200).default(100),
      }),
    )
    .output(z.object({ devices: z.array(Device), total: z.number().int(), next: z.string().nullable() })),

  register: operation({
    access: 'staff',
    method: 'POST',
    path: '/devices',
    summary: 'Register a device; only this response contains its key',
    status: 201,
    requiresRecentAuth: true,
    changes: ['devices'],
  })
    .input(NewDevice)
    .output(
      z.object({
        id: z.uuid(),
        key: z.string(),
        /** A QR code for Traccar Client: the address to report to, including the key. */
        qr_svg: z.string(),
      }),
    ),

  revoke: operation({
    access: 'staff',
    method: 'POST',
    path: '/devices/{id}/revocation',
    summary: 'Revoke a device: its reports are rejected and its shipments no longer follow it',
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
    summary: 'Assign a device to a shipment, replacing the previous one; the shipment takes its positions',
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
    summary: 'Remove a device from a shipment; the last position stays',
    changes: ['devices'],
  })
    .input(Following)
    .output(NOTHING)
    .errors({
      NO_SHIPMENT,
      NOT_FOLLOWING: { status: 409, message: 'This shipment doesn’t follow this device.' },
    }),
};
