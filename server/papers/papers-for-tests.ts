import type { InvoicePaper } from './paper.ts';

export const INVOICE_PAPER: InvoicePaper = {
  title: 'Invoice INV-2026-00042',
  dated: '2026-11-21T12:00:00Z',
  issuer: {
    brand: 'Groundswell',
    legal_name: 'Groundswell Logistics, Inc.',
    address: ['2200 Harbor Point Drive, Suite 400', 'Los Angeles, CA 90731'],
    phone: '+1 (310) 555-0100',
    email: 'hello@groundswell.example',
  },
  scan_url: 'https://freight.example.com/track/GS123456789',
  number: 'INV-2026-00042',
  issued: '21 November 2026',
  due: '21 December 2026',
  terms: 'Net 30 Days',
  paid: null,
  billed_to: ['Reyes Lamps', 'Ada Reyes', 'ada@reyes.example'],
  tracking_number: 'GS123456789',
  lane: 'Houston, United States to Rotterdam, Netherlands',
  cargo: 'Glass lamps, 1,200 kg, Sea',
  currency: 'USD',
  lines: [{ description: 'Sea freight', amount: '$1,834.50' }],
  total_label: 'Total due',
  total: '$1,834.50',
  closing: 'Please give INV-2026-00042 with your payment.',
};
