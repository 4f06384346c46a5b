import * as z from 'zod';
import {
  CLASSIFIERS,
  EMPTY_INDICATORS,
  MILESTONE_SOURCES,
  MilestoneObject,
  MilestoneOrIssue,
} from '#domain/milestones/milestone.ts';
import { ESTIMATE_SOURCES } from '#domain/shipments/delivery-estimate.ts';
import { plainText } from '#domain/validation/plain-text.ts';
import { SINCE } from './operation/changed-records.ts';
import { operation } from './operation/operation.ts';
import { UNKNOWN_TRACKING_NUMBER } from './shipments/tracking-number.ts';
import { ConfidenceWindow } from './tracking/confidence-window.ts';

const MAX_BATCH = 500;
const MAX_CSV_LENGTH = 1_000_000;
const WRITES = ['milestones', 'shipmentFile', 'shipments', 'tracking', 'fleet', 'portal', 'audit'];
const UNKNOWN = { status: 404, message: 'No such milestone.' } as const;
const RETRACTED = { status: 409, message: 'This milestone has already been retracted.' } as const;
const Reason = plainText('Enter a reason.').min(1, 'Enter a reason.').max(300, 'At most 300 characters.');

/** What someone reports to have happened, to be estimated or to be planned. Reports are never changed, only retracted. */
export const Milestone = z.object({
  id: z.uuid(),
  object: MilestoneObject,
  code: z.string(),
  /** 'Departure' */
  name: z.string(),
  classifier: z.enum(CLASSIFIERS),
  occurred_at: z.date(),
  /** Minutes ahead of UTC at the place, if reported. */
  utc_offset: z.number().int().nullable(),
  place: z.object({ unlocode: z.string(), name: z.string(), facility: z.string() }),
  /** Of equipment, if reported. */
  empty_indicator: z.enum(EMPTY_INDICATORS).nullable(),
  source: z.enum(MILESTONE_SOURCES),
  source_reference: z.string(),
  /** When the source made the report, if it states it. */
  reported_at: z.date().nullable(),
  received_at: z.date(),
  document_type: z.string(),
  document_reference: z.string(),
  reason: z.string(),
  retracted: z.boolean(),
  /** Whether it is the one that counts for its event: a fact before an estimate before a plan, then by source. */
  current: z.boolean(),
  /** Set where staff have chosen it over reports that differ. */
  override: z
    .object({
      /** Only for staff. */
      reason: z.string().nullable(),
      overridden_at: z.date(),
    })
    .nullable(),
  /** The report that staff have chosen instead of this one. */
  overridden_by: z.uuid().nullable(),
});
export type Milestone = z.infer<typeof Milestone>;

export const milestones = {
  report: operation({
    access: 'staff',
    method: 'POST',
    path: '/milestones',
    summary:
      'Report milestones of shipments, legs and equipment, in any order, as JSON or as a CSV file (`text/csv`, UTF-8); duplicates are recognized',
    changes: WRITES,
    // A repeated report is a duplicate and writes nothing.
    idempotent: false,
    // Feeds of carriers carry fields of their own; refusing a batch for one of them would lose milestones.
    unknownFields: 'ignored',
    limit: { calls: 600, minutes: 1 },
  })
    .input(
      z
        .object({
          milestones: z.array(MilestoneOrIssue).min(1).max(MAX_BATCH).optional(),
          /** The content of a CSV file instead, with the columns of the template of imports. */
          csv: z
            .string()
            .min(1, 'This file is empty.')
            .max(MAX_CSV_LENGTH, 'The file can be at most 1 MB. Split it, then send the parts.')
            .optional(),
        })
        .refine(({ milestones, csv }) => (milestones === undefined) !== (csv === undefined), {
          error: 'Send either milestones or a CSV file.',
          path: ['milestones'],
        }),
    )
    .output(
      z.object({
        results: z.array(
          z.object({
            /** In the batch, from 0. */
            index: z.number().int(),
            status: z.enum(['recorded', 'duplicate', 'refused']),
            id: z.uuid().optional(),
            /** Why it is refused. */
            issue: z.string().optional(),
          }),
        ),
      }),
    ),

  list: operation({
    access: 'signed-in',
    permission: 'view',
    method: 'GET',
    path: '/shipments/{tracking_number}/milestones',
    list: { records: 'milestones', of: 'shipment' },
    summary: 'The milestones of a shipment with their sources, and the history of its delivery estimate',
  })
    .input(z.object({ ...SINCE, tracking_number: z.string().trim().min(1).max(40) }))
    .output(
      z.object({
        /** In the order in which they happen. */
        milestones: z.array(Milestone),
        eta: z.object({
          promised: z.date().nullable(),
          current: z.date().nullable(),
          source: z.enum(ESTIMATE_SOURCES).nullable(),
          /** Null with fewer than 20 deliveries of ours on this lane by this mode, and once the shipment has ended. */
          window: ConfidenceWindow.nullable(),
          /** Oldest first. */
          history: z.array(
            z.object({
              estimated_delivery: z.date().nullable(),
              source: z.enum(ESTIMATE_SOURCES),
              reason: z.string().nullable(),
              made_at: z.date(),
            }),
          ),
        }),
      }),
    )
    .errors({ NOT_FOUND: UNKNOWN_TRACKING_NUMBER }),

  retract: operation({
    access: 'staff',
    method: 'POST',
    path: '/milestones/{id}/retract',
    summary: 'Retract a milestone that was reported by mistake; it stays on record',
    changes: WRITES,
  })
    .input(
      z.object({
        id: z.uuid(),
        reason: Reason,
      }),
    )
    .output(Milestone)
    .errors({ NOT_FOUND: UNKNOWN, RETRACTED }),

  override: operation({
    access: 'staff',
    method: 'POST',
    path: '/milestones/{id}/override',
    summary: 'Choose the report that counts where sources differ; later reports of its source follow it',
    changes: WRITES,
  })
    .input(z.object({ id: z.uuid(), reason: Reason }))
    .output(Milestone)
    .errors({
      NOT_FOUND: UNKNOWN,
      RETRACTED,
      CANNOT_COUNT: {
        status: 409,
        message:
          'This report can’t be used: an actual time, or an estimate after a missed connection, takes precedence.',
      },
    }),

  undoOverride: operation({
    access: 'staff',
    method: 'POST',
    path: '/milestones/{id}/undo-override',
    summary: 'Undo the choice of a report: the sources count in their usual order again',
    changes: WRITES,
  })
    .input(z.object({ id: z.uuid() }))
    .output(Milestone)
    .errors({
      NOT_FOUND: UNKNOWN,
      NOT_OVERRIDING: { status: 409, message: 'This milestone has not been chosen over others.' },
    }),
};
