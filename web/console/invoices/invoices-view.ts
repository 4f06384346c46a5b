import { DAY_MS } from '#domain/calendar/durations.ts';
import type { INVOICE_STATES, InvoiceState } from '#domain/invoices/invoice-state.ts';
import { MAX_SEARCH_LENGTH } from '#domain/validation/search-length.ts';

/** The status filter's options and the states they match. */
export const STATES = {
  open: { label: 'Open: pending and overdue', states: ['Pending', 'Overdue'] },
  overdue: { label: 'Overdue', states: ['Overdue'] },
  pending: { label: 'Pending, not due yet', states: ['Pending'] },
  paid: { label: 'Paid', states: ['Paid'] },
  credited: { label: 'Credited in full', states: ['Credited'] },
  void: { label: 'Void', states: ['Void'] },
  credit_notes: { label: 'Credit notes', states: ['Issued'] },
} as const satisfies Record<string, { label: string; states: readonly (typeof INVOICE_STATES)[number][] }>;
export type StateChoice = keyof typeof STATES;

/** The filters of the invoice list and the open invoice. */
export interface InvoicesView {
  q: string;
  state: StateChoice | null;
  /** The range of issue dates, 'YYYY-MM-DD', inclusive, in UTC like the dates on an invoice. */
  from: string | null;
  to: string | null;
  /** The number of the open invoice. */
  invoice: string | null;
}

export const NO_FILTERS = { q: '', state: null, from: null, to: null } satisfies Partial<InvoicesView>;

/** Parses the view from the URL. Invalid parameters are ignored. */
export function readView(parameters: URLSearchParams): InvoicesView {
  const state = parameters.get('state') ?? '';
  return {
    q: (parameters.get('q') ?? '').trim().slice(0, MAX_SEARCH_LENGTH),
    state: state in STATES ? (state as StateChoice) : null,
    from: readDay(parameters.get('from')),
    to: readDay(parameters.get('to')),
    invoice: parameters.get('invoice') || null,
  };
}

export function writeView(view: InvoicesView): URLSearchParams {
  const entries = Object.entries(view).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return new URLSearchParams(entries);
}

export function isNarrowed({ q, state, from, to }: InvoicesView): boolean {
  return Boolean(q || state || from || to);
}

/** The view as the input of the list operation. */
export function filterOf({ q, state, from, to }: InvoicesView) {
  return {
    ...(q !== '' && { q }),
    ...(state && { state: [...STATES[state].states] as InvoiceState[] }),
    ...(from && { from: startOf(from) }),
    ...(to && { until: new Date(startOf(to).getTime() + DAY_MS) }),
  };
}

/** The path of the same invoices as CSV for accounting. */
export function accountsPath(view: InvoicesView): string {
  const { state = [], from, until, q } = filterOf(view);
  const parameters = new URLSearchParams([
    ...(q ? [['q', q]] : []),
    ...state.map((one) => ['state', one]),
    ...(from ? [['from', from.toISOString()]] : []),
    ...(until ? [['until', until.toISOString()]] : []),
  ]);
  return `/api/staff/invoices.csv?${parameters}`.replace(/\?$/, '');
}

function startOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

function readDay(day: string | null): string | null {
  if (day === null || !/^\d{4}-\d\d-\d\d$/.test(day)) return null;
  const start = startOf(day);
  return !Number.isNaN(start.getTime()) && start.toISOString().startsWith(day) ? day : null;
}
