import { explainEntryNumber } from '#domain/customs/entry-number.ts';
import { fieldIssue } from '../api/errors/field-issue.ts';
import type { Connection } from '../database/pool/connection.ts';
import { findOrganisation } from '../organisations/organisation-rows.ts';
import type { DeclarationRecord } from './declarations-table.ts';

type Checked = Pick<DeclarationRecord, 'kind' | 'country' | 'number' | 'broker_id'>;

/** 422 where the number is none of its country, or the broker none. What is stored already is not checked again. */
export async function checkDeclaration(
  connection: Connection,
  declaration: Checked,
  stored?: Checked,
): Promise<void> {
  const { number, country, broker_id } = declaration;
  const isNumbered = number !== stored?.number || country !== stored?.country;
  const explained = number !== '' && isNumbered ? explainEntryNumber(number, declaration) : null;
  if (explained) throw fieldIssue('number', explained);
  if (broker_id === null || broker_id === stored?.broker_id) return;
  const broker = await findOrganisation(connection, broker_id);
  if (!broker?.roles.includes('customs_broker'))
    throw fieldIssue('broker_id', 'Choose a company with the role Customs broker.');
}
