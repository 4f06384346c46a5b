import { DAY_CHARGE_CODES } from '#domain/rates/day-charge.ts';
import type { LaneTerms } from '#domain/rates/price-request.ts';
import { ANY, type RateLoad } from '#domain/rates/rate-kinds.ts';
import type { CandidateLine } from '#domain/rates/specificity.ts';
import type { Connection } from '#server/database/pool/connection.ts';
import { candidateLine, namesOf } from './load-rate-tables.ts';
import { listCandidates } from './tariff-candidates.ts';

interface Wanted {
  lane: readonly [origin: LaneTerms, destination: LaneTerms];
  load: RateLoad;
  /** The first and the last day on which a tariff may be valid. */
  period: { from: string; to: string };
}

/** The lines of tariffs for customers that state what a container costs after its free time. */
export async function loadDayRates(
  connection: Connection,
  { lane: [origin, destination], load, period }: Wanted,
  as_of: Date,
): Promise<CandidateLine[]> {
  const lane = {
    origins: namesOf(origin),
    destinations: namesOf(destination),
    loads: [load, ANY] as const,
    charge_codes: DAY_CHARGE_CODES,
  };
  const candidates = await listCandidates(connection, lane, { sides: ['sell'], period, as_of });
  return candidates.map(candidateLine);
}
