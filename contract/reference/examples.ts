const TRANSPORT = {
  origin_city: 'Rotterdam',
  origin_country: 'Netherlands',
  destination_city: 'Singapore',
  destination_country: 'Singapore',
  service_type: 'standard',
  cargo_weight: 480,
};
const PLACES = {
  origin: { city: 'Rotterdam', country: 'Netherlands' },
  destination: { city: 'Singapore', country: 'Singapore' },
};
const QUOTE = {
  origin: 'Rotterdam, Netherlands',
  destination: 'Singapore, Singapore',
  transport_modes: ['ocean'],
  weight: 480,
};

/** The body of an operation that programs call, by the operation's name, without path parameters. */
export const EXAMPLES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'routing.options': TRANSPORT,
  'shipments.create': {
    ...TRANSPORT,
    transport_mode: 'sea',
    cargo_description: 'Ball bearings, 2 pallets',
  },
  'rates.price': {
    ...PLACES,
    load: 'LCL',
    cargo_lines: [{ pieces: 2, package_type: 'PX', gross_kg: 480, volume_m3: 2 }],
  },
  'quotes.request': { ...QUOTE, email: 'shipping@example.com' },
  'quotes.estimate': QUOTE,
  'quotes.decline': { reason: 'We ship later' },
  'amendments.request': {
    changes: { special_instructions: 'Ring at gate 3' },
    reason: 'The buyer asked for it',
  },
  'messages.send': { text: 'When will the container be released?' },
  'files.attach': { upload_id: '019ab2f4-0c4e-7d51-9f7e-2a54c0d1b8f3' },
  'shareLinks.create': { expires_at: '2027-01-31T00:00:00Z', show: ['events', 'map'] },
  'followers.request': { email: 'buyer@example.com' },
  'webhooks.create': { url: 'https://tms.example/events', events: ['shipment.*', 'milestone.*'] },
  'webhooks.change': { enabled: true },
  'webhooks.replayAll': { from: '2026-11-24T00:00:00Z', to: '2026-11-25T00:00:00Z', which: 'failed' },
  'addressBook.create': { name: 'Rheinwerk GmbH', city: 'Duisburg', country: 'DE' },
  'addressBook.importContacts': { csv: 'name,city,country\nRheinwerk GmbH,Duisburg,DE\n' },
  'bookingTemplates.create': { name: 'Bearings to Singapore', tracking_number: 'GS123456789' },
  'bookingTemplates.rename': { name: 'Bearings to Singapore' },
  'organisations.change': { name: 'Vliet Bearings B.V.' },
  'organisations.invite': { email: 'colleague@example.com', permissions: ['view', 'book'] },
  'organisations.changePermissions': { permissions: ['view'] },
  'milestones.report': {
    milestones: [
      {
        tracking_number: 'GS123456789',
        object: { kind: 'leg', leg_sequence: 2 },
        code: 'DEPA',
        classifier: 'ACT',
        occurred_at: '2026-11-24T08:40:00Z',
        unlocode: 'CNSHA',
        source: 'carrier',
      },
    ],
  },
  'carrierEvents.push': {
    eventID: '84db923d-2a19-4eb0-beb5-446c1ec57d34',
    eventType: 'TRANSPORT',
    eventCreatedDateTime: '2026-11-24T09:00:00Z',
    eventClassifierCode: 'ACT',
    eventDateTime: '2026-11-24T16:40:00+08:00',
    transportEventTypeCode: 'DEPA',
    transportCall: { UNLocationCode: 'CNSHA' },
    documentReferences: [{ documentReferenceType: 'BKG', documentReferenceValue: 'MAEU4711' }],
  },
  'positions.report': {
    positions: [{ latitude: 53.54, longitude: 9.99, taken_at: '2026-11-21T09:00:00Z', speed: 54 }],
  },
};
