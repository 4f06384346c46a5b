import { spotState } from '#domain/quotes/spot-request.ts';
import { listChargeCodes } from '../../rates/charge-codes-table.ts';
import { entityOfQuote } from '../entity-of-quote.ts';
import { operations } from '../operations.ts';
import { findQuote } from '../quotes-table.ts';
import { linkedRequest } from './linked-request.ts';

export const linkedSpotRequest = operations.linkedSpotRequest.handler(async ({ input, context, errors }) => {
  const { db } = context.database;
  const request = await linkedRequest(db, context, input.token, errors);
  const quote = await findQuote(db, request.quote_id);
  if (!quote) throw errors.NOT_FOUND();
  const [charge_codes, entity] = await Promise.all([
    listChargeCodes(db),
    entityOfQuote(db, context.geography, quote),
  ]);
  return {
    ...quote,
    ...request,
    state: spotState(request, context.now()),
    requested_by: entity.name,
    charge_codes,
  };
});
