import type { ImportedShipment } from '#domain/imports/imported-records.ts';
import { normaliseKey } from '#domain/imports/sheet-rows.ts';
import { planWaypoints } from '#domain/routing/waypoints.ts';
import { normaliseReference } from '#domain/shipment-file/reference.ts';
import type { Transaction } from '../database/pool/connection.ts';
import { newId } from '../database/statements/columns.ts';
import { checkCredit } from '../organisations/check-credit.ts';
import { tariffPrices } from '../rates/tariff-prices.ts';
import { withTariffPrices } from '../rates/with-tariff-prices.ts';
import { planRoutes, type RoutePlan } from '../routing/plan-routes.ts';
import { refuseAmbiguous } from '../routing/refuse-ambiguous.ts';
import { bookEquipment } from '../shipment-file/book-equipment.ts';
import { customerReferences, insertReferences } from '../shipment-file/references-table.ts';
import { bookShipment } from '../shipments/book-shipment.ts';
import { draftedShipment, routeCharges } from '../shipments/drafted-shipment.ts';
import { recordsByReference } from './imported-records-table.ts';
import { matchedOrganisations, organisationFinder } from './match-references.ts';
import type { ImportContext } from './operations.ts';
import { RowRefused, type RowWriter, writeEach } from './row-writer.ts';

/** Books open shipments for companies. Their milestones are imported afterwards. */
export const importShipments: RowWriter<ImportedShipment> = async (transaction, context, rows) => {
  const cells = rows.map(({ fields }) => fields.organisation);
  const find = await organisationFinder(transaction, cells);
  const imported = await recordsByReference(
    transaction,
    'shipments',
    rows.map(({ fields }) => normaliseKey(fields.reference)),
  );
  const own = await customerReferences(
    transaction,
    matchedOrganisations(find, cells),
    rows.map(({ fields }) => normaliseReference(fields.reference)),
  );
  const plans = planCache(context);
  return writeEach(rows, async ({ row, fields }) => {
    const organisation_id = find(fields.organisation);
    const key = normaliseKey(fields.reference);
    if (imported.has(key)) throw new RowRefused('reference', 'This shipment was imported before.');
    if (own.has(`${organisation_id} ${normaliseReference(fields.reference)}`))
      throw new RowRefused('reference', 'The company has a shipment with this reference already.');
    const { id } = await bookRow(transaction, context, { organisation_id, fields, plan: plans(fields) });
    return { row, record_id: id, reference: key };
  });
};

interface Booked {
  organisation_id: string;
  fields: ImportedShipment;
  plan: RoutePlan;
}

async function bookRow(
  transaction: Transaction,
  context: ImportContext,
  { organisation_id, fields, plan: planned }: Booked,
): Promise<{ id: string }> {
  const {
    organisation: _,
    reference,
    transport_mode: __,
    origin_port: ___,
    destination_port: ____,
    equipment,
    price,
    credit_reason,
    ...draft
  } = fields;
  const now = context.now();
  const request = requestOf(fields);
  const prices = await tariffPrices(transaction, context.geography, request, { organisation_id, now });
  const [option] = (price ? planned : withTariffPrices(planned, request, prices)).options;
  if (!option) throw new RowRefused('transport_mode', 'There is no route with this mode of transport.');
  const recorded = await checkCredit(transaction, organisation_id, credit_reason, {
    CREDIT_HOLD: () =>
      new RowRefused('credit_reason', 'This company’s credit is on hold. Enter a reason to go on.'),
  });
  const booked = await bookShipment(transaction, context, {
    client: { organisation_id, contact_id: null },
    shipment: {
      ...draftedShipment(draft, planned, option),
      ...(price && {
        cost_cents: price.amount,
        currency: price.currency,
        price_status: 'confirmed' as const,
      }),
    },
    origin: planned.origin,
    legs: option.legs,
    waypoints: planWaypoints(option.legs, {
      departure: now,
      estimated_delivery: new Date(option.estimated_delivery),
    }),
    first_event: { status: 'pending', description: 'Order placed' },
    charges: price ? [] : routeCharges(option, prices),
    recorded: { ...recorded, reference },
    isImported: true,
    now,
  });
  await bookEquipment(transaction, booked.id, equipment);
  await insertReferences(transaction, [
    {
      id: newId(),
      shipment_id: booked.id,
      position: 0,
      kind: 'CUSTOMER',
      value: reference,
      normalized: normaliseReference(reference),
      issuer: '',
    },
  ]);
  return booked;
}

/** Plans each lane of a batch only once: rows of a file repeat them. */
function planCache({ geography, now }: ImportContext): (fields: ImportedShipment) => RoutePlan {
  const plans = new Map<string, RoutePlan | null>();
  const at = now();
  return (fields) => {
    const request = requestOf(fields);
    refuseAmbiguous(geography, fields, {
      AMBIGUOUS_PLACE: ({ data: { field } }) =>
        new RowRefused(field, 'Several places have this name. Add its region, such as Springfield, IL.'),
    });
    const key = JSON.stringify(request);
    const plan = plans.get(key) ?? planRoutes(geography, request, at, [fields.transport_mode]);
    plans.set(key, plan);
    if (!plan) throw new RowRefused('', 'We couldn’t find a country of this shipment. Check its name.');
    return plan;
  };
}

/** What decides the routes and their prices. */
function requestOf(fields: ImportedShipment) {
  const { organisation: _, reference: __, cargo_description: ___, price: ____, ...request } = fields;
  return request;
}
