import { DAY_MS } from '#domain/calendar/durations.ts';
import { DOCUMENT_NAMES } from '#domain/documents/document-names.ts';
import type { DocumentType } from '#domain/documents/document-type.ts';
import { SHOWN_BY_NAME } from '#domain/documents/valued-documents.ts';
import type { NewShareLink, SharedPart } from '#domain/share-links/share-link.ts';
import { DEFAULT_DAYS, PIN_REFUSAL } from '#domain/share-links/share-link-limits.ts';
import { rulesResolver } from '#web/forms/field-messages.ts';
import { dayOf, endOf } from '#web/ui/local-day.ts';

export const PART_LABELS: Record<SharedPart, string> = {
  map: 'Map',
  events: 'Events',
  documents: 'Documents',
};

export type ShareLinkValues = Record<SharedPart, boolean> & {
  kinds: DocumentType[];
  /** The last day, 'YYYY-MM-DD' in the reader's time zone. */
  until: string;
  pin: string;
};

export function initialValues(now: Date): ShareLinkValues {
  return {
    map: true,
    events: true,
    documents: false,
    kinds: (Object.keys(DOCUMENT_NAMES) as DocumentType[]).filter((kind) => !SHOWN_BY_NAME.includes(kind)),
    until: dayOf(new Date(now.getTime() + DEFAULT_DAYS * DAY_MS)),
    pin: '',
  };
}

export const resolver = rulesResolver((values: ShareLinkValues) => ({
  map: partsOf(values).length === 0 ? 'Choose what the link shows.' : undefined,
  kinds: values.documents && values.kinds.length === 0 ? 'Choose the document types.' : undefined,
  until: endOf(values.until) ? undefined : 'Enter a date.',
  pin: values.pin === '' || /^\d{4,10}$/.test(values.pin) ? undefined : PIN_REFUSAL,
}));

/** The request for valid values. */
export function newShareLink(values: ShareLinkValues): NewShareLink {
  return {
    expires_at: endOf(values.until) as Date,
    show: partsOf(values),
    ...(values.documents && { document_kinds: values.kinds }),
    ...(values.pin && { pin: values.pin }),
  };
}

function partsOf(values: ShareLinkValues): SharedPart[] {
  return (Object.keys(PART_LABELS) as SharedPart[]).filter((part) => values[part]);
}
