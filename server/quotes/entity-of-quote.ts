import { company } from '#content/company.ts';
import { nearestBranch } from '#domain/branches/nearest-branch.ts';
import type { DocumentIssuer } from '#domain/documents/document-data.ts';
import { locatePlace } from '#domain/places/locate-place.ts';
import type { Geography } from '#domain/routing/geography.ts';
import { listBranchPositions } from '../branches/branches-table.ts';
import type { Connection } from '../database/pool/connection.ts';
import { documentIssuer } from '../legal-entities/document-issuer.ts';
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

interface Origin {
  origin_city: string;
  origin_country: string;
}

/** The legal entity that would carry a quote's shipment: that of the branch nearest to its origin, else the oldest. */
export async function entityOfQuote(
  connection: Connection,
  geography: Geography,
  origin: Origin,
): Promise<PricingEntity> {
  const branch_id = await branchOfQuote(connection, geography, origin);
  return (await findPricingEntity(connection, branch_id)) ?? WITHOUT_ENTITIES;
}

/** That legal entity at the address of the branch. */
export async function issuerOfQuote(
  connection: Connection,
  geography: Geography,
  origin: Origin,
): Promise<DocumentIssuer> {
  return documentIssuer(connection, await branchOfQuote(connection, geography, origin));
}

async function branchOfQuote(
  connection: Connection,
  geography: Geography,
  { origin_city: city, origin_country: country }: Origin,
): Promise<string | null> {
  const place = locatePlace(geography.gazetteer, { city, country });
  const branches = place ? await listBranchPositions(connection, { branch_ids: [] }) : [];
  return (place && nearestBranch(branches, place)?.id) ?? null;
}
