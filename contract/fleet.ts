import * as z from 'zod';
import { BranchReference } from '#domain/branches/branch.ts';
import { Moment } from '#domain/calendar/moment.ts';
import { TransportMode } from '#domain/routing/transport-mode.ts';
import { Priority } from '#domain/shipments/priority.ts';
import { ShipmentStatus } from '#domain/shipments/status.ts';
import { MAX_SEARCH_LENGTH } from '#domain/validation/search-length.ts';
import { SINCE } from './operation/changed-records.ts';
import { operation } from './operation/operation.ts';
import { flag, several } from './operation/query-values.ts';
import { ShipmentRow } from './shipments/customer.ts';

/**
 * 'arrival': active shipments by estimated arrival, so late ones come first, then finished ones, newest first.
 * 'newest': by booking. 'updated': by last change. 'cost': by currency from Z to A, highest first in each. 'weight':
 * highest first. 'late': most days late first. 'held': longest in customs first.
 */
export const FLEET_SORTS = ['arrival', 'newest', 'updated', 'cost', 'weight', 'late', 'held'] as const;
export type FleetSort = (typeof FLEET_SORTS)[number];

/** The most shipments of one page. */
const MAX_FLEET_PAGE = 500;

/** A shipment in the console’s list. */
export const FleetRow = ShipmentRow.extend({
  /** In cents; staff always see it. */
  cost_cents: z.number().int(),
  /** The person at the customer; null if not recorded, and for a deleted account. */
  user_id: z.uuid().nullable(),
  /** The customer; null once it is erased. */
  organisation_id: z.uuid().nullable(),
  priority: Priority,
  /** Since when its device is silent; null if it isn't, or without a device. */
  silent_since: z.date().nullable(),
  updated_at: z.date(),
  version: z.number().int(),
});
export type FleetRow = z.infer<typeof FleetRow>;

const Filter = z.object({
  /**
   * Prefixes of words in the number, the client, the cities or the cargo, all of which must match. Ignores case and
   * accents; a term without a match is replaced by the most similar ones. A whole container, reference, file, invoice,
   * document or quote number, vessel, flight or licence plate finds its shipments too.
   */
  q: z.string().max(MAX_SEARCH_LENGTH).optional(),
  status: several(ShipmentStatus),
  mode: several(TransportMode),
  /** Organisations. */
  client: several(z.uuid()),
  /** Branches, by code or by id. */
  branch: several(BranchReference),
  /** Members of staff who own the file, in operations or in sales. */
  owner: several(z.uuid()),
  /** Labels of the file, one of which it has. */
  label: several(z.string().trim().min(1).max(40)),
  /** Only active shipments past their promised delivery, or estimated after it. */
  late: flag,
  /** Only active shipments that are estimated to arrive today at the destination. */
  today: flag,
  /** Only active shipments whose device has sent no position for `SILENT_AFTER_HOURS`. */
  silent: flag,
  /** Only bookings whose price staff have not confirmed. */
  unconfirmed: flag,
  changed_since: Moment.optional(),
});
export type FleetFilter = z.infer<typeof Filter>;

/** Counts stop at 10,000; `count` is then 10,000 and `capped` is true. */
const Counter = z.object({ count: z.number().int(), capped: z.boolean() });

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
  late: z.boolean(),
  /** The nearest large town, such as 'Hamburg, DE'; null on the open sea. */
  near: z.string().nullable(),
});
export type FleetPosition = z.infer<typeof FleetPosition>;

export const fleet = {
  list: operation({
    access: 'staff',
    method: 'GET',
    path: '/fleet',
    list: { records: 'shipments', of: 'reader' },
    summary: 'All shipments, searched, filtered and sorted',
  })
    .input(
      Filter.extend({
        ...SINCE,
        /** Only these shipments. */
        tracking_number: several(z.string().trim().min(1).max(40), MAX_FLEET_PAGE),
        sort: z.enum(FLEET_SORTS).default('arrival'),
        reverse: flag,
        /** The cursor: `next` of the previous page. */
        after: z.string().max(200).optional(),
        limit: z.coerce.number().int().min(1).max(MAX_FLEET_PAGE).default(100),
      }),
    )
    .output(z.object({ shipments: z.array(FleetRow), next: z.string().nullable() })),

  facets: operation({
    access: 'staff',
    method: 'GET',
    path: '/fleet/facets',
    summary: 'How many shipments match a filter, and how many would match each further choice',
  })
    .input(Filter)
    .output(
      z.object({
        /** All shipments. */
        all: z.number().int(),
        matching: z.object({ count: z.number().int(), capped: z.boolean() }),
        /** Counted with all other filters; values without a shipment are omitted. */
        statuses: z.array(z.object({ status: ShipmentStatus, count: z.number().int() })),
        modes: z.array(z.object({ mode: TransportMode, count: z.number().int() })),
        /** The 20 most frequent ones and the selected ones. */
        clients: z.array(
          z.object({ organisation_id: z.uuid(), client: z.string(), count: z.number().int() }),
        ),
        /** Unconfirmed bookings, regardless of the filter; at most 1,000. */
        unconfirmed: z.number().int(),
        /** Only the first 1,000 matches of the search, or 10,000 of the dates, were counted. */
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
      /** Numbers of shipments by sea, air and road. */
      ocean: z.number().int(),
      air: z.number().int(),
      ground: z.number().int(),
      /** The number of distinct origin and destination countries. */
      global_reach: z.number().int(),
      documents: z.number().int(),
    }),
  ),

  counters: operation({
    access: 'staff',
    method: 'GET',
    path: '/fleet/counters',
    summary:
      'The work to do: how many shipments of the branches and how many quotes need attention, each with its worst case',
  })
    .input(Filter.pick({ branch: true }))
    .output(
      z.object({
        late: Counter.extend({
          worst: z.object({ client: z.string(), days_late: z.number().int() }).nullable(),
        }),
        customs: Counter.extend({ longest: z.object({ since: z.date(), place: z.string() }).nullable() }),
        today: Counter.extend({
          next: z.object({ city: z.string(), at: z.date(), time_zone: z.string() }).nullable(),
        }),
        /** Since when the oldest request waits. */
        unanswered: Counter.extend({ oldest: z.date().nullable() }),
        silent: Counter.extend({ since: z.date().nullable() }),
      }),
    ),

  positions: operation({
    access: 'staff',
    method: 'GET',
    path: '/fleet/positions',
    summary: 'The positions of active shipments, at most 5,000, earliest arrival first',
  })
    .input(Filter)
    .output(z.array(FleetPosition)),
};
