import { isPermitted } from '#domain/people/access.ts';
import { ownOrganisation, signedIn } from '../api/call-context.ts';
import { operations } from './operations.ts';
import { portalFiguresOf } from './portal-figures.ts';

export const summary = operations.summary.handler(async ({ context }) => {
  const person = signedIn(context);
  const figures = await portalFiguresOf(context.database.db, ownOrganisation(context), context.now());
  const { active, in_transit, documents, invoiced_this_month_cents } = figures;
  return {
    ...(isPermitted(person, 'view')
      ? { active, in_transit, documents }
      : { active: null, in_transit: null, documents: null }),
    invoiced_this_month_cents: isPermitted(person, 'money') ? invoiced_this_month_cents : null,
  };
});
