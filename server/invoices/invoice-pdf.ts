import type { Invoice } from '#contract/invoices/invoice-records.ts';
import { accountLabel, accountText } from '#domain/branches/iban.ts';
import { DAY_MS } from '#domain/calendar/durations.ts';
import { type PaperSize, usualPaperSize } from '#domain/documents/paper-size.ts';
import { statedSupplyDay } from '#domain/invoices/date-of-supply.ts';
import { settlementOf, totalLabel } from '#domain/invoices/invoice-settlement.ts';
import { isOpenInvoice } from '#domain/invoices/invoice-state.ts';
import {
  lineExchange,
  lineQuantity,
  lineTitle,
  lineUnitPrice,
} from '#domain/invoices/line-calculation-text.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { countryName } from '#domain/places/countries.ts';
import { exchangedVatText, lineVatLabels, VAT_CATEGORY_LABELS, vatLabel } from '#domain/vat/vat-category.ts';
import { issuer } from '../pdf/issuer.ts';
import type { InvoicePdfInput } from '../pdf/pdf-input-types.ts';
import { dayLabel, dayOf, money } from '../pdf/pdf-messages.ts';

const NBSP = '\u00a0';
const DOCUMENTS = { invoice: 'Invoice', credit_note: 'Credit note' } as const;
const MODES = { air: 'by air', sea: 'by sea', road: 'by road', rail: 'by rail' } as const;

/** The invoice’s texts as printed on its PDF. */
export function invoicePdfInput(
  invoice: Invoice,
  { publicUrl }: { publicUrl: string },
  size: PaperSize = usualPaperSize(invoice.shipment.origin_country),
): InvoicePdfInput {
  const { number, kind, tracking_number, currency, status, issued_at, paid_at } = invoice;
  const { address, vat_id } = invoice.issuer;
  const vatOfLines = lineVatLabels(invoice.lines);
  const from = issuer({ ...invoice.issuer, address: [...address, ...vatLines(vat_id)] });
  return {
    title: `${DOCUMENTS[kind]} ${number}`,
    dated: issued_at.toISOString(),
    issuer: from,
    scan_url: `${publicUrl}/track/${encodeURIComponent(tracking_number)}`,
    number,
    size,
    watermark: status === 'Void' ? 'VOID' : null,
    facts: factsOf(invoice),
    due: isOpenInvoice(invoice)
      ? { label: `Amount due by ${dayOf(invoice.due_at)}`, amount: formatMoney(invoice.due) }
      : null,
    paid: paid_at && dayOf(paid_at),
    billed_to: billedTo(invoice),
    tracking_number,
    lane: laneOf(invoice),
    cargo: cargoOf(invoice),
    currency,
    lines: invoice.lines.map((line, order) => ({
      description: lineTitle(line),
      note: lineExchange(line, dayOf),
      quantity: lineQuantity(line),
      unit_price: lineUnitPrice(line),
      vat: vatOfLines?.[order] ?? null,
      amount: money(line.amount_cents, currency),
    })),
    subtotals: subtotalsOf(invoice),
    total_label: totalLabel(invoice),
    total: money(invoice.amount_cents, currency),
    settlement: settlementOf(invoice, dayOf).map(({ label, amount }) => ({
      label,
      amount: formatMoney(amount),
    })),
    notes: vatNotes(invoice),
    accounts: accountsOf(invoice),
    closing: `${closing(invoice)}Questions about this ${DOCUMENTS[kind].toLowerCase()}: ${from.email}, ${from.phone}`,
  };
}

/** Empty on invoices without VAT. */
function subtotalsOf({ net, vat_groups }: Invoice): InvoicePdfInput['subtotals'] {
  if (vat_groups.length === 0) return [];
  return [
    { label: 'Net total', amount: formatMoney(net) },
    ...vat_groups.map((group) => ({
      label: `${vatLabel(group)} on ${formatMoney(group.net)}`,
      amount: formatMoney(group.vat),
    })),
  ];
}

function vatNotes({ vat_groups, vat_in_base_currency: exchanged }: Invoice): string[] {
  const notes = vat_groups
    .filter(({ note }) => note !== '')
    .map(({ category, note }) =>
      vat_groups.length > 1 ? `${VAT_CATEGORY_LABELS[category]}: ${note}` : note,
    );
  return exchanged ? [...notes, exchangedVatText(exchanged, dayOf)] : notes;
}

function accountsOf({ number, status, issuer: { bank_accounts } }: Invoice): string[][] {
  if (status === 'Issued' || status === 'Credited' || status === 'Void') return [];
  return bank_accounts.map(({ holder, bank, account, routing_number, bic }) => [
    holder,
    `${accountLabel(account)} ${accountText(account)}`,
    ...(routing_number ? [`Routing number (ABA) ${routing_number}`] : []),
    ...(bic ? [`BIC ${bic}`] : []),
    bank,
    `Payment reference ${number}`,
  ]);
}

function factsOf({
  supplied_on,
  credits_invoice,
  currency,
  issued_at,
  due_at,
}: Invoice): InvoicePdfInput['facts'] {
  const supplied = dayLabel(statedSupplyDay({ supplied_on, issued_at }));
  const dates = [
    { label: 'Issued', value: dayOf(issued_at) },
    ...(supplied ? [{ label: 'Date of supply', value: supplied }] : []),
  ];
  const stated = { label: 'Currency', value: currency };
  if (credits_invoice) return [...dates, { label: 'Credits invoice', value: credits_invoice }, stated];
  const netDays = Math.round((due_at.getTime() - issued_at.getTime()) / DAY_MS);
  return [
    ...dates,
    { label: 'Due', value: dayOf(due_at) },
    { label: 'Payment terms', value: `Net ${netDays} Days` },
    stated,
  ];
}

function closing({ number, status, reason }: Invoice): string {
  if (status === 'Issued') return `Reason for the credit: ${reason}\n`;
  if (status === 'Paid') return '';
  if (status === 'Credited') return 'This invoice is credited in full. No payment is due.\n';
  if (status === 'Void') return 'This invoice is void. No payment is due.\n';
  return `Please quote ${number} with your payment.\n`;
}

function billedTo({ client }: Invoice): string[] {
  if (!client) return ['Account closed'];
  const { full_name, company_name, email, vat_id, address } = client;
  return [company_name ?? '', full_name, ...address, email, ...vatLines(vat_id)].filter(Boolean);
}

function vatLines(vat_id: string | null): string[] {
  return vat_id ? [`VAT ID ${vat_id}`] : [];
}

function laneOf({ shipment }: Invoice): string {
  const { origin_city, origin_country, destination_city, destination_country } = shipment;
  return `${origin_city}, ${countryName(origin_country)} to ${destination_city}, ${countryName(destination_country)}`;
}

function cargoOf({ shipment }: Invoice): string {
  const { cargo_description, cargo_weight, transport_mode } = shipment;
  const way = transport_mode ? MODES[transport_mode] : 'multi-modal';
  return `${cargo_description}, ${cargo_weight.toLocaleString('en-US')}${NBSP}kg, ${way}`;
}
