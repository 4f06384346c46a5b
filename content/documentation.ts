const DOCUMENT_TYPES = ['PDF', 'Video', 'Online', 'Excel'] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

interface Described {
  name: string;
  /** One sentence of 50 to 160 characters: in the list, in search results and for search engines. */
  summary: string;
}

/** A page of the documentation centre; its text is in `guides/<slug>.ts`. */
interface Guide extends Described {
  type: 'Online' | 'Video';
  slug: string;
  minutes: number;
}

/** An online page other than a guide. */
interface OnlinePage extends Described {
  type: 'Online';
  path: string;
  /** Shown instead of a size. */
  format: string;
}

/** A generated file under `/downloads`. */
interface File extends Described {
  type: 'PDF' | 'Excel';
  file: string;
}

export type DocumentationItem = Guide | OnlinePage | File;

interface Category {
  id: string;
  title: string;
  items: readonly DocumentationItem[];
}

export const documentation: readonly Category[] = [
  {
    id: 'getting-started',
    title: 'Getting Started',
    items: [
      {
        type: 'Online',
        slug: 'track-a-shipment',
        name: 'Track a shipment',
        summary:
          'Where to find your tracking number, what the seven steps mean, and what to do if nothing is found.',
        minutes: 2,
      },
      {
        type: 'Video',
        slug: 'watch-tracking',
        name: 'Watch: track a shipment',
        summary:
          'From a number to the route, the milestones and follow by e-mail, in half a minute, with captions.',
        minutes: 1,
      },
      {
        type: 'Video',
        slug: 'watch-booking',
        name: 'Watch: book a shipment',
        summary:
          'Two places, the cargo, a choice of routes and the confirmation, in one minute, with captions.',
        minutes: 1,
      },
      {
        type: 'Online',
        slug: 'request-a-quote',
        name: 'Request a quote',
        summary: 'What to have ready, how to compare modes, and what happens in the 24 hours afterwards.',
        minutes: 2,
      },
      {
        type: 'Online',
        slug: 'book-a-shipment',
        name: 'Book a shipment',
        summary: 'The four steps from origin to confirmation, the services, and how to change a booking.',
        minutes: 2,
      },
    ],
  },
  {
    id: 'shipping-guides',
    title: 'Shipping Guides',
    items: [
      {
        type: 'Online',
        slug: 'packing-and-labelling',
        name: 'Packing and labelling',
        summary: 'Packaging that survives the roughest part of the way, ISPM 15 wood, measures and labels.',
        minutes: 2,
      },
      {
        type: 'Online',
        slug: 'dangerous-goods',
        name: 'Dangerous goods basics',
        summary:
          'How to recognize dangerous goods, the nine classes, the rules of each mode and what we need.',
        minutes: 2,
      },
      {
        type: 'Online',
        slug: 'incoterms-2020',
        name: 'Incoterms® 2020',
        summary:
          'The eleven rules in one table: carriage, insurance, customs and risk, and how to choose well.',
        minutes: 3,
      },
      {
        type: 'PDF',
        file: 'incoterms-2020.pdf',
        name: 'Incoterms® 2020 at a glance',
        summary: 'The table of the eleven rules on one sheet, to print and pin up.',
      },
      {
        type: 'Online',
        slug: 'chargeable-weight',
        name: 'Chargeable weight',
        summary:
          'What a cubic metre counts for by air, road, rail and sea, with formulas and one worked example.',
        minutes: 2,
      },
      {
        type: 'Online',
        slug: 'customs-papers',
        name: 'Customs documents',
        summary:
          'The documents of an international shipment, an invoice that clears, and who files and pays.',
        minutes: 2,
      },
      {
        type: 'Online',
        slug: 'bill-of-lading',
        name: 'Reading a bill of lading',
        summary: 'Kinds of bill, what each box means, and why a clean bill matters to the bank.',
        minutes: 2,
      },
    ],
  },
  {
    id: 'api-documentation',
    title: 'API Documentation',
    items: [
      {
        type: 'Online',
        slug: 'api',
        name: 'API quick start',
        summary:
          'Create a key, track, compare routes and book exactly once, with curl examples that run as they stand.',
        minutes: 3,
      },
      {
        type: 'Online',
        slug: 'api-shipments',
        name: 'Change, cancel and documents',
        summary:
          'Your references, changes and cancellations, documents and files, new keys, and calls from browsers.',
        minutes: 3,
      },
      {
        type: 'Online',
        slug: 'api-data',
        name: 'Invoices, feeds and positions',
        summary:
          'Reconcile invoices with charges, follow arrivals in a calendar, and report where a vehicle is.',
        minutes: 2,
      },
      {
        type: 'Online',
        slug: 'webhooks',
        name: 'Receive events',
        summary: 'Add an endpoint, verify signatures in Node.js or Python, and receive every event reliably.',
        minutes: 3,
      },
      {
        type: 'Online',
        slug: 'shipment-events',
        name: 'Events of shipments',
        summary: 'The whole body of each event of shipments, milestones, exceptions, documents and messages.',
        minutes: 3,
      },
      {
        type: 'Online',
        slug: 'commercial-events',
        name: 'Events of prices and invoices',
        summary: 'The whole body of each event of confirmed prices, invoices, quotes and amendments.',
        minutes: 2,
      },
      {
        type: 'Online',
        slug: 'dcsa',
        name: 'DCSA Track & Trace',
        summary:
          'Read milestones as events of DCSA Track & Trace 2.2, filter and page them, or subscribe to them.',
        minutes: 3,
      },
      {
        type: 'Online',
        slug: 'carrier-events',
        name: 'Push events as a carrier',
        summary: 'Send events of DCSA Track & Trace 2.2 with a key of your own, and read the result of each.',
        minutes: 2,
      },
      {
        type: 'Online',
        slug: 'api-errors',
        name: 'Errors of the API',
        summary: 'What each status means, what an error carries, what to retry, and what never to retry.',
        minutes: 2,
      },
      {
        type: 'Online',
        slug: 'api-changelog',
        name: 'Changelog of the API',
        summary: 'What has changed for programs, by date, and what you can rely on within a version.',
        minutes: 1,
      },
      {
        type: 'Online',
        slug: 'test-numbers',
        name: 'Test numbers and test keys',
        summary:
          'Try tracking, webhooks and bookings with shipments that run a script, where no real person is notified.',
        minutes: 2,
      },
      {
        type: 'Online',
        slug: 'api-clients',
        name: 'Clients and Postman',
        summary:
          'A typed client in TypeScript with pages, retries and errors by code, and a collection for Postman.',
        minutes: 2,
      },
      {
        type: 'Online',
        slug: 'assistants',
        name: 'Assistants (MCP)',
        summary:
          'Connect an assistant with an API key, so that it tracks, searches, prices and books within its scopes.',
        minutes: 2,
      },
      {
        type: 'Online',
        slug: 'tracking-on-your-site',
        name: 'Tracking on your site',
        summary: 'One script tag shows a shipment on your own pages, in light or dark and in your colour.',
        minutes: 1,
      },
      {
        type: 'Online',
        path: '/api/docs',
        format: 'OpenAPI',
        name: 'API reference',
        summary: 'Every operation with its input, output and errors, to read and to try out in the browser.',
      },
    ],
  },
  {
    id: 'forms-and-templates',
    title: 'Forms & Templates',
    items: [
      {
        type: 'PDF',
        file: 'shippers-letter-of-instruction.pdf',
        name: 'Shipper’s letter of instruction',
        summary: 'One page that tells us everything about a shipment: parties, journey, goods, instructions.',
      },
      {
        type: 'Excel',
        file: 'packing-list.xlsx',
        name: 'Packing list template',
        summary: 'Rows for packages with weights and measures; volume and totals calculated automatically.',
      },
      {
        type: 'Excel',
        file: 'commercial-invoice.xlsx',
        name: 'Commercial invoice template',
        summary: 'Every entry customs looks for, with line amounts and totals calculated automatically.',
      },
      {
        type: 'Excel',
        file: 'rate-comparison.xlsx',
        name: 'Rate comparison sheet',
        summary: 'Offers side by side: days, charges and the price per chargeable kilogram of each.',
      },
    ],
  },
];

export const documentationText = {
  lead: 'Guides, forms and templates for shipping, the API documentation, and answers to frequent questions.',
  search_label: 'Search the documentation',
  search_hint: 'A word from a title or from the text, for example “pallet” or “check digit”.',
  support_title: 'Still need help?',
  support_text: 'Write to us, or call at any hour:',
} as const;

export const guides: readonly Guide[] = documentation.flatMap(({ items }) =>
  items.filter((item): item is Guide => 'slug' in item),
);

/** The URL of an item. */
export function addressOf(item: DocumentationItem): string {
  if ('slug' in item) return `/documentation/${item.slug}`;
  return 'path' in item ? item.path : `/downloads/${item.file}`;
}
