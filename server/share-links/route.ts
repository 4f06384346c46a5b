import { listLegsOfNumber } from '../tracking/route/route-legs-table.ts';
import { openLink } from './open-link.ts';
import { operations } from './operations.ts';

/** A link that does not show the map gets the same response as one that has ended. */
export const route = operations.route.handler(async ({ input, context, errors }) => {
  const link = await openLink(context, input.token, errors);
  const legs = link.show.includes('map')
    ? await listLegsOfNumber(context.database.db, link.tracking_number)
    : undefined;
  if (!legs) throw errors.NOT_FOUND();
  return { legs };
});
