import { pricesExcludeVat } from '../legal-entities/legal-entities-table.ts';
import { operations } from './operations.ts';

export const priceTerms = operations.priceTerms.handler(async ({ context: { database } }) => ({
  exclude_vat: await pricesExcludeVat(database.db),
}));
