import type { Connection } from '../database/pool/connection.ts';
import { findNumberOfQuote } from './shipment-of-quote.ts';

interface Refusals {
  ALREADY_CONVERTED: (details: { message?: string; data: { tracking_number: string | null } }) => Error;
}

/** Throws the operation's error, with the tracking number of the quote's shipment. */
export async function refuseConverted(
  connection: Connection,
  quote_id: string,
  errors: Refusals,
): Promise<Error> {
  const tracking_number = (await findNumberOfQuote(connection, quote_id)) ?? null;
  return errors.ALREADY_CONVERTED({
    ...(tracking_number && { message: `This quote is already shipment ${tracking_number}.` }),
    data: { tracking_number },
  });
}
