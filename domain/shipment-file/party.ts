import * as z from 'zod';
import { Party } from '../documents/party.ts';
import { ItemId } from './item-id.ts';

export const PARTY_ROLES = [
  'shipper',
  'consignee',
  'notify_party',
  'origin_agent',
  'destination_agent',
  'customs_broker',
  'bill_to',
] as const;
export type PartyRole = (typeof PARTY_ROLES)[number];

/** Roles that several parties of one shipment can have. */
const SHARED_ROLES: readonly PartyRole[] = ['notify_party', 'customs_broker'];
const MAX_PARTIES = 20;

/** A party of a shipment: an organisation, or one that was typed in. Its text is frozen in each issued document. */
export const ShipmentParty = Party.extend({
  ...ItemId.shape,
  role: z.enum(PARTY_ROLES),
  /** Null where the party is not one of our organisations. */
  organisation_id: z.uuid().nullable().default(null),
}).refine(({ name }) => name !== '', { error: 'Enter the name of the party.', path: ['name'] });
export type ShipmentParty = z.infer<typeof ShipmentParty>;

export const ShipmentParties = z
  .array(ShipmentParty)
  .max(MAX_PARTIES, `At most ${MAX_PARTIES} parties.`)
  .superRefine((parties, context) => {
    for (const [index, { role }] of parties.entries()) {
      const isTaken = parties.slice(0, index).some((earlier) => earlier.role === role);
      if (isTaken && !SHARED_ROLES.includes(role))
        context.addIssue({
          code: 'custom',
          path: [index, 'role'],
          message: 'Another party already has this role.',
        });
    }
  });
