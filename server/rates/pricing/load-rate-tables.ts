import { CROSS_CURRENCIES } from '#domain/money/exchange-rate.ts';
import type { RateTables } from '#domain/rates/price-options.ts';
import type { LaneTerms, PriceRequest } from '#domain/rates/price-request.ts';
import { ANY, RATE_LOADS, RATE_SIDES, type RateLoad, type RateSide } from '#domain/rates/rate-kinds.ts';
import type { CandidateLine } from '#domain/rates/specificity.ts';
import type { Connection } from '#server/database/pool/connection.ts';
import { pipeline } from '#server/database/statements/pipeline.ts';
import { listChargeCodes } from '../charge-codes-table.ts';
import { ratesOfDay } from '../exchange-rates/exchange-rates-table.ts';
import { listCandidates, listCandidatesOfEach } from './tariff-candidates.ts';

/** The lines that may apply, by default of both sides and all loads. */
interface Wanted extends Pick<PriceRequest, 'origin' | 'destination' | 'date' | 'currency'> {
  sides?: readonly RateSide[];
  loads?: readonly RateLoad[];
}

/** What `priceOptions` needs for a request, as it was at a moment. */
export async function loadRateTables(
  connection: Connection,
  { sides = RATE_SIDES, loads = RATE_LOADS, ...request }: Wanted,
  as_of: Date,
): Promise<RateTables> {
  const lane = {
    origins: namesOf(request.origin),
    destinations: namesOf(request.destination),
    loads: [...loads, ANY] as const,
  };
  const listed = new Set<string>(CROSS_CURRENCIES);
  if (request.currency) listed.add(request.currency);
  const ratesOf = (currencies: Iterable<string>) =>
    ratesOfDay(connection, [...currencies], { day: request.date, as_of });
  const [candidates, charge_codes, listed_rates] = await Promise.all([
    listCandidates(connection, lane, { sides, period: { from: request.date, to: request.date }, as_of }),
    listChargeCodes(connection),
    ratesOf(listed),
  ]);
  const lines = candidates.map(candidateLine);
  const currencies = new Set([...listed, ...lines.map(({ tariff }) => tariff.currency)]);
  const exchange_rates = currencies.size > listed.size ? await ratesOf(currencies) : listed_rates;
  return { lines, charge_codes, exchange_rates };
}

/** `loadRateTables` of both sides and all loads for several lanes, with the same number of statements. */
export async function loadRateTablesOfEach(
  connection: Connection,
  lanes: readonly { origin: LaneTerms; destination: LaneTerms }[],
  { date, currency }: { date: string; currency: string },
  as_of: Date,
): Promise<RateTables[]> {
  const named = lanes.map(({ origin, destination }) => ({
    origins: namesOf(origin),
    destinations: namesOf(destination),
  }));
  const [candidates, charge_codes] = await pipeline(
    listCandidatesOfEach(connection, named, { sides: RATE_SIDES, period: { from: date, to: date }, as_of }),
    listChargeCodes(connection),
  );
  const currencies = new Set([
    ...CROSS_CURRENCIES,
    currency,
    ...candidates.map(({ tariff }) => tariff.currency),
  ]);
  const exchange_rates = await ratesOfDay(connection, [...currencies], { day: date, as_of });
  const byLane = Map.groupBy(candidates, ({ lane }) => lane);
  return lanes.map((_, lane) => ({
    lines: (byLane.get(lane) ?? []).map(candidateLine),
    charge_codes,
    exchange_rates,
  }));
}

type Candidate = Awaited<ReturnType<typeof listCandidates>>[number];

/** A buy line without a carrier is of the organisation whose tariff it is. */
export function candidateLine({ line, tariff, organisation }: Candidate): CandidateLine {
  const carrier = line.carrier || (tariff.side === 'buy' ? (organisation ?? '') : '');
  return { ...line, carrier, tariff };
}

export function namesOf({ unlocode, zones, country }: LaneTerms): string[] {
  return [...(unlocode ? [unlocode] : []), ...zones, ...(country ? [country] : []), ANY];
}
