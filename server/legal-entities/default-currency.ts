import type { Connection } from '../database/pool/connection.ts';
import { findPricingEntity } from './legal-entities-table.ts';

/** The currency of new companies: that of our oldest legal entity. */
export async function defaultCurrency(connection: Connection): Promise<string> {
  const entity = await findPricingEntity(connection, null);
  return entity?.base_currency ?? 'USD';
}
