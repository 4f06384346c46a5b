import { dayInUtc } from '#domain/calendar/calendar-day.ts';
import { isTooLarge } from '#domain/money/largest-amount.ts';
import { defaultValidity } from '#domain/quotes/offer.ts';
import { type NewQuoteOption, type OptionLine, priceQuoteOption } from '#domain/quotes/quote-option.ts';
import { fieldIssue } from '../../api/errors/field-issue.ts';
import type { Connection } from '../../database/pool/connection.ts';
import type { PricingEntity } from '../../legal-entities/legal-entities-table.ts';
import { listChargeCodes } from '../../rates/charge-codes-table.ts';
import { ratesOfDay } from '../../rates/exchange-rates/exchange-rates-table.ts';
import { entityOfQuote } from '../entity-of-quote.ts';
import type { QuotesContext } from '../operations.ts';
import type { QuoteRecord } from '../quotes-table.ts';
import { currenciesOf, noRate } from './option-rates.ts';
import { listOptions, type QuoteOptionRecord } from './quote-options-table.ts';
import { costLine, tariffCosts } from './tariff-costs.ts';

interface PricedOptions {
  /** The next revision. */
  options: QuoteOptionRecord[];
  entity: PricingEntity;
  date: string;
  rates: Awaited<ReturnType<typeof ratesOfDay>>;
}

/** The options with the prices of today, as a revision that is not stored yet. Throws the issue of a refused field. */
export async function priceOptions(
  connection: Connection,
  context: Pick<QuotesContext, 'geography' | 'now'>,
  quote: QuoteRecord,
  wanted: readonly NewQuoteOption[],
  created_by: string,
): Promise<PricedOptions> {
  const now = context.now();
  refusePast(wanted, now);
  const codes = await listChargeCodes(connection);
  refuseUnknownCodes(
    wanted,
    codes.map(({ code }) => code),
  );
  const entity = await entityOfQuote(connection, context.geography, quote);
  const date = dayInUtc(now);
  const rates = await ratesOfDay(connection, currenciesOf(wanted, entity), { day: date, as_of: now });
  const [former] = await listOptions(connection, quote.id);
  const revision = (former?.revision ?? 0) + 1;
  const freight = new Set(codes.filter(({ category }) => category === 'freight').map(({ code }) => code));
  const isCosted = (option: NewQuoteOption) => statesCosts(option, freight);
  const costOf = wanted.every(isCosted) ? () => undefined : await tariffCosts(connection, context, quote);
  const options = wanted.map((option, index): QuoteOptionRecord => {
    const terms = { ...entity, rates, date };
    const price = priceQuoteOption(option, terms);
    if ('from' in price) throw noRate(`options.${index}.lines`, price);
    const excessive = price.lines.findIndex(
      ({ amount, converted }) => isTooLarge(amount) || isTooLarge(converted),
    );
    if (excessive >= 0)
      throw fieldIssue(`options.${index}.lines.${excessive}.quantity`, 'The amount is too large.');
    // Leaving out what is bought must not pass the margin floor.
    const cost = isCosted(option) ? undefined : costOf(option.mode)?.cost;
    const sold = option.lines.filter(({ side }) => side === 'sell');
    const costed = cost && priceQuoteOption({ ...option, lines: [...sold, costLine(cost)] }, terms);
    const measured = costed && !('from' in costed) ? costed : price;
    const { currency: _, ...fields } = option;
    return {
      ...fields,
      quote_id: quote.id,
      revision,
      option: index + 1,
      valid_until: option.valid_until ?? defaultValidity(now),
      currency: price.total.currency,
      total: price.total.amount,
      margin: measured.margin?.amount ?? null,
      base_currency: entity.base_currency,
      margin_percent: measured.margin_percent,
      needs_approval: measured.needs_approval,
      approved_by: null,
      lines: price.lines.map((line) => ({
        ...line,
        description: line.description || (codes.find(({ code }) => code === line.charge_code)?.name ?? ''),
      })),
      created_by,
      created_at: now,
    };
  });
  return { options, entity, date, rates };
}

/** Whether what is bought is entered: with the freight, where freight is sold. */
function statesCosts({ lines }: NewQuoteOption, freight: ReadonlySet<string>): boolean {
  const has = (wanted: OptionLine['side'], isFreight: boolean) =>
    lines.some(({ side, charge_code }) => side === wanted && (!isFreight || freight.has(charge_code)));
  return has('buy', true) || (has('buy', false) && !has('sell', true));
}

function refusePast(options: readonly NewQuoteOption[], now: Date): void {
  for (const [index, { valid_until }] of options.entries())
    if (valid_until && valid_until <= now)
      throw fieldIssue(`options.${index}.valid_until`, 'Choose a validity date in the future.');
}

function refuseUnknownCodes(options: readonly NewQuoteOption[], codes: readonly string[]): void {
  for (const [index, { lines }] of options.entries())
    for (const [place, { charge_code }] of lines.entries())
      if (!codes.includes(charge_code))
        throw fieldIssue(
          `options.${index}.lines.${place}.charge_code`,
          `${charge_code} isn’t a known charge code.`,
        );
}
