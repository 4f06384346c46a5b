import { servicePromises } from '#domain/routing/service-promises.ts';
import { operations } from './operations.ts';
import { refuseAmbiguous } from './refuse-ambiguous.ts';

export const services = operations.services.handler(({ input, context, errors }) => {
  refuseAmbiguous(context.geography, input, errors);
  return { services: servicePromises(context.geography, input, context.now()) };
});
