import * as z from 'zod';
import {
  FILE_EMPTY,
  FILE_KINDS,
  FILE_NEEDED,
  FILE_TOO_LARGE,
  FILE_TYPES,
  FILE_VISIBILITIES,
  type FileType,
  MAX_FILE_BYTES,
} from '#domain/files/shipment-file.ts';
import { SINCE } from './operation/changed-records.ts';
import { operation } from './operation/operation.ts';
import { NO_SHIPMENT } from './shipments/no-shipment.ts';
import { TrackingNumber } from './shipments/tracking-number.ts';

/** What a new file can be refused for. */
const REFUSALS = {
  NOT_FOUND: NO_SHIPMENT,
  TOO_MANY_FILES: { status: 409, message: 'A shipment can have at most 200 files.' },
  FILE_INFECTED: {
    status: 422,
    message: 'The virus scanner found malware in this file. Choose another file.',
  },
  SCANNER_UNAVAILABLE: {
    status: 503,
    message: 'The file couldn’t be checked for viruses. Try again in a few minutes.',
  },
  STORAGE_UNAVAILABLE: {
    status: 503,
    message: 'The file couldn’t be stored. Try again in a few minutes.',
  },
} as const;

const Described = {
  kind: z.enum(FILE_KINDS, { error: 'Choose what the file is.' }).default('other'),
  visibility: z.enum(FILE_VISIBILITIES).default('customer'),
};

export const ShipmentFile = z.object({
  id: z.uuid(),
  name: z.string(),
  kind: z.enum(FILE_KINDS),
  /** Only for staff. */
  visibility: z.enum(FILE_VISIBILITIES).optional(),
  media_type: z.string(),
  /** Bytes. */
  size: z.number().int(),
  author: z.string(),
  side: z.enum(['customer', 'staff']),
  created_at: z.date(),
});
export type ShipmentFile = z.infer<typeof ShipmentFile>;

/** Files that customers and staff exchange about a shipment. Its transport documents are `documents`. */
export const files = {
  upload: operation({
    access: 'signed-in',
    permission: 'view',
    method: 'POST',
    path: '/shipments/{tracking_number}/files',
    location: '/files/{id}',
    summary: 'Add a file of up to 25 MB to a shipment; a multipart form',
    changes: ['files', 'notifications', 'tasks'],
    limit: { calls: 60, minutes: 60 },
    status: 201,
  })
    .input(
      TrackingNumber.extend({
        file: z.file({ error: FILE_NEEDED }).min(1, FILE_EMPTY).max(MAX_FILE_BYTES, FILE_TOO_LARGE),
        ...Described,
      }),
    )
    .output(ShipmentFile)
    .errors(REFUSALS),

  attach: operation({
    access: 'signed-in',
    permission: 'view',
    method: 'POST',
    path: '/shipments/{tracking_number}/files/uploaded',
    location: '/files/{id}',
    summary:
      'Add a file whose bytes were uploaded to /api/uploads by the tus protocol, which resumes after a lost connection',
    changes: ['files', 'notifications', 'tasks'],
    limit: { calls: 60, minutes: 60 },
    status: 201,
  })
    .input(TrackingNumber.extend({ upload_id: z.uuid(), ...Described }))
    .output(ShipmentFile)
    .errors({
      ...REFUSALS,
      NO_UPLOAD: { status: 404, message: 'This upload has ended. Choose the file again.' },
      UPLOAD_INCOMPLETE: {
        status: 409,
        message: 'The upload isn’t complete. Resume it, or choose the file again.',
      },
    }),

  list: operation({
    access: 'signed-in',
    permission: 'view',
    method: 'GET',
    path: '/shipments/{tracking_number}/files',
    list: { records: 'files', of: 'shipment' },
    summary: 'The files of a shipment, newest first',
  })
    .input(TrackingNumber.extend(SINCE))
    .output(z.object({ files: z.array(ShipmentFile) }))
    .errors({ NOT_FOUND: NO_SHIPMENT }),

  download: operation({
    access: 'signed-in',
    permission: 'view',
    method: 'GET',
    path: '/files/{id}',
    summary: 'A file of a shipment',
    limit: { calls: 300, minutes: 10 },
  })
    .input(z.object({ id: z.uuid() }))
    .output(z.file().mime(Object.keys(FILE_TYPES) as FileType[]))
    .errors({ NOT_FOUND: { status: 404, message: 'No such file.' } }),
};
