import type { LaneTerms, PriceRequest } from './price-request.ts';
import { ANY, MODE_OF_LOAD } from './rate-kinds.ts';
import type { NewTariff, TariffLine } from './tariff.ts';

/** A tariff line with its tariff, as pricing reads it. */
export interface CandidateLine extends TariffLine {
  /** Its number in the tariff. */
  line: number;
  tariff: Pick<
    NewTariff,
    'name' | 'side' | 'organisation_id' | 'currency' | 'valid_from' | 'valid_to' | 'next_break'
  > & {
    id: string;
    version: number;
  };
}

/** How exactly a line names one end: 3 by UN/LOCODE, 2 by zone, 1 by country, 0 by '*'; undefined if it names another. */
function laneRank(named: string, { unlocode, zones, country }: LaneTerms): number | undefined {
  if (named === ANY) return 0;
  if (named === country) return 1;
  if (zones.includes(named)) return 2;
  return named === unlocode ? 3 : undefined;
}

/**
 * What decides between lines of the same charge code that all cover a request: the first criterion in which they differ,
 * the higher rank first.
 */
const PRECEDENCE: readonly {
  criterion: string;
  rank: (line: CandidateLine, request: PriceRequest) => number | string;
}[] = [
  { criterion: 'contract of the customer', rank: ({ tariff }) => Number(tariff.organisation_id !== null) },
  {
    criterion: 'lane',
    rank: ({ origin, destination }, request) =>
      (laneRank(origin, request.origin) ?? 0) + (laneRank(destination, request.destination) ?? 0),
  },
  { criterion: 'origin', rank: ({ origin }, request) => laneRank(origin, request.origin) ?? 0 },
  { criterion: 'carrier', rank: ({ carrier }) => Number(carrier !== '') },
  { criterion: 'commodity', rank: ({ commodity }) => commodity.length },
  { criterion: 'size-type', rank: ({ size_type }) => Number(size_type !== null) },
  { criterion: 'load', rank: ({ load, mode }) => Number(load !== ANY) + Number(mode !== ANY) },
  { criterion: 'later start of validity', rank: ({ tariff }) => tariff.valid_from },
  { criterion: 'newer tariff', rank: ({ tariff }) => tariff.id },
  { criterion: 'later line', rank: ({ line }) => line },
];

/** Whether a line applies to a request, apart from its size-type. */
export function covers(line: CandidateLine, request: PriceRequest): boolean {
  return mismatch(line, request) === undefined;
}

/** Why a line does not apply to a request, apart from its size-type; undefined where it does. */
export function mismatch(line: CandidateLine, request: PriceRequest): string | undefined {
  const { tariff, load, mode, origin, destination, commodity } = line;
  if (tariff.side !== request.side) return `This is a ${tariff.side} tariff.`;
  if (request.date < tariff.valid_from || request.date > tariff.valid_to)
    return `The tariff is valid from ${tariff.valid_from} to ${tariff.valid_to}.`;
  if (
    tariff.side === 'sell' &&
    tariff.organisation_id !== null &&
    tariff.organisation_id !== request.organisation_id
  )
    return 'It is the contract of another customer.';
  if (load !== ANY && load !== request.load) return `It is for ${load}.`;
  if (mode !== ANY && mode !== MODE_OF_LOAD[request.load]) return `It is for transport by ${mode}.`;
  if (laneRank(origin, request.origin) === undefined) return `It is from ${origin}.`;
  if (laneRank(destination, request.destination) === undefined) return `It is to ${destination}.`;
  if (!isOfCommodity(commodity, request.cargo))
    return commodity === 'DG' ? 'It is for dangerous goods.' : `It is for goods of HS code ${commodity}.`;
  return undefined;
}

function isOfCommodity(commodity: string, { hs_codes, has_dangerous_goods }: PriceRequest['cargo']): boolean {
  if (commodity === '') return true;
  if (commodity === 'DG') return has_dangerous_goods;
  return hs_codes.length > 0 && hs_codes.every((code) => code.startsWith(commodity));
}

/** Orders lines, the one that prevails first. */
export function bySpecificity(request: PriceRequest) {
  return (one: CandidateLine, other: CandidateLine): number => {
    for (const { rank } of PRECEDENCE) {
      const [a, b] = [rank(one, request), rank(other, request)];
      if (a !== b) return a > b ? -1 : 1;
    }
    return 0;
  };
}

/** The criterion by which a line prevails over another; undefined where none does. */
export function decidedBy(
  line: CandidateLine,
  other: CandidateLine,
  request: PriceRequest,
): string | undefined {
  return PRECEDENCE.find(({ rank }) => rank(line, request) !== rank(other, request))?.criterion;
}
