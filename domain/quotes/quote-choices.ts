/** The mode names of quote requests, as specified; `ocean` is `sea` everywhere else. */
export const QUOTE_MODES = ['ocean', 'air', 'road', 'rail'] as const;
export type QuoteMode = (typeof QUOTE_MODES)[number];

export const QUOTE_MODE_NAMES: Readonly<Record<QuoteMode, string>> = {
  ocean: 'Ocean',
  air: 'Air',
  road: 'Road',
  rail: 'Rail',
};

export const SHIPMENT_TYPES = ['general', 'hazardous', 'perishable', 'oversized', 'fragile'] as const;
export type ShipmentType = (typeof SHIPMENT_TYPES)[number];

export const SHIPMENT_TYPE_NAMES: Readonly<Record<ShipmentType, string>> = {
  general: 'General cargo',
  hazardous: 'Hazardous materials',
  perishable: 'Perishable goods',
  oversized: 'Oversized cargo',
  fragile: 'Fragile items',
};

export const QUOTE_URGENCIES = ['standard', 'express', 'urgent', 'same-day'] as const;
export type QuoteUrgency = (typeof QUOTE_URGENCIES)[number];

/** The requested speeds, with their maximum days. */
export const URGENCY_PROMISES: Readonly<Record<QuoteUrgency, { name: string; promise: string }>> = {
  standard: { name: 'Standard', promise: '15-30 days' },
  express: { name: 'Express', promise: '7-14 days' },
  urgent: { name: 'Urgent', promise: '3-7 days' },
  'same-day': { name: 'Same day', promise: 'within 24 hours' },
};
