import * as z from 'zod';
import { Moment } from '#domain/calendar/moment.ts';
import { DeclarationFields, DeclarationState, EntryNumber } from '#domain/customs/declaration.ts';
import { plainText } from '#domain/validation/plain-text.ts';
import { operation } from '../operation/operation.ts';
import { NO_SHIPMENT } from './no-shipment.ts';
import { TrackingNumber } from './tracking-number.ts';

const Id = z.object({ id: z.uuid() });

/** A declaration to customs. Customers see kind, country, number, state and times once it is lodged. */
export const Declaration = DeclarationFields.omit({ broker_id: true }).extend({
  id: z.uuid(),
  tracking_number: z.string(),
  country: z.string(),
  /** Null for customers, and where we lodge it ourselves. */
  broker: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  state: DeclarationState,
  /** Why customs hold it or have rejected it; '' where unknown and for customers. */
  reason: z.string(),
  lodged_at: z.date().nullable(),
  /** The latest hold. */
  held_at: z.date().nullable(),
  released_at: z.date().nullable(),
  rejected_at: z.date().nullable(),
  /** Where it is lodged. */
  time_zone: z.string(),
  created_at: z.date(),
  /** The version that `If-Match` names. */
  version: z.number().int(),
});
export type Declaration = z.infer<typeof Declaration>;

const { shape } = DeclarationFields;

const NOT_FOUND = { status: 404, message: 'No such declaration.' } as const;
const PRECONDITION_FAILED = {
  status: 412,
  message: 'Someone else has changed this declaration. Review their changes, then save again.',
} as const;
const CLOSED = { status: 409, message: 'This declaration was rejected. Add another one instead.' } as const;

const WRITES = ['declarations', 'shipmentFile', 'audit'];
const STATE_WRITES = [
  ...WRITES,
  'milestones',
  'tasks',
  'tracking',
  'shipments',
  'exceptions',
  'fleet',
  'portal',
];

export const declarations = {
  list: operation({
    access: 'signed-in',
    permission: 'view',
    method: 'GET',
    path: '/shipments/{tracking_number}/declarations',
    summary: 'The customs declarations of a shipment, in the order in which they were added; at most 200',
  })
    .input(TrackingNumber)
    .output(z.object({ declarations: z.array(Declaration) }))
    .errors({ NOT_FOUND: NO_SHIPMENT }),

  add: operation({
    access: 'staff',
    method: 'POST',
    path: '/shipments/{tracking_number}/declarations',
    summary: 'Add a draft of a customs declaration; without lines, it has those of the cargo',
    changes: WRITES,
    status: 201,
  })
    .input(
      TrackingNumber.extend({
        kind: shape.kind,
        country: shape.country,
        broker_id: shape.broker_id.default(null),
        office: shape.office.default(''),
        number: shape.number.default(''),
        note: shape.note.default(''),
        lines: shape.lines.optional(),
      }),
    )
    .output(Declaration)
    .errors({
      NOT_FOUND: NO_SHIPMENT,
      TOO_MANY: { status: 409, message: 'This shipment already has 200 declarations.' },
    }),

  change: operation({
    access: 'staff',
    method: 'PATCH',
    path: '/declarations/{id}',
    summary: 'Change a declaration, unless it has changed since the version that If-Match names',
    changes: WRITES,
  })
    .input(
      Id.extend({
        country: shape.country.optional(),
        broker_id: shape.broker_id.optional(),
        office: shape.office.optional(),
        number: shape.number.optional(),
        note: shape.note.optional(),
        lines: shape.lines.optional(),
      }),
    )
    .output(Declaration)
    .errors({ NOT_FOUND, CLOSED, PRECONDITION_FAILED }),

  record: operation({
    access: 'staff',
    method: 'POST',
    path: '/declarations/{id}/state',
    summary: 'Record that a declaration was lodged, held, released or rejected, with its milestone',
    changes: STATE_WRITES,
  })
    .input(
      Id.extend({
        state: z.enum(['lodged', 'held', 'released', 'rejected'], { error: 'Choose what has happened.' }),
        /** Defaults to now. */
        occurred_at: Moment.optional(),
        /** The number that customs have given it. */
        number: EntryNumber.optional(),
        /** Why customs hold or reject it. */
        reason: plainText().max(300, 'At most 300 characters.').default(''),
      }),
    )
    .output(Declaration)
    .errors({
      NOT_FOUND,
      PRECONDITION_FAILED,
      WRONG_STATE: {
        status: 409,
        message: 'This declaration can’t change from its current status to that one.',
      },
    }),

  remove: operation({
    access: 'staff',
    method: 'DELETE',
    path: '/declarations/{id}',
    summary: 'Remove the draft of a declaration',
    changes: WRITES,
  })
    .input(Id)
    .output(z.object({}))
    .errors({
      NOT_FOUND,
      PRECONDITION_FAILED,
      LODGED: { status: 409, message: 'This declaration was lodged, so it can’t be removed.' },
    }),
};
