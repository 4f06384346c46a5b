/** The next steps after a quote request, shown to the visitor. */
export const quoteSteps = [
  {
    when: 'Instantly',
    what: 'Your reference and a first estimate.',
    detail: 'Calculated from the route and the weight for each mode you chose, and e-mailed to you.',
  },
  {
    when: 'Within 24 hours',
    what: 'Our detailed quote.',
    detail: 'Carriers, sailing or flight dates, surcharges and customs costs, line by line, in US dollars.',
  },
  {
    when: 'When you accept',
    what: 'Your booking.',
    detail: 'The quote becomes a shipment with a tracking number. Nothing is booked before you accept.',
  },
] as const;
