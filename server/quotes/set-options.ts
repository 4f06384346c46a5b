import { defaultValidity } from '#domain/quotes/offer.ts';
import { type NewQuoteOption, priceQuoteOption } from '#domain/quotes/quote-option.ts';
import { signedIn } from '../api/call-context.ts';
import { fieldIssue } from '../api/errors/field-issue.ts';
import { writeAudit } from '../audit/audit-log-table.ts';
import { notifyStaff } from '../notifications/notify-staff.ts';
import { listChargeCodes } from '../rates/charge-codes-table.ts';
import { ratesOfDay } from '../rates/exchange-rates-table.ts';
import { settledFacts } from './agreed-facts.ts';
import { entityOfQuote } from './entity-of-quote.ts';
import { operations } from './operations.ts';
import { currenciesOf, listedCents, noRate } from './option-rates.ts';
import { optionForStaff } from './present-option.ts';
import { insertOptions, listOptions, type QuoteOptionRecord } from './quote-options-table.ts';
import { lockQuoteByReference } from './quotes-table.ts';
import { sendOffer } from './send-offer.ts';

export const setOptions = operations.setOptions.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const now = context.now();
    const quote = await lockQuoteByReference(transaction, input.reference);
    if (!quote) throw errors.NOT_FOUND();
    if (quote.status === 'converted') throw errors.ALREADY_CONVERTED();
    const facts = settledFacts(quote, {}, errors);
    refusePast(input.options, now);
    const codes = await listChargeCodes(transaction);
    refuseUnknownCodes(
      input.options,
      codes.map(({ code }) => code),
    );
    const entity = await entityOfQuote(transaction, context.geography, facts);
    const date = now.toISOString().slice(0, 'YYYY-MM-DD'.length);
    const rates = await ratesOfDay(transaction, currenciesOf(input.options, entity), {
      day: date,
      as_of: now,
    });

    const author = signedIn(context).user_id;
    const [former] = await listOptions(transaction, quote.id);
    const revision = (former?.revision ?? 0) + 1;
    const options: QuoteOptionRecord[] = input.options.map((option, index) => {
      const price = priceQuoteOption(option, { ...entity, rates, date });
      if ('from' in price) throw noRate(`options.${index}.lines`, price);
      const { currency: _, ...fields } = option;
      return {
        ...fields,
        quote_id: quote.id,
        revision,
        option: index + 1,
        valid_until: option.valid_until ?? defaultValidity(now),
        currency: price.total.currency,
        total: price.total.amount,
        margin: price.margin?.amount ?? null,
        base_currency: entity.base_currency,
        margin_percent: price.margin_percent,
        needs_approval: price.needs_approval,
        approved_by: null,
        lines: price.lines.map((line) => ({
          ...line,
          description: line.description || (codes.find(({ code }) => code === line.charge_code)?.name ?? ''),
        })),
        created_by: author,
        created_at: now,
      };
    });
    await insertOptions(transaction, options);
    await writeAudit(transaction, {
      actor_id: author,
      action: 'quotes.setOptions',
      subject_type: 'quote',
      subject_id: quote.id,
      detail: {
        reference: quote.reference,
        revision,
        options: options.map(({ total, currency }) => ({ total, currency })),
      },
    });
    const below = options.filter(({ needs_approval }) => needs_approval);
    if (below.length > 0)
      await notifyStaff(transaction, context, {
        kind: 'enquiry',
        type: 'warning',
        title: 'Margin below the floor',
        message: `${quote.reference}: ${below.map(({ option, margin_percent }) => `option ${option} at ${margin_percent ?? 0}%`).join(', ')}; the floor is ${entity.margin_floor}%. An admin must approve the offer.`,
        related_id: quote.reference,
        related_type: 'quote',
      });
    else {
      const offered_cents = listedCents(options[0] as QuoteOptionRecord, rates, date);
      await sendOffer(
        transaction,
        context,
        { ...quote, ...facts },
        { options, offered_cents, answered_by: author },
      );
    }
    return { revision, options: options.map(optionForStaff) };
  }),
);

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
          `${charge_code} is no known charge code.`,
        );
}
