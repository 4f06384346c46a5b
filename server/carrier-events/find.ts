import { findOrganisation } from '../organisations/organisation-rows.ts';
import { findCarrierPushes } from './carrier-pushes-table.ts';
import { operations } from './operations.ts';

export const find = operations.find.handler(async ({ input: { id }, context, errors }) => {
  const { db } = context.database;
  if (!(await findOrganisation(db, id))) throw errors.NOT_FOUND();
  return { pushes: (await findCarrierPushes(db, id)) ?? null };
});
