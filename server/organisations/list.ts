import { operations } from './operations.ts';
import { countsOf } from './organisation-counts.ts';
import { listOrganisations } from './organisation-rows.ts';

export const list = operations.list.handler(async ({ input, context }) => {
  const { db } = context.database;
  const { organisations, next } = await listOrganisations(db, input);
  const counts = await countsOf(
    db,
    organisations.map(({ id }) => id),
  );
  return {
    organisations: organisations.map((organisation) => ({
      ...organisation,
      members: counts.get(organisation.id)?.members ?? 0,
      shipments: counts.get(organisation.id)?.shipments ?? 0,
    })),
    next,
  };
});
