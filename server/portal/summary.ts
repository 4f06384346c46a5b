import { hiddenDocuments } from '#domain/documents/valued-documents.ts';
import { isPermitted } from '#domain/people/access.ts';
import { ownOrganisation, signedIn } from '../api/call-context.ts';
import { operations } from './operations.ts';
import { type PortalFigures, portalFiguresOf } from './portal-figures.ts';

export const summary = operations.summary.handler(async ({ context }) => {
  const person = signedIn(context);
  const figures = await portalFiguresOf(context.database.db, ownOrganisation(context), {
    now: context.now(),
    hidden: hiddenDocuments(person),
    test: person.test,
  });
  const { active, in_transit, documents, invoiced } = figures;
  return {
    ...(isPermitted(person, 'view')
      ? { active, in_transit, documents }
      : { active: null, in_transit: null, documents: null }),
    ...(isPermitted(person, 'money') ? amountsOf(invoiced) : NO_AMOUNTS),
  };
});

const NO_AMOUNTS = { invoiced_this_month_cents: null, currency: null, by_currency: [] };

function amountsOf(by_currency: PortalFigures['invoiced']) {
  return {
    invoiced_this_month_cents: by_currency.reduce((sum, each) => sum + each.invoiced_this_month_cents, 0),
    currency: by_currency.length > 1 ? null : (by_currency[0]?.currency ?? 'USD'),
    by_currency,
  };
}
