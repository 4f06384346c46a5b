export const MOST_LETTERS = 100;

/** What the trail can be narrowed to, by the first word of an action. */
export const AREAS = {
  shipments: 'Shipments',
  tracking: 'Tracking',
  quotes: 'Quotes',
  documents: 'Documents',
  invoices: 'Invoices',
  people: 'People',
  careers: 'Careers',
  subscriptions: 'Subscriptions',
  trackingData: 'Tracking data',
} as const;
export type Area = keyof typeof AREAS;

/** Which entries are shown. */
export interface AuditView {
  q: string;
  area: Area | null;
  /** The id of who did it. */
  person: string | null;
  /** 'YYYY-MM-DD', in the reader's zone. */
  day: string | null;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** As the address says it; what it says wrongly is left out. */
export function readView(parameters: URLSearchParams): AuditView {
  const area = parameters.get('area') ?? '';
  const person = parameters.get('person') ?? '';
  const day = parameters.get('day');
  return {
    q: (parameters.get('q') ?? '').trim().slice(0, MOST_LETTERS),
    area: area in AREAS ? (area as Area) : null,
    person: UUID.test(person) ? person : null,
    day: day !== null && boundsOf(day) ? day : null,
  };
}

export function writeView(view: AuditView): URLSearchParams {
  const entries = Object.entries(view).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return new URLSearchParams(entries);
}

/** The first moment of a day and of the next one, in the reader's zone; null for what is no day. */
export function boundsOf(day: string): { from: Date; until: Date } | null {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? [];
  if (year === undefined) return null;
  const from = new Date(Number(year), Number(month) - 1, Number(date));
  if (from.getMonth() !== Number(month) - 1 || from.getDate() !== Number(date)) return null;
  return { from, until: new Date(Number(year), Number(month) - 1, Number(date) + 1) };
}

export const WHOLE: AuditView = { q: '', area: null, person: null, day: null };
