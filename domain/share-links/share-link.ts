import * as z from 'zod';
import { DAY_MS } from '../calendar/durations.ts';
import { Moment } from '../calendar/moment.ts';
import { DOCUMENT_TYPES, DocumentType } from '../documents/document-type.ts';
import { SHOWN_BY_NAME } from '../documents/valued-documents.ts';
import { PIN_REFUSAL } from './share-link-limits.ts';

/** What a share link can show beside the route's ends, the status and the delivery date. */
export const SHARED_PARTS = ['map', 'events', 'documents'] as const;
export const SharedPart = z.enum(SHARED_PARTS);
export type SharedPart = z.infer<typeof SharedPart>;

const NO_PART = 'Choose what the link shows.';

export const NewShareLink = z.object({
  expires_at: Moment,
  show: z.array(SharedPart, NO_PART).min(1, NO_PART).max(SHARED_PARTS.length),
  pin: z
    .string()
    .regex(/^\d{4,10}$/, PIN_REFUSAL)
    .nullish(),
  /** By default all that neither state the value of the goods nor release them. */
  document_kinds: z
    .array(DocumentType)
    .min(1, 'Choose the document types.')
    .max(DOCUMENT_TYPES.length)
    .optional(),
});
export type NewShareLink = z.infer<typeof NewShareLink>;

/** Limits how long a forgotten link stays open. */
const MAX_DAYS = 366;

/** Why a link cannot end at this time; undefined when it can. */
export function expiryRefusal(expires_at: Date, now: Date): string | undefined {
  const rest_ms = expires_at.getTime() - now.getTime();
  if (rest_ms <= 0) return 'Choose a date in the future.';
  return rest_ms > MAX_DAYS * DAY_MS ? 'Choose a date within one year.' : undefined;
}

/** The kinds of documents that a link shows. */
export function sharedKinds(
  show: readonly SharedPart[],
  document_kinds: readonly DocumentType[] | null,
): readonly DocumentType[] {
  if (!show.includes('documents')) return [];
  return document_kinds ?? DOCUMENT_TYPES.filter((type) => !SHOWN_BY_NAME.includes(type));
}

/**
 * The public tracking page shows map and events to everyone who has the number, so a link that withholds either must
 * not state it.
 */
export function showsNumber(show: readonly SharedPart[]): boolean {
  return show.includes('map') && show.includes('events');
}
