import { ownOrganisation, signedIn } from '../api/call-context.ts';
import { listTemplates } from './booking-templates-table.ts';
import { mayReadOthers } from './may-read-others.ts';
import { operations } from './operations.ts';

export const list = operations.list.handler(async ({ input, context }) => {
  const own = ownOrganisation(context);
  const organisation_id = mayReadOthers(signedIn(context)) ? (input.organisation_id ?? own) : own;
  return { templates: await listTemplates(context.database.db, organisation_id, input.updated_since) };
});
