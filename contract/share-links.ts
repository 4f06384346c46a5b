import * as z from 'zod';
import { DocumentType } from '#domain/documents/document-type.ts';
import { PAPER_SIZES } from '#domain/documents/paper-size.ts';
import { NewShareLink, SharedPart } from '#domain/share-links/share-link.ts';
import { DeliveryOutlook } from '#domain/tracking/delivery-outlook.ts';
import { DocumentRow } from './documents.ts';
import { SINCE } from './operation/changed-records.ts';
import { operation } from './operation/operation.ts';
import { NO_SHIPMENT } from './shipments/no-shipment.ts';
import { TrackingNumber } from './shipments/tracking-number.ts';
import { TrackedRoute, TrackedShipment } from './tracking/tracked-shipment.ts';

const Token = z.object({ token: z.string().trim().min(1).max(200) });

/** A link in force, without its address, which only its creator has. */
export const ShareLink = z.object({
  id: z.uuid(),
  show: z.array(SharedPart),
  /** Null for all kinds that state no value of the goods. */
  document_kinds: z.array(DocumentType).nullable(),
  created_at: z.date(),
  expires_at: z.date(),
  has_pin: z.boolean(),
  /** Ten wrong PINs were entered, so nobody else can open it. */
  locked: z.boolean(),
  /** How often its page was opened. */
  views: z.number().int(),
  last_viewed_at: z.date().nullable(),
});
export type ShareLink = z.infer<typeof ShareLink>;

/** What a share link shows. Parts that it does not show are null. */
export const SharedShipment = z.object({
  show: z.array(SharedPart),
  expires_at: z.date(),
  /** Null unless the link shows all that the public tracking page shows. */
  tracking_number: z.string().nullable(),
  ...TrackedShipment.pick({
    status: true,
    origin_city: true,
    origin_country: true,
    destination_city: true,
    destination_country: true,
    origin_approximate: true,
    destination_approximate: true,
    destination_time_zone: true,
  }).shape,
  ...DeliveryOutlook.shape,
  events: TrackedShipment.shape.events.nullable(),
  /** These come with the events. */
  delay_reason: z.string().nullable(),
  legs: TrackedShipment.shape.legs.nullable(),
  milestones: TrackedShipment.shape.milestones.nullable(),
  estimate_history: TrackedShipment.shape.estimate_history.nullable(),
  delivery_window: TrackedShipment.shape.delivery_window,
  /** Only with the tracking number: numbers of containers lead to it. */
  equipment: TrackedShipment.shape.equipment.nullable(),
  waypoints: TrackedShipment.shape.waypoints.nullable(),
  /** Comes with the map. */
  live: TrackedShipment.shape.live,
  documents: z
    .array(
      DocumentRow.pick({
        document_type: true,
        name: true,
        document_number: true,
        version: true,
        issued_at: true,
      }),
    )
    .nullable(),
});
export type SharedShipment = z.infer<typeof SharedShipment>;

/** Errors of the link's readers. */
const ForReaders = {
  NOT_FOUND: { status: 404, message: 'This link has expired or was revoked. Ask its sender for a new one.' },
  PIN_REQUIRED: { status: 403, message: 'Enter the PIN that you got with this link.' },
} as const;

export const shareLinks = {
  create: operation({
    access: 'signed-in',
    permission: 'view',
    method: 'POST',
    path: '/shipments/{tracking_number}/share-links',
    summary:
      'Create a link that shows parts of a shipment to anyone who has it; only this response contains its address',
    changes: ['shareLinks.list'],
    status: 201,
    limit: { calls: 60, minutes: 60 },
  })
    .input(TrackingNumber.extend(NewShareLink.shape))
    .output(z.object({ id: z.uuid(), url: z.url(), expires_at: z.date() }))
    .errors({
      NOT_FOUND: NO_SHIPMENT,
      TOO_MANY_LINKS: {
        status: 409,
        message: 'This shipment has 50 share links. Revoke one before you create another.',
      },
    }),

  list: operation({
    access: 'signed-in',
    permission: 'view',
    method: 'GET',
    path: '/shipments/{tracking_number}/share-links',
    list: { records: 'share_links', of: 'shipment' },
    summary: 'The share links of a shipment that are in force, newest first',
  })
    .input(TrackingNumber.extend(SINCE))
    .output(z.object({ share_links: z.array(ShareLink) }))
    .errors({ NOT_FOUND: NO_SHIPMENT }),

  revoke: operation({
    access: 'signed-in',
    permission: 'view',
    method: 'DELETE',
    path: '/share-links/{id}',
    summary: 'Revoke a share link at once',
    changes: ['shareLinks.list'],
  })
    .input(z.object({ id: z.uuid() }))
    .output(z.object({}))
    .errors({ NOT_FOUND: { status: 404, message: 'This link has expired or was revoked.' } }),

  enterPin: operation({
    access: 'anyone',
    method: 'POST',
    path: '/shared/{token}/pin',
    summary: 'Open a share link with its PIN; the response sets a cookie for this link',
    idempotent: false,
    limit: { calls: 60, minutes: 10 },
  })
    .input(Token.extend({ pin: z.string().trim().min(1, 'Enter the PIN.').max(20) }))
    .output(z.object({}))
    .errors({
      NOT_FOUND: ForReaders.NOT_FOUND,
      WRONG_PIN: { status: 403, message: 'That PIN isn’t correct.', data: z.object({ tries_left: z.int() }) },
      PIN_LOCKED: {
        status: 403,
        message: 'This link is locked after 10 wrong PINs. Ask its sender for a new one.',
      },
    }),

  find: operation({
    access: 'anyone',
    method: 'GET',
    path: '/shared/{token}',
    summary: 'What a share link shows of its shipment',
    limit: { calls: 600, minutes: 10 },
  })
    .input(Token)
    .output(SharedShipment)
    .errors(ForReaders),

  route: operation({
    access: 'anyone',
    method: 'GET',
    path: '/shared/{token}/route',
    summary: 'The route of a share link that shows the map, like /tracking/{tracking_number}/route',
    limit: { calls: 600, minutes: 10 },
  })
    .input(Token)
    .output(TrackedRoute)
    .errors(ForReaders),

  pdf: operation({
    access: 'anyone',
    method: 'GET',
    path: '/shared/{token}/documents/{document_number}/pdf',
    summary: 'An issued document of a share link as a PDF file',
    limit: { calls: 60, minutes: 10 },
  })
    .input(
      Token.extend({
        document_number: z.string().trim().min(1).max(60),
        size: z.enum(PAPER_SIZES).optional(),
      }),
    )
    .output(z.file().mime(['application/pdf']))
    .errors({
      ...ForReaders,
      PDF_UNAVAILABLE: {
        status: 503,
        message: 'The PDF could not be created just now. Try again in a moment.',
      },
    }),
};
