import { changesBetween } from '#domain/shipments/changes.ts';
import { changesRoute } from '#domain/shipments/editable-shipment.ts';
import { signedIn } from '../api/call-context.ts';
import { findInvoiceNumberOf } from '../invoices/shipment-billing.ts';
import { notifyDelay } from '../notifications/notify-delay.ts';
import { scaleCargoLines } from '../shipment-file/scale-cargo-lines.ts';
import { changeEstimate } from '../shipment-records/change-estimate.ts';
import { lastChange } from '../shipment-records/last-change.ts';
import { lockNumber } from '../shipment-records/lock-number.ts';
import { publishShipmentChanged } from '../shipment-records/publish-changed.ts';
import { updateShipment } from '../shipment-records/shipment-edits-table.ts';
import { notifyPrice } from './notify-price.ts';
import { operations } from './operations.ts';

/** Does not change the route, because the goods may be under way on it; staff decide with `tracking.reroute`. */
export const edit = operations.edit.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const shipment = await lockNumber(transaction, context, input.tracking_number);
    if (!shipment) throw errors.NOT_FOUND();
    if (input.version !== shipment.version)
      throw errors.VERSION_CONFLICT({ data: await lastChange(transaction, shipment) });
    const { reason, ...change } = { reason: input.reason, ...input.change };
    const changes = changesBetween(shipment, change);
    if (Object.keys(changes).length === 0) return { version: shipment.version, reroute_due: false };

    const isPriceChange = 'cost_cents' in changes && shipment.price_status === 'confirmed';
    const invoice = isPriceChange ? await findInvoiceNumberOf(transaction, shipment.id) : undefined;
    if (invoice) throw errors.ALREADY_INVOICED({ data: { number: invoice } });

    const at = context.now();
    const by = signedIn(context);
    const estimate =
      'estimated_delivery_date' in changes &&
      (await changeEstimate(transaction, context.geography, shipment, {
        estimated_delivery_date: change.estimated_delivery_date ?? null,
        reason: reason || null,
        source: 'staff',
        made_by: by.user_id,
        made_at: at,
      }));
    const changed = { ...change, ...estimate };
    const version = await updateShipment(transaction, shipment.id, changed, at);
    if ('cargo_weight' in changes) await scaleCargoLines(transaction, shipment.id, change.cargo_weight);
    await notifyDelay(transaction, context, { ...shipment, ...changed });
    if (isPriceChange) await notifyPrice(transaction, context, shipment, { ...shipment, ...changed });
    await publishShipmentChanged(transaction, context.broadcast, shipment, {
      by,
      action: 'shipments.edit',
      detail: { changes, version, ...(estimate && reason && { reason }) },
    });
    return { version, reroute_due: changesRoute(changes) };
  }),
);
