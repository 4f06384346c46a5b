import { code, list, paragraph, type TextSection } from '../text.ts';

const lines = (...text: string[]) => text.join('\n');

export const apiShipments: readonly TextSection[] = [
  {
    id: 'references',
    title: 'Your references',
    blocks: [
      paragraph(
        'Send your order number with the booking, as `own_reference` of its `instructions`: it stands in the file of the shipment, on its documents and in its events for [DCSA](/documentation/dcsa). The number of a container, a bill of lading or a booking comes with the first milestones.',
      ),
      code(
        'Book with your order number',
        lines(
          'curl -s -H "authorization: Bearer $KEY" -H "content-type: application/json" \\',
          '  -H "idempotency-key: order-4712" -d \'{',
          '  "origin_city":"Rotterdam","origin_country":"Netherlands",',
          '  "destination_city":"Singapore","destination_country":"Singapore",',
          '  "cargo_description":"Ball bearings, 2 pallets","cargo_weight":480,',
          '  "service_type":"standard","transport_mode":"sea",',
          '  "instructions":{"own_reference":"PO-4712"}}\' \\',
          '  "$HOST/api/v1/functions/create-shipment"',
        ),
      ),
      code(
        'Find it by the order number',
        lines('curl -s -H "authorization: Bearer $KEY" "$HOST/api/v1/shipments?q=PO-4712"'),
      ),
    ],
  },
  {
    id: 'change',
    title: 'Change or cancel',
    blocks: [
      paragraph(
        'Carriers may have the booking already, so a change is a request: an amendment. Our staff approve or decline it, and you receive `amendment.approved` or `amendment.declined`.',
      ),
      code(
        'Request other references and an instruction',
        lines(
          'curl -s -H "authorization: Bearer $KEY" -H "content-type: application/json" -d \'{',
          '  "changes":{"references":[{"kind":"PO","value":"PO-4712-A"}],',
          '    "special_instructions":"Ring at gate 3"},',
          '  "reason":"The order was split"}\' \\',
          '  "$HOST/api/v1/shipments/$TRACKING_NUMBER/amendments"',
        ),
      ),
      code(
        'Request the cancellation',
        lines(
          'curl -s -H "authorization: Bearer $KEY" -H "content-type: application/json" \\',
          '  -d \'{"changes":{"cancel":true},"reason":"The buyer has withdrawn"}\' \\',
          '  "$HOST/api/v1/shipments/$TRACKING_NUMBER/amendments"',
        ),
      ),
      code(
        'Your requests and their answers',
        lines(
          'curl -s -H "authorization: Bearer $KEY" \\',
          '  "$HOST/api/v1/shipments/$TRACKING_NUMBER/amendments"',
        ),
      ),
    ],
  },
  {
    id: 'documents',
    title: 'Documents and files',
    blocks: [
      code(
        'The documents of a shipment',
        lines(
          'curl -s -H "authorization: Bearer $KEY" \\',
          '  "$HOST/api/v1/documents?shipment=$TRACKING_NUMBER"',
        ),
      ),
      code(
        'The booking confirmation as a PDF',
        lines(
          'curl -s -H "authorization: Bearer $KEY" -o confirmation.pdf \\',
          '  "$HOST/api/v1/shipments/$TRACKING_NUMBER/booking-confirmation.pdf"',
        ),
      ),
      code(
        'Add your commercial invoice',
        lines(
          'curl -s -H "authorization: Bearer $KEY" -F kind=commercial_invoice -F file=@invoice.pdf \\',
          '  "$HOST/api/v1/shipments/$TRACKING_NUMBER/files"',
        ),
      ),
      list(
        '`GET /documents/{document_number}/pdf` is one document, `GET /shipments/{tracking_number}/documents.zip` all of them; `document.issued` says when there is another one.',
        'The scopes are `documents:read`, `files:read` and `files:write`.',
      ),
    ],
  },
  {
    id: 'keys',
    title: 'Replace a key',
    blocks: [
      list(
        'Create the new key in [Company](/company) with the scopes of the old one. Both work until you revoke the old one, so there is no interruption; a company has up to 50.',
        '“Last used” says whether a program still sends the old one. Revoking it takes effect at once, also for access tokens that were issued to it.',
        'A key with an expiry date gets 401 afterwards. Keys cannot create keys.',
      ),
    ],
  },
  {
    id: 'browsers',
    title: 'Calls from browsers',
    blocks: [
      paragraph(
        'The API sends no CORS headers, so scripts of other sites cannot call it: a key in a page would be everybody’s. Call from your server, or [embed tracking](/documentation/tracking-on-your-site).',
      ),
    ],
  },
];
