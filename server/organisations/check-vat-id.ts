import { needsCustomerVatId } from '#domain/invoices/vat-rule.ts';
import { fieldIssue } from '../api/errors/field-issue.ts';
import type { NewOrganisation } from './organisations-table.ts';

/** Refuses a company with reverse charge and without a VAT ID. */
export function checkVatId({ vat, vat_id }: Pick<NewOrganisation, 'vat' | 'vat_id'>): void {
  if (needsCustomerVatId(vat?.category) && !vat_id)
    throw fieldIssue('vat_id', 'Enter the VAT ID: invoices with reverse charge state it.');
}
