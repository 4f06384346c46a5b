/** What a visitor is told to expect after asking for a quote. */
export const quoteSteps = [
  {
    when: 'At once',
    what: 'Your reference and a first estimate.',
    detail: 'Worked out from the route and the weight for each mode you chose, and sent to your mailbox.',
  },
  {
    when: 'Within 24 hours',
    what: 'Our detailed quote.',
    detail: 'Carriers, sailing or flight dates, surcharges and customs costs, line by line, in US dollars.',
  },
  {
    when: 'When you accept',
    what: 'Your booking.',
    detail: 'The quote becomes a shipment with a tracking number. Nothing is booked before you say so.',
  },
] as const;
