import { and, eq, gt, gte, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Period } from '#domain/rates/coverage.ts';
import type { RateSide } from '#domain/rates/rate-kinds.ts';
import type { TariffLine } from '#domain/rates/tariff.ts';
import type { Connection } from '../../database/pool/connection.ts';
import { anyOf } from '../../database/statements/any-of.ts';
import { cachedStatement } from '../../database/statements/statement-cache.ts';
import { organisations } from '../../organisations/organisations-table.ts';
import { tariffLines } from '../tariff-lines-table.ts';
import { tariffs } from '../tariffs-table.ts';

/** What lines must name to apply to a request. */
interface Lane {
  origins: readonly string[];
  destinations: readonly string[];
  loads: readonly TariffLine['load'][];
  /** All without it. */
  charge_codes?: readonly string[];
}

interface Validity {
  sides: readonly RateSide[];
  period: Period;
  as_of: Date;
}

/** The lines of a lane in tariffs of these sides that are valid on a day of a period, as they were at a moment. */
export async function listCandidates(
  connection: Connection,
  { origins, destinations, loads, charge_codes }: Lane,
  validity: Validity,
) {
  const lane = { origins, destinations, loads, ...validValues(validity) };
  return charge_codes
    ? candidatesOfCodes(connection).execute({ ...lane, charge_codes })
    : candidatesOfLane(connection).execute(lane);
}

const candidatesOfLane = cachedStatement((connection) =>
  candidates(connection).prepare('candidates_of_lane'),
);

const candidatesOfCodes = cachedStatement((connection) =>
  candidates(connection, anyOf(tariffLines.charge_code, sql.placeholder('charge_codes'))).prepare(
    'candidates_of_codes',
  ),
);

function candidates(connection: Connection, isOfCodes?: SQL) {
  return connection
    .select(CANDIDATE)
    .from(tariffLines)
    .innerJoin(tariffs, eq(tariffs.id, tariffLines.tariff_id))
    .leftJoin(organisations, eq(organisations.id, tariffs.organisation_id))
    .where(
      and(
        anyOf(tariffLines.origin, sql.placeholder('origins')),
        anyOf(tariffLines.destination, sql.placeholder('destinations')),
        anyOf(tariffLines.load, sql.placeholder('loads')),
        isOfCodes,
        isValid(),
      ),
    );
}

/** The same for several lanes and all loads, each line with the index of its lane. */
export async function listCandidatesOfEach(
  connection: Connection,
  lanes: readonly Pick<Lane, 'origins' | 'destinations'>[],
  validity: Validity,
) {
  const rows = lanes.map(({ origins, destinations }, lane) => ({ lane, origins, destinations }));
  return candidatesOfEach(connection).execute({ rows: JSON.stringify(rows), ...validValues(validity) });
}

const candidatesOfEach = cachedStatement((connection) =>
  connection
    .select({ lane: sql<number>`wanted.lane`, ...CANDIDATE })
    .from(
      sql`json_to_recordset(${sql.placeholder('rows')}::json) as wanted (lane int, origins text[], destinations text[])`,
    )
    .innerJoin(
      tariffLines,
      sql`${tariffLines.origin} = any(wanted.origins) and ${tariffLines.destination} = any(wanted.destinations)`,
    )
    .innerJoin(tariffs, eq(tariffs.id, tariffLines.tariff_id))
    .leftJoin(organisations, eq(organisations.id, tariffs.organisation_id))
    .where(isValid())
    .prepare('candidates_of_each'),
);

const CANDIDATE = { line: tariffLines, tariff: tariffs, organisation: organisations.name };

/** The condition whose values are `validValues`. */
function isValid() {
  const as_of = sql.placeholder('as_of');
  return and(
    lte(tariffLines.added_at, as_of),
    or(isNull(tariffLines.removed_at), gt(tariffLines.removed_at, as_of)),
    anyOf(tariffs.side, sql.placeholder('sides')),
    lte(tariffs.valid_from, sql.placeholder('to')),
    gte(tariffs.valid_to, sql.placeholder('from')),
    or(isNull(tariffs.withdrawn_at), gt(tariffs.withdrawn_at, as_of)),
  );
}

function validValues({ sides, period: { from, to }, as_of }: Validity) {
  return { sides, from, to, as_of };
}
