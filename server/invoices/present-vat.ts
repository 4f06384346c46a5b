import type { Invoice } from '#contract/invoices/invoice-records.ts';
import { type AppliedRate, convert } from '#domain/money/exchange-rate.ts';
import type { VatGroup } from '#domain/vat/vat-totals.ts';

export function presentGroups(groups: readonly VatGroup[], currency: string): Invoice['vat_groups'] {
  return groups.map(({ category, rate, net_cents, vat_cents, note }) => ({
    category,
    rate,
    net: { amount: net_cents, currency },
    vat: { amount: vat_cents, currency },
    note,
  }));
}

/** The VAT in the base currency of the issuer. */
export function presentExchanged(
  { vat_cents, currency }: { vat_cents: number; currency: string },
  exchange: AppliedRate | null,
): Invoice['vat_in_base_currency'] {
  return exchange && { vat: convert({ amount: vat_cents, currency }, exchange), exchange };
}
