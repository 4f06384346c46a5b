import type { RateTables } from './price-options.ts';
import type { PriceRequest } from './price-request.ts';
import type { PricedOption } from './priced-option.ts';
import { bySpecificity, type CandidateLine, decidedBy, mismatch } from './specificity.ts';

/** A line of the lane that no option uses, and why. */
export interface UnusedLine {
  line: CandidateLine;
  reason: string;
}

/** Explains for each line of the lane that the options of a request don't use why it is not used. */
export function explainUnused(
  request: PriceRequest,
  { lines, charge_codes }: RateTables,
  options: readonly PricedOption[],
): UnusedLine[] {
  const used = new Set(
    options.flatMap((option) => option.lines.map(({ tariff }) => tariff && `${tariff.id} ${tariff.line}`)),
  );
  const isUsed = ({ tariff, line }: CandidateLine) => used.has(`${tariff.id} ${line}`);
  const winners = lines.filter(isUsed);
  const compare = bySpecificity(request);
  const categories = new Map(charge_codes.map(({ code, category }) => [code, category]));
  const isIncluded = ({ charge_code, size_type }: CandidateLine) =>
    winners.some(
      (winner) =>
        winner.inclusive_of.includes(charge_code) &&
        (winner.size_type === null || size_type === null || winner.size_type === size_type),
    );
  return lines
    .filter((line) => !isUsed(line))
    .map((line) => ({ line, reason: mismatch(line, request) ?? reasonOf(line) }));

  function reasonOf(line: CandidateLine): string {
    const category = categories.get(line.charge_code);
    if (category === undefined) return 'Its charge code is unknown.';
    if (category === 'incidental') return 'Incidental charges are never part of a price.';
    if (isIncluded(line)) return 'The freight includes this charge.';
    const { size_type, basis } = line;
    if (size_type !== null && !request.equipment.some((each) => each.size_type === size_type))
      return `It is for containers of type ${size_type}.`;
    if (basis === 'container' && request.equipment.length === 0) return 'It is for containers.';
    const better = winners.filter(
      (other) =>
        other.charge_code === line.charge_code &&
        (other.size_type === size_type || other.size_type === null || size_type === null) &&
        compare(other, line) < 0,
    );
    // Each carrier has a separate option.
    const winner = better.find(({ carrier }) => carrier === line.carrier) ?? better[0];
    const criterion = winner && decidedBy(winner, line, request);
    return winner && criterion
      ? `Line ${winner.line} of ${winner.tariff.name} prevails by ${criterion}.`
      : 'Freight for all containers, a quantity or an exchange rate is missing.';
  }
}
