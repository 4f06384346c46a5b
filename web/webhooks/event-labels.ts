/** The areas of events as people choose them, and the pattern of each. */
export const EVENT_AREAS = [
  { pattern: 'shipment.*', label: 'Shipments', hint: 'Booked, new status, new estimate of delivery' },
  { pattern: 'milestone.*', label: 'Milestones', hint: 'Recorded and retracted' },
  { pattern: 'exception.*', label: 'Exceptions', hint: 'A shipment is late' },
  { pattern: 'document.*', label: 'Documents', hint: 'Issued and void' },
  { pattern: 'price.*', label: 'Prices', hint: 'Confirmed and corrected' },
  { pattern: 'invoice.*', label: 'Invoices', hint: 'Issued, paid, void and credited' },
  { pattern: 'quote.*', label: 'Quotes', hint: 'Answered and accepted' },
  { pattern: 'amendment.*', label: 'Amendments', hint: 'Approved and declined' },
  { pattern: 'message.*', label: 'Messages', hint: 'Written by you or by us' },
] as const;

/** 'All events', or the areas and types that are not part of a chosen area. */
export function eventsText(events: readonly string[]): string {
  if (events.includes('*')) return 'All events';
  return events
    .map((event) => EVENT_AREAS.find(({ pattern }) => pattern === event)?.label ?? event)
    .join(', ');
}
