import type { Person } from '#domain/people/person.ts';
import type { Transaction } from '../database/pool/connection.ts';
import { lockOrganisation } from '../organisations/organisation-locks.ts';
import { findTemplate, type TemplateRecord } from './booking-templates-table.ts';
import { mayReadOthers } from './may-read-others.ts';

/** A template that the person may change. Locks its organisation, which makes names unique. */
export async function lockTemplate(
  transaction: Transaction,
  person: Person,
  template_id: string,
  errors: { NOT_FOUND: () => Error },
): Promise<TemplateRecord> {
  const found = await findTemplate(transaction, template_id);
  if (!found || !(found.organisation_id === person.organisation_id || mayReadOthers(person)))
    throw errors.NOT_FOUND();
  await lockOrganisation(transaction, found.organisation_id);
  const template = await findTemplate(transaction, template_id);
  if (!template) throw errors.NOT_FOUND();
  return template;
}
