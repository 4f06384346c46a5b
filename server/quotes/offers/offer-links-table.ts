import { eq } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Connection, Transaction } from '../../database/pool/connection.ts';
import { createdAt } from '../../database/statements/columns.ts';
import { type QuoteRecord, quotes } from '../quotes-table.ts';

/** The links in e-mails that open the current offer of a quote without an account. */
export const offerLinks = pgTable(
  'offer_links',
  {
    /** The SHA-256 hash of the token in the link, so that reading the database opens none. */
    token_hash: text('token_hash').primaryKey(),
    quote_id: uuid('quote_id')
      .notNull()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    created_at: createdAt(),
  },
  (table) => [index('offer_links_of_quote').on(table.quote_id)],
);

export async function insertOfferLink(
  transaction: Transaction,
  link: typeof offerLinks.$inferInsert,
): Promise<void> {
  await transaction.insert(offerLinks).values(link);
}

/** The quote whose offer the link opens. */
export async function findQuoteOfLink(
  connection: Connection,
  token_hash: string,
): Promise<QuoteRecord | undefined> {
  const [found] = await connection
    .select({ quote: quotes })
    .from(offerLinks)
    .innerJoin(quotes, eq(quotes.id, offerLinks.quote_id))
    .where(eq(offerLinks.token_hash, token_hash));
  return found?.quote;
}
