import type { ChargeCode } from '#domain/rates/charge-code.ts';
import { type DraftOption, linesOf } from './draft-option.ts';

const MAX_SUGGESTIONS = 6;
/** What arises only when something goes wrong belongs in the terms. */
const INCIDENTAL = 'incidental';
/** Never a charge of ours, and what customers expect most often. */
const DUTY = 'Duty and import VAT';

/** The charges of an option that may be named as included, and the others of its mode as not included. */
export function suggestedItems(
  option: DraftOption,
  codes: readonly Pick<ChargeCode, 'code' | 'name' | 'category' | 'modes'>[],
): { included: string[]; excluded: string[] } {
  const sold = new Set(
    linesOf(option)
      .filter(({ side }) => side === 'sell')
      .map(({ charge_code }) => charge_code),
  );
  const used = new Set([...option.inclusions, ...option.exclusions]);
  const offered = (names: readonly string[]) =>
    names.filter((name) => !used.has(name)).slice(0, MAX_SUGGESTIONS);
  const ofMode = codes.filter(
    ({ category, modes }) => category !== INCIDENTAL && (modes.length === 0 || modes.includes(option.mode)),
  );
  return {
    included: offered(codes.filter(({ code }) => sold.has(code)).map(({ name }) => name)),
    excluded: offered([
      ...ofMode
        .filter(({ code, category }) => !sold.has(code) && category !== 'surcharge')
        .map(({ name }) => name),
      DUTY,
    ]),
  };
}
