import { offerState } from '#domain/quotes/offer.ts';
import { entityOfQuote } from '../entity-of-quote.ts';
import { operations } from '../operations.ts';
import { offeredOptions } from '../options/offered-options.ts';
import { findNumberOfQuote } from '../shipment-of-quote.ts';
import { linkedQuote } from './linked-quote.ts';

export const linkedOffer = operations.linkedOffer.handler(async ({ input, context, errors }) => {
  const { db } = context.database;
  const quote = await linkedQuote(db, context, input.token, errors);
  const state = offerState(quote, context.now());
  const [options, entity, tracking_number] = await Promise.all([
    state === 'none' ? [] : offeredOptions(db, quote),
    entityOfQuote(db, context.geography, quote),
    quote.status === 'converted' ? findNumberOfQuote(db, quote.id) : undefined,
  ]);
  return {
    ...quote,
    state,
    offered_by: entity.name,
    options,
    tracking_number: tracking_number ?? null,
  };
});
