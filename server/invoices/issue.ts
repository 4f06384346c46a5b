import { accountsFor } from '#domain/branches/bank-account.ts';
import { DAY_MS } from '#domain/calendar/durations.ts';
import { supplyDay } from '#domain/invoices/date-of-supply.ts';
import { freightLine } from '#domain/invoices/freight-line.ts';
import { billedShipment, billedTo } from '#domain/invoices/invoice-content.ts';
import { PAYMENT_DAYS } from '#domain/invoices/invoice-status.ts';
import { isWithinVat, needsCustomerVatId } from '#domain/vat/vat-rule.ts';
import type { Transaction } from '../database/pool/connection.ts';
import { checkCreditOf } from '../organisations/check-credit.ts';
import { findBilled } from '../organisations/contact-of.ts';
import { findOrganisation } from '../organisations/organisation-rows.ts';
import { lockNumber } from '../shipment-records/lock-number.ts';
import type { ShipmentRecord } from '../shipment-records/shipments-table.ts';
import { confirmPrice } from '../shipments/confirm-price.ts';
import { insertInvoice } from './insert-invoice.ts';
import { takeInvoiceNumber } from './invoice-numbers-table.ts';
import { findIssuer } from './issuer.ts';
import { findNextInvoice } from './next-invoice.ts';
import { operations } from './operations.ts';
import { reportIssued } from './report-issued.ts';
import { markInvoiced } from './shipment-charges-table.ts';
import { findVatExchange } from './vat-exchange.ts';

type Call = Parameters<Parameters<typeof operations.issue.handler>[0]>[0];

export const issue = operations.issue.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const now = context.now();
    // Held, so that of two who issue at once the second finds the first one's invoice.
    const booked = await lockNumber(transaction, context, input.tracking_number);
    if (!booked) throw errors.UNKNOWN_SHIPMENT();
    const { refusal, billing } = await findNextInvoice(transaction, booked);
    if (refusal === 'ALREADY_INVOICED')
      throw errors.ALREADY_INVOICED({ data: { number: billing?.number ?? '' } });
    if (refusal) throw errors[refusal]();
    const isCancelled = booked.status === 'cancelled';
    const shipment =
      booked.price_status === 'indicative' && !isCancelled
        ? await confirmBookedPrice(transaction, { input, context, errors }, booked)
        : booked;

    const { organisation_id, currency } = shipment;
    // Confirming another price may have replaced the charges.
    const { lines, totals } = await findNextInvoice(transaction, shipment);
    const billed_to = billedTo(await findBilled(transaction, shipment.id));
    if (lines.some(({ vat_category }) => needsCustomerVatId(vat_category)) && !billed_to?.vat_id)
      throw errors.NO_CUSTOMER_VAT_ID();
    const statesVat = lines.some(({ vat_category }) => isWithinVat(vat_category));
    if (statesVat && !billed_to?.address?.length) throw errors.NO_CUSTOMER_ADDRESS();
    const { gross_cents: amount_cents, vat_cents } = totals;
    const { issuer, prefix, base_currency, bank_accounts } = await findIssuer(
      transaction,
      shipment.branch_id,
    );
    const vat_exchange = await findVatExchange(transaction, { vat_cents, currency, base_currency, now });
    if (vat_exchange === undefined)
      throw errors.NO_EXCHANGE_RATE({
        message: `This invoice has to state its VAT in ${base_currency} too. Add an exchange rate from ${currency} to ${base_currency}, then issue it.`,
      });
    const number = await takeInvoiceNumber(transaction, now, prefix);
    const organisation = organisation_id ? await findOrganisation(transaction, organisation_id) : undefined;
    const due_at = new Date(now.getTime() + (organisation?.payment_terms_days ?? PAYMENT_DAYS) * DAY_MS);
    const invoice = { number, amount_cents, currency, due_at };
    const id = await insertInvoice(
      transaction,
      {
        ...invoice,
        vat_cents,
        vat_exchange,
        shipment_id: shipment.id,
        organisation_id,
        issued_at: now,
        issuer: { ...issuer, bank_accounts: accountsFor(bank_accounts, currency) },
        billed_to,
        shipment_summary: billedShipment(shipment, supplyDay(shipment, context.geography.timeZones)),
      },
      lines,
    );
    await markInvoiced(transaction, shipment.id, { invoice_id: id, added_by_staff: isCancelled });
    await reportIssued(transaction, context, {
      id,
      ...invoice,
      issued_at: now,
      shipment,
      charged:
        billing || isCancelled
          ? lines.map(({ description }) => description).join(', ')
          : freightLine(shipment),
    });
    return { number };
  }),
);

/** Makes the indicative price of a shipment binding, if the caller has confirmed it. */
async function confirmBookedPrice(
  transaction: Transaction,
  { input, context, errors }: Pick<Call, 'input' | 'context' | 'errors'>,
  booked: ShipmentRecord,
) {
  const price = { amount: booked.cost_cents, currency: booked.currency };
  if (!input.confirmed.includes('price'))
    throw errors.UNCONFIRMED({
      data: { unconfirmed: [{ field: 'price', label: 'Price', value: price }] },
    });
  const company =
    booked.organisation_id === null ? undefined : await findOrganisation(transaction, booked.organisation_id);
  const credit = { reason: input.credit_reason, price, now: context.now() };
  return confirmPrice(transaction, context, booked, {
    price,
    note: booked.price_note,
    recorded: await checkCreditOf(transaction, company, credit, errors),
  });
}
