import * as z from 'zod';
import { TransportMode } from '#domain/routing/transport-mode.ts';
import { ShipmentCargoLine, ShipmentCargoLines } from '#domain/shipment-file/cargo-line.ts';
import { Equipment, EquipmentList } from '#domain/shipment-file/equipment.ts';
import { DIRECTIONS, LOADS } from '#domain/shipment-file/file-header.ts';
import { LegFields, LegPlace, ShipmentLegs } from '#domain/shipment-file/leg.ts';
import { ShipmentParties, ShipmentParty } from '#domain/shipment-file/party.ts';
import { ShipmentReference, ShipmentReferences } from '#domain/shipment-file/reference.ts';
import { ShipmentStatus } from '#domain/shipments/status.ts';
import { DeliveryOutlook } from '#domain/tracking/delivery-outlook.ts';
import { plainText } from '#domain/validation/plain-text.ts';
import { IF_MATCH_ERRORS } from '../operation/if-match.ts';
import { operation } from '../operation/operation.ts';
import { TrackingNumber, UNKNOWN_TRACKING_NUMBER } from './tracking-number.ts';

const stored = { id: z.uuid() };
const Person = z.object({ user_id: z.uuid(), full_name: z.string() }).nullable();

/** One end of a leg, with its local time zone. */
const FilePlace = LegPlace.safeExtend({
  latitude: z.number(),
  longitude: z.number(),
  time_zone: z.string(),
});

const LegTime = z.date().nullable();
/** Unlike entered ones, computed times have no limit. */
const LEG_TIMES = { etd: LegTime, eta: LegTime, atd: LegTime, ata: LegTime };

/** Everything that the forwarder has on record of a shipment. Weights in kg, volumes in m³, lengths in cm. */
export const ShipmentFile = z.object({
  id: z.uuid(),
  tracking_number: z.string(),
  /** Only of test shipments. */
  test: z.literal(true).optional(),
  /** Null for shipments booked before files had numbers. */
  file_number: z.string().nullable(),
  /** The version that `If-Match` names. */
  version: z.number().int(),
  status: ShipmentStatus,
  organisation: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  branch: z.object({ id: z.uuid(), code: z.string(), name: z.string() }).nullable(),
  /** Null for customers, as `sales_owner` is. */
  operations_owner: Person,
  sales_owner: Person,
  labels: z.array(z.string()),
  load: z.enum(LOADS).nullable(),
  direction: z.enum(DIRECTIONS).nullable(),
  transport_mode: TransportMode.nullable(),
  origin_city: z.string(),
  origin_country: z.string(),
  destination_city: z.string(),
  destination_country: z.string(),
  cargo_description: z.string(),
  // Without the rules of what staff enter in the file: the instructions may be incomplete, and write the same lists.
  parties: z.array(z.object({ ...ShipmentParty.shape, ...stored })),
  references: z.array(z.object({ ...ShipmentReference.shape, ...stored })),
  cargo_lines: z.array(z.object({ ...ShipmentCargoLine.shape, ...stored, description: z.string() })),
  equipment: z.array(z.object({ ...Equipment.shape, ...stored })),
  legs: z.array(
    LegFields.extend({
      ...stored,
      sequence: z.number().int(),
      from: FilePlace,
      to: FilePlace,
      distance_km: z.number(),
      ...LEG_TIMES,
    }),
  ),
  promised_delivery: z.date().nullable(),
  estimated_delivery: z.date().nullable(),
  ...DeliveryOutlook.shape,
  destination_time_zone: z.string(),
  /** Totals of the cargo lines; null where a line lacks the figure. */
  totals: z.object({
    pieces: z.number().int().nullable(),
    gross_kg: z.number().nullable(),
    net_kg: z.number().nullable(),
    volume_m3: z.number().nullable(),
  }),
  /** What freight is charged by: the greater of gross and volumetric weight. Null where the gross weight is unknown. */
  chargeable_kg: z.number().nullable(),
  created_at: z.date(),
  updated_at: z.date(),
});
export type ShipmentFile = z.infer<typeof ShipmentFile>;

const WRITES = ['shipmentFile', 'shipments', 'instructions', 'documents', 'exceptions', 'audit'];
const ROUTE_WRITES = [...WRITES, 'tasks', 'tracking', 'fleet', 'portal'];

function replacing(list: string, changes: readonly string[] = WRITES) {
  return operation({
    access: 'staff',
    method: 'PUT',
    path: `/shipments/{tracking_number}/${list}`,
    summary: `Replace the ${list.replaceAll('-', ' ')} of a shipment; an item sent with its id keeps it`,
    changes,
    ifMatch: true,
  });
}
const errors = { NOT_FOUND: UNKNOWN_TRACKING_NUMBER, ...IF_MATCH_ERRORS };

export const shipmentFile = {
  find: operation({
    access: 'signed-in',
    permission: 'view',
    method: 'GET',
    path: '/shipments/{tracking_number}',
    summary: 'The file of a shipment: parties, references, cargo, equipment and legs',
  })
    .input(TrackingNumber)
    .output(ShipmentFile)
    .errors({ NOT_FOUND: UNKNOWN_TRACKING_NUMBER }),

  replaceParties: replacing('parties')
    .input(TrackingNumber.extend({ parties: ShipmentParties }))
    .output(ShipmentFile)
    .errors(errors),

  replaceReferences: replacing('references')
    .input(TrackingNumber.extend({ references: ShipmentReferences }))
    .output(ShipmentFile)
    .errors(errors),

  replaceCargoLines: replacing('cargo-lines', ROUTE_WRITES)
    .input(TrackingNumber.extend({ cargo_lines: ShipmentCargoLines }))
    .output(ShipmentFile)
    .errors(errors),

  replaceEquipment: replacing('equipment')
    .input(TrackingNumber.extend({ equipment: EquipmentList }))
    .output(ShipmentFile)
    .errors(errors),

  replaceLegs: replacing('legs', ROUTE_WRITES)
    .input(TrackingNumber.extend({ legs: ShipmentLegs }))
    .output(ShipmentFile)
    .errors({
      ...errors,
      ENDED: { status: 409, message: 'This shipment was delivered or cancelled, so its route can’t change.' },
    }),

  changeHeader: operation({
    access: 'staff',
    method: 'PATCH',
    path: '/shipments/{tracking_number}/file',
    summary: 'Change the owners, the labels, the load or the direction of a shipment’s file',
    changes: WRITES,
    ifMatch: true,
  })
    .input(
      TrackingNumber.extend({
        operations_owner_id: z.uuid().nullable().optional(),
        sales_owner_id: z.uuid().nullable().optional(),
        labels: z
          .array(plainText('Enter a label.').min(1, 'Enter a label.').max(40, 'At most 40 characters.'))
          .max(20, 'At most 20 labels.')
          .optional(),
        load: z.enum(LOADS).nullable().optional(),
        direction: z.enum(DIRECTIONS).nullable().optional(),
      }),
    )
    .output(ShipmentFile)
    .errors(errors),
};
