import { company } from './company.ts';

/** A public text page, for search engines, link previews and the sitemap. */
export interface PublicPage {
  path: string;
  /** The page's unique name in titles, breadcrumbs and link previews. */
  title: string;
  /** One or two sentences, 50 to 160 characters, unique. */
  description: string;
}

/** Every public text page, the only source of titles and descriptions. */
export const publicPages = {
  home: {
    path: '/',
    title: 'Enterprise global logistics',
    description:
      'Ocean, air, road and rail freight, with customs and warehousing. Track a shipment by its number or request a quote.',
  },
  about: {
    path: '/about',
    title: 'Company',
    description: `Who ${company.brand} is: mission, vision, the four values we work by, and the figures behind the company.`,
  },
  contact: {
    path: '/contact',
    title: 'Contact',
    description:
      'Write to us, call the 24/7 hotline, or find the offices in Los Angeles, New York, Rotterdam and Singapore.',
  },
  quote: {
    path: '/quote',
    title: 'Request a Quote',
    description:
      'Tell us the route and the cargo. Get an instant estimate and a detailed freight quote within 24 hours.',
  },
  ocean_freight: {
    path: '/services/ocean-freight',
    title: 'Ocean Freight',
    description:
      'Full and shared containers through 500+ ports: container sizes, volumes and weights, to scale.',
  },
  air_freight: {
    path: '/services/air-freight',
    title: 'Air Freight',
    description:
      'Express, standard, economy and temperature-controlled air freight through 300+ airports, with transit days.',
  },
  road_transport: {
    path: '/services/road-transport',
    title: 'Road Transport',
    description:
      'Truck classes up to 44 tons for local, regional and long-distance road freight, full and part loads (FTL/LTL).',
  },
  rail_freight: {
    path: '/services/rail-freight',
    title: 'Rail Freight',
    description:
      'Block trains and intermodal containers: what rail saves in cost, carbon and days against the alternatives.',
  },
  customs_clearance: {
    path: '/services/customs-clearance',
    title: 'Customs Clearance',
    description:
      'Classification, duties and customs documents for 150+ countries, with indicative duty ranges by category.',
  },
  warehousing: {
    path: '/services/warehousing',
    title: 'Warehousing',
    description:
      'Receiving, storage, order picking and cross-docking near the ports, in one view with your shipments.',
  },
  careers: {
    path: '/careers',
    title: 'Careers',
    description: `Open roles at ${company.brand}, what we offer, and what colleagues say. Apply online with your CV.`,
  },
  news: {
    path: '/news',
    title: 'News & Events',
    description: `News, events and press releases of ${company.brand}, by e-mail or as a feed.`,
  },
  sustainability: {
    path: '/sustainability',
    title: 'Sustainability',
    description:
      'Four goals with their progress, how emissions are measured, and the certifications we work under.',
  },
  partnerships: {
    path: '/partnerships',
    title: 'Partnerships',
    description: 'Carriers, technology and trade partners: how we work together, and what came of it.',
  },
  investor_relations: {
    path: '/investor-relations',
    title: 'Investor Relations',
    description: 'Stock information, financial highlights, reports and filings, and the financial calendar.',
  },
  privacy_policy: {
    path: '/privacy-policy',
    title: 'Privacy Policy',
    description:
      'Which personal information we collect, why, who sees it, and how to use your rights over it.',
  },
  terms_of_service: {
    path: '/terms-of-service',
    title: 'Terms of Service',
    description:
      'The terms for using our freight services: bookings, prices, prohibited items, liability, claims and law.',
  },
  cookie_policy: {
    path: '/cookie-policy',
    title: 'Cookie Policy',
    description: 'Which cookies and similar storage this site uses, for what, and how to choose.',
  },
  documentation: {
    path: '/documentation',
    title: 'Documentation',
    description:
      'Guides, forms and templates for shipping, the API documentation, and answers to frequent questions.',
  },
  track: {
    path: '/track',
    title: 'Track Your Shipment',
    description:
      'Enter a tracking number and see where your shipment is, what happened last and when it arrives.',
  },
} as const satisfies Record<string, PublicPage>;

export type PageName = keyof typeof publicPages;
