import type { Organisation } from '#contract/organisations/organisation-records.ts';
import { capitalize } from '#domain/validation/capitalize.ts';

export type CompanyRole = NonNullable<Organisation['roles']>[number];

export const ROLE_LABELS: Record<CompanyRole, string> = {
  customer: 'Customer',
  carrier: 'Carrier',
  agent: 'Agent',
  vendor: 'Vendor',
  customs_broker: 'Customs broker',
  consignee: 'Consignee',
  haulier: 'Haulier',
};

/** 'Customer, agent'. */
export function rolesText(roles: readonly CompanyRole[]): string {
  const text = roles.map((role) => ROLE_LABELS[role].toLowerCase()).join(', ');
  return capitalize(text);
}
