import type { DocumentIssuer } from '#domain/documents/document-data.ts';
import type { Connection } from '../database/pool/connection.ts';
import { findIssuer, presentIssuer } from '../invoices/issuer.ts';

/** The legal entity of a branch at the address of the branch, as on its invoices. */
export async function documentIssuer(
  connection: Connection,
  branch_id: string | null,
): Promise<DocumentIssuer> {
  const { issuer } = await findIssuer(connection, branch_id);
  const { legal_name, address, phone, email } = presentIssuer(issuer);
  return { legal_name, address, phone, email };
}
