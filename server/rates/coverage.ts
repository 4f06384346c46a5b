import { gapsIn } from '#domain/rates/coverage.ts';
import { ANY } from '#domain/rates/rate-kinds.ts';
import { covers } from '#domain/rates/specificity.ts';
import { listChargeCodes } from './charge-codes-table.ts';
import { operations } from './operations.ts';
import { laneTerms, resolvePlace } from './pricing/lane-terms.ts';
import { candidateLine, namesOf } from './pricing/load-rate-tables.ts';
import { listCandidates } from './pricing/tariff-candidates.ts';

/** Any cargo: lines for some goods only are not freight for the lane. */
const CARGO = { pieces: null, gross_kg: null, volume_m3: null, hs_codes: [], has_dangerous_goods: false };

export const coverage = operations.coverage.handler(async ({ input, context }) => {
  const { side, load, organisation_id = null, from, to } = input;
  const { db } = context.database;
  const place = (field: 'origin' | 'destination') =>
    resolvePlace(context.geography, { unlocode: input[field], postal_code: '' }, field);
  const [origin, destination] = await laneTerms(db, [place('origin'), place('destination')] as const);
  const lane = {
    origins: namesOf(origin),
    destinations: namesOf(destination),
    loads: [load, ANY] as const,
  };
  const [candidates, codes] = await Promise.all([
    listCandidates(db, lane, { sides: [side], period: { from, to }, as_of: context.now() }),
    listChargeCodes(db),
  ]);
  const freight = new Set(codes.filter(({ category }) => category === 'freight').map(({ code }) => code));
  const request = {
    side,
    origin,
    destination,
    load,
    equipment: [],
    cargo: CARGO,
    organisation_id,
    currency: null,
  };
  const covering = candidates.filter(
    (candidate) =>
      freight.has(candidate.line.charge_code) &&
      covers(candidateLine(candidate), { ...request, date: candidate.tariff.valid_from }),
  );
  const tariffs = [...Map.groupBy(covering, ({ tariff }) => tariff.id).values()].flatMap((ofTariff) => {
    const [first] = ofTariff;
    if (!first) return [];
    const { tariff, organisation } = first;
    return {
      ...tariff,
      organisation:
        tariff.organisation_id && organisation ? { id: tariff.organisation_id, name: organisation } : null,
      carriers: [...new Set(ofTariff.map((candidate) => candidateLine(candidate).carrier))].sort(),
    };
  });
  tariffs.sort((one, other) => (one.valid_from < other.valid_from ? -1 : 1));
  const covered = tariffs.map(({ valid_from, valid_to }) => ({ from: valid_from, to: valid_to }));
  return { tariffs, gaps: gapsIn({ from, to }, covered) };
});
