import type { FirstPrices } from '#contract/quotes/customer.ts';
import { isPermitted } from '#domain/people/access.ts';
import { pricesExcludeVat } from '../legal-entities/legal-entities-table.ts';
import { NO_TARIFF_PRICES, tariffPrices } from '../rates/pricing/tariff-prices.ts';
import { type FirstEstimate, firstEstimate, type QuotedCargo, routeOfQuote } from './first-estimate.ts';
import type { QuotesContext } from './operations.ts';

export interface PricedEstimate extends FirstEstimate {
  exclude_vat: boolean;
}

/** The first prices of a request, by the contracts of the caller's company and by public tariffs. */
export async function estimateQuote(
  { geography, database, person, now }: Pick<QuotesContext, 'geography' | 'database' | 'person' | 'now'>,
  quote: QuotedCargo,
): Promise<PricedEstimate> {
  const route = routeOfQuote(geography, quote);
  // The contracts of a customer are for those who have signed in as theirs, not for any visitor with their address.
  const terms = { organisation_id: person?.organisation_id ?? null, now: now() };
  const prices = route.request
    ? await tariffPrices(database.db, geography, route.request, terms)
    : NO_TARIFF_PRICES;
  const exclude_vat = await pricesExcludeVat(database.db);
  const wanted = { transport_modes: quote.transport_modes, prices, now: terms.now };
  return { ...firstEstimate(geography, route, wanted), exclude_vat };
}

/** What the response and the e-mail state: prices only for visitors and for members who may see them. */
export function presentEstimate(
  { origin, destination, estimates, on_request, exclude_vat }: PricedEstimate,
  person: QuotesContext['person'],
): FirstPrices {
  const seesPrices = !person || isPermitted(person, 'money');
  return {
    origin: { city: origin.city, country: origin.country },
    destination: { city: destination.city, country: destination.country },
    origin_approximate: !origin.known,
    destination_approximate: !destination.known,
    estimates: seesPrices ? estimates : [],
    on_request,
    exclude_vat,
  };
}
