import { and, desc, eq, sql } from 'drizzle-orm';
import type { Invoice } from '#contract/invoices/invoice-records.ts';
import type { Statement } from '#contract/invoices/statements.ts';
import type { Connection } from '../../database/pool/connection.ts';
import { anyOf } from '../../database/statements/any-of.ts';
import { invoices } from '../invoices-table.ts';
import { presentIssuer } from '../issuer.ts';

/**
 * The legal entity that issued everything a statement lists, at its newest address; null for the company, whose letterhead a
 * statement without invoices or of several legal entities has (decision 0170). The reference of an opening balance can be the number of
 * another client’s invoice.
 */
export async function statementIssuer(
  connection: Connection,
  organisation_id: string,
  { accounts }: Pick<Statement, 'accounts'>,
): Promise<Invoice['issuer'] | null> {
  const numbers = accounts.flatMap(({ entries, open_items }) =>
    [...entries, ...open_items].map(({ number }) => number),
  );
  const name = sql`coalesce(${invoices.issuer} ->> 'legal_name', '')`;
  const issuers = await connection
    .selectDistinctOn([name], { issuer: invoices.issuer })
    .from(invoices)
    .where(and(eq(invoices.organisation_id, organisation_id), anyOf(invoices.number, [...new Set(numbers)])))
    .orderBy(name, desc(invoices.issued_at));
  const [only, ...others] = issuers;
  return only?.issuer && others.length === 0 ? presentIssuer(only.issuer) : null;
}
