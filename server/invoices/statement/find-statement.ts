import type { Statement } from '#contract/invoices/statements.ts';
import { dayInUtc } from '#domain/calendar/calendar-day.ts';
import { statementAccounts } from '#domain/invoices/statement/statement.ts';
import { periodProblem, usualFirstDay } from '#domain/invoices/statement/statement-period.ts';
import { isStaff } from '#domain/people/role.ts';
import { type CallContext, signedIn } from '../../api/call-context.ts';
import { fieldIssue } from '../../api/errors/field-issue.ts';
import { findOrganisation } from '../../organisations/organisation-rows.ts';
import { readStatement } from './statement-rows.ts';

interface Wanted {
  id: string;
  from?: string | undefined;
  to?: string | undefined;
}

interface Refusals {
  NOT_FOUND: () => Error;
  SOME_BRANCHES: () => Error;
  TOO_MANY_ENTRIES: () => Error;
}

/** The statement of account of a company: of any for staff of all branches, of their own for customers. */
export async function findStatement(
  { id, to: last, from: first }: Wanted,
  context: Pick<CallContext, 'person' | 'now' | 'database'>,
  errors: Refusals,
): Promise<Statement> {
  const { role, organisation_id, branch_ids } = signedIn(context);
  if (!isStaff(role) && organisation_id !== id) throw errors.NOT_FOUND();
  if (isStaff(role) && branch_ids.length > 0) throw errors.SOME_BRANCHES();
  const to = last ?? dayInUtc(context.now());
  const from = first ?? usualFirstDay(to);
  const problem = periodProblem({ from, to });
  if (problem) throw fieldIssue('from', problem);
  const { db } = context.database;
  const organisation = await findOrganisation(db, id);
  if (!organisation) throw errors.NOT_FOUND();
  const data = await readStatement(db, { organisation_id: id, from, to });
  if (!data) throw errors.TOO_MANY_ENTRIES();
  return { name: organisation.name, from, to, accounts: statementAccounts(data, to) };
}
