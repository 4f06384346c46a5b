import type { BookedEquipment } from '../equipment/booked-equipment.ts';
import { convert, type ExchangeRate, rateOn } from '../money/exchange-rate.ts';
import type { Money } from '../money/money.ts';
import type { ChargeCode } from './charge-code.ts';
import { asQuantity, lineAmount, quantityOf } from './line-amount.ts';
import type { PriceRequest } from './price-request.ts';
import type { PricedLine, PricedOption } from './priced-option.ts';
import { MODE_OF_LOAD } from './rate-kinds.ts';
import { bySpecificity, type CandidateLine, covers } from './specificity.ts';

export interface RateTables {
  lines: readonly CandidateLine[];
  charge_codes: readonly ChargeCode[];
  exchange_rates: readonly ExchangeRate[];
}

/** An option of a carrier, with what only bookings need. */
export interface TariffOption extends PricedOption {
  /** By type of container; null where none are stated. */
  free_days_by_type: Readonly<Record<string, number | null>>;
}

/** A line that prevails, and the containers that it applies to; none for a request without containers. */
interface Chosen {
  line: CandidateLine;
  boxes: readonly BookedEquipment[];
}

/** What the price of a request is computed with. */
interface Pricing {
  request: PriceRequest;
  exchange_rates: readonly ExchangeRate[];
  codes: ReadonlyMap<string, ChargeCode>;
}

/**
 * The price of a request by tariffs: an option for each carrier with freight for it, cheapest first; empty where no
 * tariff covers it. A pure function: the same inputs give the same price for ever.
 */
export function priceOptions(request: PriceRequest, tables: RateTables): TariffOption[] {
  const pricing: Pricing = {
    request,
    exchange_rates: tables.exchange_rates,
    codes: new Map(tables.charge_codes.map((code) => [code.code, code])),
  };
  const lines = tables.lines.filter((line) => covers(line, request)).sort(bySpecificity(request));
  const carriers = new Set(lines.filter((line) => isFreight(line, pricing)).map(({ carrier }) => carrier));
  return [...carriers]
    .flatMap((carrier) => {
      const usable = lines.filter(
        (line) => line.carrier === carrier || (line.carrier === '' && !isFreight(line, pricing)),
      );
      return optionOf(usable, pricing) ?? [];
    })
    .sort((one, other) => one.total.amount - other.total.amount);
}

/** The option of a carrier; undefined where its lines don't make up a price. */
function optionOf(usable: readonly CandidateLine[], pricing: Pricing): TariffOption | undefined {
  const { request, codes } = pricing;
  const chosen = [...Map.groupBy(usable, ({ charge_code }) => charge_code)].flatMap(([code, ofCode]) => {
    const category = codes.get(code)?.category;
    return category === undefined || category === 'incidental' ? [] : prevailing(ofCode, request);
  });
  const freight = chosen.filter(({ line }) => isFreight(line, pricing));
  const main = mainFreight(usable, freight, pricing);
  if (!main) return undefined;
  const ordered = withoutIncluded(chosen, freight).sort(
    (one, other) => positionOf(one.line, pricing) - positionOf(other.line, pricing),
  );
  const currency = request.currency ?? main.tariff.currency;
  const lines = pricedLines(ordered, currency, pricing);
  if (!lines) return undefined;
  return {
    mode: MODE_OF_LOAD[request.load],
    carrier: main.carrier,
    transit_days: main.transit_days,
    // Stated with the freight or with a charge at the destination.
    ...freeDays(request, freight.concat(chosen)),
    indicative: false,
    total: { amount: lines.reduce((sum, { converted }) => sum + converted.amount, 0), currency },
    lines,
  };
}

/** Undefined unless the freight that comes first on invoices is known for every type of container; others add to it. */
function mainFreight(
  usable: readonly CandidateLine[],
  freight: readonly Chosen[],
  pricing: Pricing,
): CandidateLine | undefined {
  const [first] = usable
    .filter((line) => isFreight(line, pricing))
    .sort((one, other) => positionOf(one, pricing) - positionOf(other, pricing));
  const main = freight.filter(({ line }) => line.charge_code === first?.charge_code);
  const covered = pricing.request.equipment.every(({ size_type }) =>
    main.some((each) => isFor(each, size_type)),
  );
  return covered ? main[0]?.line : undefined;
}

function isFreight({ charge_code }: CandidateLine, { codes }: Pricing): boolean {
  return codes.get(charge_code)?.category === 'freight';
}

function positionOf({ charge_code }: CandidateLine, { codes }: Pricing): number {
  return codes.get(charge_code)?.position ?? 0;
}

interface Priced {
  line: CandidateLine;
  price: PricedLine;
}

/** Undefined where a quantity or an exchange rate is missing. */
function pricedLines(
  chosen: readonly Chosen[],
  currency: string,
  pricing: Pricing,
): PricedLine[] | undefined {
  const priced: Priced[] = [];
  for (const each of chosen) {
    const { line } = each;
    const quantity = quantityFor(each, priced, pricing);
    const { id, version, name, valid_to, currency: own, next_break } = line.tariff;
    const exchange = rateOn(pricing.exchange_rates, own, currency, pricing.request.date);
    if (quantity === undefined || !exchange) return undefined;
    const found = lineAmount(line, quantity, own, next_break);
    const price = {
      charge_code: line.charge_code,
      description: pricing.codes.get(line.charge_code)?.name ?? line.charge_code,
      basis: line.basis,
      size_type: line.size_type,
      ...found,
      converted: convert(found.amount, exchange),
      exchange: exchange.from === exchange.to ? null : exchange,
      tariff: { id, version, line: line.line, name, valid_to },
    };
    priced.push({ line, price });
  }
  return priced.map(({ price }) => price);
}

/** The quantity by a line's basis; undefined where the request lacks it. `before` are the lines priced before this one. */
function quantityFor(
  { line, boxes }: Chosen,
  before: readonly Priced[],
  pricing: Pricing,
): number | undefined {
  if (line.basis === 'percent') return freightFor(line, before, pricing);
  if (line.basis === 'container') return boxes.reduce((sum, { count }) => sum + count, 0);
  return quantityOf(line.basis, pricing.request);
}

/** The freight before a percentage of it, without the freight that includes this charge. */
function freightFor(
  { charge_code, tariff: { currency } }: CandidateLine,
  before: readonly Priced[],
  pricing: Pricing,
): number | undefined {
  let amount = 0;
  for (const { line, price } of before) {
    if (!isFreight(line, pricing) || line.inclusive_of.includes(charge_code)) continue;
    const exchange = rateOn(pricing.exchange_rates, price.amount.currency, currency, pricing.request.date);
    if (!exchange) return undefined;
    amount += convert(price.amount, exchange).amount;
  }
  return asQuantity({ amount, currency } satisfies Money);
}

/** By type of container, and the least of all. */
function freeDays({ equipment }: PriceRequest, stating: readonly Chosen[]) {
  const free_days_by_type = Object.fromEntries(
    equipment.map(({ size_type }) => [
      size_type,
      freeDaysOf(stating.filter((each) => isFor(each, size_type))),
    ]),
  );
  const known = Object.values(free_days_by_type).filter((days) => days !== null);
  return { free_days_by_type, free_days: known.length > 0 ? Math.min(...known) : freeDaysOf(stating) };
}

/** Of lines of one charge code, the most specific first: those that apply, one for each type of container. */
function prevailing(lines: readonly CandidateLine[], { equipment }: PriceRequest): Chosen[] {
  if (equipment.length === 0) {
    const line = lines.find(({ size_type, basis }) => size_type === null && basis !== 'container');
    return line ? [{ line, boxes: [] }] : [];
  }
  const chosen = new Map<CandidateLine, BookedEquipment[]>();
  for (const box of equipment) {
    const line = lines.find(({ size_type }) => size_type === null || size_type === box.size_type);
    if (line) chosen.set(line, [...(chosen.get(line) ?? []), box]);
  }
  return [...chosen].map(([line, boxes]) => ({ line, boxes }));
}

/** The charges that are not part of the freight; all-in freight of one type of container includes them for that type only. */
function withoutIncluded(chosen: readonly Chosen[], freight: readonly Chosen[]): Chosen[] {
  return chosen.flatMap((each) => {
    const all_in = freight.filter(({ line }) => line.inclusive_of.includes(each.line.charge_code));
    if (all_in.length === 0) return [each];
    const boxes = each.boxes.filter(({ size_type }) => !all_in.some((one) => isFor(one, size_type)));
    return boxes.length > 0 ? [{ ...each, boxes }] : [];
  });
}

function isFor({ boxes }: Chosen, size_type: string): boolean {
  return boxes.some((box) => box.size_type === size_type);
}

function freeDaysOf(lines: readonly Chosen[]): number | null {
  return lines.find(({ line }) => line.free_days !== null)?.line.free_days ?? null;
}
