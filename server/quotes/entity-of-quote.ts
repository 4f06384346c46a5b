import { company } from '#content/company.ts';
import { nearestBranch } from '#domain/branches/nearest-branch.ts';
import { locatePlace } from '#domain/places/locate-place.ts';
import type { Geography } from '#domain/routing/geography.ts';
import { listBranchPositions } from '../branches/branches-table.ts';
import type { Connection } from '../database/pool/connection.ts';
import { findPricingEntity, type PricingEntity } from '../legal-entities/legal-entities-table.ts';

const WITHOUT_ENTITIES: PricingEntity = {
  name: company.legal_name,
  vat_id: '',
  base_currency: 'USD',
  margin_floor: 10,
  number_series: [],
  vat: null,
  bank_accounts: [],
  phone: '',
  email: '',
};

/** The legal entity that would carry a quote's shipment: that of the branch nearest to its origin, else the oldest. */
export async function entityOfQuote(
  connection: Connection,
  geography: Geography,
  origin: { origin_city: string; origin_country: string },
): Promise<PricingEntity> {
  const place = locatePlace(geography.gazetteer, {
    city: origin.origin_city,
    country: origin.origin_country,
  });
  const branches = place ? await listBranchPositions(connection, { branch_ids: [] }) : [];
  const branch = place && nearestBranch(branches, place);
  return (await findPricingEntity(connection, branch?.id ?? null)) ?? WITHOUT_ENTITIES;
}
