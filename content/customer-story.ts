/** The home page's customer story. Customer and figures are invented, and the page says so. */
export const customerStory = {
  note: 'Example: an invented customer',
  quotation:
    'We used to learn about a missed connection from the warehouse. Now the reason is in our inbox the same day, with the new date.',
  customer: 'Head of logistics, importer of power tools, Duisburg. 140 containers a year from Ningbo.',
  figures: [
    { label: 'Told about a delay', before: '3 days later', after: 'Same day' },
    { label: 'Demurrage per container', before: '€118', after: '€31' },
    { label: 'Calls and e-mails per shipment', before: '14', after: '4' },
  ],
} as const;
