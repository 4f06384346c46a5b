import * as z from 'zod';
import { Moment } from '#domain/calendar/moment.ts';
import { TransportMode } from '#domain/routing/transport-mode.ts';
import { Priority } from '#domain/shipments/priority.ts';
import { ShipmentStatus } from '#domain/shipments/status.ts';
import { several } from './batch.ts';
import { operation } from './operation.ts';
import { ShipmentRow } from './shipments/customer.ts';

/**
 * 'arrival': active ones first, of these the one that arrives next (the late ones), then what is done, newest first.
 * 'newest': by booking. 'updated': the last change first. 'cost', 'weight': the most first.
 */
export const FLEET_SORTS = ['arrival', 'newest', 'updated', 'cost', 'weight'] as const;
export type FleetSort = (typeof FLEET_SORTS)[number];

/** A shipment as the console lists it. */
export const FleetRow = ShipmentRow.extend({
  /** The client; null when the account is gone. */
  user_id: z.uuid().nullable(),
  priority: Priority,
  updated_at: z.date(),
  version: z.number().int(),
});
export type FleetRow = z.infer<typeof FleetRow>;

const flag = z.union([z.boolean(), z.stringbool()]).default(false);

const Filter = z.object({
  /**
   * Words that all begin a word of the number, the client, the cities or the cargo; case and accents do not matter,
   * and a word that begins none of them is read as those most like it.
   */
  q: z.string().max(100).optional(),
  status: several(ShipmentStatus),
  mode: several(TransportMode),
  client: several(z.uuid()),
  /** Only active ones whose estimated delivery has passed. */
  late: flag,
  /** Only bookings that staff have still to confirm with a price. */
  unconfirmed: flag,
  changed_since: Moment.optional(),
});
export type FleetFilter = z.infer<typeof Filter>;

export const FleetPosition = z.object({
  tracking_number: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** Degrees clockwise from true north. */
  heading: z.number(),
  transport_mode: TransportMode,
  status: ShipmentStatus,
  origin_city: z.string(),
  origin_country: z.string(),
  destination_city: z.string(),
  destination_country: z.string(),
  updated_at: z.date(),
});
export type FleetPosition = z.infer<typeof FleetPosition>;

export const fleet = {
  list: operation({
    access: 'staff',
    method: 'GET',
    path: '/fleet',
    summary: 'Everybody’s shipments, searched, filtered and sorted',
  })
    .input(
      Filter.extend({
        sort: z.enum(FLEET_SORTS).default('arrival'),
        reverse: flag,
        /** Continue after this shipment: `next` of the page before. */
        after: z.string().max(200).optional(),
        limit: z.coerce.number().int().min(1).max(500).default(100),
      }),
    )
    .output(z.object({ shipments: z.array(FleetRow), next: z.string().nullable() })),

  facets: operation({
    access: 'staff',
    method: 'GET',
    path: '/fleet/facets',
    summary: 'How many shipments a filter leaves, and how many each further choice would',
  })
    .input(Filter)
    .output(
      z.object({
        /** Every shipment there is. */
        all: z.number().int(),
        matching: z.object({ count: z.number().int(), capped: z.boolean() }),
        /** Each counted under the other filters; what has none is left out. */
        statuses: z.array(z.object({ status: ShipmentStatus, count: z.number().int() })),
        modes: z.array(z.object({ mode: TransportMode, count: z.number().int() })),
        /** The 20 with the most, and those that are chosen. */
        clients: z.array(z.object({ user_id: z.uuid(), client: z.string(), count: z.number().int() })),
        /** Bookings that staff have still to confirm, whatever the filter; at most 1,000. */
        unconfirmed: z.number().int(),
        /** Only the first 10,000 that the words or dates leave were counted. */
        capped: z.boolean(),
      }),
    ),

  figures: operation({
    access: 'staff',
    method: 'GET',
    path: '/fleet/figures',
    summary: 'The figures of the command centre',
  }).output(
    z.object({
      /** Shipments by sea, by air and by road. */
      ocean: z.number().int(),
      air: z.number().int(),
      ground: z.number().int(),
      /** Different countries that shipments start from or go to. */
      global_reach: z.number().int(),
      documents: z.number().int(),
    }),
  ),

  positions: operation({
    access: 'staff',
    method: 'GET',
    path: '/fleet/positions',
    summary: 'Where active shipments are, at most 5,000 of them, the ones that arrive next first',
  })
    .input(Filter)
    .output(z.array(FleetPosition)),
};
