import { company } from '#content/company.ts';
import type { QuoteOption } from '#contract/quotes/options.ts';
import type { DocumentIssuer } from '#domain/documents/document-data.ts';
import { type PaperSize, usualPaperSize } from '#domain/documents/paper-size.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { countryName } from '#domain/places/countries.ts';
import { offerState } from '#domain/quotes/offer.ts';
import { optionLineText } from '#domain/quotes/option-line-text.ts';
import type { OptionLinePrice } from '#domain/quotes/quote-option.ts';
import { validityLabel } from '#domain/quotes/validity-label.ts';
import type { PricingEntity } from '../../legal-entities/legal-entities-table.ts';
import { issuer } from '../../pdf/issuer.ts';
import type { OfferPdfInput } from '../../pdf/pdf-input-types.ts';
import { dayLabel, dayOf, joinParts, kg } from '../../pdf/pdf-messages.ts';
import type { QuoteRecord } from '../quotes-table.ts';

const MODES = { air: 'By air', sea: 'By sea', road: 'By road', rail: 'By rail' } as const;

export interface OfferToPrint {
  quote: QuoteRecord;
  /** As the customer sees them. */
  options: readonly QuoteOption[];
  entity: Pick<PricingEntity, 'name' | 'vat_id' | 'vat'>;
  letterhead: DocumentIssuer | null;
  /** Where the offer is decided. */
  url: string;
  /** Not offered yet. */
  is_draft: boolean;
}

/** The texts of an offer: what is sold, never what we buy or earn. */
export function offerPdfInput(
  { quote, options, entity, letterhead, url, is_draft }: OfferToPrint,
  now: Date,
  size: PaperSize = usualPaperSize(quote.origin_country),
): OfferPdfInput {
  const { reference } = quote;
  const offered_at = (is_draft ? null : quote.answered_at) ?? now;
  const latest = new Date(Math.max(...options.map(({ valid_until }) => valid_until.getTime())));
  return {
    title: `Offer ${reference}`,
    dated: offered_at.toISOString(),
    issuer: issuer(letterhead),
    scan_url: url,
    number: reference,
    size,
    watermark: is_draft ? 'DRAFT' : WATERMARKS[offerState(quote, now)],
    offered: dayOf(offered_at),
    valid_until: validityLabel(latest),
    offered_by: [entity.name, ...(entity.vat_id ? [`VAT ID ${entity.vat_id}`] : [])],
    customer: [...new Set([quote.company_name, quote.contact_name, quote.email].filter(Boolean))],
    from: endOf(quote.origin_city, quote.origin_country),
    to: endOf(quote.destination_city, quote.destination_country),
    cargo:
      joinParts([quote.cargo_description, quote.cargo_weight === null ? null : kg(quote.cargo_weight)]) ??
      '—',
    options: options.map((option) => optionOf(option, options.length)),
    closing: `To accept or decline, scan the code or open ${new URL(url).host}. ${exclusive(options)}${entity.vat ? 'Prices exclude VAT. ' : ''}Questions? Write to ${company.operations_email} or call ${company.phone}, and mention ${reference}.`,
  };
}

const WATERMARKS = { none: 'WITHDRAWN', open: null, expired: 'EXPIRED', decided: null } as const;

function exclusive(options: readonly QuoteOption[]): string {
  return options.length > 1 ? 'You can accept one of the options. ' : '';
}

function endOf(city: string, country: string): string {
  return joinParts([city, country && countryName(country)]) ?? city;
}

function optionOf(option: QuoteOption, of: number): OfferPdfInput['options'][number] {
  const { mode, carrier, transit_days, currency, total } = option;
  return {
    name: joinParts([of > 1 ? `Option ${option.option}` : null, MODES[mode], carrier], ' · ') ?? MODES[mode],
    transit: transit_days === null ? null : `${transit_days} ${transit_days === 1 ? 'day' : 'days'}`,
    valid_until: validityLabel(option.valid_until),
    currency,
    lines: option.lines.map((line) => ({
      description: line.description || line.charge_code,
      rate: optionLineText(line) ?? formatMoney(line.rate),
      exchange: exchangeText(line),
      amount: formatMoney(line.converted),
    })),
    total: formatMoney(total),
    included: option.inclusions,
    excluded: option.exclusions,
    terms: option.terms,
  };
}

/** '1 USD = 0.9217 EUR of 20 November 2026', where the total has another currency. */
function exchangeText({ exchange }: OptionLinePrice): string | null {
  return exchange && `1 ${exchange.from} = ${exchange.rate} ${exchange.to} of ${dayLabel(exchange.date)}`;
}
