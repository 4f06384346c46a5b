import { operations } from '../organisations/operations.ts';
import { findOrganisation } from '../organisations/organisation-rows.ts';
import { findCarrierFeed } from './carrier-feeds-table.ts';

export const find = operations.carrierFeed.handler(async ({ input: { id }, context, errors }) => {
  const { db } = context.database;
  if (!(await findOrganisation(db, id))) throw errors.NOT_FOUND();
  return { feed: (await findCarrierFeed(db, id)) ?? null };
});
