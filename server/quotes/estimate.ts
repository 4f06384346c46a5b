import { estimateQuote, presentEstimate } from './estimate-quote.ts';
import { operations } from './operations.ts';

export const estimate = operations.estimate.handler(async ({ input, context }) =>
  presentEstimate(await estimateQuote(context, input), context.person),
);
