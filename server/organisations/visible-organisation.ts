import type { Organisation } from '#contract/organisations/organisation-records.ts';
import type { Person } from '#domain/people/person.ts';
import { isStaff } from '#domain/people/role.ts';
import type { OrganisationRecord } from './organisations-table.ts';

/** Members do not see what staff note about their organisation, nor its credit and VAT. */
export function visibleTo({ role }: Pick<Person, 'role'>, organisation: OrganisationRecord): Organisation {
  if (isStaff(role)) return organisation;
  const {
    roles,
    scac,
    iata_prefix,
    credit_limit_cents,
    credit_status,
    delay_threshold_days,
    payment_reminders,
    vat,
    notes,
    parent_id,
    ...own
  } = organisation;
  return own;
}
