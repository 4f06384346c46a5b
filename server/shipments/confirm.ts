import { changesPrice, confirmationRefusal } from '#domain/shipments/price-confirmation.ts';
import { findInvoiceNumberOf } from '../invoices/shipment-billing.ts';
import { checkCreditOf } from '../organisations/check-credit.ts';
import { findOrganisation } from '../organisations/organisation-rows.ts';
import { lastChange } from '../shipment-records/last-change.ts';
import { lockNumber } from '../shipment-records/lock-number.ts';
import { confirmPrice } from './confirm-price.ts';
import { operations } from './operations.ts';

export const confirm = operations.confirm.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const { price, version } = input;
    const shipment = await lockNumber(transaction, context, input.tracking_number);
    if (!shipment) throw errors.NOT_FOUND();
    if (version !== undefined && version !== shipment.version)
      throw errors.VERSION_CONFLICT({ data: await lastChange(transaction, shipment) });
    const invoice = await findInvoiceNumberOf(transaction, shipment.id);
    const refusal = confirmationRefusal(shipment, price, invoice !== undefined);
    if (refusal === 'ALREADY_INVOICED')
      throw errors.ALREADY_INVOICED({ data: { number: invoice as string } });
    if (refusal) throw errors[refusal]();

    const { note = shipment.price_note } = input;
    const recorded =
      shipment.price_status === 'indicative'
        ? await checkCreditOf(
            transaction,
            shipment.organisation_id === null
              ? undefined
              : await findOrganisation(transaction, shipment.organisation_id),
            { reason: input.credit_reason, price, now: context.now() },
            errors,
          )
        : {};
    const isNews = changesPrice(shipment, price) || note !== shipment.price_note;
    const confirmed = isNews
      ? await confirmPrice(transaction, context, shipment, { price, note, recorded })
      : shipment;
    return {
      tracking_number: confirmed.tracking_number,
      status: confirmed.status,
      version: confirmed.version,
      price,
      price_status: confirmed.price_status,
    };
  }),
);
