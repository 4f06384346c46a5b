import { needsCustomerVatId, needsIssuerVatId } from '#domain/vat/vat-rule.ts';
import type { VatSettings, VatTreatment } from '#domain/vat/vat-treatment.ts';
import { fieldIssue } from '../api/errors/field-issue.ts';

/** Refuses a legal entity that states VAT without a VAT ID. */
export function checkIssuerVatId({ vat, vat_id }: { vat: VatSettings | null; vat_id: string }): void {
  if (vat && needsIssuerVatId(vat) && !vat_id)
    throw fieldIssue('vat_id', 'Enter the VAT ID: invoices with VAT state it.');
}

interface Customer {
  vat?: VatTreatment | null | undefined;
  vat_id?: string | null | undefined;
}

/** Refuses a company with reverse charge and without a VAT ID. */
export function checkCustomerVatId({ vat, vat_id }: Customer): void {
  if (needsCustomerVatId(vat?.category) && !vat_id)
    throw fieldIssue('vat_id', 'Enter the VAT ID: invoices with reverse charge state it.');
}
