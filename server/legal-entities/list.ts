import { listLegalEntities } from './legal-entities-table.ts';
import { operations } from './operations.ts';

export const list = operations.list.handler(async ({ input, context }) => ({
  legal_entities: await listLegalEntities(context.database.db, input.updated_since),
}));
