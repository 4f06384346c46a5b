import type { TestApp, Visitor } from '../test-app.ts';

type Client = Visitor & { user_id: string };

/** All details that a packing list, a bill of lading and both certificates need. */
export const SAMPLE_INSTRUCTIONS = {
  shipper: { name: 'Harbor & Pine', address: '12 Dock Street', city: 'Houston', country: 'US' },
  consignee: { name: 'شركة الميناء للتجارة', address: 'Waalhaven 77', city: 'Rotterdam', country: 'NL' },
  notify_party: { name: '港口报关行' },
  booking_reference: 'BKG-1',
  cargo_lines: [
    {
      marks: 'HP 1-4',
      packages_count: 4,
      package_kind: 'pallets',
      description: 'Glass lamps',
      hs_code: '9405.21',
      origin_country: 'Portugal',
      net_kg: 1200,
      gross_kg: 1333,
      dimensions: '120x80x100',
    },
  ],
  carrier: 'Ocean Line',
  vessel: 'Ever Calm',
  voyage: '012W',
  port_of_loading: 'Houston',
  port_of_discharge: 'Rotterdam',
  cargo_movement: 'LCL',
  place_of_issue: 'Houston',
  insurer: 'Harbor Mutual',
  policy_number: 'HM-1',
  clauses: 'A',
  claims_payable_at: 'Rotterdam',
};

/** Books a sea shipment with private details and returns its tracking number. */
export async function bookedBySea(client: Client, change: object = {}): Promise<string> {
  const response = await client.request('POST', '/api/functions/create-shipment', {
    origin_address: '1200 Hidden Boulevard',
    origin_city: 'Houston',
    origin_country: 'US',
    destination_address: 'Secret Quay 9',
    destination_city: 'Rotterdam',
    destination_country: 'NL',
    cargo_description: 'Glass lamps',
    cargo_weight: 1200,
    cargo_value: 98_765.43,
    service_type: 'standard',
    transport_mode: 'sea',
    ...change,
  });
  return response.json().tracking_number;
}

/** Document operations as a staff member. */
export function staffClientOf(staff: Visitor) {
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    staff.request('POST', `/api${path}`, body, headers);
  return {
    saveInstructions: (tracking_number: string, instructions: object = SAMPLE_INSTRUCTIONS, version = 0) =>
      post(`/shipments/${tracking_number}/instructions`, { version, instructions }),
    generate: async (tracking_number: string, document_type: string, replaces: string | null = null) =>
      (await post(`/shipments/${tracking_number}/documents`, { document_type, replaces })).json()
        .document_number as string,
    issue: (document_number: string, body: object = {}, headers: Record<string, string> = {}) =>
      post(`/documents/${document_number}/issue`, body, headers),
    declareVoid: (document_number: string, reason = 'The consignee was misspelt') =>
      post(`/documents/${document_number}/void`, { reason }),
    surrender: (document_number: string, surrendered_on: string) =>
      post(`/documents/${document_number}/surrender`, { surrendered_on }),
    async document(tracking_number: string, type: string) {
      const response = await staff.request('GET', `/api/shipments/${tracking_number}/documents`);
      return response
        .json()
        .documents.find(({ document_type }: { document_type: string }) => document_type === type);
    },
  };
}

export async function stored({ database }: TestApp, document_number: string) {
  const [row] = await database.sql`
    select * from shipping_documents where document_number = ${document_number}`;
  return row;
}
