import { operations } from '../api/operations.ts';
import { planRoutes } from './plan-routes.ts';
import { refuseAmbiguous } from './refuse-ambiguous.ts';

export const options = operations.routing.options.handler(({ input, context, errors }) => {
  refuseAmbiguous(context.geography, input, errors);
  const plan = planRoutes(context.geography, input, context.now());
  if (!plan) throw errors.UNKNOWN_COUNTRY();
  return plan;
});
