import { needsIssuerVatId } from '#domain/invoices/vat-rule.ts';
import { fieldIssue } from '../api/errors/field-issue.ts';
import type { PricingEntity } from './legal-entities-table.ts';

/** Refuses a legal entity that states VAT without a VAT ID. */
export function checkVatId({ vat, vat_id }: Pick<PricingEntity, 'vat' | 'vat_id'>): void {
  if (vat && needsIssuerVatId(vat) && !vat_id)
    throw fieldIssue('vat_id', 'Enter the VAT ID: invoices with VAT state it.');
}
