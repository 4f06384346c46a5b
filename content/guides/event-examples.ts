interface EventExample {
  when: string;
  /** An event of this type; server/webhooks/event-bodies.test.ts compares it with the schema of the type. */
  data: Record<string, unknown>;
}

const tracking_number = 'GS123456789';
const status = 'in_transit';
const INVOICE = {
  tracking_number,
  number: 'INV-2026-00042',
  total: { amount: 125_050, currency: 'USD' },
};
const PAYMENT = {
  ...INVOICE,
  payment_id: '0198c0de-0000-7000-8000-000000000042',
  received_at: '2026-12-20T00:00:00.000Z',
  reference: 'TRANSFER 4711',
  amount: INVOICE.total,
};
const DOCUMENT = {
  tracking_number,
  document_type: 'bill_of_lading',
  document_number: 'BILL_OF_LADING-1795510800000',
  version: 1,
};
const MILESTONE = {
  tracking_number,
  milestone_id: '019ab2f4-0c4e-7d51-9f7e-2a54c0d1b8f3',
  object: { kind: 'leg', leg_sequence: 2 },
  code: 'DEPA',
  classifier: 'ACT',
  occurred_at: '2026-11-24T08:40:00.000Z',
  unlocode: 'CNSHA',
  facility: 'Yangshan Phase 4',
  source: 'carrier',
  source_reference: 'EVT-88121',
};
const AMENDMENT = {
  tracking_number,
  amendment_id: '019ab2f4-5b1a-7c02-8d3e-91f0a4c7e2d5',
  fields: ['special_instructions', 'cargo_weight'],
};

/** When each event is sent, and an example of its `data`, in the order of the documentation. */
export const EVENT_EXAMPLES = {
  'shipment.created': {
    when: 'A shipment was booked.',
    data: {
      tracking_number,
      status: 'pending',
      transport_mode: 'sea',
      origin: { city: 'Shanghai', country: 'CN' },
      destination: { city: 'Los Angeles', country: 'US' },
      estimated_delivery_date: '2026-12-18T19:27:24.164Z',
    },
  },
  'shipment.status_changed': {
    when: 'Its status changed; `status` is the new one.',
    data: {
      tracking_number,
      status,
      former_status: 'picked_up',
      location: 'Port of Shanghai, CN',
      occurred_at: '2026-11-24T09:00:00.000Z',
    },
  },
  'shipment.estimate_changed': {
    when: 'Its estimated delivery changed.',
    data: {
      tracking_number,
      status,
      estimated_delivery_date: '2026-12-20T08:00:00.000Z',
      former_estimated_delivery_date: '2026-12-18T19:27:24.164Z',
      reason: 'Missed connection in Singapore',
      source: 'connection',
    },
  },
  'milestone.recorded': {
    when: 'A milestone was reported: planned (`PLN`), estimated (`EST`) or actual (`ACT`).',
    data: MILESTONE,
  },
  'milestone.retracted': {
    when: 'A milestone was retracted.',
    data: { ...MILESTONE, reason: 'Reported for another vessel' },
  },
  'exception.raised': {
    when: 'Something is wrong, such as a delay or a hold. Delays have the fields after `kind`, others a `text`.',
    data: {
      tracking_number,
      status,
      kind: 'delay',
      days_late: 2,
      promised_delivery_date: '2026-12-18T19:27:24.164Z',
      estimated_delivery_date: '2026-12-20T08:00:00.000Z',
      reason: 'Missed connection in Singapore',
    },
  },
  'exception.resolved': {
    when: 'It has been resolved, or the estimate meets the promise again.',
    data: {
      tracking_number,
      status: 'customs',
      kind: 'customs_hold',
      text: 'Customs inspect the container.',
    },
  },
  'document.issued': { when: 'A document was issued.', data: DOCUMENT },
  'document.voided': {
    when: 'A document was voided.',
    data: { ...DOCUMENT, reason: 'The consignee has changed' },
  },
  'price.confirmed': {
    when: 'A price was confirmed or corrected.',
    data: {
      tracking_number,
      status: 'confirmed',
      total: { amount: 125_050, currency: 'USD' },
      former_total: { amount: 119_900, currency: 'USD' },
      note: 'With the bunker surcharge of December',
    },
  },
  'invoice.issued': {
    when: 'An invoice was issued.',
    data: { ...INVOICE, due_at: '2026-12-24T00:00:00.000Z' },
  },
  'invoice.payment_recorded': {
    when: 'A payment was recorded; `due` is what remains to be paid.',
    data: { ...PAYMENT, due: { amount: 0, currency: 'USD' } },
  },
  'invoice.paid': {
    when: 'Nothing is due any more.',
    data: { ...INVOICE, paid: INVOICE.total, paid_at: '2026-12-20T00:00:00.000Z' },
  },
  'invoice.payment_reversed': {
    when: 'A payment was reversed; `due` is to be paid again.',
    data: { ...PAYMENT, due: INVOICE.total, reason: 'Returned by the bank' },
  },
  'invoice.voided': {
    when: 'An unpaid invoice was voided.',
    data: { ...INVOICE, voided_at: '2026-11-25T10:12:00.000Z' },
  },
  'invoice.credited': {
    when: 'A credit note was issued for an invoice; `credit_note` is its number.',
    data: {
      ...INVOICE,
      credit_note: 'CN-2026-00007',
      total: { amount: 12_500, currency: 'USD' },
      credited_at: '2026-11-26T10:12:00.000Z',
    },
  },
  'invoice.refunded': {
    when: 'A credit note was refunded; `total` is the amount.',
    data: {
      ...INVOICE,
      credit_note: 'CN-2026-00007',
      total: { amount: 12_500, currency: 'USD' },
      refunded_at: '2026-11-28T10:12:00.000Z',
      reference: 'TRANSFER 4711',
    },
  },
  'quote.answered': {
    when: 'We answered a quote request; `options` is how many we offer.',
    data: { reference: 'GQ471100005', valid_until: '2026-12-08T23:59:59.000Z', options: 3 },
  },
  'quote.accepted': {
    when: 'An offer was accepted; `tracking_number` is its shipment.',
    data: { reference: 'GQ471100005', tracking_number },
  },
  'amendment.approved': {
    when: 'Requested changes were made; read the shipment for their values.',
    data: { ...AMENDMENT, answer: '', decided_at: '2026-11-25T10:12:00.000Z' },
  },
  'amendment.declined': {
    when: 'We cannot make them; `answer` says why.',
    data: { ...AMENDMENT, answer: 'The vessel has sailed.', decided_at: '2026-11-25T10:12:00.000Z' },
  },
  'message.created': {
    when: 'Someone wrote a message about a shipment; `side` is `customer` or `staff`.',
    data: { tracking_number, side: 'staff', text: 'The container is released.' },
  },
} satisfies Readonly<Record<string, EventExample>>;
