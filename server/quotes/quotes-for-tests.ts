import type { TestApp, Visitor } from '../test-app.ts';

/** A complete quote form without the e-mail address. */
export const QUOTE_REQUEST = {
  origin: 'Houston, Texas, United States',
  destination: 'Rotterdam, Netherlands',
  shipment_type: 'fragile',
  weight: 1200,
  dimensions: '120×80×100',
  value: 48_250.5,
  transport_modes: ['ocean', 'air'],
  urgency: 'standard',
  description: 'Glass lamps',
  contact_name: 'Ada Reyes',
  phone: '',
  company: 'Reyes Lamps',
  seconds_open: 41,
};

const OFFER = { offered: 1834.5, offered_mode: 'sea', offer_note: 'Two lifts a week.' };

let address = 0;

/** Requests a quote with this e-mail from a fresh network address; returns its id. */
export async function askFor(product: TestApp, email: string, change: object = {}): Promise<string> {
  address += 1;
  const response = await product.app.inject({
    method: 'POST',
    url: '/api/quotes',
    payload: { ...QUOTE_REQUEST, email, ...change },
    remoteAddress: `198.51.100.${address}`,
  });
  const [row] = await product.database.sql`
    select id from quotes where reference = ${response.json().reference}`;
  return row?.id;
}

export function offer(staff: Visitor, id: string, change: object = {}) {
  return staff.request('POST', `/api/quotes/${id}/answer`, { ...OFFER, ...change });
}

/** Makes the offer expire a minute ago. */
export async function expire(product: TestApp, id: string): Promise<void> {
  await product.database.sql`update quotes set valid_until = now() - interval '1 minute' where id = ${id}`;
}
