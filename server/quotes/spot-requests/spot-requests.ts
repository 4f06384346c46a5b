import { operations } from '../operations.ts';
import { findQuoteByReference } from '../quotes-table.ts';
import { presentSpotRequest } from './present-spot-request.ts';
import { listSpotRequests } from './spot-requests-table.ts';

export const spotRequests = operations.spotRequests.handler(async ({ input, context, errors }) => {
  const { db } = context.database;
  const quote = await findQuoteByReference(db, input.reference);
  if (!quote) throw errors.NOT_FOUND();
  const found = await listSpotRequests(db, quote.id);
  return { spot_requests: found.map((record) => presentSpotRequest(record, context.now())) };
});
