import type { TextSection } from '#content/text.ts';

type LoadText = () => Promise<readonly TextSection[]>;

/** Lazy guide texts: each loads with its own page, all of them with the search. */
export const guideTexts: Readonly<Record<string, LoadText>> = {
  'track-a-shipment': async () => (await import('#content/guides/track-a-shipment.ts')).trackAShipment,
  'watch-tracking': async () => (await import('#content/guides/videos.ts')).watchTracking,
  'watch-booking': async () => (await import('#content/guides/videos.ts')).watchBooking,
  'request-a-quote': async () => (await import('#content/guides/request-a-quote.ts')).requestAQuote,
  'book-a-shipment': async () => (await import('#content/guides/book-a-shipment.ts')).bookAShipment,
  'packing-and-labelling': async () =>
    (await import('#content/guides/packing-and-labelling.ts')).packingAndLabelling,
  'dangerous-goods': async () => (await import('#content/guides/dangerous-goods.ts')).dangerousGoods,
  'incoterms-2020': async () => (await import('#content/guides/incoterms-2020.ts')).incoterms2020,
  'chargeable-weight': async () => (await import('#content/guides/chargeable-weight.ts')).chargeableWeight,
  'customs-papers': async () => (await import('#content/guides/customs-documents.ts')).customsDocuments,
  'bill-of-lading': async () => (await import('#content/guides/bill-of-lading.ts')).billOfLading,
  'test-numbers': async () => (await import('#content/guides/test-numbers.ts')).testNumbers,
  'api-data': async () => (await import('#content/guides/api-data.ts')).apiData,
  'api-shipments': async () => (await import('#content/guides/api-shipments.ts')).apiShipments,
  'api-changelog': async () => (await import('#content/guides/api-changelog.ts')).apiChangelog,
  'api-clients': async () => (await import('#content/guides/api-clients.ts')).apiClients,
  'api-errors': async () => (await import('#content/guides/api-errors.ts')).apiErrors,
  assistants: async () => (await import('#content/guides/assistants.ts')).assistants,
  api: async () => (await import('#content/guides/api.ts')).apiQuickStart,
  webhooks: async () => (await import('#content/guides/webhooks.ts')).webhooks,
  'shipment-events': async () => (await import('#content/guides/webhook-events.ts')).shipmentEvents,
  'commercial-events': async () => (await import('#content/guides/webhook-events.ts')).commercialEvents,
  dcsa: async () => (await import('#content/guides/dcsa.ts')).dcsa,
  'carrier-events': async () => (await import('#content/guides/carrier-events.ts')).carrierEvents,
  'tracking-on-your-site': async () =>
    (await import('#content/guides/tracking-on-your-site.ts')).trackingOnYourSite,
};
