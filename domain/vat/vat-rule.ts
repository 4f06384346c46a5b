import type { VatCategory } from './vat-category.ts';
import type { VatSettings, VatTreatment } from './vat-treatment.ts';

interface Taxed {
  /** Of the legal entity that issues the invoice; null if it states no VAT. */
  entity: VatSettings | null;
  /** Of the customer, instead of the legal entity's. */
  company: VatTreatment | null;
  shipment: { origin_country: string; destination_country: string };
}

/**
 * How the charges of a shipment are taxed that have no treatment of their own; null states no VAT. A company's treatment
 * applies only where the legal entity states VAT, because several legal entities can invoice the company.
 */
export function vatRule({ entity, company, shipment }: Taxed): VatTreatment | null {
  if (!entity) return null;
  if (company) return company;
  const { origin_country, destination_country } = shipment;
  const isDomestic = origin_country === entity.country && destination_country === entity.country;
  return isDomestic ? entity.domestic : entity.cross_border;
}

/** Whether a legal entity must have a VAT ID: on all invoices but those outside the scope of VAT. */
export function needsIssuerVatId({ domestic, cross_border }: VatSettings): boolean {
  return [domestic, cross_border].some((treatment) => isWithinVat(treatment?.category ?? null));
}

/** Whether a customer must have a VAT ID, which invoices with reverse charge state. */
export function needsCustomerVatId(category: VatCategory | null | undefined): boolean {
  return category === 'AE';
}

/** Whether an invoice with such a line is an invoice for VAT, also where its VAT is 0. */
export function isWithinVat(category: VatCategory | null): boolean {
  return category !== null && category !== 'O';
}
