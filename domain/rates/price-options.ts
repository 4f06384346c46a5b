import { convert, type ExchangeRate, rateOn } from '../money/exchange-rate.ts';
import type { Money } from '../money/money.ts';
import type { ChargeCode } from './charge-code.ts';
import { asQuantity, type LineAmount, lineAmount, quantityOf } from './line-amount.ts';
import type { PriceRequest } from './price-request.ts';
import type { PricedLine, PricedOption } from './priced-option.ts';
import { MODE_OF_LOAD } from './rate-kinds.ts';
import { bySpecificity, type CandidateLine, covers } from './specificity.ts';

export interface RateTables {
  lines: readonly CandidateLine[];
  charge_codes: readonly ChargeCode[];
  exchange_rates: readonly ExchangeRate[];
}

/** A line that prevails, and how often it applies if it is charged by container. */
interface Chosen {
  line: CandidateLine;
  containers: number;
}

/**
 * The price of a request by tariffs: an option for each carrier with freight for it, cheapest first; empty where no
 * tariff covers it. A pure function: the same inputs give the same price for ever.
 */
export function priceOptions(request: PriceRequest, tables: RateTables): PricedOption[] {
  const lines = tables.lines.filter((line) => covers(line, request)).sort(bySpecificity(request));
  const categories = new Map(tables.charge_codes.map((code) => [code.code, code]));
  const isFreight = ({ charge_code }: CandidateLine) => categories.get(charge_code)?.category === 'freight';
  const carriers = new Set(lines.filter(isFreight).map(({ carrier }) => carrier));
  return [...carriers]
    .flatMap((carrier) => {
      const usable = lines.filter(
        (line) => line.carrier === carrier || (line.carrier === '' && !isFreight(line)),
      );
      return optionOf(usable) ?? [];
    })
    .sort((one, other) => one.total.amount - other.total.amount);

  function optionOf(usable: readonly CandidateLine[]): PricedOption | undefined {
    const chosen = [...Map.groupBy(usable, ({ charge_code }) => charge_code)].flatMap(([code, ofCode]) => {
      const category = categories.get(code)?.category;
      return category === undefined || category === 'incidental' ? [] : prevailing(ofCode, request);
    });
    const freight = chosen.filter(({ line }) => isFreight(line));
    const [main] = freight;
    if (!main || !coversEquipment(freight, request)) return undefined;
    const included = new Set(freight.flatMap(({ line }) => line.inclusive_of));
    const ordered = chosen
      .filter(({ line }) => !included.has(line.charge_code))
      .sort((one, other) => positionOf(one) - positionOf(other));
    const currency = request.currency ?? main.line.tariff.currency;
    const lines = pricedLines(ordered, currency);
    if (!lines) return undefined;
    return {
      mode: MODE_OF_LOAD[request.load],
      carrier: main.line.carrier,
      transit_days: main.line.transit_days,
      // Stated with the freight or with a charge at the destination.
      free_days: (freight.concat(chosen).find(({ line }) => line.free_days !== null) ?? main).line.free_days,
      indicative: false,
      total: { amount: lines.reduce((sum, { converted }) => sum + converted.amount, 0), currency },
      lines,
    };
  }

  function positionOf({ line }: Chosen): number {
    return categories.get(line.charge_code)?.position ?? 0;
  }

  /** Undefined where a quantity or an exchange rate is missing. */
  function pricedLines(chosen: readonly Chosen[], currency: string): PricedLine[] | undefined {
    const priced: PricedLine[] = [];
    for (const { line, containers } of chosen) {
      const found = amountOf(line, containers, priced);
      const exchange = rateOn(tables.exchange_rates, line.tariff.currency, currency, request.date);
      if (!found || !exchange) return undefined;
      const { id, version, name, valid_to } = line.tariff;
      priced.push({
        charge_code: line.charge_code,
        description: categories.get(line.charge_code)?.name ?? line.charge_code,
        basis: line.basis,
        size_type: line.size_type,
        ...found,
        converted: convert(found.amount, exchange),
        exchange: exchange.from === exchange.to ? null : exchange,
        tariff: { id, version, line: line.line, name, valid_to },
      });
    }
    return priced;
  }

  function amountOf(
    line: CandidateLine,
    containers: number,
    before: readonly PricedLine[],
  ): LineAmount | undefined {
    const { currency, next_break } = line.tariff;
    const quantity =
      line.basis === 'percent' ? freightBefore(before, currency) : quantityFor(line, containers);
    return quantity === undefined ? undefined : lineAmount(line, quantity, currency, next_break);
  }

  function quantityFor({ basis }: CandidateLine, containers: number): number | undefined {
    return basis === 'container' ? containers : quantityOf(basis, request);
  }

  function freightBefore(before: readonly PricedLine[], currency: string): number | undefined {
    let amount = 0;
    for (const line of before) {
      if (categories.get(line.charge_code)?.category !== 'freight') continue;
      const exchange = rateOn(tables.exchange_rates, line.amount.currency, currency, request.date);
      if (!exchange) return undefined;
      amount += convert(line.amount, exchange).amount;
    }
    return asQuantity({ amount, currency } satisfies Money);
  }
}

/** Of lines of one charge code, the most specific first: those that apply, one for each type of container. */
function prevailing(lines: readonly CandidateLine[], { equipment }: PriceRequest): Chosen[] {
  if (equipment.length === 0) {
    const line = lines.find(({ size_type, basis }) => size_type === null && basis !== 'container');
    return line ? [{ line, containers: 0 }] : [];
  }
  const chosen = new Map<CandidateLine, number>();
  for (const { size_type, count } of equipment) {
    const line = lines.find((candidate) => candidate.size_type === null || candidate.size_type === size_type);
    if (line) chosen.set(line, (chosen.get(line) ?? 0) + count);
  }
  return [...chosen].map(([line, containers]) => ({ line, containers }));
}

/** Whether freight is known for every type of container. */
function coversEquipment(freight: readonly Chosen[], { equipment }: PriceRequest): boolean {
  return equipment.every(({ size_type }) =>
    freight.some(({ line }) => line.size_type === null || line.size_type === size_type),
  );
}
