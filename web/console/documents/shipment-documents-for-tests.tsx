import { screen, within } from '@testing-library/react';
import type { ShipmentDocument } from '#contract/documents.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { serve } from '#web/server-for-tests.ts';
import { ShipmentDocuments } from './shipment-documents.tsx';

export const NUMBER = 'GS104588210';
export const DRAFT = {
  document_number: 'PL-GS104588210-2026-001',
  status: 'draft' as const,
  created_at: new Date('2026-11-19T09:00:00Z'),
  generated_by: 'Grace Admin',
  version: 1,
  issued_at: null,
  issued_by: null,
  verification_code: 'ABCD-EFGH',
  signature: null,
  surrendered_on: null,
};
export const ISSUED = {
  ...DRAFT,
  status: 'issued' as const,
  issued_at: new Date('2026-11-20T09:00:00Z'),
  issued_by: 'Ben Ott',
};

export const SHIPMENT = {
  tracking_number: NUMBER,
  client: 'Brandt Imports',
  origin_city: 'Shanghai',
  origin_country: 'CN',
  destination_city: 'Rotterdam',
  destination_country: 'NL',
  status: 'in_transit',
  warnings: [],
};

export const entry = (change: Partial<ShipmentDocument> = {}): ShipmentDocument => ({
  document_type: 'packing_list',
  name: 'Packing list',
  release: null,
  not_applicable_reason: null,
  issuing_body: null,
  missing: [],
  unconfirmed: [],
  refusal: null,
  over_capacity: null,
  recipients: [],
  document: null,
  ...change,
});

export const UNBILLED = {
  total: { amount: 4280_00, currency: 'USD' },
  vat: { amount: 0, currency: 'USD' },
  gross: { amount: 4280_00, currency: 'USD' },
  vat_groups: [],
  lines: [
    { description: 'Ocean freight', amount: { amount: 4000_00, currency: 'USD' } },
    { description: 'Documentation', amount: { amount: 280_00, currency: 'USD' } },
  ],
};

/** Renders a shipment whose only document is a packing list with these changes. `wrote` returns the inputs of an operation. */
export async function openDocuments(
  change: Partial<ShipmentDocument> = {},
  responses: Parameters<typeof serve>[0] = {},
  warnings: string[] = [],
) {
  const calls = serve({
    'documents.ofShipment': () => ({ ...SHIPMENT, documents: [entry(change)], warnings }),
    'invoices.ofShipment': () => ({ invoice: null, invoices: [], unbilled: UNBILLED }),
    ...responses,
  });
  const rendered = renderPiece(<ShipmentDocuments number={NUMBER} onSelect={() => {}} />);
  const item = within(await screen.findByRole('listitem', { name: entry(change).name }));
  const wrote = (operation: string) =>
    calls.filter((call) => call.operation === operation).map(({ input }) => input);
  return { ...rendered, item, wrote };
}

export const disabled = (button: HTMLElement) => (button as HTMLButtonElement).disabled;
