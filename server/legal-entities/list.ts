import { listLegalEntities } from './legal-entities-table.ts';
import { operations } from './operations.ts';

export const list = operations.list.handler(async ({ context }) => ({
  legal_entities: await listLegalEntities(context.database.db),
}));
