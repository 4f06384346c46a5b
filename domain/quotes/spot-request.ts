import * as z from 'zod';
import { calendarDate } from '../calendar/calendar-date.ts';
import { Moment } from '../calendar/moment.ts';
import { Email } from '../people/account.ts';
import { TransportMode } from '../routing/transport-mode.ts';
import { plainText } from '../validation/plain-text.ts';
import { OptionLine } from './quote-option.ts';

const MAX_CARRIERS = 20;
const MAX_LINES = 20;

const text = (max_length: number) => plainText().max(max_length, `At most ${max_length} characters.`);

/** The rates that staff request from carriers. */
export const NewSpotRequest = z.object({
  carriers: z
    .array(z.object({ organisation_id: z.uuid(), email: Email }))
    .min(1, 'Choose a carrier.')
    .max(MAX_CARRIERS, `At most ${MAX_CARRIERS} carriers.`),
  mode: TransportMode,
  /** Such as '2 × 40HC'. */
  equipment: text(200).default(''),
  ready_on: calendarDate('Enter a date.').nullable().default(null),
  note: text(2000).default(''),
  /** When the link ends. */
  answer_by: Moment,
});
export type NewSpotRequest = z.infer<typeof NewSpotRequest>;

/** What a carrier offers. */
export const SpotAnswer = z.object({
  lines: z
    .array(OptionLine.omit({ side: true, tariff: true, size_type: true }))
    .min(1, 'Enter at least one rate.')
    .max(MAX_LINES, `At most ${MAX_LINES} rates.`),
  /** The last day of the rates. */
  valid_until: calendarDate('Enter a date.'),
  transit_days: z.number().int().min(0).max(365, 'At most 365 days.').nullable().default(null),
  notes: text(2000).default(''),
});
export type SpotAnswer = z.infer<typeof SpotAnswer>;

export const SPOT_STATES = ['open', 'answered', 'declined', 'over'] as const;
type SpotState = (typeof SPOT_STATES)[number];

interface Requested {
  answered_at: Date | null;
  answer: SpotAnswer | null;
  answer_by: Date;
}

/** 'over' once it can no longer be answered. */
export function spotState({ answered_at, answer, answer_by }: Requested, now: Date): SpotState {
  if (answered_at) return answer ? 'answered' : 'declined';
  return answer_by > now ? 'open' : 'over';
}
