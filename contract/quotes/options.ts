import * as z from 'zod';
import { ExchangeRate } from '#domain/money/exchange-rate.ts';
import { Money } from '#domain/money/money.ts';
import { NewQuoteOption, NewQuoteOptions, OptionLine, OptionLinePrice } from '#domain/quotes/quote-option.ts';
import { TransportMode } from '#domain/routing/transport-mode.ts';
import { MAX_INTEGER } from '#domain/validation/max-integer.ts';
import { operation } from '../operation/operation.ts';
import { NOT_FOUND } from './customer.ts';
import { UNSETTLED } from './missing-facts.ts';

const Reference = z.object({ reference: z.string().trim().toUpperCase().min(1).max(40) });
const CHANGES = ['quotes', 'shipments.summary', 'notifications', 'audit'];

/** One of up to four ways that are offered for a quote. Buy lines and the margin are for staff only. */
export const QuoteOption = NewQuoteOption.safeExtend({
  /** Its number, from 1. */
  option: z.number().int(),
  valid_until: z.date(),
  currency: z.string(),
  total: Money,
  lines: z.array(OptionLinePrice),
  /** In the base currency of the legal entity; without buy lines, against our tariffs. Null where none covers the route. */
  margin: Money.nullable().optional(),
  /** Of the total. */
  margin_percent: z.number().nullable().optional(),
  /** The margin is below the legal entity's floor and no admin has approved it; until then nothing is offered. */
  needs_approval: z.boolean().optional(),
});
export type QuoteOption = z.infer<typeof QuoteOption>;

/** A place on the chart. */
const Located = z.object({ name: z.string(), latitude: z.number(), longitude: z.number() });

const Options = z.object({
  /** Each change of the options is a new revision; 0 without options. */
  revision: z.number().int(),
  options: z.array(QuoteOption),
});

/** What tariffs propose to offer by one mode, to sell and to buy. */
const Proposal = z.object({
  mode: TransportMode,
  carrier: z.string(),
  transit_days: z.number().int().nullable(),
  /** The last day of the tariffs. */
  tariff_valid_to: z.iso.date().nullable(),
  /** Of the total. */
  currency: z.string(),
  lines: z.array(OptionLine),
});
export type Proposal = z.infer<typeof Proposal>;

export const quoteOptions = {
  proposals: operation({
    access: 'staff',
    method: 'GET',
    path: '/quotes/{reference}/proposals',
    summary: 'Options proposed from today’s tariffs, with the margin floor',
  })
    .input(Reference)
    .output(
      z.object({
        /** Cheapest first; empty where no tariff covers the route. */
        proposals: z.array(Proposal),
        /** Of the legal entity that would carry the shipment. */
        base_currency: z.string(),
        /** Percent of the total, below which an admin must approve. */
        margin_floor: z.number(),
        date: z.iso.date(),
        /** Of the day, with which options are converted. */
        exchange_rates: z.array(ExchangeRate),
        /** Origin and destination, where they are known. */
        stops: z.array(Located),
      }),
    )
    .errors({ NOT_FOUND }),

  setOptions: operation({
    access: 'staff',
    method: 'PUT',
    path: '/quotes/{reference}/options',
    summary: 'Offer up to four options for a quote; they replace the former ones, which stay as revisions',
    changes: CHANGES,
  })
    .input(Reference.extend({ options: NewQuoteOptions }))
    .output(Options)
    .errors({
      NOT_FOUND,
      ALREADY_CONVERTED: { status: 409, message: 'This quote has already been converted to a shipment.' },
      PRECONDITION_FAILED: {
        status: 412,
        message: 'Someone else has changed the options of this quote. Review their changes, then save again.',
      },
      ...UNSETTLED,
    }),

  options: operation({
    access: 'signed-in',
    permission: 'money',
    method: 'GET',
    path: '/quotes/{reference}/options',
    summary: 'The options of a quote; customers get those that are offered to them',
  })
    .input(
      Reference.extend({
        /** Defaults to the latest; others only for staff. */
        revision: z.coerce.number().int().min(1).max(MAX_INTEGER).optional(),
      }),
    )
    .output(Options)
    .errors({ NOT_FOUND }),

  approveOptions: operation({
    access: 'admin',
    method: 'POST',
    path: '/quotes/{reference}/options/approve',
    summary: 'Approve margins below the floor, which sends the offer',
    changes: CHANGES,
  })
    .input(
      Reference.extend({
        /** The revision that was read; refused if there is another one by now. Defaults to the latest. */
        revision: z.number().int().min(1).max(MAX_INTEGER).optional(),
      }),
    )
    .output(Options)
    .errors({
      NOT_FOUND,
      VERSION_CONFLICT: {
        status: 409,
        message: 'Someone else has changed the options of this quote. Review them before you approve.',
        data: z.object({ revision: z.number().int() }),
      },
      NOTHING_TO_APPROVE: { status: 409, message: 'No option of this quote needs approval.' },
      ALREADY_DECIDED: { status: 409, message: 'This quote has already been accepted or declined.' },
      EXPIRED: { status: 409, message: 'An option has expired. Offer it again with a later date.' },
    }),
};
