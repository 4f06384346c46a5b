import * as z from 'zod';
import { ExceptionFields, Resolution } from '#domain/exceptions/exception.ts';
import { operation } from './operation/operation.ts';
import { WorklistQuery, WorklistShipment } from './operation/worklist.ts';
import { NO_SHIPMENT } from './shipments/no-shipment.ts';
import { TrackingNumber } from './shipments/tracking-number.ts';

const Id = z.object({ id: z.uuid() });

/** Something that goes wrong with a shipment. Customers see its text for them, not what staff note about it. */
export const ShipmentException = ExceptionFields.omit({ owner_id: true }).extend({
  id: z.uuid(),
  tracking_number: z.string(),
  /** The member of staff who sees to it; null for customers, and where it has none. */
  owner: z.object({ user_id: z.uuid(), full_name: z.string() }).nullable(),
  due_at: z.date().nullable(),
  /** The person who raised it; null for customers, and where a rule did. */
  raised_by: z.string().nullable(),
  raised_at: z.date(),
  /** How it was resolved; '' for customers. */
  resolution: z.string(),
  /** Null while it is open. */
  resolved_at: z.date().nullable(),
  /** The version that `If-Match` names. */
  version: z.number().int(),
});
export type ShipmentException = z.infer<typeof ShipmentException>;

/** An exception in the list across shipments. */
export const OpenException = ShipmentException.extend(WorklistShipment.shape).extend({
  /** Where the shipment goes. */
  time_zone: z.string(),
});
export type OpenException = z.infer<typeof OpenException>;

/** What a shipment waits for. */
export const ShipmentBlocker = z.object({
  code: z.string(),
  object: z.string(),
  message: z.string(),
  /** Until when it is to be removed; null where none was given. */
  due_at: z.date().nullable(),
});
export type ShipmentBlocker = z.infer<typeof ShipmentBlocker>;

const { shape } = ExceptionFields;
/** A change leaves what it does not name, so only new exceptions have defaults. */
const NewFields = ExceptionFields.extend({
  object: shape.object.default(''),
  severity: shape.severity.default('medium'),
  description: shape.description.default(''),
  customer_text: shape.customer_text.default(''),
  owner_id: shape.owner_id.default(null),
  due_at: shape.due_at.default(null),
  blocks: shape.blocks.default([]),
});

const NOT_FOUND = { status: 404, message: 'No such exception.' } as const;
const RESOLVED = { status: 409, message: 'This exception is already resolved.' } as const;
const PRECONDITION_FAILED = {
  status: 412,
  message: 'Someone else has changed this exception. Review their changes, then save again.',
} as const;

const WRITES = ['exceptions', 'tasks.count', 'audit'];

export const exceptions = {
  open: operation({
    access: 'staff',
    method: 'GET',
    path: '/exceptions',
    summary: 'The open exceptions of all shipments, the most severe first, then the oldest',
  })
    .input(WorklistQuery)
    .output(z.object({ exceptions: z.array(OpenException), next: z.string().nullable() })),

  raise: operation({
    access: 'staff',
    method: 'POST',
    path: '/shipments/{tracking_number}/exceptions',
    summary: 'Raise an exception of a shipment; one can be open for each code and object',
    changes: WRITES,
    status: 201,
  })
    .input(TrackingNumber.extend(NewFields.shape))
    .output(ShipmentException)
    .errors({
      NOT_FOUND: NO_SHIPMENT,
      ALREADY_OPEN: { status: 409, message: 'This exception is already open. Change it instead.' },
    }),

  list: operation({
    access: 'signed-in',
    permission: 'view',
    method: 'GET',
    path: '/shipments/{tracking_number}/exceptions',
    summary: 'The exceptions of a shipment, open ones first, then newest first; at most 200',
  })
    .input(TrackingNumber)
    .output(z.object({ exceptions: z.array(ShipmentException) }))
    .errors({ NOT_FOUND: NO_SHIPMENT }),

  blockers: operation({
    access: 'staff',
    method: 'GET',
    path: '/shipments/{tracking_number}/blockers',
    summary: 'What blocks a shipment: readiness of its carrier bookings, holds and open exceptions',
  })
    .input(TrackingNumber)
    .output(z.object({ blockers: z.array(ShipmentBlocker) }))
    .errors({ NOT_FOUND: NO_SHIPMENT }),

  change: operation({
    access: 'staff',
    method: 'PATCH',
    path: '/exceptions/{id}',
    summary: 'Change an open exception, unless it has changed since the version that If-Match names',
    changes: WRITES,
  })
    .input(Id.extend(ExceptionFields.omit({ code: true, object: true }).partial().shape))
    .output(ShipmentException)
    .errors({ NOT_FOUND, RESOLVED, PRECONDITION_FAILED }),

  resolve: operation({
    access: 'staff',
    method: 'POST',
    path: '/exceptions/{id}/resolve',
    summary: 'Resolve an exception',
    changes: WRITES,
  })
    .input(Id.extend({ resolution: Resolution }))
    .output(ShipmentException)
    .errors({ NOT_FOUND, RESOLVED }),
};
