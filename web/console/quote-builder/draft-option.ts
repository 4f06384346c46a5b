import type { Proposal, QuoteOption } from '#contract/quotes/options.ts';
import { defaultValidity } from '#domain/quotes/offer.ts';
import type { NewQuoteOption, OptionLine } from '#domain/quotes/quote-option.ts';
import type { SpotAnswer } from '#domain/quotes/spot-request.ts';
import type { RateSide } from '#domain/rates/rate-kinds.ts';
import type { TransportMode } from '#domain/routing/transport-mode.ts';
import { readTypedNumber } from '#domain/validation/typed-number.ts';
import { formatPlain, readMinor } from '#web/quotes/typed-money.ts';
import { dayOf, endOf } from '../../ui/local-day.ts';

export const MAX_OPTIONS = 4;

/** One side of a charge as typed; an empty rate is no line. */
interface DraftSide {
  rate: string;
  currency: string;
  tariff: OptionLine['tariff'];
}

/** A charge with what it costs us beside what the customer pays. */
export interface DraftCharge {
  charge_code: string;
  description: string;
  basis: OptionLine['basis'];
  size_type: string | null;
  quantity: string;
  buy: DraftSide;
  sell: DraftSide;
}

export interface DraftOption {
  mode: TransportMode;
  carrier: string;
  transit_days: string;
  /** The last day of its validity. */
  until: string;
  terms: string;
  inclusions: string[];
  exclusions: string[];
  currency: string;
  charges: DraftCharge[];
}

export function emptyCharge(currency: string): DraftCharge {
  const side = { rate: '', currency, tariff: null };
  return {
    charge_code: 'FRT',
    description: '',
    basis: 'flat',
    size_type: null,
    quantity: '1',
    buy: side,
    sell: side,
  };
}

export function emptyOption(mode: TransportMode, currency: string, now: Date): DraftOption {
  return {
    mode,
    carrier: '',
    transit_days: '',
    until: dayOf(defaultValidity(now)),
    terms: '',
    inclusions: [],
    exclusions: [],
    currency,
    charges: [emptyCharge(currency)],
  };
}

/** A draft of what tariffs propose. The offer ends no later than the tariffs. */
export function draftOfProposal(proposal: Proposal, now: Date): DraftOption {
  return {
    ...emptyOption(proposal.mode, proposal.currency, now),
    carrier: proposal.carrier,
    transit_days: proposal.transit_days === null ? '' : String(proposal.transit_days),
    until: validityOf(proposal, now),
    charges: chargesOf(proposal.lines, proposal.currency),
  };
}

/** The same option from today, no longer than the tariffs of its mode. The rates stay as they were offered. */
export function renew(option: DraftOption, proposals: readonly Proposal[], now: Date): DraftOption {
  return {
    ...option,
    until: validityOf(
      proposals.find(({ mode }) => mode === option.mode),
      now,
    ),
  };
}

function validityOf(proposal: Proposal | undefined, now: Date): string {
  const until = dayOf(defaultValidity(now));
  const last = proposal?.tariff_valid_to;
  return last && last < until ? last : until;
}

/** A draft that continues an option that was offered. */
export function draftOfOption(option: QuoteOption): DraftOption {
  return {
    mode: option.mode,
    carrier: option.carrier,
    transit_days: option.transit_days === null ? '' : String(option.transit_days),
    until: dayOf(option.valid_until),
    terms: option.terms,
    inclusions: [...option.inclusions],
    exclusions: [...option.exclusions],
    currency: option.currency,
    charges: chargesOf(option.lines, option.currency),
  };
}

/**
 * The draft with the rates of a carrier to buy, and no longer valid than they are. A charge that is sold by another basis
 * or quantity stays as it is.
 */
export function withCarrierRates(
  draft: DraftOption,
  { carrier, answer }: { carrier: string; answer: SpotAnswer },
): DraftOption {
  const charges = [...draft.charges];
  for (const { charge_code, basis, quantity, rate } of answer.lines) {
    const buy = { rate: formatPlain(rate), currency: rate.currency, tariff: null };
    const bought = { charge_code, basis, quantity: String(quantity), buy };
    const place = charges.findIndex(
      (charge) =>
        charge.charge_code === charge_code &&
        (charge.sell.rate.trim() === '' ||
          (charge.basis === basis && Number(readTypedNumber(charge.quantity)) === quantity)),
    );
    const former = charges[place];
    if (former) charges[place] = { ...former, ...bought };
    else charges.push({ ...emptyCharge(draft.currency), ...bought });
  }
  return {
    ...draft,
    carrier,
    charges,
    transit_days: answer.transit_days === null ? draft.transit_days : String(answer.transit_days),
    until: answer.valid_until < draft.until ? answer.valid_until : draft.until,
  };
}

/** Lines of both sides that are for the same thing stand in one row. */
function chargesOf(lines: readonly OptionLine[], currency: string): DraftCharge[] {
  const charges: DraftCharge[] = [];
  for (const line of lines) {
    const side = { rate: formatPlain(line.rate), currency: line.rate.currency, tariff: line.tariff };
    const other = charges.find(
      (charge) =>
        charge[line.side].rate === '' &&
        charge.charge_code === line.charge_code &&
        charge.basis === line.basis &&
        charge.size_type === line.size_type &&
        Number(readTypedNumber(charge.quantity)) === line.quantity,
    );
    if (other) other[line.side] = side;
    else
      charges.push({
        ...emptyCharge(currency),
        charge_code: line.charge_code,
        description: line.description,
        basis: line.basis,
        size_type: line.size_type,
        quantity: String(line.quantity),
        [line.side]: side,
      });
  }
  return charges;
}

/** The lines of a draft that can be read; those with an empty or broken rate are left out. */
export function linesOf({ charges }: Pick<DraftOption, 'charges'>): OptionLine[] {
  return charges.flatMap((charge) =>
    (['sell', 'buy'] as const).flatMap((side) => lineOf(charge, side) ?? []),
  );
}

function lineOf(charge: DraftCharge, side: RateSide): OptionLine | undefined {
  const { rate, currency, tariff } = charge[side];
  const amount = readMinor(rate, currency);
  const quantity = Number(readTypedNumber(charge.quantity));
  if (amount === null || !(quantity > 0)) return undefined;
  const { charge_code, description, basis, size_type } = charge;
  return { charge_code, side, description, basis, quantity, rate: { amount, currency }, size_type, tariff };
}

/** What must be corrected before the draft can be offered, by field. */
export function validateDraft(draft: DraftOption, now: Date): string[] {
  const until = endOf(draft.until);
  const broken = draft.charges.some(
    ({ quantity, buy, sell }) =>
      !(Number(readTypedNumber(quantity)) > 0) ||
      [buy, sell].some(({ rate, currency }) => rate.trim() !== '' && readMinor(rate, currency) === null),
  );
  return [
    ...(until && until > now ? [] : ['Choose a validity date in the future.']),
    ...(broken ? ['Correct the quantities and rates, such as 2 and 1,850.00.'] : []),
    ...(linesOf(draft).some(({ side }) => side === 'sell') ? [] : ['Enter at least one sell rate.']),
  ];
}

/** The draft as the operation's input. */
export function optionOf(draft: DraftOption): NewQuoteOption {
  const until = endOf(draft.until);
  return {
    mode: draft.mode,
    carrier: draft.carrier.trim(),
    transit_days: draft.transit_days.trim() === '' ? null : Number(draft.transit_days),
    terms: draft.terms.trim(),
    inclusions: draft.inclusions,
    exclusions: draft.exclusions,
    currency: draft.currency,
    lines: linesOf(draft),
    ...(until && { valid_until: until }),
  };
}
