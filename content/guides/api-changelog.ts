import { list, paragraph, type TextSection } from '../text.ts';

interface ApiChange {
  /** ISO date. */
  date: string;
  title: string;
  changes: readonly string[];
}

/** Newest first. Additions are named where programs are better off with them; what breaks a program is always named. */
export const API_CHANGES: readonly ApiChange[] = [
  {
    date: '2026-11-30',
    title: '30 November 2026',
    changes: [
      'Supplier bills: `GET` and `POST /supplier-bills`, with `vat` and `total`; `amount` and lines are net. `POST /supplier-bills/{id}/payment`, reversed by `…/payment/reversal`. Billed charges have `supplier_bill`; only the bill reverses them (409 `ON_SUPPLIER_BILL`), unless it is paid (409 `PAID`). `GET /shipments/{tracking_number}/profit`.',
      'A shipment can have several invoices: `GET /shipments/{tracking_number}/invoice` lists them; its `invoice` is the newest. `ALREADY_INVOICED` is no longer returned.',
      'Credit notes: `POST /invoices/{number}/credit-notes`, and the event `invoice.credited`. Lists of invoices include them (`kind` `credit_note`, status `Issued`) unless `kind=invoice`; totals count them as negative. Invoices have `credited`, `due` and `overpaid`; one credited in full before payment is `Credited`.',
      'Above a company’s credit limit, staff get 409 `CREDIT_LIMIT` without a `credit_reason`, and customers’ bookings have an indicative price.',
      'Invoices state VAT where a legal entity does: `net`, `vat` and `vat_groups`. Their amounts in lists and events include it; lines, prices and quotes do not. An incomplete one gets 409 `NO_CUSTOMER_VAT_ID`, `NO_CUSTOMER_ADDRESS` or `NO_EXCHANGE_RATE`.',
      'Legal entities, companies and charges have `vat`, lines of invoices `calculation`. The CSV file of invoices has 17 more columns at its end.',
      'Statements of account: `GET /organisations/{id}/statement`.',
      'Refunds of credit notes: `POST /invoices/{number}/refunds`, the event `invoice.refunded`, and `refunded`, `refundable` and `refunds` of invoices.',
      'Part payments: `POST /invoices/{number}/payment` takes `amount` and `reference`; `POST /payments/{id}/reversal` reverses one. A payment of several invoices: `POST /organisations/{id}/payments` and `POST /payments/{id}/allocations`. Invoices have `paid` and `payments`; one that is partly paid can’t be voided (409 `HAS_PAYMENTS`). Events `invoice.payment_recorded` and `invoice.payment_reversed`.',
      'Refunds of money on account: `POST /payments/{id}/refunds`, reversed by `…/{refund_id}/reversal`.',
      'Customs declarations: `GET /shipments/{tracking_number}/declarations`. Deliveries: `GET /shipments/{tracking_number}/delivery`.',
      '`PATCH /tariffs/{id}` changes name and validity; 409 `OFFERED` names open offers it would leave uncovered.',
      'Shipping instructions have `release` and `originals_count`. `POST /documents/{document_number}/surrender` records a surrender; documents have `name` (`Sea waybill`) and `surrendered_on`.',
      'Documents have the types `arrival_notice`, `delivery_order` and `cmr_note`. An order gets 409 `NOT_RELEASABLE` while originals are outstanding.',
      'Containers have `free_time_used` and `return_time_used`.',
      'Documents state the declared gross weight; only packing lists propose 1.1 × net.',
      'An answer below the margin floor gets 409 `MARGIN_BELOW_FLOOR`.',
      'On lanes with tariffs, modes without one have no indicative price: `no_tariff` in `unavailable`, `on_request` in quotes.',
      'Charges without a cost have no `margin`.',
      'Carriers push DCSA events to `POST /dcsa/v2/events`.',
      'Test keys may have the scopes `routing:write` and `rates:write`. New keys of companies have only scopes that open an operation.',
      'Events `price.confirmed`, `amendment.approved` and `amendment.declined`; a confirmed booking sends `shipment.status_changed` too.',
      'Changes of branches, legal entities, charge codes, zones, webhooks, members, template names and tracking feeds of carriers honour an optional `If-Match` with `updated_at` in milliseconds.',
      '401 and `MISSING_SCOPE` have `WWW-Authenticate`. JSON that is sent as a form gets 415 instead of 422.',
    ],
  },
  {
    date: '2026-11-26',
    title: '26 November 2026',
    changes: [
      'Every list of records takes `updated_since` and then returns `deleted` and `as_of`.',
      'Responses with 201 have `Location`.',
      'Every amount is also `{amount, currency}`. The fields that end in `_cents` are deprecated; they stay until `/api/v2`.',
      'Companies and the options of quotes have an `ETag`; their changes honour `If-Match`.',
    ],
  },
  {
    date: '2026-11-24',
    title: '24 November 2026',
    changes: [
      '`/api/v1` is the stable prefix. The paths under `/api` stay.',
      'OAuth 2 client credentials, imports, test keys and test numbers.',
      'The documented names of path parameters are in snake case, so regenerated clients have other argument names.',
    ],
  },
  {
    date: '2026-11-23',
    title: '23 November 2026',
    changes: ['API keys with scopes, and webhooks signed by the Standard Webhooks specification.'],
  },
];

export const apiChangelog: readonly TextSection[] = [
  {
    id: 'compatibility',
    title: 'Compatibility',
    blocks: [
      paragraph(
        'Within `/api/v1` nothing is removed and nothing that you may leave out becomes required. Ignore unknown fields and enum values: more are added at any time. What is to go is marked as deprecated in the [API reference](/api/docs), named here, and removed with `/api/v2` at the earliest, which will run beside `/api/v1` for a year.',
      ),
    ],
  },
  ...API_CHANGES.map(({ date, title, changes }) => ({ id: date, title, blocks: [list(...changes)] })),
];
