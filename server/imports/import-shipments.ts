import { setImmediate } from 'node:timers/promises';
import type { ImportedShipment } from '#domain/imports/imported-records.ts';
import { normalizeKey } from '#domain/imports/sheet-rows.ts';
import { overLimit } from '#domain/organisations/credit-limit.ts';
import { laneOf } from '#domain/routing/route-options.ts';
import { planWaypoints } from '#domain/routing/waypoints.ts';
import { normalizeReference } from '#domain/shipment-file/reference.ts';
import type { PriceStatus } from '#domain/shipments/price-status.ts';
import type { Transaction } from '../database/pool/connection.ts';
import { newId } from '../database/statements/columns.ts';
import { checkHold, checkLimit, lockCreditUsed } from '../organisations/check-credit.ts';
import { listOrganisationsById } from '../organisations/organisation-rows.ts';
import type { OrganisationRecord } from '../organisations/organisations-table.ts';
import { NO_TARIFF_PRICES, type TariffPrices, tariffPricesOfEach } from '../rates/pricing/tariff-prices.ts';
import { withTariffPrices } from '../rates/pricing/with-tariff-prices.ts';
import { planLanes } from '../routing/plan-lanes.ts';
import { planRoutes, type RoutePlan } from '../routing/plan-routes.ts';
import { refuseAmbiguous } from '../routing/refuse-ambiguous.ts';
import { bookedRows } from '../shipment-file/book-equipment.ts';
import { insertEquipment } from '../shipment-file/equipment-table.ts';
import { customerReferences, insertReferences } from '../shipment-file/references-table.ts';
import { bookImported } from '../shipments/book-imported.ts';
import { draftedShipment, routeCharges } from '../shipments/drafted-shipment.ts';
import { recordsByReference } from './imported-records-table.ts';
import { matchedOrganisations, organisationFinder } from './match-references.ts';
import type { ImportContext } from './operations.ts';
import { type ParsedRow, RowRefused, type RowWriter, takeEach } from './row-writer.ts';

/** Books open shipments for companies. Their milestones are imported afterwards. */
export const importShipments: RowWriter<ImportedShipment> = async (transaction, context, rows) => {
  const now = context.now();
  const cells = rows.map(({ fields }) => fields.organisation);
  const find = await organisationFinder(transaction, cells);
  const owners = matchedOrganisations(find, cells);
  const organisations = new Map(
    (await listOrganisationsById(transaction, owners)).map((organisation) => [organisation.id, organisation]),
  );
  const imported = await recordsByReference(
    transaction,
    'shipments',
    rows.map(({ fields }) => normalizeKey(fields.reference)),
  );
  const own = new Set(
    await customerReferences(
      transaction,
      owners,
      rows.map(({ fields }) => normalizeReference(fields.reference)),
    ),
  );
  const planOf = await planEach(context, rows, now);
  const planned = await takeEach(rows, ({ row, fields }) => {
    const organisation_id = find(fields.organisation);
    const key = normalizeKey(fields.reference);
    if (imported.has(key)) throw new RowRefused('reference', 'This shipment was imported before.');
    const reference = `${organisation_id} ${normalizeReference(fields.reference)}`;
    if (own.has(reference))
      throw new RowRefused('reference', 'The company already has a shipment with this reference.');
    const plan = planOf(fields);
    own.add(reference);
    return { row, key, organisation_id, fields, plan };
  });
  const estimated = planned.taken.filter(({ fields }) => !fields.price);
  const tariffs = await tariffPricesOfEach(
    transaction,
    context.geography,
    estimated.map(({ fields, organisation_id }) => ({ request: requestOf(fields), organisation_id })),
    now,
  );
  const pricesOf = new Map(estimated.map((each, index) => [each, tariffs[index] ?? NO_TARIFF_PRICES]));
  const used = await creditUsed(
    transaction,
    planned.taken.flatMap(({ organisation_id }) => organisations.get(organisation_id) ?? []),
    now,
  );
  const drawnUp = await takeEach(planned.taken, (each) => ({
    ...each,
    booking: bookingOf(each, {
      prices: pricesOf.get(each) ?? NO_TARIFF_PRICES,
      organisation: organisations.get(each.organisation_id),
      used,
      now,
    }),
  }));
  await setImmediate();
  const ids = await bookImported(
    transaction,
    context,
    drawnUp.taken.map(({ booking }) => booking),
  );
  const booked = drawnUp.taken.map((each, index) => ({ ...each, id: ids[index] as string }));
  await insertEquipment(
    transaction,
    booked.flatMap(({ id, fields }) => bookedRows(id, fields.equipment)),
  );
  await insertReferences(
    transaction,
    booked.map(({ id, fields: { reference } }) => ({
      id: newId(),
      shipment_id: id,
      position: 0,
      kind: 'CUSTOMER',
      value: reference,
      normalized: normalizeReference(reference),
      issuer: '',
    })),
  );
  return {
    records: booked.map(({ row, id, key }) => ({ row, record_id: id, reference: key })),
    refused: [...planned.refused, ...drawnUp.refused],
  };
};

interface PlannedRow {
  organisation_id: string;
  fields: ImportedShipment;
  plan: RoutePlan;
}

function bookingOf(
  { organisation_id, fields, plan }: PlannedRow,
  {
    prices,
    organisation,
    used,
    now,
  }: {
    prices: TariffPrices;
    organisation: OrganisationRecord | undefined;
    used: Map<string, number>;
    now: Date;
  },
) {
  const {
    organisation: _,
    reference,
    transport_mode: __,
    origin_port: ___,
    destination_port: ____,
    equipment: _____,
    price,
    credit_reason,
    ...draft
  } = fields;
  const { options, unavailable } = price ? plan : withTariffPrices(plan, requestOf(fields), prices);
  const [option] = options;
  const [refusal] = unavailable;
  if (!option && refusal?.reason === 'no_tariff')
    throw new RowRefused('price', `${refusal.message} Enter the price.`);
  if (!option) throw new RowRefused('transport_mode', 'There is no route with this mode of transport.');
  const shipment = {
    ...draftedShipment(draft, plan, option),
    ...(price && {
      cost_cents: price.amount,
      currency: price.currency,
      price_status: 'confirmed' as const,
    }),
  };
  const recorded = creditRecorded(shipment, organisation, credit_reason, used);
  return {
    client: { organisation_id, contact_id: null },
    shipment,
    origin: plan.origin,
    legs: option.legs,
    waypoints: planWaypoints(option.legs, {
      departure: now,
      estimated_delivery: new Date(option.estimated_delivery),
    }),
    first_event: { status: 'pending' as const, description: 'Order placed' },
    charges: price ? [] : routeCharges(option, prices),
    recorded: { ...recorded, reference },
    now,
  };
}

/** What the companies with a limit use of it, by id. */
async function creditUsed(
  transaction: Transaction,
  owners: readonly OrganisationRecord[],
  now: Date,
): Promise<Map<string, number>> {
  const limited = new Map(
    owners.filter(({ credit_limit_cents }) => credit_limit_cents !== null).map((owner) => [owner.id, owner]),
  );
  const used = new Map<string, number>();
  for (const owner of [...limited.values()].toSorted((one, other) => (one.id < other.id ? -1 : 1)))
    used.set(owner.id, await lockCreditUsed(transaction, owner, now));
  return used;
}

/** Refuses a row without a reason on hold or over the limit, which confirmed prices of former rows use as well. */
function creditRecorded(
  shipment: { cost_cents: number; price_status: PriceStatus; currency?: string },
  company: OrganisationRecord | undefined,
  reason: string | undefined,
  used: Map<string, number>,
) {
  const refuse = (issue: string) => new RowRefused('credit_reason', `${issue} Enter a reason to continue.`);
  const on_hold = checkHold(company, reason, {
    CREDIT_HOLD: () => refuse('This company’s credit is on hold.'),
  });
  const used_cents = company && used.get(company.id);
  if (company === undefined || used_cents === undefined) return on_hold;
  const price = { amount: shipment.cost_cents, currency: shipment.currency ?? 'USD' };
  const over = company.credit_status === 'hold' ? null : overLimit(company, used_cents, price);
  const over_limit = checkLimit(over, reason, {
    CREDIT_LIMIT: () => refuse('This booking is over the company’s credit limit.'),
  });
  if (shipment.price_status === 'confirmed' && price.currency === company.currency)
    used.set(company.id, used_cents + price.amount);
  return { ...on_hold, ...over_limit };
}

/** Plans the routes of rows before anything is written, each request only once because rows of a file repeat them. */
async function planEach(
  { geography, log }: ImportContext,
  rows: readonly ParsedRow<ImportedShipment>[],
  now: Date,
): Promise<(fields: ImportedShipment) => RoutePlan> {
  await planLanes(
    geography,
    log,
    rows.flatMap(({ fields }) => {
      const lane = laneOf(geography, requestOf(fields), fields.transport_mode);
      return lane ? [lane] : [];
    }),
  );
  const plans = new Map<string, RoutePlan | RowRefused>();
  for (const { fields } of rows) {
    const key = JSON.stringify(requestOf(fields));
    if (plans.has(key)) continue;
    plans.set(key, planned(geography, fields, now));
    // Other calls are served in between, also where a lane is planned here.
    await setImmediate();
  }
  return (fields) => {
    const plan = plans.get(JSON.stringify(requestOf(fields))) as RoutePlan | RowRefused;
    if (plan instanceof RowRefused) throw plan;
    return plan;
  };
}

function planned(
  geography: ImportContext['geography'],
  fields: ImportedShipment,
  now: Date,
): RoutePlan | RowRefused {
  try {
    refuseAmbiguous(geography, fields, {
      AMBIGUOUS_PLACE: ({ data: { field } }) =>
        new RowRefused(field, 'Several places have this name. Add its region, such as Springfield, IL.'),
    });
  } catch (error) {
    if (error instanceof RowRefused) return error;
    throw error;
  }
  return (
    planRoutes(geography, requestOf(fields), now, [fields.transport_mode]) ??
    new RowRefused('', 'We couldn’t find a country of this shipment. Check its name.')
  );
}

/** What decides the routes and their prices. */
function requestOf(fields: ImportedShipment) {
  const { organisation: _, reference: __, cargo_description: ___, price: ____, ...request } = fields;
  return request;
}
