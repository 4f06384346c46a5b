import { operations } from '../api/operations.ts';
import { planRoutes } from './plan-routes.ts';

export const options = operations.routing.options.handler(({ input, context, errors }) => {
  const plan = planRoutes(context.geography, input, context.now());
  if (!plan) throw errors.UNKNOWN_COUNTRY();
  return plan;
});
