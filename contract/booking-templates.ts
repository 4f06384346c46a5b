import * as z from 'zod';
import { TemplateName } from '#domain/booking-templates/template-name.ts';
import { ShipmentDraft } from '#domain/shipments/shipment-draft.ts';
import { SINCE } from './operation/changed-records.ts';
import { changedSinceRead } from './operation/if-match.ts';
import { operation } from './operation/operation.ts';
import { UNKNOWN_TRACKING_NUMBER } from './shipments/tracking-number.ts';

const Id = z.object({ id: z.uuid() });
const NOT_FOUND = { status: 404, message: 'No such template.' } as const;
const NAME_TAKEN = { status: 409, message: 'A template already has this name. Choose another.' } as const;
const CHANGES = ['bookingTemplates', 'audit'];

export const BookingTemplate = z.object({
  id: z.uuid(),
  name: z.string(),
  /** What the wizard is filled in with. */
  draft: ShipmentDraft,
  created_at: z.date(),
  updated_at: z.date(),
});
export type BookingTemplate = z.infer<typeof BookingTemplate>;

export const bookingTemplates = {
  create: operation({
    access: 'signed-in',
    permission: 'book',
    method: 'POST',
    path: '/booking-templates',
    summary: 'Save a booking as a template of your company, from a shipment or from booking details',
    changes: CHANGES,
    status: 201,
  })
    .input(
      z
        .object({
          name: TemplateName,
          /** One of your shipments; staff name one of any company, whose template it becomes. */
          tracking_number: z.string().trim().min(1).max(40).optional(),
          draft: ShipmentDraft.optional(),
        })
        .refine(({ tracking_number, draft }) => (tracking_number === undefined) !== (draft === undefined), {
          error: 'Send either a tracking number or a draft.',
          path: ['tracking_number'],
        }),
    )
    .output(BookingTemplate)
    .errors({
      NAME_TAKEN,
      NO_SHIPMENT: UNKNOWN_TRACKING_NUMBER,
      NO_COMPANY: { status: 404, message: 'You don’t belong to a company.' },
      TOO_MANY_TEMPLATES: {
        status: 409,
        message: 'Your company has 100 templates. Delete one before you save another.',
      },
    }),

  list: operation({
    access: 'signed-in',
    permission: 'view',
    method: 'GET',
    path: '/booking-templates',
    list: { records: 'booking_templates', of: 'organisation' },
    summary: 'The booking templates of your company, by name; at most 100. Staff name the company',
  })
    .input(z.object({ ...SINCE, organisation_id: z.uuid().optional() }))
    .output(z.object({ templates: z.array(BookingTemplate) })),

  rename: operation({
    access: 'signed-in',
    permission: 'book',
    method: 'PATCH',
    path: '/booking-templates/{id}',
    summary: 'Rename a booking template',
    ifMatch: 'optional',
    changes: CHANGES,
  })
    .input(Id.extend({ name: TemplateName }))
    .output(BookingTemplate)
    .errors({ NOT_FOUND, NAME_TAKEN, ...changedSinceRead('this template') }),

  remove: operation({
    access: 'signed-in',
    permission: 'book',
    method: 'DELETE',
    path: '/booking-templates/{id}',
    summary: 'Delete a booking template; bookings made with it stay',
    changes: CHANGES,
  })
    .input(Id)
    .output(z.object({}))
    .errors({ NOT_FOUND }),
};
